import { MASTERED_FROM_DAYS, mastery } from "#features/flashcards/domain/public.ts";
import { decksWithin } from "#features/flashcards/server/public.ts";
import {
  addDays,
  clocks,
  RATINGS,
  startOfStudyDay,
  studyDay,
} from "#features/memory/domain/public.ts";
import type { Stats, Summary } from "../domain/wire-stats.ts";
import {
  answers,
  answersByTag,
  byMastery,
  cardsByClass,
  cardsByTag,
  dueByDay,
  reviewsByDay,
  reviewsByHour,
  totals,
} from "./queries-stats.ts";
import type { Read } from "./read-in-turns.ts";

const DAYS_EDGES = [1, 2, 4, 8, 15, 22, 31, 61, 91, 181, 366, 731];
const DIFFICULTY_EDGES = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const LONGEST = 36_500;

function bins(
  found: ReadonlyMap<number, number>,
  edges: readonly number[],
  first: number,
  last: number,
) {
  const all = [first, ...edges, last];
  return all
    .slice(0, -1)
    .map((from, index) => ({ from, to: all[index + 1] ?? last, cards: found.get(index) ?? 0 }));
}

const starts = (first: string, days: number, timeZone: string) =>
  Array.from({ length: days }, (_, n) => startOfStudyDay(addDays(first, n), timeZone));

interface Asked {
  deckIds: readonly string[];
  days: number;
  timeZone: string;
}

/** null: every deck. */
const chosen = async (read: Read, deckIds: readonly string[]): Promise<string[] | null> =>
  deckIds.length === 0 ? null : (await read((tx) => decksWithin(tx, deckIds))).map(({ id }) => id);

export async function readSummary(
  read: Read,
  { deckIds, days, timeZone }: Asked,
  now: Date,
): Promise<Summary> {
  const decks = await chosen(read, deckIds);
  return summaryOf(read, decks, addDays(studyDay(now, timeZone), 1 - days), days, timeZone);
}

async function summaryOf(
  read: Read,
  decks: readonly string[] | null,
  first: string,
  days: number,
  timeZone: string,
): Promise<Summary> {
  const counted = await read((tx) => totals(tx, decks));
  const daily = await read((tx) => reviewsByDay(tx, decks, starts(first, days, timeZone)));
  const calendar = daily
    .map(({ index, reviews, duration }) => ({ day: addDays(first, index - 1), reviews, duration }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  return {
    totals: {
      ...counted,
      reviews: calendar.reduce((sum, { reviews }) => sum + reviews, 0),
      studiedDays: calendar.length,
      duration: calendar.reduce((sum, { duration }) => sum + duration, 0),
    },
    mastery: await readMastery(read, decks),
    calendar,
  };
}

export async function readStats(
  read: Read,
  { deckIds, days, timeZone }: Asked,
  now: Date,
): Promise<Stats> {
  const decks = await chosen(read, deckIds);
  const today = studyDay(now, timeZone);
  const first = addDays(today, 1 - days);
  const since = starts(first, 1, timeZone)[0] ?? now;
  const coming = starts(addDays(today, 1), days, timeZone);

  const summary = await summaryOf(read, decks, first, days, timeZone);
  const due = await read((tx) => dueByDay(tx, decks, coming));
  const answered = await read((tx) => answers(tx, decks, since, MASTERED_FROM_DAYS));
  const hours = new Map(
    (await read((tx) => reviewsByHour(tx, decks, since, clocks(timeZone, since, now)))).map(
      (row) => [row.hour, row],
    ),
  );
  return {
    ...summary,
    forecast: coming.map((_, n) => ({ day: addDays(today, n), cards: due.get(n) ?? 0 })),
    ...answersGiven(answered),
    intervals: bins(
      await read((tx) => cardsByClass(tx, decks, "interval", DAYS_EDGES)),
      DAYS_EDGES,
      0,
      LONGEST,
    ),
    stability: bins(
      await read((tx) => cardsByClass(tx, decks, "stability", DAYS_EDGES)),
      DAYS_EDGES,
      0,
      LONGEST,
    ),
    difficulty: bins(
      await read((tx) => cardsByClass(tx, decks, "difficulty", DIFFICULTY_EDGES)),
      DIFFICULTY_EDGES,
      1,
      10,
    ),
    hours: Array.from({ length: 24 }, (_, hour) => {
      const found = hours.get(hour);
      return { hour, asked: found?.asked ?? 0, passed: found?.passed ?? 0 };
    }),
    tags: await readTags(read, decks, since),
  };
}

/** What was known of what was asked, and the buttons that were used, by age of the card. */
function answersGiven(
  answered: Awaited<ReturnType<typeof answers>>,
): Pick<Stats, "retention" | "buttons"> {
  const of = (kind: string, rating: string) =>
    answered.find((row) => row.kind === kind && row.rating === rating)?.reviews ?? 0;
  const reached = (...kinds: string[]) => {
    const rows = answered.filter(({ kind }) => kinds.includes(kind));
    const sum = (list: typeof rows) => list.reduce((total, { reviews }) => total + reviews, 0);
    return {
      asked: sum(rows),
      passed: sum(rows.filter(({ rating }) => rating !== "very_difficult")),
    };
  };
  return {
    retention: {
      all: reached("young", "mature"),
      young: reached("young"),
      mature: reached("mature"),
    },
    buttons: RATINGS.map((rating) => ({
      rating,
      learning: of("learning", rating),
      young: of("young", rating),
      mature: of("mature", rating),
    })),
  };
}

async function readMastery(read: Read, decks: readonly string[] | null): Promise<Stats["mastery"]> {
  const sums = { new: 0, learning: 0, inProgress: 0, mastered: 0, toLearn: 0, suspended: 0 };
  for (const { phase, mastered, suspended, cards } of await read((tx) =>
    byMastery(tx, decks, MASTERED_FROM_DAYS),
  )) {
    if (suspended) sums.suspended += cards;
    else sums[mastery({ phase, stability: mastered ? MASTERED_FROM_DAYS : 0 })] += cards;
  }
  return sums;
}

async function readTags(
  read: Read,
  decks: readonly string[] | null,
  since: Date,
): Promise<Stats["tags"]> {
  const answered = new Map(
    (await read((tx) => answersByTag(tx, decks, since))).map((row) => [row.tag, row]),
  );
  return (await read((tx) => cardsByTag(tx, decks))).map(({ tag, cards }) => {
    const { asked = 0, passed = 0 } = answered.get(tag) ?? {};
    return { tag, cards, asked, passed };
  });
}
