// The words of a name with what tells it apart beside it, so that an absence is said as it was asked:
// "hémophilie A", "idiopathic pulmonary fibrosis", "miastenia ocular".
import { readIntent } from "../intent.ts";
import { COMMON_WORDS, QUALIFIERS, STOP_WORDS } from "../stop-words.ts";
import { PLAIN_WORDS } from "../vocabulary/plain-words.ts";
import { ADJECTIVE } from "../vocabulary/word-parts.ts";
import type { Token } from "./tokens.ts";

const LETTER = /^[A-D]$/u;
const LEAST = 5;

function isTelling(token: Token | undefined): token is Token {
  if (!token) return false;
  const { stem, typed } = token;
  if (readIntent([stem]).sections.length > 0) return false;
  const plain = [STOP_WORDS, QUALIFIERS, COMMON_WORDS, PLAIN_WORDS].some((one) => one.has(stem));
  return LETTER.test(typed) || (stem.length >= LEAST && !plain && ADJECTIVE.test(stem));
}

/** One word on each side at most, with nothing but a space between. */
export function wholeName(
  text: string,
  typed: readonly Token[],
  { first, last }: { first: number; last: number },
): string {
  const [before, own, end, after] = [typed[first - 1], typed[first], typed[last], typed[last + 1]];
  if (!own || !end) return "";
  const isBeside = (left: Token, right: Token) => text.slice(left.to, right.from) === " ";
  const from = isTelling(before) && isBeside(before, own) ? before.from : own.from;
  const to = isTelling(after) && isBeside(end, after) ? after.to : end.to;
  return text.slice(from, to);
}
