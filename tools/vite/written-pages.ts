// Of each page of the application, the HTML that the server answers with: what is drawn first, and
// the files that the page runs, named so that the browser asks for them at once instead of one
// journey after the other.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What `app/web/first-paint/pages.tsx` says of a page. */
export interface BuiltPage {
  path: string;
  modules: string[];
  texts: string[];
  body: string;
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;
/**
 * The file of each module, by its path from the application's folder. The manifest does not name one
 * that shares a chunk with others.
 */
export type Places = ReadonlyMap<string, string>;

const APPLICATION = ["main.tsx", "router.tsx"];
const LANGUAGES = ["fr", "en", "es"] as const;

/** Files of these modules and of what they import, the imported first: the order of the bundle. */
function filesOf(manifest: Manifest, places: Places, modules: readonly string[]) {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no module ${key}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
    scripts.add(chunk.file);
  };
  const keyOf = (module: string): string => {
    const file = places.get(module);
    return manifest[module] || file === undefined
      ? module
      : (Object.keys(manifest).find((key) => manifest[key]?.file === file) ?? module);
  };
  for (const module of modules) visit(keyOf(module));
  return { scripts: [...scripts], sheets: [...sheets] };
}

const textKey = (manifest: Manifest, name: string, language: string): string | undefined =>
  Object.keys(manifest).find((key) =>
    name === "nav"
      ? key.endsWith(`virtual:nav-texts/${language}`)
      : key.endsWith(`/messages/${language}/${name}.json`),
  );

/** French unless the device says otherwise. */
function textLink(manifest: Manifest, name: string): string {
  const [next, en, es] = LANGUAGES.map((language) => {
    const chunk = manifest[textKey(manifest, name, language) ?? ""];
    if (!chunk) throw new Error(`The build has no texts ${name} in ${language}`);
    return `/${chunk.file}`;
  });
  return `<link rel="modulepreload" crossorigin data-next="${next}" data-en="${en}" data-es="${es}">`;
}

/**
 * What is drawn first needs the style sheets. The application's own code comes behind them; what
 * the page adds to it is named for `start.ts`, which asks for it once the page is drawn.
 */
function written(template: string, manifest: Manifest, places: Places, page: BuiltPage): string {
  const application = filesOf(manifest, places, APPLICATION).scripts;
  const { scripts, sheets } = filesOf(manifest, places, [...APPLICATION, ...page.modules]);
  const missing = (file: string) => !template.includes(`"/${file}"`);
  const links = [
    ...sheets.filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts
      .filter(missing)
      .map((file) =>
        application.includes(file)
          ? `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`
          : `<link rel="modulepreload" crossorigin data-next="/${file}">`,
      ),
    ...[...new Set(["common", ...page.texts])].map((name) => textLink(manifest, name)),
  ];
  return template
    .replace("</head>", () => `  ${links.join("\n    ")}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.body}</div>`);
}

/** Writes them beside the manifest, where nothing is served by its name, and which is whose. */
export async function writeApplicationPages(
  output: string,
  pages: readonly BuiltPage[],
  places: Places,
): Promise<void> {
  const template = await readFile(join(output, "index.html"), "utf8");
  const manifest = JSON.parse(
    await readFile(join(output, ".vite/manifest.json"), "utf8"),
  ) as Manifest;
  await mkdir(join(output, ".vite/pages"), { recursive: true });
  const routes: Record<string, string> = {};
  for (const [index, page] of pages.entries()) {
    const file = `.vite/pages/${index}.html`;
    routes[page.path] = `/${file}`;
    await writeFile(join(output, file), written(template, manifest, places, page));
  }
  await writeFile(join(output, ".vite/routes.json"), JSON.stringify(routes));
}
