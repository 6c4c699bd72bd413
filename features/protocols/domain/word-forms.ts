// The words of the protocols that a word of a question is: its other forms, its beginning, what it
// is a slip of. Nothing is known here but the words that the protocols themselves hold.
const LETTERS = /^[a-z]+$/u;
/** Letters of a truncated word, at least: « hémoc », « congel »; and two that only begin alike. */
const [TRUNCATED, ALIKE, ALIKE_SHARE] = [4, 6, 0.65];
const LONGEST_END = 3;
/** Letters of a word cut short and ended as one speaks: « argatra », « intubo ». */
const CUT = 5;
const SPOKEN_END = /^[aio]$/u;

const sameStart = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
};

/** How far a word of a passage is the one that was asked, 0 to 1. */
function alike(asked: string, held: string): number {
  if (asked === held) return 1;
  if (!LETTERS.test(asked) || !LETTERS.test(held)) return 0;
  const same = sameStart(asked, held);
  if (same === asked.length && same >= TRUNCATED) return same === TRUNCATED ? 0.65 : 0.8;
  if (same === held.length && same > TRUNCATED && asked.length - same <= LONGEST_END) return 0.8;
  if (same >= CUT && same < held.length - 1 && SPOKEN_END.test(asked.slice(same))) return 0.65;
  return same >= ALIKE && same >= Math.max(asked.length, held.length) * ALIKE_SHARE ? 0.7 : 0;
}

/** Words under the letters that two forms of one have in common. */
export type Beginnings = ReadonlyMap<string, readonly string[]>;
const beginning = (word: string): string => word.slice(0, TRUNCATED);
export const byBeginning = (words: Iterable<string>): Beginnings => Map.groupBy(words, beginning);

/** Short words keep their plural: « sac » and « sacs » are one. */
const [SHORTEST, SHORT] = [3, 4];
function otherNumber(asked: string): string | null {
  const [singular, plural] = [asked.replace(/s$/u, ""), asked.endsWith("s") ? "" : `${asked}s`];
  if (!LETTERS.test(asked) || singular.length < SHORTEST || singular.length > SHORT) return null;
  return plural || singular;
}

export function formsOf(asked: string, words: Beginnings): Map<string, number> {
  const forms = new Map<string, number>();
  const other = otherNumber(asked);
  if (other !== null && words.get(beginning(other))?.includes(other)) forms.set(other, 1);
  for (const held of words.get(beginning(asked)) ?? []) {
    const found = alike(asked, held);
    if (found > 0) forms.set(held, found);
  }
  return forms;
}

/** Letters of a word with one slip, and with two. */
const [ONE_SLIP, TWO_SLIPS] = [5, 8];
const SLIPPED = 0.65;
/** Written as it is heard: « fantanyl », « iper ». Longest first. */
const HEARD_SO = 0.75;
/** Letters that are written and not heard, at most. */
const MOST_HEARD = 3;
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, "f"],
  [/h/gu, ""],
  [/y/gu, "i"],
  [/qu?|k|c(?![eiy])/gu, "k"],
  [/x(?=c)/gu, ""],
  [/ss|c|z/gu, "s"],
  [/eau|au/gu, "o"],
  [/(?:ai|ei)(?=[nm])/gu, "i"],
  [/ai|ei|oe/gu, "e"],
  [/e(?=[nm][^aeiounm])/gu, "a"],
  [/m(?=[bp])/gu, "n"],
  [/(.)\1/gu, "$1"],
  [/[estd]+$/u, ""],
];
const heard = (word: string): string =>
  HEARD.reduce((sound, [letters, as]) => sound.replace(letters, as), word);

/** Whether one becomes the other by that many slips: a letter more, less, other, or two exchanged. */
function within(a: string, b: string, slips: number): boolean {
  if (Math.abs(a.length - b.length) > slips) return false;
  let [older, before] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      const exchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (row[j - 1] ?? 0) + 1,
          (before[j] ?? 0) + 1,
          (before[j - 1] ?? 0) + other,
          exchanged ? (older[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [older, before] = [before, row];
  }
  return (before[b.length] ?? 0) <= slips;
}

/** Words that one is a slip of, when it is none of them. */
export function slipsOf(asked: string, vocabulary: Iterable<string>): Map<string, number> {
  const forms = new Map<string, number>();
  if (!LETTERS.test(asked) || asked.length < ONE_SLIP) return forms;
  const slips = asked.length < TWO_SLIPS ? 1 : 2;
  const sound = heard(asked);
  for (const held of vocabulary) {
    if (!LETTERS.test(held)) continue;
    if (held[0] === asked[0] && within(asked, held, slips)) forms.set(held, SLIPPED);
    const near = held.length >= ONE_SLIP && Math.abs(held.length - asked.length) <= MOST_HEARD;
    if (near && heard(held) === sound) forms.set(held, HEARD_SO);
  }
  return forms;
}
