import { figures, type Read } from "#features/card-statistics/server/public.ts";
import { countQuestions } from "#features/chat/server/public.ts";
import { clocks, startOfStudyDay, studyDay } from "#features/memory/domain/public.ts";
import { questions as answeredQuestions } from "#features/study/server/public.ts";
import type { BandCount } from "../domain/insight.ts";
import type { Count } from "../domain/statistics-interval.ts";
import { daysUntil, slicesOf } from "../domain/statistics-slices.ts";
import type { Range, Statistics } from "../domain/wire-statistics.ts";
import { answersByDay, experienceByDay } from "./queries-statistics.ts";

export interface Moment {
  now: Date;
  timeZone: string;
}

type Sums = Statistics["total"];
/** A study day begins at four; parts of the day are four hours each. */
const FIRST_HOUR = 4;
const BAND = 4;

const add = <Row, Sum extends Partial<Record<keyof Row, number>>>(
  rows: readonly Row[],
  none: Sum,
): Sum =>
  rows.reduce<Sum>(
    (sums, row) =>
      Object.fromEntries(
        Object.entries(sums).map(([name, value]) => [
          name,
          Number(value) + Number(row[name as keyof Row]),
        ]),
      ) as Sum,
    none,
  );
const NOTHING: Sums = { reviews: 0, duration: 0, xp: 0, questions: 0, answered: 0 };

const startsOf = (days: readonly string[], timeZone: string) =>
  days.map((day) => startOfStudyDay(day, timeZone));

/** Answers to cards that were due since a moment, in six parts of the day. */
export async function readBands(
  read: Read,
  { now, timeZone }: Moment,
  from: Date,
): Promise<BandCount[]> {
  const day = { from, clocks: clocks(timeZone, from, now), first: FIRST_HOUR, width: BAND };
  const parts = new Map(
    (await read((tx) => figures.memoryByPart(tx, day))).map(({ part, ...counts }) => [
      part,
      counts,
    ]),
  );
  return Array.from({ length: 24 / BAND }, (_, part) => ({
    from: (FIRST_HOUR + part * BAND) % 24,
    ...(parts.get(part) ?? { asked: 0, passed: 0, cards: 0 }),
  }));
}

/** What was done on each of these study days. */
async function readDays(read: Read, all: readonly string[], timeZone: string) {
  const starts = startsOf(all, timeZone);
  const [first, last] = [all[0] ?? "", all.at(-1) ?? ""];
  const reviews = new Map(
    (await read((tx) => figures.dailyReviews(tx, starts))).map((row) => [row.index - 1, row]),
  );
  const questions = new Map(
    (await read((tx) => countQuestions(tx, starts))).map((row) => [row.index - 1, row.questions]),
  );
  const experience = new Map(
    (await read((tx) => experienceByDay(tx, first, last))).map(({ day, xp }) => [day, xp]),
  );
  const answers = new Map(
    (await read((tx) => answersByDay(tx, first, last))).map(({ day, answered }) => [day, answered]),
  );
  return all.map((day, place) => {
    const done = reviews.get(place);
    return {
      ...{ day, reviews: done?.reviews ?? 0, duration: done?.duration ?? 0 },
      ...{ asked: done?.asked ?? 0, passed: done?.passed ?? 0 },
      xp: experience.get(day) ?? 0,
      questions: questions.get(place) ?? 0,
      answered: answers.get(day) ?? 0,
    };
  });
}

/** What was done in the last days, beside the same number of days before. */
export async function readStatistics(
  read: Read,
  { now, timeZone }: Moment,
  range: Range,
): Promise<Statistics> {
  const all = daysUntil(studyDay(now, timeZone), range * 2);
  const since = startsOf(all, timeZone)[range] ?? now;
  const rows = await readDays(read, all, timeZone);
  const [earlier, latest] = [rows.slice(0, range), rows.slice(range)];
  const none: Count = { asked: 0, passed: 0 };
  return {
    days: latest.map(({ asked: _asked, passed: _passed, ...sums }) => sums),
    total: add(latest, NOTHING),
    before: add(earlier, NOTHING),
    slices: slicesOf(latest, range),
    due: add(latest, none),
    dueBefore: add(earlier, none),
    tags: await read((tx) => figures.memoryByTag(tx, since)),
    specialties: await read((tx) => answeredQuestions.bySpecialty(tx, since)),
    bands: await readBands(read, { now, timeZone }, since),
  };
}
