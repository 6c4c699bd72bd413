// The Markdown subset of answers. They are kept and streamed as this text, and read back into data
// that the screen draws as elements: nothing is ever parsed as HTML. Reading accepts any string,
// also one cut in mid-stream, also one that a model wrote against us.
import type { Annotation } from "./annotations.ts";
import {
  escapeText,
  type Inline,
  inlineText,
  readInline,
  withDoubts,
  writeInline,
} from "./inline.ts";

export type Tone = "danger" | "warning" | "note";
type Line = readonly Inline[];
export type Block =
  | { kind: "heading"; content: Line; level?: 4 }
  | { kind: "paragraph"; content: Line }
  /**
   * `start` makes it a numbered list; `depths` says how deep each item stands, when one stands
   * inside another.
   */
  | { kind: "list"; items: readonly Line[]; start?: number; depths?: readonly number[] }
  | { kind: "alert"; tone: Tone; title: string; items: readonly Line[] }
  /** What follows, to the next fold, is shown on request: the answer stands before it. */
  | { kind: "fold"; title: string }
  | { kind: "quote"; lines: readonly Line[] }
  /** `left` rows are not shown: a table without end must not freeze the page. */
  | { kind: "table"; head: readonly Line[]; rows: readonly (readonly Line[])[]; left?: number }
  | { kind: "code"; text: string };

const TONE_WORD: Record<Tone, string> = { danger: "CAUTION", warning: "WARNING", note: "NOTE" };
const TONE_OF = new Map<string, Tone>(
  Object.entries(TONE_WORD).map(([tone, word]) => [word, tone as Tone]),
);

const MOST_ROWS = 100;
const MOST_COLUMNS = 12;
const DEEPEST = 3;

const cell = (content: Line) => writeInline(content).replace(/\|/gu, "\\|");

/** One block as lines of text, ended by the blank line that separates it from the next. */
export function writeBlock(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `${block.level === 4 ? "###" : "##"} ${writeInline(block.content)}\n\n`;
    case "paragraph":
      return `${writeInline(block.content)
        .replace(/^(?=#{1,6} |[-+>|]|```|~~~)/u, "\\")
        .replace(/^(\d{1,3})(?=[.)] )/u, "$1\\")}\n\n`;
    case "list": {
      const mark = (index: number) => (block.start === undefined ? "-" : `${block.start + index}.`);
      return `${block.items.map((item, i) => `${"  ".repeat(block.depths?.[i] ?? 0)}${mark(i)} ${writeInline(item)}\n`).join("")}\n`;
    }
    case "alert":
      return `> [!${TONE_WORD[block.tone]}] ${escapeText(block.title)}\n${block.items.map((item) => `> - ${writeInline(item)}\n`).join("")}\n`;
    case "fold":
      return `+++ ${escapeText(block.title)}\n\n`;
    case "quote":
      return `${block.lines.map((line) => `> ${writeInline(line)}\n`).join("")}\n`;
    case "table": {
      const row = (cells: readonly Line[]) => `| ${cells.map(cell).join(" | ")} |\n`;
      return `${row(block.head)}|${" --- |".repeat(block.head.length)}\n${block.rows.map(row).join("")}\n`;
    }
    case "code":
      return `\`\`\`\n${block.text.replace(/^```/gmu, "'''")}\n\`\`\`\n\n`;
  }
}

export const writeMarkup = (blocks: readonly Block[]): string => blocks.map(writeBlock).join("");

const DELIMITER = /^\s*\|?(?:\s*:?-{1,}:?\s*\|)+(?:\s*:?-{1,}:?\s*)?$/u;

/** Cells of a row of a table; a bar after a backslash belongs to its cell. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/u, "")
    .replace(/(?<!\\)\|$/u, "")
    .split(/(?<!\\)\|/u)
    .map((one) =>
      one
        .replace(/\\\|/gu, "|")
        .replace(/<br\s*\/?>/giu, " ")
        .trim(),
    )
    .slice(0, MOST_COLUMNS);

/**
 * Reads the subset back, with the audit's doubts on the words they are about; what it does not know
 * is a paragraph.
 */
export function readMarkup(markup: string, annotations: readonly Annotation[] = []): Block[] {
  const lines = withDoubts(markup, annotations).split("\n");
  const blocks: Block[] = [];
  for (let i = 0; i < lines.length; ) {
    const { block, taken } = blockAt(lines, i);
    if (block) blocks.push(block);
    i += taken;
  }
  return blocks;
}

interface Taken {
  block: Block | null;
  taken: number;
}

