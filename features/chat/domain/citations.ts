// Citations of a model's answer while it streams. A number that opens nothing is never shown,
// however the stream cuts it; the others are written in the one form that the markup reads, with
// the reader's number.

export interface CitationFilter {
  /**
   * The text that may be shown now. What could be the beginning of a citation waits for the next
   * piece.
   */
  push(piece: string): string;
  /** What was still waiting. */
  end(): string;
  /**
   * Where, in the text last given, a citation that opens nothing was taken out and no other stands
   * in its place.
   */
  taken(): readonly number[];
}

/** What the numbers of a model open, and the number that a reader sees (`passage-numbers.ts`). */
export interface Numbering {
  opens(n: number): boolean;
  /** Called in the order of the text, once for each citation that is shown. */
  show(n: number): number;
}

const SPACE = "[ \\t\\u00a0\\u202f]";
const NUMBERS = "\\d{1,6}(?:\\s*[,;–-]\\s*\\^?\\d{1,6})*";
// "[1]", "[1, 3]", "[2-4]", "[^1]", "\[1\]", "【1】", "【1†source】".
// Every backslash before it goes: one that stayed would make it plain text, and its number a gap.
const GROUP = new RegExp(
  `((?<!${SPACE})${SPACE}+)?(?<!\\\\)\\\\*[[【]\\^?\\s*(${NUMBERS})\\s*(?:†[^\\]】\\n]{0,40})?\\\\?[\\]】]`,
  "gu",
);
const OPEN = "\\\\*[[【]\\^?[\\d\\s,;^–-]{0,40}(?:†[^\\]】\\n]{0,40})?";
const BEGINNING = new RegExp(`${SPACE}*(?:${OPEN}(?:${OPEN})*\\\\*|\\\\+)?$`, "u");
/** Brackets that stay open longer than this begin no citation. */
const LONGEST_HELD = 400;
/**
 * More than the longest part of a beginning: it is looked for in the end of the text only, so that
 * time stays linear.
 */
const MARGIN = 100;
/** Where a citation was taken out, until the text around it is judged. */
const TAKEN = "\uE000";
/** A bracket that only what was taken out kept from being a citation. */
const FORGED = /[[【](\^?[\d\s,;^\uE000–-]{0,80}\uE000)/gu;
/** A range of more numbers than this is a range of values. */
const LONGEST_RANGE = 8;

export function citationFilter({ opens, show }: Numbering): CitationFilter {
  let held = "";

  // "[[42]1]" without its unknown number must not become "[1]".
  let taken: number[] = [];
  const rewrite = (text: string) => {
    const parts = marked(text).replace(FORGED, "($1").split(TAKEN);
    let at = 0;
    taken = parts.slice(0, -1).map((part) => {
      at += part.length;
      return at;
    });
    return parts.join("");
  };
  const marked = (text: string) =>
    text.replace(GROUP, (_, space: string | undefined, list: string) => {
      const range = /^(\d+)\s*[–-]\s*(\d+)$/u.exec(list);
      const numbers = range
        ? between(Number(range[1]), Number(range[2]))
        : list.match(/\d+/gu)?.map(Number);
      const kept = (numbers ?? []).filter(opens);
      // "[60-80]" is an interval that somebody may need: it stays, in a form that is no citation.
      if (range && kept.length !== numbers?.length) return `${space ?? ""}(${list})`;
      return kept.length === 0 ? TAKEN : (space ?? "") + kept.map((n) => `[${show(n)}]`).join("");
    });

  return {
    push(piece) {
      held += piece.replaceAll(TAKEN, "");
      const beginning = BEGINNING.exec(held.slice(-LONGEST_HELD - MARGIN))?.[0] ?? "";
      const at = held.length - beginning.length;
      const tooLong = held.length - at > LONGEST_HELD;
      const ready = tooLong ? held : held.slice(0, at);
      held = tooLong ? "" : held.slice(at);
      return tooLong ? rewrite(ready).replace(/[[【](?!\d+\])/gu, "(") : rewrite(ready);
    },
    end() {
      const rest = rewrite(held);
      held = "";
      return rest;
    },
    taken: () => taken,
  };
}

function between(first: number, last: number): number[] | undefined {
  if (last < first || last - first >= LONGEST_RANGE) return undefined;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The text without its citations: numbers of an earlier answer mean nothing in this one. */
export const withoutCitations = (text: string): string =>
  text.replace(/[ \t\u00a0]*(?<!\\)\[\d{1,3}\]/gu, "").replace(/\\(?=[[\]*\\])/gu, "");

/** Numbers cited in a text that is already filtered. */
export const citedIn = (text: string): Set<number> =>
  new Set([...text.matchAll(/(?<!\\)\[(\d{1,3})\]/gu)].map(([, n]) => Number(n)));
