// A model that is asked for its instructions recites them. What it says word for word of the
// prompt, or of a key, is taken out of the text while it streams. A translation or a summary is not
// recognised: no prompt may hold a secret.
import { fold } from "#platform/search/normalise.ts";

/** What stands in place of what was taken out. */
export const WITHHELD = "[…]";

/**
 * Words in a row that only a recitation shares with the prompt; fewer once it has begun reciting.
 */
const RECITED = { first: 12, next: 5 };
/** Words in a row from which the text waits for the next one. */
const WAITS_FROM = 4;
/** A shorter key is a word like another: "ollama", "none". */
const SHORTEST_KEY = 12;
/** Text that waits this long is no recitation. */
const LONGEST_WAIT = 4_000;

export interface TextGuard {
  push(piece: string): string;
  end(): string;
  /** Something was taken out. */
  withheld(): boolean;
}

/**
 * Words of the prompt, line by line. A format to follow is no secret, nor is a sentence that it
 * asks to write, which stands between quotes: the answer may hold them.
 */
function linesOf(prompt: string): string[][] {
  return prompt
    .replace(/«[^»]{0,600}»|“[^”]{0,600}”/gu, "\n")
    .split("\n")
    .filter((line) => !/^\s*[{[]/u.test(line))
    .map((line) => (line.match(/[\p{L}\p{N}]+/gu) ?? []).map(fold))
    .filter((words) => words.length >= RECITED.next);
}

/** How many of the last words said follow each other in the prompt. */
function follower(prompt: string): (word: string) => number {
  const words: (string | null)[] = [];
  const places = new Map<string, number[]>();
  for (const line of linesOf(prompt)) {
    for (const word of line) {
      const known = places.get(word);
      if (known) known.push(words.length);
      else places.set(word, [words.length]);
      words.push(word);
    }
    words.push(null);
  }
  let before = new Map<number, number>();
  return (word) => {
    const now = new Map<number, number>();
    for (const place of places.get(word) ?? []) now.set(place, (before.get(place - 1) ?? 0) + 1);
    before = now;
    return Math.max(0, ...now.values());
  };
}

/** Takes recited words of `prompt` out of a text in pieces. */
export function promptGuard(prompt: string): TextGuard {
  const follow = follower(prompt);
  /** What is not done with, how far its words were followed, and how far it was shown. */
  let [text, at, shown] = ["", 0, 0];
  let run = 0;
  let [reciting, withheld] = [false, false];

  const show = (to: number): string => {
    const part = text.slice(shown, to);
    shown = Math.max(shown, to);
    return part;
  };

  /**
   * Follows the words that are over; the last one may go on with the next piece unless nothing
   * follows.
   */
  function followed(isLast: boolean): string {
    const word = /[\p{L}\p{N}\p{M}]+/gu;
    let out = "";
    for (word.lastIndex = at; ; ) {
      const match = word.exec(text);
      if (!match || (word.lastIndex === text.length && !isLast)) break;
      at = word.lastIndex;
      run = follow(fold(match[0]));
      if (run >= (withheld ? RECITED.next : RECITED.first)) {
        if (!reciting) out += ` ${WITHHELD}`;
        [reciting, withheld, shown] = [true, true, Math.max(shown, at)];
      } else {
        reciting = false;
        if (run < WAITS_FROM || at - shown > LONGEST_WAIT) out += show(at);
      }
    }
    if (!reciting && (isLast || run < WAITS_FROM)) out += show(text.length);
    const done = Math.min(at, shown);
    [text, at, shown] = [text.slice(done), at - done, shown - done];
    return out;
  }

  return {
    push(piece) {
      text += piece;
      return followed(false);
    },
    end() {
      const out = followed(true);
      [text, at, shown, run, reciting] = ["", 0, 0, 0, false];
      return out;
    },
    withheld: () => withheld,
  };
}

/** Takes a key out of a text in pieces, however they cut it. */
export function keyGuard(key: string | null): TextGuard {
  let held = "";
  let withheld = false;
  if (key === null || key.length < SHORTEST_KEY)
    return { push: (piece) => piece, end: () => "", withheld: () => false };
  return {
    push(piece) {
      const parts = (held + piece).split(key);
      withheld ||= parts.length > 1;
      const text = parts.join(WITHHELD);
      let length = Math.min(key.length - 1, parts.at(-1)?.length ?? 0);
      while (length > 0 && !text.endsWith(key.slice(0, length))) length -= 1;
      held = text.slice(text.length - length);
      return text.slice(0, text.length - length);
    },
    end() {
      const rest = held;
      held = "";
      return rest;
    },
    withheld: () => withheld,
  };
}
