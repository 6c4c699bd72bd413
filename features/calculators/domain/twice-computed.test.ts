// No calculator without its publication written a second time: in its folder, or for the first ten in
// the files that recompute them together.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CALCULATORS } from "./catalogue.ts";

const here = import.meta.dirname;
const folders = new Set(
  globSync("*/second.test.ts", { cwd: here }).map((path) => path.split(/[/\\]/)[0]),
);
const together = globSync("second-*.test.ts", { cwd: here })
  .map((path) => readFileSync(join(here, path), "utf8"))
  .join("\n");

test("every calculator is computed a second time", () => {
  const once = CALCULATORS.filter(
    ({ id }) => !folders.has(id) && !together.includes(`"${id}"`),
  ).map(({ id }) => id);
  expect(once).toEqual([]);
});
