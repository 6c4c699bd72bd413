// Doses in the cells of a table: the head of the column and the first cell of the row say of whom
// and of what.
import type { Claim } from "./audit-claims.ts";

type Read = (part: string, heading: string) => Claim[];

interface Cell {
  text: string;
  from: number;
}

const RULE = /^\s*\|?\s*:?-{3,}/u;

function cellsOf(line: string): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  for (const text of line.split("|")) {
    cells.push({ text, from });
    from += text.length + 1;
  }
  return cells;
}

/** Reads the lines of an answer in their order; null for a line that is no row under a head. */
export function tableReader() {
  let head: Cell[] = [];
  let previous: Cell[] = [];
  return {
    claimsOf(line: string, read: Read): Claim[] | null {
      if (!line.includes("|")) {
        head = [];
        previous = [];
        return null;
      }
      if (RULE.test(line)) {
        head = previous;
        return [];
      }
      const cells = cellsOf(line);
      previous = cells;
      return head.length === 0
        ? null
        : cells.flatMap((cell, index) => inCell(cell, index, cells, head, read));
    },
  };
}

function inCell(
  cell: Cell,
  index: number,
  cells: readonly Cell[],
  head: readonly Cell[],
  read: Read,
): Claim[] {
  const first = cells.findIndex(({ text }) => text.trim() !== "");
  // What the row is about stands before the cell as words would; the head of the column too.
  const said =
    index <= first ? [] : [head[index]?.text.trim() ?? "", cells[first]?.text.trim() ?? ""];
  const before = said.length === 0 ? "" : `${said.join(" ")} `;
  return read(before + cell.text, "")
    .filter(({ quantity }) => quantity.from >= before.length)
    .map((claim) => {
      const shift = cell.from - before.length;
      const { quantity } = claim;
      return {
        ...claim,
        quantity: { ...quantity, from: quantity.from + shift, to: quantity.to + shift },
      };
    });
}
