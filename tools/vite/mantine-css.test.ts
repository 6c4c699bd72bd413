import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { mantineCss } from "./mantine-css.ts";

const core = dirname(createRequire(import.meta.url).resolve("@mantine/core/styles.css"));
/** Brought by every page. */
const EVERYWHERE = ["baseline", "default-css-variables", "global"];

test("every sheet of Mantine comes with the part that it dresses", async () => {
  const { transform } = mantineCss({ theme: "" });
  const bring = transform as (code: string, id: string) => { code: string } | null;
  const sheets = globSync("styles/*.layer.css", { cwd: core })
    .map((path) => basename(path, ".layer.css"))
    .filter((name) => !EVERYWHERE.includes(name));
  const brought = globSync("esm/**/*.mjs", { cwd: core }).flatMap((path) => {
    const given = bring("", `/x/node_modules/@mantine/core/${path}`)?.code ?? "";
    return /styles\/(\w+)\.layer\.css/.exec(given)?.[1] ?? [];
  });
  expect(sheets.filter((name) => !brought.includes(name))).toEqual([]);
  expect(sheets).toContain("InlineInput");
});
