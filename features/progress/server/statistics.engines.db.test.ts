import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { review, type Student, student, ZONE } from "#features/flashcards/testing/decks.ts";
import { withBank } from "#features/study/testing/bank.ts";
import type { Insights, Predictions, Statistics } from "../domain/wire-statistics.ts";

// 11:00 in Paris.
const NOW = new Date("2026-11-21T10:00:00.000Z");
const HOUR = 3_600_000;
const app = await testApp({ now: () => NOW });
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

async function read<T>(me: { cookie: string }, procedure: string, input: object = {}): Promise<T> {
  const { status, body } = await app.call(
    `progress/${procedure}`,
    { timeZone: ZONE, ...input },
    me.cookie,
  );
  if (status !== 200) throw new Error(`${procedure}: ${status} ${JSON.stringify(body)}`);
  return body as T;
}
const rate = async (me: Student, facts: object[]) => {
  for (let from = 0; from < facts.length; from += 400)
    await me.ask("rate", { sentAt: NOW.toISOString(), facts: facts.slice(from, from + 400) });
};
/**
 * Eighty cards seen four times; those of the tag are forgotten each time they come back in the
 * night.
 */
async function learner(): Promise<Student> {
  const me = await student(app, { fuzz: false, leechThreshold: 3 });
  const cards = await me.addCards(...Array.from({ length: 80 }, (_, n) => `Carte ${n}`));
  await me.ask("changeCards", {
    selection: { cardIds: cards.slice(0, 20) },
    change: { action: "addTags", tags: ["ionogramme"] },
    timeZone: ZONE,
  });
  // 1000 h ago: first seen, known at once. Then three times more, the last one 50 h ago; what is
  // forgotten is asked again.
  await rate(
    me,
    cards.flatMap((card, n) =>
      [1000, 900, 500, 50].flatMap((hours, turn) => {
        const told = (later: number, rating: string) =>
          review(card, ago(hours + (n % 5) - later), rating, { duration: 6000 });
        if (turn === 0) return [told(0, "easy")];
        return n < 20 ? [told(0, "very_difficult"), told(0.5, "good")] : [told(0, "difficult")];
      }),
    ),
  );
  return me;
}

const me = await learner();

test("the figures of a range are those of its days, beside the same number of days before", async () => {
  const week = await read<Statistics>(me, "statistics", { range: 7 });
  expect(week.days).toHaveLength(7);
  expect(week.days.at(-1)?.day).toBe("2026-11-21");
  expect(week.total).toMatchObject({ reviews: 100, duration: 600_000, questions: 0 });
  expect(week.before).toEqual({ reviews: 0, duration: 0, xp: 0, questions: 0, answered: 0 });
  expect(week.due).toEqual({ asked: 80, passed: 60 });
  expect(week.days.reduce((sum, { xp }) => sum + xp, 0)).toBe(week.total.xp);
  expect(week.total.xp).toBeGreaterThan(0);
  const month = await read<Statistics>(me, "statistics", { range: 30 });
  expect(month.total.reviews).toBe(200);
  expect(month.before.reviews).toBe(180);
  expect(month.slices).toHaveLength(10);
  expect(month.slices.reduce((sum, { asked }) => sum + asked, 0)).toBe(month.due.asked);
  const quarter = await read<Statistics>(me, "statistics", { range: 90 });
  expect(quarter.slices).toHaveLength(13);
  expect(quarter.total.reviews).toBe(380);
  expect(quarter.bands.reduce((sum, { asked }) => sum + asked, 0)).toBe(quarter.due.asked);
  expect(quarter.tags).toEqual([expect.objectContaining({ tag: "ionogramme" })]);
});

test("questions to the assistant are counted, those of a deleted conversation no longer", async () => {
  const other = await student(app);
  const conversation = crypto.randomUUID();
  await app.call("chat/create", { id: conversation, title: "Essai" }, other.cookie);
  await app.call(
    "chat/send",
    { conversationId: conversation, messageId: crypto.randomUUID(), text: "Anaphylaxie ?" },
    other.cookie,
  );
  expect((await read<Statistics>(other, "statistics", { range: 7 })).total.questions).toBe(1);
  await app.call("chat/remove", { id: conversation }, other.cookie);
  expect((await read<Statistics>(other, "statistics", { range: 7 })).total.questions).toBe(0);
});

