import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeFolder } from "./make-folder.ts";

const root = mkdtempSync(join(tmpdir(), "sclepios-folder-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("every missing folder is made, for its owner only, once", () => {
  const path = join(root, "a/b/c");
  makeFolder(path);
  makeFolder(path);
  for (const made of [path, join(root, "a/b"), join(root, "a")])
    expect((statSync(made).mode & 0o777).toString(8)).toBe("700");
});

test("a file in the way is said", () => {
  writeFileSync(join(root, "file"), "");
  expect(() => makeFolder(join(root, "file"))).toThrow("EEXIST");
  expect(() => makeFolder(join(root, "file/inside"))).toThrow(/EEXIST|ENOTDIR/);
});

// Node's own way tries this for ever.
test.skipIf(!existsSync("/proc/self"))("a place where nobody makes folders is said", () => {
  for (const path of ["/proc/sclepios", "/proc/sclepios/inside"])
    expect(() => makeFolder(path)).toThrow(expect.objectContaining({ code: "EACCES" }));
});
