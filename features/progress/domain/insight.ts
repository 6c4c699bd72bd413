// What the figures of a person allow to say, each with the cards behind it as a query of the manage
// search. Counts are facts. Comparisons are said only when their interval excludes chance, the
// interval widened for every comparison that was tried.
import { NEEDED_REVIEWS } from "./calibration.ts";
import { boundFor, type Count, differenceOf } from "./statistics-interval.ts";

/** Answers, and how many cards they were given to. */
export interface CardCount extends Count {
  cards: number;
}

export interface TagCount extends CardCount {
  tag: string;
}

/** Four hours of the day, from `from` o'clock. */
export interface BandCount extends CardCount {
  from: number;
}

export interface Material {
  /** Days the reviews below come from, and how many of these had one. */
  days: number;
  studied: number;
  /** Reviews of cards that were due: tags and hours are shares of these. */
  due: Count;
  tags: readonly TagCount[];
  bands: readonly BandCount[];
  /** Cards found by each of `CARD_QUERIES`. */
  cards: Readonly<Record<CardInsight, number>>;
}

/** Cards that each of these insights counts, in the query language of the manage search. */
export const CARD_QUERIES = {
  leeches: "is:leech",
  lapsing: "prop:lapses>=4 -is:leech -is:suspended",
  hardest: "is:review prop:difficulty>=9 -is:leech -is:suspended",
  late: "is:due is:review",
} as const;
export type CardInsight = keyof typeof CARD_QUERIES;

/** Answers below which a tag, or a part of the day, is compared with nothing. */
const ENOUGH = { tag: 50, band: 100 } as const;
/** More waiting than this many usual days of work is late. */
const LATE_DAYS = 3;
/** A difference that may be smaller than a point is not worth a sentence. */
const WORTH = 0.01;
/** Chance of saying something that is chance, over all comparisons of a kind. */
const ERROR = 0.05;

export interface Compared extends CardCount {
  other: Count;
  /** This share less the share of the others, and the interval around it. */
  difference: number;
  low: number;
  high: number;
}

export type Insight =
  | { kind: CardInsight; cards: number; query: string }
  | ({ kind: "tag"; tag: string; query: string } & Compared)
  | ({ kind: "hours"; from: number; to: number; query: string } & Compared);

const rest = (all: Count, one: Count): Count => ({
  asked: all.asked - one.asked,
  passed: all.passed - one.passed,
});

/**
 * The one that differs most from the others, among those whose difference is no chance; null when
 * none is.
 */
function standsOut<One extends CardCount>(
  list: readonly One[],
  all: Count,
  enough: number,
  wanted: (difference: number) => boolean,
): (One & Compared) | null {
  const tried = list.filter((one) => one.asked >= enough && all.asked - one.asked >= enough);
  const z = boundFor(ERROR / Math.max(1, tried.length));
  const sure = tried
    .map((one) => ({ ...one, other: rest(all, one), ...differenceOf(one, rest(all, one), z) }))
    .filter(({ low, high, difference }) => (low > WORTH || high < -WORTH) && wanted(difference));
  return sure.toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))[0] ?? null;
}

// Exactly the cards whose answers were counted: of these days, of those that had come back.
const asked = (days: number): string => `rated:${days} answer:due`;
/**
 * This very tag: `tag:` alone also finds the tags inside it, `*` and "none" mean something there.
 */
export const tagQuery = (tag: string, days: number): string => `tag:=${tag} ${asked(days)}`;
export const hoursQuery = (from: number, to: number, days: number): string =>
  `hour:${from}-${to === 0 ? 24 : to} ${asked(days)}`;

/** Empty under a hundred reviews of cards that were due. */
export function insightsOf({ days, studied, due, tags, bands, cards }: Material): Insight[] {
  if (due.asked < NEEDED_REVIEWS) return [];
  const found: Insight[] = [];
  const count = (kind: CardInsight) => {
    if (cards[kind] > 0) found.push({ kind, cards: cards[kind], query: CARD_QUERIES[kind] });
  };
  count("leeches");
  // A usual day is one with reviews: who began last week has no ninety of them.
  if (cards.late > LATE_DAYS * (due.asked / Math.max(1, studied))) count("late");
  const tag = standsOut(tags, due, ENOUGH.tag, (difference) => difference < 0);
  if (tag) found.push({ ...tag, kind: "tag", query: tagQuery(tag.tag, days) });
  const band = standsOut(bands, due, ENOUGH.band, () => true);
  if (band) {
    const to = (band.from + 4) % 24;
    found.push({ ...band, kind: "hours", to, query: hoursQuery(band.from, to, days) });
  }
  count("lapsing");
  count("hardest");
  return found;
}
