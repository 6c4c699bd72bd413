// What each passage holds of the words of a question: the word, what it stands for, what else a
// hospital calls it, or what it is a slip of. A word weighs what it is rare among the passages.
import { AGAIN, type Wanted } from "./question-words.ts";
import type { Candidate, Places, Shelf } from "./shelf.ts";
import { formsOf, slipsOf } from "./word-forms.ts";

/** As many passages as a shelf has: rare is what few of so many hold. */
const SHELF = 600;
const rarity = (holding: number): number => Math.log(1 + SHELF / (1 + holding));
/** What a word that no passage holds would have weighed: the name of a disease, any other. */
const [UNHELD_DISEASE, UNHELD] = [5, 2];
/** What a word stands for is believed a little less than the word; another name for it less. */
const [MEANT, NAMED_SO] = [0.9, 0.75];
/** The same when the name that was typed is of several words. */
const SURELY_SO = 0.95;
/** Names that medicine has for it are less surely those of the service. */
const OF_MEDICINE = 0.8;
/** A word of a phrase, alone. */
const OF_PHRASE = 0.6;
/** Of a name of several words, as much as must be held. */
const LEAST_OF_NAME = 0.75;

/** For each passage, how much of a word its part's title, all its titles and its text hold. */
export interface Weights {
  subject: Float64Array;
  titles: Float64Array;
  text: Float64Array;
  /** The same of each of the lines that are read together. */
  lines: Float64Array;
}
const FIELDS = ["subject", "titles", "text", "lines"] as const;

const noWeights = ({ passages: { length }, lineOf }: Shelf<Candidate>): Weights => ({
  subject: new Float64Array(length),
  titles: new Float64Array(length),
  text: new Float64Array(length),
  lines: new Float64Array(lineOf.length),
});

const highest = ({ titles, text }: Weights): number => {
  let most = 0;
  for (let at = 0; at < text.length; at++) most = Math.max(most, titles[at] ?? 0, text[at] ?? 0);
  return most;
};

/** The most of both. */
function gather(into: Weights, other: Weights | null, trust = 1): void {
  if (!other) return;
  for (const field of FIELDS) {
    const [to, from] = [into[field], other[field]];
    for (let at = 0; at < to.length; at++) to[at] = Math.max(to[at] ?? 0, (from[at] ?? 0) * trust);
  }
}

const raise = (values: Float64Array, places: readonly number[], value: number): void => {
  for (const at of places) values[at] = Math.max(values[at] ?? 0, value);
};

/** How many hold a word: the title of a part is one, however long the part. */
function holders(
  { subject, section, text }: Pick<Places, "subject" | "section" | "text">,
  { part }: Shelf<Candidate>,
): number {
  const titled = new Set(subject.map((at) => part[at]));
  const others = [...section, ...text].filter((at) => !titled.has(part[at]));
  return titled.size + new Set(others).size;
}

/** What the forms of one word weigh in each passage; null when none holds any. */
function holding(forms: ReadonlyMap<string, number>, shelf: Shelf<Candidate>): Weights | null {
  if (forms.size === 0) return null;
  const held = noWeights(shelf);
  for (const [form, trust] of forms) {
    const places = shelf.words.get(form);
    if (!places) continue;
    const { subject, section, text, lines } = places;
    const weight = trust * rarity(holders(places, shelf));
    raise(held.subject, subject, weight);
    raise(held.titles, subject, weight);
    raise(held.titles, section, weight);
    raise(held.text, text, weight);
    raise(held.lines, lines, weight);
  }
  return held;
}

type SaidAt = (
  word: Weights,
  field: (typeof FIELDS)[number],
  at: number,
  shelf: Shelf<Candidate>,
) => number;
const asItStands: SaidAt = (word, field, at) => word[field][at] ?? 0;
/** A title is read with each line under it: « Sonde urinaire », then « Rétention : … ». */
const underTitle: SaidAt = (word, field, at, { lineOf }) => {
  const own = word[field][at] ?? 0;
  if (field === "text") return Math.max(own, word.titles[at] ?? 0);
  return field === "lines" ? Math.max(own, word.titles[lineOf[at] ?? 0] ?? 0) : own;
};

/** What a name of several words weighs: that of its rarest, as far as they are held together. */
function together(
  words: readonly (Weights | null)[],
  shelf: Shelf<Candidate>,
  saidAt: SaidAt = asItStands,
): Weights | null {
  const known = words.filter((word) => word !== null);
  const [first] = known;
  if (!first || words.length === 1) return first ?? null;
  const most = known.map(highest);
  const whole = most.reduce((sum, one) => sum + one, (words.length - known.length) * UNHELD);
  const rarest = Math.max(...most);
  const held = noWeights(shelf);
  for (const field of FIELDS)
    for (let at = 0; at < held[field].length; at++) {
      const share = known.reduce((sum, word) => sum + saidAt(word, field, at, shelf), 0) / whole;
      held[field][at] = share < LEAST_OF_NAME ? 0 : share * rarest;
    }
  return held;
}

export interface Sought extends Wanted, Weights {
  /** The most that a passage holds of it. */
  weight: number;
}

/** Another name that says them all again tells no more than the words do. */
function trustIn(name: readonly string[], { phrase, ofService }: Wanted): number {
  const whose = ofService ? 1 : OF_MEDICINE;
  if (phrase.length === 0) return NAMED_SO * whose;
  return (phrase.every((one) => name.includes(one)) ? OF_PHRASE : SURELY_SO) * whose;
}

type ReadWord = (word: string) => Weights | null;

function weightsOf(one: Wanted, word: ReadWord, shelf: Shelf<Candidate>): Weights {
  const held = noWeights(shelf);
  const inPhrase = one.phrase.length > 0;
  gather(held, word(one.said), inPhrase ? OF_PHRASE : 1);
  if (one.phrase.length > 1) gather(held, together(one.phrase.map(word), shelf));
  for (const meant of one.meant) gather(held, word(meant), MEANT);
  for (const name of one.names)
    gather(held, together(name.map(word), shelf, underTitle), trustIn(name, one));
  if (highest(held) > 0) return held;
  if (AGAIN.test(one.said)) gather(held, word(one.said.replace(AGAIN, "")), MEANT);
  if (one.entity === null && !one.idle)
    gather(held, holding(slipsOf(one.said, shelf.words.keys()), shelf));
  return held;
}

/** What only talks and no passage holds weighs nothing. */
function unheldWeight({ idle, entity }: Wanted): number {
  if (entity !== null) return UNHELD_DISEASE;
  return idle ? 0 : UNHELD;
}

export function soughtWords(wanted: readonly Wanted[], shelf: Shelf<Candidate>): Sought[] {
  const known = new Map<string, Weights | null>();
  const word: ReadWord = (one) => {
    const before = known.get(one);
    if (before !== undefined) return before;
    const held = holding(formsOf(one, shelf.beginnings), shelf);
    known.set(one, held);
    return held;
  };
  return wanted.map((one) => {
    const held = weightsOf(one, word, shelf);
    for (const field of FIELDS)
      for (let at = 0; at < held[field].length; at++)
        held[field][at] = (held[field][at] ?? 0) * one.share;
    return { ...one, ...held, weight: highest(held) || unheldWeight(one) * one.share };
  });
}
