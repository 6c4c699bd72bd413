// The statements of an answer that cite a source: what is copied with it, or made a card of.
import { type Inline, inlineText } from "./inline.ts";
import { type Block, readMarkup } from "./markup.ts";

function linesOf(block: Block): readonly (readonly Inline[])[] {
  switch (block.kind) {
    case "list":
    case "alert":
      return block.items;
    case "quote":
      return block.lines;
    case "paragraph":
      return [block.content];
    case "table":
      return block.rows.map((row) => row.flat());
    default:
      return [];
  }
}

const cites = (line: readonly Inline[], n: number): boolean =>
  line.some((part) => part.kind === "citation" && part.n === n);

/** Without their numbers: they are said with their source. */
export const statementsCiting = (markup: string, n: number): string[] =>
  readMarkup(markup)
    .flatMap(linesOf)
    .filter((line) => cites(line, n))
    .map((line) => inlineText(line.filter(({ kind }) => kind === "text")).trim());
