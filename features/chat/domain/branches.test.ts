import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { branchTo, latestBelow, type Node, placeOfQuestion, versionsOf } from "./branches.ts";

/** q1 → a1 → q2 → a2, q2 edited as q3 → a3, a3 asked again as a4. */
const nodes: Node[] = [
  { id: "q1", parentId: null, seq: 1 },
  { id: "a1", parentId: "q1", seq: 2 },
  { id: "q2", parentId: "a1", seq: 3 },
  { id: "a2", parentId: "q2", seq: 4 },
  { id: "q3", parentId: "a1", seq: 5 },
  { id: "a3", parentId: "q3", seq: 6 },
  { id: "a4", parentId: "q3", seq: 7 },
];

describe("branches", () => {
  test("a branch goes from the first question to its leaf", () => {
    expect(branchTo(nodes, "a2")).toEqual(["q1", "a1", "q2", "a2"]);
    expect(branchTo(nodes, "a4")).toEqual(["q1", "a1", "q3", "a4"]);
    expect(branchTo(nodes, null)).toEqual([]);
    expect(branchTo(nodes, "unknown")).toEqual([]);
  });

  test("versions stand in order of arrival", () => {
    const versions = versionsOf(nodes);
    expect(versions.get("q3")).toEqual(["q2", "q3"]);
    expect(versions.get("a3")).toEqual(["a3", "a4"]);
    expect(versions.get("q1")).toEqual(["q1"]);
  });

  test("choosing a version shows its branch where it was left", () => {
    expect(latestBelow(nodes, "q2")).toBe("a2");
    expect(latestBelow(nodes, "q3")).toBe("a4");
    expect(latestBelow(nodes, "a3")).toBe("a3");
  });

  test("a question joins the end of the branch it was asked on", () => {
    expect(placeOfQuestion(nodes, "a4", undefined)).toBe("a4");
    expect(placeOfQuestion(nodes, "a4", "a1")).toBe("a4");
    expect(placeOfQuestion(nodes, "a4", "a2")).toBe("a2");
    expect(placeOfQuestion(nodes, "a4", "never seen")).toBe("a4");
  });

  test("whatever the tree, a branch is a path and its last message is the one asked for", () => {
    const tree = fc.array(fc.nat(), { minLength: 1, maxLength: 40 }).map((picks) =>
      picks.map<Node>((pick, index) => ({
        id: String(index),
        parentId: index === 0 || pick % 5 === 0 ? null : String(pick % index),
        seq: index + 1,
      })),
    );
    fc.assert(
      fc.property(tree, fc.nat(), (made, pick) => {
        const leaf = made[pick % made.length] as Node;
        const branch = branchTo(made, leaf.id);
        expect(branch.at(-1)).toBe(leaf.id);
        const parents = branch.map((id) => made.find((node) => node.id === id)?.parentId ?? null);
        expect(parents).toEqual([null, ...branch.slice(0, -1)]);
        expect(branchTo(made, latestBelow(made, leaf.id))).toEqual(expect.arrayContaining(branch));
      }),
    );
  });
});
