// What is to come, and what the past allows to say.

import { foresight as cards, figures, type Read } from "#features/card-statistics/server/public.ts";
import { addDays, startOfStudyDay, studyDay } from "#features/memory/domain/public.ts";
import { calibrate, calibrationRows, NEEDED_REVIEWS } from "../domain/calibration.ts";
import { CARD_QUERIES, type CardInsight, insightsOf } from "../domain/insight.ts";
import { HORIZONS, predict } from "../domain/prediction.ts";
import { type Field, type Mix, makeField } from "../domain/prediction-field.ts";
import { fewFields } from "../domain/prediction-groups.ts";
import { daysUntil } from "../domain/statistics-slices.ts";
import type { Insights, Predictions } from "../domain/wire-statistics.ts";
import { inTurns } from "./in-turns.ts";
import { type Moment, readBands } from "./read-statistics.ts";

const LONGEST = Math.max(...HORIZONS);
/** Insights look at the last quarter. */
const INSIGHT_DAYS = 90;

type Foresight = Awaited<ReturnType<typeof cards.readForesight>>;

/** What the person presses when a card is known; "good" until they have pressed anything. */
function mixOf(answers: Foresight["answers"]): Mix {
  const all = Object.values(answers).reduce((sum, count) => sum + count, 0);
  if (all === 0) return { difficult: 0, good: 1, easy: 0, very_easy: 0 };
  const share = (count: number) => count / all;
  const { difficult, good, easy, very_easy } = answers;
  return {
    difficult: share(difficult),
    good: share(good),
    easy: share(easy),
    very_easy: share(very_easy),
  };
}

/** The rows; the computation is made after them. */
export async function readAhead(
  read: Read,
  { now, timeZone }: Moment,
): Promise<{ today: string; foresight: Foresight }> {
  const today = studyDay(now, timeZone);
  const starts = Array.from({ length: LONGEST + 1 }, (_, day) =>
    startOfStudyDay(addDays(today, day + 1), timeZone),
  );
  return {
    today,
    foresight: await cards.readForesight(read, { at: now, timeZone }, starts.slice(0, LONGEST)),
  };
}

export async function predictionsOf({
  today,
  foresight,
}: Awaited<ReturnType<typeof readAhead>>): Promise<Predictions> {
  const { bins, unmeasured, answers, groups, schedules } = foresight;
  const calibration = calibrate(bins);
  const known = { reviews: calibration.reviews, needed: NEEDED_REVIEWS, measuring: unmeasured > 0 };
  if (calibration.reviews < NEEDED_REVIEWS) return { ...known, ready: null };
  const mix = mixOf(answers);
  const few = fewFields(
    groups,
    schedules.map(({ retention }) => retention),
  );
  const fields: Field[] = [];
  for (const schedule of few.kept.flatMap((place) => schedules[place] ?? []))
    fields.push(await inTurns(makeField(schedule, mix)));
  const { horizons, daily } = await inTurns(predict(few.groups, fields, calibration));
  const { expected, passed, verdict } = calibration;
  return {
    ...known,
    ready: {
      calibration: { expected, passed, verdict, rows: calibrationRows(bins) },
      cards: groups.reduce((sum, { cards }) => sum + cards, 0),
      horizons,
      daily,
      today,
    },
  };
}

export async function readInsights(read: Read, { now, timeZone }: Moment): Promise<Insights> {
  const days = daysUntil(studyDay(now, timeZone), INSIGHT_DAYS);
  const starts = days.map((day) => startOfStudyDay(day, timeZone));
  const since = starts[0] ?? now;
  const done = await read((tx) => figures.dailyReviews(tx, starts));
  const due = {
    asked: done.reduce((sum, { asked }) => sum + asked, 0),
    passed: done.reduce((sum, { passed }) => sum + passed, 0),
  };
  const told = { reviews: due.asked, needed: NEEDED_REVIEWS, days: INSIGHT_DAYS };
  if (due.asked < NEEDED_REVIEWS) return { ...told, found: [] };
  const found: Record<CardInsight, number> = { leeches: 0, lapsing: 0, hardest: 0, late: 0 };
  for (const kind of Object.keys(CARD_QUERIES) as CardInsight[])
    found[kind] = await read((tx) => cards.countCards(tx, CARD_QUERIES[kind], now, timeZone));
  const material = {
    days: INSIGHT_DAYS,
    studied: done.filter(({ asked }) => asked > 0).length,
    due,
    tags: await read((tx) => figures.memoryByTag(tx, since)),
    bands: await readBands(read, { now, timeZone }, since),
    cards: found,
  };
  return { ...told, found: insightsOf(material) };
}