test("questions of study are counted by day, and by specialty as they were last answered", async () => {
  await withBank(app.services);
  const other = await app.signUp();
  const ask = async <T>(path: string, input: object) =>
    (await app.call(`study/${path}`, input, other.cookie)).body as T;
  type Opened = {
    id: string;
    keys: { specialty: string; propositions: { id: string; correct: boolean }[] }[];
  };
  const paper = { id: crypto.randomUUID(), mode: "training", profile: "edn-2024", count: 3 };
  const filters = { types: ["qru"] };
  const { id, keys } = await ask<Opened>("start", { ...paper, filters, timeZone: ZONE });
  const facts = keys.slice(0, 2).map(({ propositions }, position) => ({
    ...{ id: crypto.randomUUID(), attemptId: id, position, elapsed: 1 },
    // The first one right, the second one wrong, the third one left.
    given: propositions
      .filter(({ correct }) => correct === (position === 0))
      .slice(0, 1)
      .map((one) => one.id),
  }));
  await ask("submit", { id, facts });
  const week = await read<Statistics>(other, "statistics", { range: 7 });
  expect(week.total.answered).toBe(2);
  expect(week.days.at(-1)?.answered).toBe(2);
  expect(week.before.answered).toBe(0);
  const sums = week.specialties.reduce(
    (sum, { asked, passed }) => ({ asked: sum.asked + asked, passed: sum.passed + passed }),
    { asked: 0, passed: 0 },
  );
  expect(sums).toEqual({ asked: 2, passed: 1 });
  const shares = week.specialties.map(({ asked, passed }) => passed / asked);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  const stranger = await read<Statistics>(await app.signUp(), "statistics", { range: 7 });
  expect([stranger.total.answered, stranger.specialties]).toEqual([0, []]);
});

test("nothing is foretold under a hundred reviews, and what is missing is said", async () => {
  const other = await student(app, { fuzz: false });
  const cards = await other.addCards("Un", "Deux");
  await rate(
    other,
    cards.flatMap((card) => [400, 200, 20].map((hours) => review(card, ago(hours), "easy"))),
  );
  expect(await read<Predictions>(other, "predictions")).toEqual({
    reviews: 4,
    needed: 100,
    measuring: false,
    ready: null,
  });
  expect(await read<Insights>(other, "insights")).toMatchObject({
    reviews: 4,
    needed: 100,
    found: [],
  });
});

test("what is foretold of each review is written with it, and compared with what happened", async () => {
  const { reviews, measuring, ready } = await read<Predictions>(me, "predictions");
  const { due } = await read<Statistics>(me, "statistics", { range: 90 });
  expect({ reviews, measuring }).toEqual({ reviews: due.asked, measuring: false });
  if (!ready) throw new Error("nothing is foretold");
  const { calibration, horizons } = ready;
  expect(calibration.passed).toBe(due.passed);
  expect(calibration.rows.reduce((sum, { asked }) => sum + asked, 0)).toBe(due.asked);
  expect(calibration.expected).toBeGreaterThan(calibration.passed);
  expect(calibration.verdict).toBe("forgets more");
  expect(horizons.map(({ days }) => days)).toEqual([7, 30, 90]);
  for (const { load } of horizons) {
    expect(load.low).toBeLessThanOrEqual(load.mean);
    expect(load.high).toBeGreaterThanOrEqual(load.mean);
  }
  // Leeches are suspended: they are asked no more.
  expect(ready.cards).toBe(60);
  const week = ready.daily.slice(0, 7).reduce((sum, mean) => sum + mean, 0);
  expect(week).toBeCloseTo(horizons[0]?.load.mean ?? -1, 6);
});

test("nobody's reviews count for another", async () => {
  const stranger = await app.signUp();
  expect(await read<Statistics>(stranger, "statistics", { range: 90 })).toMatchObject({
    total: { reviews: 0, duration: 0, xp: 0, questions: 0, answered: 0 },
    due: { asked: 0, passed: 0 },
    tags: [],
  });
  expect(await read<Predictions>(stranger, "predictions")).toMatchObject({
    reviews: 0,
    ready: null,
  });
  expect(await read<Insights>(stranger, "insights")).toMatchObject({ reviews: 0, found: [] });
});

test("reviews that were kept before their recall was written down are measured in a job", async () => {
  const stop = await app.start();
  await app.services.db.asSystem("an installation of before", (tx) =>
    tx.execute("update flashcards_fact set recall = null"),
  );
  const first = await read<Predictions>(me, "predictions");
  expect(first).toMatchObject({ reviews: 0, measuring: true, ready: null });
  await expect
    .poll(async () => (await read<Predictions>(me, "predictions")).measuring, {
      timeout: 20_000,
      interval: 200,
    })
    .toBe(false);
  expect((await read<Predictions>(me, "predictions")).reviews).toBeGreaterThan(100);
  await stop();
});
