// The tree of a classification, to be walked: chapters and blocks of the CIM-10 with its categories,
// chapters to sub-paragraphs of the CCAM. A partial list has no tree: its codes stand by first letter.
import type { CcamAct } from "./read-ccam.ts";
import type { Cim10Block, Cim10Code } from "./read-cim10.ts";

export interface TreeNode {
  key: string;
  label: string;
}

export interface TreePlace {
  /** From the root, this one last; empty at the root. */
  path: TreeNode[];
  nodes: TreeNode[];
  codes: string[];
}

interface Kept extends TreeNode {
  parent: string;
  children: string[];
  codes: string[];
}

export const ROOT = "";

export class CodeTree {
  readonly #nodes = new Map<string, Kept>([
    [ROOT, { key: ROOT, label: "", parent: ROOT, children: [], codes: [] }],
  ]);
  readonly #of = new Map<string, string>();

  addNode(key: string, label: string, parent: string): void {
    const above = this.#nodes.get(parent);
    if (!above || this.#nodes.has(key)) return;
    this.#nodes.set(key, { key, label, parent, children: [], codes: [] });
    above.children.push(key);
  }

  addCode(code: string, parent: string): void {
    this.#nodes.get(parent)?.codes.push(code);
    this.#of.set(code, parent);
  }

  /** The node of a code; null when it is not in the tree. */
  nodeOf(code: string): string | null {
    return this.#of.get(code) ?? null;
  }

  at(key: string): TreePlace | null {
    const node = this.#nodes.get(key);
    if (!node) return null;
    const path: TreeNode[] = [];
    for (
      let one: Kept | undefined = node;
      one && one.key !== ROOT;
      one = this.#nodes.get(one.parent)
    )
      path.unshift({ key: one.key, label: one.label });
    const nodes = node.children.flatMap((child) => {
      const found = this.#nodes.get(child);
      return found ? [{ key: found.key, label: found.label }] : [];
    });
    return { path, nodes, codes: node.codes };
  }
}

/** By first letter: of a list without a tree. */
function byLetter(codes: Iterable<string>): CodeTree {
  const tree = new CodeTree();
  for (const code of [...codes].sort()) {
    const letter = code.slice(0, 1);
    tree.addNode(letter, letter, ROOT);
    tree.addCode(code, letter);
  }
  return tree;
}

const above = (key: string) => key.split(".").slice(0, -1).join(".");
const CATEGORY = 3;

export function diagnosisTree(
  codes: ReadonlyMap<string, Cim10Code>,
  blocks: ReadonlyMap<string, Cim10Block>,
): CodeTree {
  if (blocks.size === 0) return byLetter(codes.keys());
  const tree = new CodeTree();
  const inOrder = [...blocks].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [key, { label }] of inOrder) tree.addNode(key, label, above(key));
  // The deepest last: it is the one a category belongs to.
  const deepest = inOrder.sort(([a], [b]) => b.length - a.length);
  const blockOf = (category: string) =>
    deepest.find(([, { from, to }]) => category >= from && category < to)?.[0] ?? ROOT;
  const sorted = [...codes.keys()].sort();
  const size = new Map<string, number>();
  for (const code of sorted) {
    const category = code.slice(0, CATEGORY);
    size.set(category, (size.get(category) ?? 0) + 1);
  }
  const placed = new Map<string, string>();
  for (const [category, count] of size) {
    const block = blockOf(category);
    if (count > 1) tree.addNode(category, codes.get(category)?.label ?? category, block);
    placed.set(category, count > 1 ? category : block);
  }
  for (const code of sorted) tree.addCode(code, placed.get(code.slice(0, CATEGORY)) ?? ROOT);
  return tree;
}

const LEVELS = 4;
/** "01.02.00.00": the levels that are not zero. */
const used = (key: string) => key.split(".").filter((part) => part !== "00");
const padded = (parts: readonly string[]) =>
  [...parts, ...Array<string>(LEVELS - parts.length).fill("00")].join(".");

export function actTree(
  acts: ReadonlyMap<string, CcamAct>,
  strata: ReadonlyMap<string, { label: string }>,
): CodeTree {
  if (strata.size === 0) return byLetter(acts.keys());
  const tree = new CodeTree();
  const byPath = new Map<string, string>();
  const pathOf = (parts: readonly string[]) =>
    parts.map((_, at) => strata.get(padded(parts.slice(0, at + 1)))?.label ?? "").join("\n");
  for (const [key, { label }] of [...strata].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const parts = used(key);
    if (parts.length === 0) continue;
    tree.addNode(key, label, parts.length === 1 ? ROOT : padded(parts.slice(0, -1)));
    byPath.set(pathOf(parts), key);
  }
  for (const [code, { path }] of [...acts].sort(([a], [b]) => (a < b ? -1 : 1)))
    tree.addCode(code, byPath.get(path.join("\n")) ?? ROOT);
  return tree;
}
