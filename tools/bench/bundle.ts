// The JavaScript and CSS that a first visit to each page really downloads, from the build's
// manifest.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

interface Chunk {
  file: string;
  /** Of a file that gathers several modules, as the build's configuration names it. */
  name?: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

export interface PageWeight {
  page: string;
  /** Bytes of JavaScript, gzip and brotli, as the server sends them. */
  gzip: number;
  brotli: number;
  /** Bytes of style sheets, gzip. */
  cssGzip: number;
  files: string[];
}

const root = join(import.meta.dirname, "../..");
const SHELL = ["shell/shell.tsx"];
const APPLICATION = ["main.tsx", "router.tsx"];

/**
 * What each page loads besides the application's entry; keys are sources, as in the manifest.
 * French texts.
 */
const PAGES: Record<string, { entry: string; modules: string[]; texts: string[] }> = {
  "/": { entry: "landing.html", modules: [], texts: [] },
  "/auth": {
    entry: "index.html",
    modules: ["../../features/accounts/web/auth-page.tsx"],
    texts: ["accounts"],
  },
  "/consent": {
    entry: "index.html",
    modules: ["../../features/privacy/web/consent-page.tsx"],
    texts: ["privacy"],
  },
  "/dashboard": {
    entry: "index.html",
    modules: [...SHELL, "../../features/dashboard/web/dashboard-page.tsx", "lent"],
    texts: ["dashboard", "flashcards"],
  },
  "/chat": {
    entry: "index.html",
    modules: [...SHELL, "../../features/chat/web/chat-page.tsx"],
    texts: ["chat"],
  },
  "/flashcards": {
    entry: "index.html",
    modules: [
      ...SHELL,
      "../../features/flashcards/web/flashcards-page.tsx",
      "../../features/card-study/web/study-tab.tsx",
      "../../features/card-files/web/starter-decks.tsx",
    ],
    texts: ["flashcards"],
  },
  "/revision-sheets": {
    entry: "index.html",
    modules: [...SHELL, "../../features/revision-sheets/web/sheets-page.tsx"],
    texts: ["revision-sheets"],
  },
  "/scores": {
    entry: "index.html",
    modules: [...SHELL, "../../features/progress/web/scores-page.tsx"],
    texts: ["progress"],
  },
  "/statistiques": {
    entry: "index.html",
    modules: [...SHELL, "../../features/progress/web/statistics/statistics-page.tsx"],
    texts: ["progress"],
  },
  "/guidelines": {
    entry: "index.html",
    modules: [...SHELL, "../../features/guidelines/web/library-page.tsx"],
    texts: ["guidelines"],
  },
  "/calculator": {
    entry: "index.html",
    modules: [...SHELL, "../../features/calculators/web/list-page.tsx"],
    texts: ["calculators"],
  },
  "/admin/usage-stats": {
    entry: "index.html",
    modules: [
      "../../features/admin/web/admin-layout.tsx",
      "../../features/assistant/web/usage-page.tsx",
    ],
    texts: ["admin", "assistant"],
  },
  "/admin": {
    entry: "index.html",
    modules: [
      "../../features/admin/web/admin-layout.tsx",
      "../../features/admin/web/overview-page.tsx",
    ],
    texts: ["admin"],
  },
  "/settings": {
    entry: "index.html",
    modules: [...SHELL, "../../features/accounts/web/settings-page.tsx"],
    texts: ["accounts"],
  },
};

const textKeys = (namespaces: string[]): string[] =>
  namespaces.map((name) =>
    name === "common"
      ? "../../platform/ui/messages/fr/common.json"
      : `../../features/${name}/messages/fr/${name}.json`,
  );

/** Every chunk that the browser needs to run these modules. */
function closure(manifest: Manifest, keys: string[]): Chunk[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!chunk) throw new Error(`The build has no module ${key}: name it in tools/bench/bundle.ts`);
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...seen].flatMap((key) => manifest[key] ?? []);
}

const size = (file: string, suffix: string): number => {
  const path = join(root, "dist/web", file);
  return readFileSync(existsSync(path + suffix) ? path + suffix : path).length;
};
const sum = (files: string[], suffix: string): number =>
  files.reduce((total, file) => total + size(file, suffix), 0);

const readManifest = (): Manifest =>
  JSON.parse(readFileSync(join(root, "dist/web/.vite/manifest.json"), "utf8")) as Manifest;

/**
 * Bytes, gzip, of every calculator with its worked cases, its texts in one language, and the pages
 * that show them; what every page shares is not counted again. Build first.
 */
export function packWeight(language: "fr" | "en" | "es"): number {
  const manifest = readManifest();
  const own = (key: string) =>
    key.includes("features/calculators/") &&
    (!/[/](fr|en|es)(\.json|[/])/.test(key) || key.includes(`/${language}`));
  const shared = new Set(closure(manifest, ["index.html", ...SHELL]).map(({ file }) => file));
  const chunks = closure(manifest, Object.keys(manifest).filter(own));
  const files = [...new Set(chunks.map(({ file }) => file))].filter((file) => !shared.has(file));
  return sum(files, ".gz");
}

/** Weights of the pages in dist/web; build first. */
export function pageWeights(): PageWeight[] {
  const manifest = readManifest();
  return Object.entries(PAGES).map(([page, { entry, modules, texts }]) => {
    const application = entry === "index.html";
    const namespaces = application ? ["common", ...texts] : [];
    const chunks = closure(manifest, [
      entry,
      ...(application ? APPLICATION : []),
      ...modules,
      ...textKeys(namespaces),
    ]);
    const files = [...new Set(["boot.js", ...chunks.map((chunk) => chunk.file)])].filter((file) =>
      file.endsWith(".js"),
    );
    const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    return {
      page,
      gzip: sum(files, ".gz"),
      brotli: sum(files, ".br"),
      cssGzip: sum(css, ".gz"),
      files,
    };
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`.padStart(10);
  for (const { page, gzip, brotli, cssGzip } of pageWeights())
    console.log(page.padEnd(14), "gzip", kb(gzip), "brotli", kb(brotli), "css", kb(cssGzip));
}
