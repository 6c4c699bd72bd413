// An answer as it leaves the application (file, paper): the same words as on screen, doubts written
// out, and no number without its source.
import type { Inline } from "./inline.ts";
import { type Block, readMarkup } from "./markup.ts";
import type { Message } from "./message.ts";

type Line = readonly Inline[];

export function shownAnswer(
  message: Pick<Message, "text" | "sources" | "annotations">,
  unverified: string,
): Block[] {
  const numbers = new Set(message.sources.map(({ n }) => n));
  const line = (content: Line): Inline[] =>
    content.flatMap((part): Inline[] => {
      if (part.kind === "citation") return numbers.has(part.n) ? [part] : [];
      const { doubt, ...words } = part;
      // The space stands outside: marks of emphasis hold only against a word.
      return doubt
        ? [
            words,
            { kind: "text", text: " " },
            { kind: "text", text: `(${unverified})`, emphasis: true },
          ]
        : [words];
    });
  const shown = (block: Block): Block => {
    switch (block.kind) {
      case "heading":
      case "paragraph":
        return { ...block, content: line(block.content) };
      case "list":
      case "alert":
        return { ...block, items: block.items.map(line) };
      case "quote":
        return { ...block, lines: block.lines.map(line) };
      case "table":
        return {
          ...block,
          head: block.head.map(line),
          rows: block.rows.map((row) => row.map(line)),
        };
      case "fold":
      case "code":
        return block;
    }
  };
  return readMarkup(message.text, message.annotations).map(shown);
}
