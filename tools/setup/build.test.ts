import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isBuilt, outputDigest, sourceDigest } from "./build.mjs";

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const stamp = () => write("dist/.build-stamp", `${sourceDigest(root)} ${outputDigest(root)}\n`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sclepios-build-"));
  write("features/cards/web/page.tsx", "one");
  write("features/cards/server/handlers.ts", "one");
  write("dist/web/index.html", "<!doctype html>");
  stamp();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("nothing is built again while sources and output stay", () => {
  expect(isBuilt(root)).toBe(true);
});

test("a page that changed is built again, even with the same length", () => {
  write("features/cards/web/page.tsx", "two");
  utimesSync(join(root, "features/cards/web/page.tsx"), new Date(), new Date(Date.now() + 5000));
  expect(isBuilt(root)).toBe(false);
});

test("a change of the server alone builds nothing", () => {
  write("features/cards/server/handlers.ts", "longer than before");
  write("features/cards/web/page.test.tsx", "a test");
  expect(isBuilt(root)).toBe(true);
});

test("a build cut short, or removed in part, is built again", () => {
  write("dist/web/index.html", "");
  expect(isBuilt(root)).toBe(false);
  stamp();
  rmSync(join(root, "dist/.build-stamp"));
  expect(isBuilt(root)).toBe(false);
});