function blockAt(lines: readonly string[], at: number): Taken {
  const line = lines[at] ?? "";
  if (line.trim() === "" || /^\s{0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/u.test(line))
    return { block: null, taken: 1 };
  if (/^\s{0,3}(?:```|~~~)/u.test(line)) return codeAt(lines, at);
  const [, marks, title] = /^(#{1,6}) +(.*)$/u.exec(line) ?? [];
  if (marks !== undefined && title !== undefined)
    return { block: headingOf(marks, title), taken: 1 };
  const fold = /^\+\+\+ +(.*)$/u.exec(line);
  if (fold)
    return { block: { kind: "fold", title: inlineText(readInline(fold[1] ?? "")) }, taken: 1 };
  if (/^> ?/u.test(line)) return quoteAt(lines, at);
  if (line.includes("|") && DELIMITER.test(lines[at + 1] ?? "")) return tableAt(lines, at);
  if (ITEM.test(line)) return listAt(lines, at);
  return { block: { kind: "paragraph", content: readInline(line) }, taken: 1 };
}

function headingOf(marks: string, title: string): Block {
  const content = readInline(title.replace(/ +#+ *$/u, ""));
  return { kind: "heading", content, ...(marks.length > 2 ? { level: 4 } : {}) };
}

/** Until its closing fence, or to the end of a text that has none. */
function codeAt(lines: readonly string[], at: number): Taken {
  const fence = /^\s{0,3}(```|~~~)/u.exec(lines[at] ?? "")?.[1] ?? "```";
  let end = at + 1;
  while (end < lines.length && !(lines[end] ?? "").trimStart().startsWith(fence)) end += 1;
  const text = lines
    .slice(at + 1, end)
    .join("\n")
    .replace(/[\ue000-\ue00f]/gu, "");
  return { block: { kind: "code", text }, taken: end - at + 1 };
}

function quoteAt(lines: readonly string[], at: number): Taken {
  let end = at;
  while (end < lines.length && /^>/u.test(lines[end] ?? "")) {
    // Another alert is another block.
    if (end > at && /^> \[!(?:CAUTION|WARNING|NOTE)\]/u.test(lines[end] ?? "")) break;
    end += 1;
  }
  const inside = lines.slice(at, end).map((line) => line.replace(/^> ?/u, ""));
  const opening = /^\[!(CAUTION|WARNING|NOTE)\] ?(.*)$/u.exec(inside[0] ?? "");
  if (!opening) {
    const quoted = inside.filter((line) => line.trim() !== "").map(readInline);
    return { block: { kind: "quote", lines: quoted }, taken: end - at };
  }
  const items = inside
    .slice(1)
    .filter((line) => line !== "")
    .map((line) => readInline(line.startsWith("- ") ? line.slice(2) : line));
  const title = inlineText(readInline(opening[2] ?? ""));
  const tone = TONE_OF.get(opening[1] ?? "") ?? "note";
  return { block: { kind: "alert", tone, title, items }, taken: end - at };
}

function tableAt(lines: readonly string[], at: number): Taken {
  const head = cellsOf(lines[at] ?? "").map(readInline);
  let end = at + 2;
  while (end < lines.length && (lines[end] ?? "").includes("|")) end += 1;
  const rows = lines.slice(at + 2, Math.min(end, at + 2 + MOST_ROWS)).map((line) => {
    const cells = cellsOf(line).map(readInline);
    return head.map((_, column) => cells[column] ?? []);
  });
  const left = end - at - 2 - rows.length;
  return { block: { kind: "table", head, rows, ...(left > 0 ? { left } : {}) }, taken: end - at };
}

const ITEM = /^(\s{0,12})(?:([-*+])|(\d{1,3})[.)]) +(.*)$/u;

/** An item of a list as its line says it; null where the line is none. */
function itemOf(line = "") {
  const [whole, margin = "", , number, text = ""] = ITEM.exec(line) ?? [];
  if (whole === undefined) return null;
  return { margin: margin.length, number: number === undefined ? undefined : Number(number), text };
}

function listAt(lines: readonly string[], at: number): Taken {
  const first = itemOf(lines[at]);
  const start = first?.number;
  const margin = first?.margin ?? 0;
  const items: Line[] = [];
  const depths: number[] = [];
  let end = at;
  for (; end < lines.length; end++) {
    const item = itemOf(lines[end]);
    if (!item) break;
    const depth = Math.min(DEEPEST, Math.floor(Math.max(0, item.margin - margin) / 2));
    // A numbered list that follows a list of dashes at the same depth is another list.
    if (depth === 0 && (item.number === undefined) !== (start === undefined)) break;
    items.push(readInline(item.text));
    depths.push(depth);
  }
  const nested = depths.some((depth) => depth > 0);
  return {
    block: {
      kind: "list",
      items,
      ...(start === undefined ? {} : { start }),
      ...(nested ? { depths } : {}),
    },
    taken: end - at,
  };
}

function plainBlock(block: Block): string {
  const lines = (items: readonly Line[]) => items.map((item) => `- ${inlineText(item)}`);
  switch (block.kind) {
    case "list": {
      const { start, depths } = block;
      const mark = (index: number) => (start === undefined ? "-" : `${start + index}.`);
      return block.items
        .map(
          (item, i) =>
            `${"  ".repeat(depths?.[i] ?? 0)}${depths?.[i] ? "-" : mark(i)} ${inlineText(item)}`,
        )
        .join("\n");
    }
    case "alert":
      return [block.title, ...lines(block.items)].join("\n");
    case "quote":
      return block.lines.map(inlineText).join("\n");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(inlineText).join(" | ")).join("\n");
    case "code":
      return block.text;
    case "fold":
      return block.title;
    case "heading":
    case "paragraph":
      return inlineText(block.content);
  }
}

/** The blocks before the fold: the lines that answer. */
export function beforeFold(blocks: readonly Block[]): Block[] {
  const at = blocks.findIndex(({ kind }) => kind === "fold");
  return at < 0 ? [...blocks] : blocks.slice(0, at);
}

/**
 * The answer as plain text, for the command line and the clipboard: same words, same numbers, no
 * marks.
 */
export const plainText = (markup: string): string =>
  readMarkup(markup).map(plainBlock).join("\n\n");
