// What a quiz is made of, as passages: those of the library, or the parts of a text that a person
// gave. Both have the same shape, so that one rule checks a question against either.
import type { Passage } from "#platform/ai/toolbox.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { QuizLibrary } from "./library.ts";
import { drawn } from "./lot.ts";

export interface Material {
  /** The subject as the library names it, or the title of a text. */
  readonly title: string;
  /** What may be asked about, in reading order. */
  readonly passages: readonly Passage[];
  /** Where a wrong line must stand nowhere: the whole of the documents, and what limits them. */
  readonly library: QuizLibrary;
  /** The text of a person, not the library. */
  readonly isText: boolean;
}

/** The document that a given text is. */
export const TEXT_ID = "text";
const SHORT_PART = 400;
const LONG_PART = 1_600;

/** Where a part that is too long may be cut. */
const endOfSentence = (text: string): number => {
  const before = text.slice(0, LONG_PART);
  const end = Math.max(...[". ", "! ", "? ", "\n"].map((mark) => before.lastIndexOf(mark)));
  return end > SHORT_PART ? end + 1 : LONG_PART;
};

function cut(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > LONG_PART) {
    const end = endOfSentence(rest);
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...parts, rest];
}

/** Paragraphs of a text; short ones stay with the next. */
export function partsOf(text: string): string[] {
  const blocks = text
    .replace(/\r\n?/gu, "\n")
    .split(/\n\s*\n/u)
    .map((block) => block.trim())
    .filter((block) => block !== "");
  const joined: string[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last !== undefined && last.length < SHORT_PART) joined[joined.length - 1] += `\n\n${block}`;
    else joined.push(block);
  }
  return joined.flatMap(cut).filter((part) => part !== "");
}

export function textMaterial(text: string, title: string, language: Language): Material {
  const passages = partsOf(text).map(
    (part, at): Passage => ({
      ...{ id: `${TEXT_ID}#p${at + 1}`, documentId: TEXT_ID, title, section: "", text: part },
      ...{ knowledge: "given", language, population: "all", doses: [], references: [] },
      ...{ year: null, route: "" },
    }),
  );
  return { title, passages, library: { sheets: [], passages, heldBack: [] }, isText: true };
}

/** Passages of at most so many characters together, drawn by `seed`, in reading order. */
export function passagesWithin(
  passages: readonly Passage[],
  most: number,
  seed: string,
): readonly Passage[] {
  let left = most;
  const taken = new Set<string>();
  for (const { id, text } of drawn(passages, seed, (one) => one.id)) {
    if (text.length > left) continue;
    left -= text.length;
    taken.add(id);
  }
  return passages.filter(({ id }) => taken.has(id));
}
