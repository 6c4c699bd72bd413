import { expect, test } from "vitest";
import { noticeOf } from "./notice.ts";
import { currentNotice } from "./read.ts";

const named = (text: string) => text.split("\n").filter((line) => line.includes(" · "));

test("every package that runs is named with its licence, once", () => {
  const text = noticeOf(
    {
      "": {},
      "node_modules/b": { version: "1.0.0", license: "MIT" },
      "node_modules/a/node_modules/b": { version: "1.0.0", license: "MIT" },
      "node_modules/@x/a": { version: "2.0.0", license: "ISC" },
      "node_modules/a-linux": { version: "2.0.0", os: ["linux"] },
      "node_modules/tool": { version: "1.0.0", license: "MIT", dev: true },
    },
    [],
  );
  expect(named(text)).toEqual(["@x/a 2.0.0 · ISC", "b 1.0.0 · MIT"]);
});

test("what is only built with and reaches the browser is named, with what it brings", () => {
  const text = noticeOf(
    {
      "node_modules/w": {
        version: "1.0.0",
        license: "MIT",
        dev: true,
        dependencies: { core: "1" },
      },
      "node_modules/core": {
        version: "1.0.0",
        license: "BSD-3-Clause",
        dev: true,
        dependencies: { w: "1" },
      },
      "node_modules/tool": { version: "1.0.0", license: "MIT", dev: true },
    },
    ["w", "absent"],
  );
  expect(named(text)).toEqual(["core 1.0.0 · BSD-3-Clause", "w 1.0.0 · MIT"]);
});

test("a package without a licence is refused by its name", () => {
  expect(() => noticeOf({ "node_modules/new": { version: "3.0.0" } }, [])).toThrow("new 3.0.0");
});

test("the lock file of the project can be told, the worker's packages among them", () => {
  const text = currentNotice();
  for (const name of ["react", "workbox-precaching", "workbox-core", "@electric-sql/pglite"])
    expect(text).toMatch(new RegExp(`^${name} .* · \\S`, "m"));
  expect(text).not.toMatch(/^vitest /m);
});
