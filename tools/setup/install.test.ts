import { expect, test } from "vitest";
import { lockMatches, missing } from "./install.mjs";

const manifest = { dependencies: { hono: "4.0.0" }, devDependencies: { vite: "8.0.0" } };
const lock = {
  packages: {
    "": manifest,
    "node_modules/hono": { version: "4.0.0" },
    "node_modules/vite": { version: "8.0.0", dev: true },
    "node_modules/fsevents": { version: "2.0.0", optional: true, os: ["darwin"] },
  },
};
const installed = {
  packages: {
    "node_modules/hono": { version: "4.0.0" },
    "node_modules/vite": { version: "8.0.0" },
  },
};
const state = {
  manifest,
  lock,
  installed,
  present: () => true,
  platform: "linux",
  arch: "x64",
} as const;

test("a complete folder needs nothing, builds of other systems apart", () => {
  expect(missing(state)).toBeUndefined();
});

test("no folder, an older version, a removed package: installed again", () => {
  expect(missing({ ...state, installed: undefined })).toBe("nothing installed");
  const older = { packages: { ...installed.packages, "node_modules/hono": { version: "3.0.0" } } };
  expect(missing({ ...state, installed: older })).toBe("node_modules/hono: 4.0.0");
  expect(missing({ ...state, present: (path: string) => path !== "node_modules/vite" })).toBe(
    "node_modules/vite: folder",
  );
});

test("a folder copied from another system is installed again", () => {
  const foreign = {
    packages: {
      ...installed.packages,
      "node_modules/esbuild-mac": { version: "1.0.0", os: ["darwin"] },
    },
  };
  expect(missing({ ...state, installed: foreign })).toBe(
    "node_modules/esbuild-mac: of another system",
  );
});

test("a lock made for another package.json is not followed", () => {
  const newer = { ...manifest, dependencies: { hono: "5.0.0" } };
  expect(lockMatches(manifest, lock)).toBe(true);
  expect(lockMatches(newer, lock)).toBe(false);
  expect(missing({ ...state, manifest: newer })).toBe("node_modules/hono: 5.0.0");
});
