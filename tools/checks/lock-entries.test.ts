import { expect, test } from "vitest";
import { type LockEntry, lockErrors, UNVERIFIED } from "./lock-entries.ts";

const whole = { version: "1.0.0", integrity: "sha512-x" };
const lock = (packages: Record<string, LockEntry>) => ({ packages: { "": {}, ...packages } });

test("a whole lock has no fault", () => {
  expect(
    lockErrors(lock({ "node_modules/a": whole, "node_modules/a/node_modules/b": whole })),
  ).toEqual([]);
});

test("an entry whose content nobody can check is named", () => {
  expect(lockErrors(lock({ "node_modules/a": { version: "1.0.0" } }))).toEqual([
    "node_modules/a 1.0.0: no integrity (npm run lock)",
  ]);
  const [prefix] = UNVERIFIED;
  const known = {
    [`node_modules/${prefix}darwin-x64`]: { version: "1.0.0", optional: true, os: ["darwin"] },
  };
  expect(lockErrors(lock(known))).toEqual([]);
  // What runs everywhere is never spared.
  expect(
    lockErrors(lock({ [`node_modules/${prefix}any`]: { version: "1.0.0", optional: true } })),
  ).toHaveLength(1);
});

test("the address of a registry is named", () => {
  expect(
    lockErrors(lock({ "node_modules/a": { ...whole, resolved: "https://example.org/a.tgz" } })),
  ).toEqual(["node_modules/a 1.0.0: an address (npm run lock)"]);
});
