import { expect, test } from "vitest";
import { completeLock, fillIntegrity, platformOf } from "./complete-lock.mjs";

test.each([
  ["@biomejs/cli-darwin-arm64", { cpu: ["arm64"], os: ["darwin"] }],
  ["@biomejs/cli-linux-arm64-musl", { cpu: ["arm64"], os: ["linux"], libc: ["musl"] }],
  ["@rolldown/binding-linux-x64-gnu", { cpu: ["x64"], os: ["linux"], libc: ["glibc"] }],
  ["@swc/core-win32-ia32-msvc", { cpu: ["ia32"], os: ["win32"] }],
  ["@img/sharp-linuxmusl-x64", { cpu: ["x64"], os: ["linux"], libc: ["musl"] }],
])("the name %s says where the build runs", (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

const lock = {
  lockfileVersion: 3,
  packages: {
    "": { name: "x" },
    "node_modules/biome": {
      version: "2.0.0",
      resolved: "https://example.org/biome.tgz",
      dev: true,
      optionalDependencies: {
        "biome-linux-x64": "2.0.0",
        "biome-darwin-arm64": "2.0.0",
        unknown: "*",
      },
    },
    "node_modules/biome-linux-x64": { version: "2.0.0", dev: true, optional: true },
  },
};

test("missing builds are added by name and version, once, and no address is kept", () => {
  const { lock: completed, added } = completeLock(lock);
  expect(added).toBe(1);
  expect(completed.packages["node_modules/biome-darwin-arm64"]).toEqual({
    version: "2.0.0",
    cpu: ["arm64"],
    os: ["darwin"],
    dev: true,
    optional: true,
  });
  expect(JSON.stringify(completed)).not.toContain("resolved");
  expect(completeLock(completed).added).toBe(0);
});

test("what the registry holds gets its digest, the rest is named", async () => {
  const packages = {
    "": { name: "x" },
    "node_modules/whole": { version: "1.0.0", integrity: "sha512-known" },
    "node_modules/biome/node_modules/@a/b-linux": {
      version: "2.0.0",
      os: ["linux"],
      optional: true,
    },
    "node_modules/@a/b-win32": { version: "2.0.0", os: ["win32"], optional: true },
  };
  const wanted: string[] = [];
  const { lock: filled, unknown } = await fillIntegrity(
    { lockfileVersion: 3, packages },
    async (name: string, version: string) => {
      wanted.push(`${name}@${version}`);
      return name.endsWith("linux") ? "sha512-found" : undefined;
    },
  );
  expect(wanted).toEqual(["@a/b-linux@2.0.0", "@a/b-win32@2.0.0"]);
  expect(filled.packages).toEqual({
    ...packages,
    "node_modules/biome/node_modules/@a/b-linux": {
      ...packages["node_modules/biome/node_modules/@a/b-linux"],
      integrity: "sha512-found",
    },
  });
  expect(unknown).toEqual(["node_modules/@a/b-win32"]);
});
