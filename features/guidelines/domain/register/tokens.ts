// The words of a question with their place in it, so that what was recognised can be shown as it
// was typed.
import { fold, stem } from "#platform/search/normalise.ts";

export interface Token {
  stem: string;
  /** As typed. */
  typed: string;
  from: number;
  to: number;
}

const WORD = /[\p{L}]{1,3}\+(?![\p{L}\p{N}])|\p{L}{2,3}-(?![\p{L}\p{N}-])|[\p{L}\p{M}\p{N}]+/gu;

/** At most this many: a clinical case fits, a pasted article does not slow the server down. */
const MOST = 400;

export function tokens(text: string): Token[] {
  const found: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const [typed] = match;
    // An abbreviation in front of a hyphen is a sign only where the register knows it so ("ST-").
    const bare = typed.endsWith("-") && !/^st-$/iu.test(typed) ? typed.slice(0, -1) : typed;
    found.push({
      stem: stem(fold(bare)),
      typed: bare,
      from: match.index,
      to: match.index + bare.length,
    });
    if (found.length === MOST) break;
  }
  return found;
}
