import { expect, test } from "vitest";
import { featureLoops, type ImportGraph, pathTo } from "./import-graph.ts";

const graph = (...lines: string[]): ImportGraph => {
  const all = new Map<string, { to: string; typeOnly: boolean; dynamic: boolean }[]>();
  for (const line of lines) {
    const [from = "", arrow = "", to = ""] = line.split(" ");
    all.set(from, [
      ...(all.get(from) ?? []),
      { to, typeOnly: arrow === "=type=>", dynamic: arrow === "=lazy=>" },
    ]);
  }
  return all;
};

test("a chain of static imports is found, and told step by step", () => {
  const imports = graph("page -> rule", "rule -> schema", "schema -> zod");
  expect(pathTo(imports, "page", (module) => module === "zod")).toEqual([
    "page",
    "rule",
    "schema",
    "zod",
  ]);
});

test("types and lazy imports cut a chain", () => {
  const imports = graph(
    "page =type=> contract",
    "contract -> zod",
    "page =lazy=> form",
    "form -> zod",
  );
  expect(pathTo(imports, "page", (module) => module === "zod")).toBeUndefined();
});

test("features may depend on one another in one direction", () => {
  expect(
    featureLoops(graph("features/chat/server/a.ts -> features/guidelines/domain/b.ts")),
  ).toEqual([]);
});

test("a loop between features is found through any of their files, types included", () => {
  const loops = featureLoops(
    graph(
      "features/a/server/x.ts -> features/b/domain/y.ts",
      "features/b/contract.ts =type=> features/c/contract.ts",
      "features/c/events.ts -> features/a/events.ts",
    ),
  );
  expect(loops).toEqual([["a", "b", "c", "a"]]);
});

test("a test may look at another feature without tying them together", () => {
  const imports = graph(
    "features/a/server/x.ts -> features/b/domain/y.ts",
    "features/b/server/z.db.test.ts -> features/a/testing/factories.ts",
  );
  expect(featureLoops(imports)).toEqual([]);
});
