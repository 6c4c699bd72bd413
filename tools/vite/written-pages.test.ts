import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { writeApplicationPages } from "./written-pages.ts";

const output = mkdtempSync(join(tmpdir(), "sclepios-pages-"));
afterAll(() => rmSync(output, { recursive: true, force: true }));
mkdirSync(join(output, ".vite"));
const page = (rest: object = {}) => ({
  path: "/guidelines",
  modules: ["shell.tsx", "library.tsx"],
  texts: ["nav", "guidelines"],
  body: "<h1>Fiches</h1>",
  ...rest,
});
writeFileSync(
  join(output, "index.html"),
  `<head><link rel="stylesheet" href="/styles.css"><script src="/start.js"></script></head><div id="root"></div>`,
);
const texts = ["common", "guidelines"].flatMap((name) =>
  ["fr", "en", "es"].map((language) => [
    `x/messages/${language}/${name}.json`,
    { file: `${name}-${language}.js` },
  ]),
);
const nav = ["fr", "en", "es"].map((language) => [
  `virtual:nav-texts/${language}`,
  { file: `nav-${language}.js` },
]);
writeFileSync(
  join(output, ".vite/manifest.json"),
  JSON.stringify({
    "main.tsx": { file: "main.js", imports: ["_base"], css: ["styles.css"] },
    "router.tsx": { file: "router.js", imports: ["_base"] },
    _base: { file: "base.js" },
    "shell.tsx": { file: "shell.js", imports: ["_base", "_parts"], css: ["shell.css"] },
    _parts: { file: "parts.js", css: ["parts.css"] },
    "library.tsx": { file: "library.js", imports: ["_parts"], css: ["library.css"] },
    ...Object.fromEntries([...texts, ...nav]),
  }),
);
const read = () => readFileSync(join(output, ".vite/pages/0.html"), "utf8");

test("a page names its sheets in their order, then its code, and holds what is drawn first", async () => {
  await writeApplicationPages(output, [page()], new Map());
  const html = read();
  expect(JSON.parse(readFileSync(join(output, ".vite/routes.json"), "utf8"))).toEqual({
    "/guidelines": "/.vite/pages/0.html",
  });
  expect(
    [...html.matchAll(/rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, file]) => file),
  ).toEqual(["/styles.css", "/parts.css", "/shell.css", "/library.css"]);
  expect(html).toContain(`<div id="root"><h1>Fiches</h1></div>`);
  // The application behind the sheets; what the page adds, once it is drawn.
  expect([...html.matchAll(/fetchpriority="low" href="([^"]+)"/g)].map(([, file]) => file)).toEqual(
    ["/base.js", "/main.js", "/router.js"],
  );
  expect([...html.matchAll(/data-next="([^"]+)"(?! data-en)/g)].map(([, file]) => file)).toEqual([
    "/parts.js",
    "/shell.js",
    "/library.js",
  ]);
  expect(html).toContain(
    `data-next="/guidelines-fr.js" data-en="/guidelines-en.js" data-es="/guidelines-es.js"`,
  );
  expect(html).toContain(`data-next="/nav-fr.js"`);
});

test("a page that nobody could draw fails the build", async () => {
  await expect(
    writeApplicationPages(output, [page({ modules: ["gone.tsx"] })], new Map()),
  ).rejects.toThrow("The build has no module gone.tsx");
  await expect(
    writeApplicationPages(output, [page({ texts: ["gone"] })], new Map()),
  ).rejects.toThrow("The build has no texts gone in fr");
});

test("a module that shares a chunk is named by the file of that chunk", async () => {
  const modules = ["shell.tsx", "lent-by-a-room.ts"];
  await writeApplicationPages(
    output,
    [page({ modules })],
    new Map([["lent-by-a-room.ts", "parts.js"]]),
  );
  expect([...read().matchAll(/data-next="([^"]+)"(?! data-en)/g)].map(([, file]) => file)).toEqual([
    "/parts.js",
    "/shell.js",
  ]);
});
