// The smallest valid room: a page with its texts, on both sides of the table of contents. The rest is added when it is needed.

export const isFeatureName = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(name).replace(/^\w/, (letter) => letter.toUpperCase());
const title = (name: string) => name.replaceAll("-", " ").replace(/^\w/, (letter) => letter.toUpperCase());

const TEXTS: Record<string, (name: string) => { description: string; empty: string }> = {
  fr: (name) => ({ description: `${name} dans Sclepios.`, empty: "Rien ici pour l’instant." }),
  en: (name) => ({ description: `${name} in Sclepios.`, empty: "Nothing here yet." }),
  es: (name) => ({ description: `${name} en Sclepios.`, empty: "Nada aquí por ahora." }),
};

const messages = (name: string, language: string) => {
  const { description, empty } = TEXTS[language]?.(title(name)) ?? { description: "", empty: "" };
  return `${JSON.stringify({ page: { title: title(name), description }, nav: { title: title(name) }, empty }, null, 2)}\n`;
};

/** The files of a new room, by path. */
export function roomFiles(name: string): Record<string, string> {
  const folder = `features/${name}`;
  return {
    [`${folder}/README.md`]: `# ${title(name)}

What it does: one page, \`/${name}\`, empty so far.
Its words: none yet.
The path of one action: page → \`web/api.ts\` → \`contract.ts\` → \`server/handlers.ts\` → { policy · domain · queries } → table.
What lives elsewhere: nothing.
`,
    [`${folder}/server/feature.ts`]: `import { serverFeature } from "#platform/feature/server/server-feature.ts";

export const ${camel(name)} = serverFeature({ name: "${name}" });
`,
    [`${folder}/web/feature.ts`]: `import { IconPoint } from "@tabler/icons-react";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { page } from "#platform/ui/routing/page.ts";
import { shellRoute } from "#platform/ui/routing/roots.ts";

const ${camel(name)}Route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/${name}",
  ...page({ namespace: "${name}" }),
  component: lazyRouteComponent(() => import("./${name}-page.tsx"), "${pascal(name)}Page"),
});

export const ${camel(name)} = webFeature({
  name: "${name}",
  routes: [${camel(name)}Route],
  nav: [{ to: "/${name}", label: "${name}:nav.title", icon: IconPoint, group: "practice" }],
});
`,
    [`${folder}/web/${name}-page.tsx`]: `import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { PageHeader } from "#platform/ui/page-header.tsx";

export function ${pascal(name)}Page() {
  const { t } = useTranslation("${name}");
  return (
    <>
      <PageHeader title={t("page.title")} />
      <EmptyState title={t("empty")} />
    </>
  );
}
`,
    ...Object.fromEntries(
      Object.keys(TEXTS).map((language) => [`${folder}/messages/${language}/${name}.json`, messages(name, language)]),
    ),
  };
}

/** A table of contents (app/web/features.ts, app/server/features.ts) with the new feature in its alphabetical place. */
export function listed(source: string, name: string, side: "web" | "server"): string {
  const line = `import { ${camel(name)} } from "#features/${name}/${side}/feature.ts";\n`;
  const imports = [...source.matchAll(/^import \{ \w+ \} from "#features\/.*\n/gm)].map(([text]) => text);
  const next = imports.find((text) => text.slice(text.indexOf("#")) > line.slice(line.indexOf("#")));
  const last = imports.at(-1);
  if (last === undefined) throw new Error(`app/${side}/features.ts lists no feature: add this line by hand: ${line}`);
  const withImport = next ? source.replace(next, line + next) : source.replace(last, last + line);
  return withImport.replace(/(export const features[^=]*= \[)([^\]]*)\]/, (_, start: string, inner: string) => {
    const names = [...inner.split(",").map((text) => text.trim()), camel(name)].filter((text) => text !== "");
    return `${start}${names.sort().join(", ")}]`;
  });
}
