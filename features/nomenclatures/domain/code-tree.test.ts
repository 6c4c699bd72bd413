import { expect, test } from "vitest";
import { actTree, CodeTree, diagnosisTree, ROOT } from "./code-tree.ts";
import type { CcamAct } from "./read-ccam.ts";
import type { Cim10Code } from "./read-cim10.ts";

const code = (label: string): Cim10Code => ({ label, short: label, mco: 0, ssr: "", psy: 0 });
const CODES = new Map([
  ["A00", code("Choléra")],
  ["A000", code("Choléra à Vibrio cholerae")],
  ["A150", code("Tuberculose pulmonaire")],
  ["B24", code("VIH")],
]);
const block = (from: string, to: string, label: string) => ({ from, to, label, level: 1 });
const BLOCKS = new Map([
  ["01", block("A00", "C00", "Maladies infectieuses")],
  ["01.01", block("A00", "A15", "Maladies intestinales")],
  ["01.02", block("A15", "A20", "Tuberculoses")],
]);

test("chapters hold blocks, blocks categories, categories codes; a code alone is in its block", () => {
  const tree = diagnosisTree(CODES, BLOCKS);
  expect(tree.at(ROOT)).toEqual({
    path: [],
    nodes: [{ key: "01", label: "Maladies infectieuses" }],
    codes: [],
  });
  expect(tree.at("01")?.codes).toEqual(["B24"]);
  expect(tree.at("01.01")?.nodes).toEqual([{ key: "A00", label: "Choléra" }]);
  expect(tree.at("A00")).toMatchObject({
    path: [{ key: "01" }, { key: "01.01" }, { key: "A00" }],
    codes: ["A00", "A000"],
  });
  expect(tree.nodeOf("A150")).toBe("01.02");
  expect(tree.at("nowhere")).toBeNull();
});

test("acts stand under the last level of their path", () => {
  const strata = new Map([
    ["00.00.00.00", { label: "ARBORESCENCE" }],
    ["01.00.00.00", { label: "Système nerveux" }],
    ["01.02.00.00", { label: "Actes thérapeutiques" }],
  ]);
  const act = { path: ["Système nerveux", "Actes thérapeutiques"] } as CcamAct;
  const tree = actTree(new Map([["AAFA001", act]]), strata);
  expect(tree.nodeOf("AAFA001")).toBe("01.02.00.00");
  expect(tree.at("01.02.00.00")?.path.map(({ label }) => label)).toEqual(act.path);
});

test("a list without a tree stands by first letter; a node given twice is one", () => {
  expect(
    diagnosisTree(CODES, new Map())
      .at(ROOT)
      ?.nodes.map(({ key }) => key),
  ).toEqual(["A", "B"]);
  const tree = new CodeTree();
  tree.addNode("x", "un", ROOT);
  tree.addNode("x", "deux", ROOT);
  tree.addNode("y", "perdu", "nowhere");
  expect(tree.at(ROOT)?.nodes).toEqual([{ key: "x", label: "un" }]);
});
