// What was typed beside what was expected, letter by letter.
import { fold } from "#platform/search/normalise.ts";

export interface Part {
  text: string;
  kind: "same" | "extra" | "missing";
}

const LONGEST = 400;

/** How many letters, in order, the ends of two texts from `i` and `j` have in common. */
function commonLengths(
  a: readonly string[],
  b: readonly string[],
): (i: number, j: number) => number {
  const lengths = Array.from({ length: a.length + 1 }, () =>
    new Array<number>(b.length + 1).fill(0),
  );
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  return at;
}

/**
 * The longest common letters are kept; the rest is what was typed too much, and what is missing.
 */
export function compareTyped(typed: string, expected: string): Part[] {
  const a = [...typed.normalize("NFC").trim().replace(/\s+/gu, " ")].slice(0, LONGEST);
  const b = [...expected.normalize("NFC").trim().replace(/\s+/gu, " ")].slice(0, LONGEST);
  const at = commonLengths(a, b);
  const parts: Part[] = [];
  const add = (text: string, kind: Part["kind"]) => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ text, kind });
  };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add(a[i] ?? "", "same");
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      add(a[i] ?? "", "extra");
      i += 1;
    } else {
      add(b[j] ?? "", "missing");
      j += 1;
    }
  }
  return parts;
}

const bare = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}+<>=%-]+/gu, " ")
    .trim();

/** exact: the same letters. close: case, accents and punctuation aside. */
export function judgeTyped(typed: string, expected: string): "exact" | "close" | "different" {
  if (typed.normalize("NFC").trim() === expected.normalize("NFC").trim()) return "exact";
  return bare(typed) === bare(expected) ? "close" : "different";
}
