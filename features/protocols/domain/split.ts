// A protocol as passages: what a citation shows, and where it stands. Nothing is left out and
// nothing is rewritten but white space.

import { markedLines } from "./marked-lines.ts";

export interface SplitPassage {
  /** From 1; null when the document says nothing of its pages. */
  page: number | null;
  /** Of its part, with the titles above it; empty before the first one. */
  heading: string;
  /** At most `LONGEST_PASSAGE` characters; items keep their line and their mark. */
  text: string;
}

export const LONGEST_PASSAGE = 600;
const HEADING = /^(#{1,6})(?:\s+(.*?))?\s*#*$/u;
/** What is longer under the mark of a title is a paragraph. */
const LONGEST_TITLE = 150;
const ITEM = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+/u;

const plain = (text: string) => text.replace(/[*_`]{1,3}/gu, "").trim();
/** The marks of a title and its words; null for any other line. */
const titleIn = (line: string): { rank: number; text: string } | null => {
  const [, marks, words] = line.length > LONGEST_TITLE ? [] : (HEADING.exec(line) ?? []);
  return marks === undefined ? null : { rank: marks.length, text: plain(words ?? "") };
};

/** Titles from the highest down: one takes the place of those of its rank and below. */
type Titles = { rank: number; text: string; used: boolean }[];

const headingOf = (titles: Titles) => titles.map(({ text }) => text).join(" › ");

/** Pieces of at most the length of a passage: at an end of sentence, else between words. */
function cut(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > LONGEST_PASSAGE) {
    const head = rest.slice(0, LONGEST_PASSAGE);
    const sentence = head.search(/[.!?;:][^.!?;:]*$/u);
    const word = head.lastIndexOf(" ");
    const at = [sentence + 1, word].find((one) => one > LONGEST_PASSAGE / 3) ?? LONGEST_PASSAGE;
    // Half a character is none.
    const end = /[\ud800-\udbff]$/u.test(rest.slice(0, at)) ? at - 1 : at;
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...pieces, rest].filter((piece) => piece !== "");
}

/** Lines that follow each other: a paragraph on one line, items each on theirs. */
function blocksOf(page: string): string[] {
  const blocks: string[] = [];
  let open = false;
  for (const line of markedLines(page)) {
    const text = line.text.replace(/[^\S\n\u00a0\u202f]+/gu, " ").trim();
    const title = titleIn(text) !== null;
    const apart = line.apart || text === "" || title || ITEM.test(text);
    if (text === "") open = false;
    else if (open && !apart) blocks[blocks.length - 1] += ` ${text}`;
    else blocks.push(text);
    if (text !== "") open = !title && !line.apart;
  }
  return blocks;
}

/**
 * Passages of a text given page by page; one page alone has no number. A title without a text of
 * its own is a passage, so that it is not lost.
 */
export function splitPages(pages: readonly string[]): SplitPassage[] {
  const passages: SplitPassage[] = [];
  const titles: Titles = [];
  const say = (page: number | null, heading: string, text: string) =>
    passages.push({ page, heading, text });
  const close = (page: number | null) => {
    const last = titles.at(-1);
    if (last && !last.used) say(page, headingOf(titles.slice(0, -1)), last.text);
  };
  const open = (title: { rank: number; text: string }, page: number | null) => {
    if ((titles.at(-1)?.rank ?? 0) >= title.rank) close(page);
    while ((titles.at(-1)?.rank ?? 0) >= title.rank) titles.pop();
    titles.push({ ...title, used: false });
  };
  pages.forEach((content, index) => {
    const page = pages.length > 1 ? index + 1 : null;
    let begins = true;
    for (const block of blocksOf(content)) {
      const title = titleIn(block);
      if (title) {
        if (title.text !== "") open(title, page);
        begins = true;
        continue;
      }
      for (const title of titles) title.used = true;
      for (const piece of cut(block)) {
        const before = passages.at(-1);
        const joined = before ? `${before.text}\n${piece}` : piece;
        if (before && !begins && joined.length <= LONGEST_PASSAGE) before.text = joined;
        else say(page, headingOf(titles), piece);
        begins = false;
      }
    }
  });
  close(pages.length > 1 ? pages.length : null);
  return passages;
}

/** The lines of a passage, without the marks of its items. */
export const linesOf = (text: string): { item: boolean; text: string }[] =>
  text.split("\n").map((line) => ({
    item: ITEM.test(line),
    text: plain(line.replace(/^\s*[-*+•]\s+/u, "")),
  }));
