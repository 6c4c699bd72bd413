// A pasted text as headings, list items and sentences, each with its place. Reads any text in time
// linear in its length.
import type { Range } from "./passage.ts";

export type Block = Range & { kind: "heading" | "item" | "sentence"; text: string };

const BULLET = /^\s*(?:[-•–*▪◦·‣]|[a-z]\))\s+(?=\S)/u;
const NUMBERED = /^\s*\d{1,2}[.)]\s+(?=\S)/u;
const MARKED = /^\s*#{1,6}\s+(?=\S)/u;
const LONGEST_HEADING = 90;
const ABBREVIATED =
  /(?:^|[\s(])(?:Dr|Pr|M|Mme|cf|ex|etc|fig|tab|vs|env|max|(?<!\d\s?)min|p|n|art|chap|al|St|Ste|resp|i\.e|e\.g|p\. ex|c\.-à-d)\.$/iu;

interface Line extends Range {
  text: string;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const line of text.split("\n")) {
    lines.push({ text: line.replace(/\r$/, ""), from, to: from + line.length });
    from += line.length + 1;
  }
  return lines;
}

/** On one line, as it is read; spaces that hold two words together stay. */
export const oneLine = (text: string): string => text.replace(/[^\S\u00a0\u202f]+/gu, " ").trim();

/** The place without white space at its ends. */
function trimmed(text: string, { from, to }: Range): Range {
  while (from < to && /\s/u.test(text[from] ?? "")) from += 1;
  while (to > from && /\s/u.test(text[to - 1] ?? "")) to -= 1;
  return { from, to };
}

/** The sentences of a block, each with its place. */
export const sentencesOf = (text: string, block: Range): Block[] =>
  sentences(text, block).map((range) => ({
    kind: "sentence",
    ...range,
    text: oneLine(text.slice(range.from, range.to)),
  }));

/**
 * Sentences of a paragraph: cut after a full stop that a capital or a number follows, abbreviations
 * apart.
 */
function sentences(text: string, { from, to }: Range): Range[] {
  const paragraph = text.slice(from, to);
  const cuts = [0];
  for (const { index, 0: found } of paragraph.matchAll(/[.!?…]["»)]?\s+(?=["«(]?[\p{Lu}\d])/gu)) {
    const end = index + found.trimEnd().length;
    if (!ABBREVIATED.test(paragraph.slice(Math.max(0, index - 12), index + 1))) cuts.push(end);
  }
  return cuts
    .map((start, place) =>
      trimmed(text, { from: from + start, to: from + (cuts[place + 1] ?? paragraph.length) }),
    )
    .filter((one) => one.to > one.from);
}

function isHeading(lines: readonly Line[], at: number): boolean {
  const line = lines[at]?.text ?? "";
  if (MARKED.test(line)) return true;
  const bare = line.replace(NUMBERED, "").trim();
  if (
    bare === "" ||
    bare.length > LONGEST_HEADING ||
    /[.;,:!…]$/u.test(bare) ||
    !/^[\p{Lu}\d«]/u.test(bare)
  )
    return false;
  const [before, after] = [lines[at - 1]?.text.trim() ?? "", lines[at + 1]?.text.trim() ?? ""];
  const followed = lines.slice(at + 1, at + 4).some(({ text }) => text.trim() !== "");
  // Inside a paragraph, a short line is only where the page ended.
  return (
    followed &&
    before === "" &&
    (after === "" || (bare.length < 60 && /^[\p{Lu}\d«\-•–*]/u.test(after)))
  );
}

/** A numbered line is an item beside another one; alone it is a heading or a sentence. */
const isItem = (lines: readonly Line[], at: number): boolean => {
  const line = lines[at]?.text ?? "";
  if (BULLET.test(line)) return true;
  const beside = (step: number) => NUMBERED.test(lines[at + step]?.text ?? "");
  return NUMBERED.test(line) && (beside(1) || beside(-1));
};

export function blocksOf(text: string): Block[] {
  const lines = linesOf(text);
  const blocks: Block[] = [];
  let paragraph: Range | null = null;
  const add = (kind: Block["kind"], range: Range) =>
    blocks.push({ kind, ...range, text: oneLine(text.slice(range.from, range.to)) });
  const close = () => {
    if (paragraph) for (const range of sentences(text, paragraph)) add("sentence", range);
    paragraph = null;
  };
  lines.forEach((line, at) => {
    if (line.text.trim() === "") {
      close();
      return;
    }
    const mark = isItem(lines, at) ? (BULLET.exec(line.text) ?? NUMBERED.exec(line.text)) : null;
    if (mark) {
      close();
      add(
        "item",
        trimmed(text, { from: line.from + mark[0].length, to: line.from + line.text.length }),
      );
      return;
    }
    if (isHeading(lines, at)) {
      close();
      const lead = (MARKED.exec(line.text) ?? NUMBERED.exec(line.text))?.[0].length ?? 0;
      add("heading", trimmed(text, { from: line.from + lead, to: line.from + line.text.length }));
      return;
    }
    paragraph = { from: paragraph?.from ?? line.from, to: line.from + line.text.length };
    // "The signs are:" ends before its list.
    if (/:\s*$/u.test(line.text)) close();
  });
  close();
  return blocks;
}

/**
 * Parts of a text of at most `most` characters, cut between paragraphs, else between sentences,
 * else where it must.
 */
export function partsOf(text: string, most: number): Range[] {
  const parts: Range[] = [];
  for (let from = 0; from < text.length; ) {
    let to = Math.min(text.length, from + most);
    if (to < text.length) {
      const piece = text.slice(from, to);
      const cut = [
        piece.lastIndexOf("\n\n"),
        piece.lastIndexOf("\n"),
        piece.lastIndexOf(". ") + 1,
      ].find((at) => at > most / 2);
      // Never between the halves of one character.
      if (cut !== undefined) to = from + cut;
      else if (/[\ud800-\udbff]/u.test(text[to - 1] ?? "")) to -= 1;
    }
    if (text.slice(from, to).trim() !== "") parts.push({ from, to });
    from = to;
  }
  return parts;
}
