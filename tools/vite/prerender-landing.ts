import { readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type ResolvedConfig } from "vite";
import { PLACEHOLDER_ORIGIN } from "../../platform/http/placeholder-origin.ts";
import { type BuiltPage, type Places, writeApplicationPages } from "./written-pages.ts";

interface Page {
  title: string;
  description: string;
  body: string;
}
const LANGUAGES = ["fr", "en", "es"] as const;
/** The running server writes its own address over it (platform/http/server/web-folder.ts). */
const ORIGIN = PLACEHOLDER_ORIGIN;

const escapeAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * Search from outside: engines fill in the question. A data block, not a script: the strict policy
 * lets it be.
 */
const siteSearch = (): string =>
  JSON.stringify({
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Sclepios",
    url: `${ORIGIN}/`,
    inLanguage: LANGUAGES,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${ORIGIN}/chat?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  });

/**
 * What is loaded to draw a page is not read, but named, as the manifest names it: its path from the
 * application's folder.
 */
const pagesUnopened = (root: string): Plugin => ({
  name: "pages-unopened",
  enforce: "pre",
  transform(code, id) {
    if (id.includes("node_modules")) return null;
    return code.replaceAll(/\bimport\(\s*"(\.[^"]+|#[^"]+)"\s*,?\s*\)/g, (_, specifier: string) => {
      const file = specifier.startsWith("#")
        ? join(root, "../..", specifier.slice(1))
        : join(dirname(id), specifier);
      return `globalThis.opened(${JSON.stringify(relative(root, file))})`;
    });
  },
  resolveDynamicImport: (specifier) =>
    typeof specifier === "string" ? { id: specifier, external: true } : null,
});

interface Rendered {
  prerender: (language: string) => Page;
  pages: () => BuiltPage[];
}

/**
 * Builds what draws the home page, and what knows the address of every other page, for this
 * process.
 */
async function renderer(
  config: ResolvedConfig,
  folder: string,
  plugins: Plugin[],
): Promise<Rendered> {
  await build({
    configFile: false,
    root: config.root,
    logLevel: "error",
    plugins: [pagesUnopened(config.root), react(), ...plugins],
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          prerender: join(config.root, "landing/prerender.tsx"),
          pages: join(config.root, "first-paint/pages.tsx"),
        },
      },
    },
  });
  const load = (name: string) =>
    import(`${pathToFileURL(join(folder, `${name}.js`)).href}?t=${Date.now()}`);
  const [{ prerender }, { pages }] = (await Promise.all([load("prerender"), load("pages")])) as [
    Pick<Rendered, "prerender">,
    Pick<Rendered, "pages">,
  ];
  return { prerender, pages };
}

/** Fonts of the first paint: fetched beside the style sheet instead of after it. */
const fontPreloads = (bundle: Record<string, { fileName: string }>): string =>
  Object.values(bundle)
    .map((file) => file.fileName)
    .filter((name) => /latin-wght-normal.*\.woff2$/.test(name))
    .map((name) => `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin />`)
    .join("\n    ");

type Manifest = Record<string, { css?: string[]; imports?: string[]; isEntry?: boolean }>;

/** Style sheets of the page's component and of what it imports, in the order of the bundle. */
function componentSheets(manifest: Manifest): string[] {
  const sheets = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || chunk.isEntry) return;
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
  };
  visit("landing/landing-page.tsx");
  return [...sheets];
}

/**
 * Writes the home page as static HTML in French (landing.html), what its script puts in place for
 * the other languages (landing.<language>.json), robots.txt and sitemap.xml, and for the server the
 * paths of all pages.
 */
export function prerenderLanding(output: string, plugins: Plugin[]): Plugin {
  let config: ResolvedConfig;
  let fonts = "";
  let places: Places = new Map();
  /** False after a build that failed: its own error is the one to be read. */
  let written = false;
  return {
    name: "prerender-landing",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_, bundle) {
      written = true;
      fonts = fontPreloads(bundle);
      places = new Map(
        Object.values(bundle).flatMap((chunk) =>
          chunk.type === "chunk"
            ? chunk.moduleIds.map((id) => [relative(config.root, id), chunk.fileName] as const)
            : [],
        ),
      );
    },
    closeBundle: {
      sequential: true,
      async handler() {
        if (!written) return;
        const folder = join(config.cacheDir, "prerender");
        const { prerender: render, pages } = await renderer(config, folder, plugins);
        await writeApplicationPages(output, pages(), places);
        await writePages(output, render, fonts);
        await writeForRobots(output);
        await rm(folder, { recursive: true, force: true });
      },
    },
  };
}

/** The home page in French, and what its script puts in place for each language. */
async function writePages(
  output: string,
  render: (language: string) => Page,
  fonts: string,
): Promise<void> {
  const template = await readFile(join(output, "landing.html"), "utf8");
  const manifest = JSON.parse(
    await readFile(join(output, ".vite/manifest.json"), "utf8"),
  ) as Manifest;
  const sheets = componentSheets(manifest)
    .filter((sheet) => !template.includes(sheet))
    .map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}" />`)
    .join("\n    ");
  const canonical = `<link rel="canonical" href="${ORIGIN}/" />`;
  const head = `${canonical}\n    ${sheets}\n    ${fonts}\n    <script type="application/ld+json">${siteSearch()}</script>\n  </head>`;
  for (const language of LANGUAGES)
    await writeFile(join(output, `landing.${language}.json`), JSON.stringify(render(language)));
  const page = render("fr");
  const html = template
    .replace("<title>Sclepios</title>", `<title>${escapeAttribute(page.title)}</title>`)
    .replace(
      'name="description" content=""',
      `name="description" content="${escapeAttribute(page.description)}"`,
    )
    .replace("</head>", () => head)
    .replace("<!--landing-->", () => page.body);
  await writeFile(join(output, "landing.html"), html);
}

async function writeForRobots(output: string): Promise<void> {
  await writeFile(
    join(output, "robots.txt"),
    `User-agent: *\nDisallow: /api/\nDisallow: /rpc/\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  );
  await writeFile(
    join(output, "sitemap.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${ORIGIN}/</loc></url></urlset>\n`,
  );
}
