import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { review, student, ZONE } from "#features/flashcards/testing/decks.ts";
import {
  addDays,
  daysBetween,
  startOfStudyDay,
  studyDay,
} from "#features/memory/domain/local-day.ts";
import type { Optimisation, Planning, Stats } from "../domain/wire-stats.ts";
import { memoryGroups } from "./queries-foresight.ts";
import { readForesight } from "./read-foresight.ts";
import { readInTurns } from "./read-in-turns.ts";

// 11:00 in Paris.
const NOW = new Date("2026-11-21T10:00:00.000Z");
const app = await testApp({ now: () => NOW });
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

test("the figures are those of the reviews, by local day and hour, undone ones aside", async () => {
  const me = await student(app, { fuzz: false });
  const [a = "", b = "", c = ""] = await me.addCards("Un", "Deux", "Trois");
  const { cards } = await me.ask<{ cards: { noteId: string }[] }>("search", {
    query: "un",
    timeZone: ZONE,
  });
  await me.ask("changeCards", {
    selection: { cardIds: [a] },
    change: { action: "addTags", tags: ["coeur"] },
    timeZone: ZONE,
  });
  expect(cards.length).toBeGreaterThan(0);
  const undone = review(b, ago(1), "very_difficult");
  await me.ask("rate", {
    sentAt: NOW,
    facts: [
      review(a, ago(24 * 40), "easy", { duration: 5000 }),
      review(a, ago(24 * 20), "good", { duration: 4000 }),
      // 3 o'clock in the morning of the 21st is still the study day of the 20th.
      review(b, new Date("2026-11-21T02:00:00Z"), "easy", { duration: 6000 }),
      review(a, ago(2), "very_difficult", { duration: 8000 }),
      undone,
      { id: randomUUID(), cardId: b, at: ago(0.5), retracts: undone.id },
    ],
  });
  const stats = await me.ask<Stats>("stats", { days: 30, timeZone: ZONE });
  expect(stats.totals).toEqual({
    cards: 3,
    notes: 3,
    reviews: 3,
    studiedDays: 3,
    duration: 18_000,
  });
  expect(stats.calendar).toEqual([
    { day: "2026-11-01", reviews: 1, duration: 4000 },
    { day: "2026-11-20", reviews: 1, duration: 6000 },
    { day: "2026-11-21", reviews: 1, duration: 8000 },
  ]);
  // The same figures, without the others.
  const { totals, mastery, calendar } = stats;
  expect(await me.ask("summary", { days: 30, timeZone: ZONE })).toEqual({
    totals,
    mastery,
    calendar,
  });
  expect(stats.retention).toEqual({
    all: { asked: 2, passed: 1 },
    young: { asked: 1, passed: 1 },
    mature: { asked: 1, passed: 0 },
  });
  expect(stats.buttons.find(({ rating }) => rating === "easy")).toEqual({
    rating: "easy",
    learning: 1,
    young: 0,
    mature: 0,
  });
  expect(stats.hours.filter(({ asked }) => asked > 0)).toEqual([
    { hour: 3, asked: 1, passed: 1 },
    { hour: 9, asked: 1, passed: 0 },
    { hour: 11, asked: 1, passed: 1 },
  ]);
  expect(stats.mastery).toEqual({
    new: 1,
    learning: 0,
    inProgress: 1,
    mastered: 0,
    toLearn: 1,
    suspended: 0,
  });
  expect(stats.forecast[0]).toEqual({ day: "2026-11-21", cards: 1 });
  expect(stats.forecast.reduce((sum, { cards: due }) => sum + due, 0)).toBe(2);
  expect(stats.tags).toEqual([{ tag: "coeur", cards: 1, asked: 2, passed: 1 }]);
  for (const bins of [stats.intervals, stats.stability, stats.difficulty])
    expect(bins.reduce((sum, bin) => sum + bin.cards, 0)).toBe(1);
  expect(
    (await me.ask<Stats>("stats", { deckIds: [randomUUID()], timeZone: ZONE })).totals.cards,
  ).toBe(0);
  expect(c).not.toBe("");
});

test("the hour of a review is the clock's, also in the night the clocks change", async () => {
  const me = await student(app, { fuzz: false });
  const [card = ""] = await me.addCards("Un");
  // Paris goes back at three in the morning of 25 October 2026: 2:30 comes twice, and 3:30 is the
  // day's twenty-fifth hour.
  const night = ["00:30", "01:30", "02:30", "03:30"].map(
    (time) => new Date(`2026-10-25T${time}:00Z`),
  );
  await me.ask("rate", { sentAt: NOW, facts: night.map((at) => review(card, at, "good")) });
  const { hours, totals } = await me.ask<Stats>("stats", { days: 30, timeZone: ZONE });
  expect(hours.filter(({ asked }) => asked > 0)).toEqual([
    { hour: 2, asked: 2, passed: 2 },
    { hour: 3, asked: 1, passed: 1 },
    { hour: 4, asked: 1, passed: 1 },
  ]);
  expect(totals.reviews).toBe(4);
  for (const [query, total] of [
    ["hour:2", 1],
    ["hour:5", 0],
    ["hour:2 rated:28", 0],
    ["hour:2 rated:29", 1],
  ] as const)
    expect(
      (await me.ask<{ total: number }>("search", { query, timeZone: ZONE })).total,
      query,
    ).toBe(total);
});

test("planning says what each day asks for, and what an exam needs", async () => {
  const me = await student(app);
  await me.addCards(...Array.from({ length: 60 }, (_, n) => `Carte ${n}`));
  const exam = { name: "EDN", day: "2026-12-11", deckIds: [] };
  const plan = await me.ask<Planning>("savePlanning", { workload: "light", exam, timeZone: ZONE });
  expect(plan).toMatchObject({ workload: "light", exam, secondsPerReview: 10 });
  expect(plan.days).toHaveLength(30);
  expect(plan.days.slice(0, 13).map((one) => one.new)).toEqual([
    ...Array.from({ length: 12 }, () => 5),
    0,
  ]);
  expect(plan.choices.map(({ newPerDay }) => newPerDay)).toEqual([5, 15, 30]);
  expect(plan.needed).toMatchObject({ daysLeft: 20, unseen: 60, newPerDay: 4, feasible: true });
  expect(plan.needed?.recall).toBeGreaterThan(0.8);
  const [deck] = await me.ask<{ options: { newPerDay: number } }[]>("listDecks", {
    timeZone: ZONE,
  });
  expect(deck?.options.newPerDay).toBe(5);
  const without = await me.ask<Planning>("savePlanning", { exam: null, timeZone: ZONE });
  expect([without.workload, without.needed]).toEqual(["light", null]);
});

test("cards gathered in parts are the ones gathered at once, each in one part", async () => {
  const me = await student(app, { fuzz: false });
  const cards = await me.addCards(...Array.from({ length: 60 }, (_, n) => `Carte ${n}`));
  await me.ask("rate", {
    sentAt: NOW,
    facts: cards.flatMap((card, n) => [
      review(card, ago(24 * (3 + n)), "easy"),
      ...(n % 3 === 0
        ? [review(card, ago(24 * 2 + n), n % 2 === 0 ? "good" : "very_difficult")]
        : []),
    ]),
  });
  const starts = Array.from({ length: 90 }, (_, day) =>
    startOfStudyDay(addDays("2026-11-22", day), ZONE),
  );
  const { db } = app.services;
  const whole = await db.asPerson(me.person.id, (tx) =>
    memoryGroups(tx, { at: NOW, timeZone: ZONE }, starts, {
      from: null,
      until: starts.at(-1) ?? NOW,
    }),
  );
  const read = readInTurns(db, me.person.id);
  const { groups, schedules } = await readForesight(read, { at: NOW, timeZone: ZONE }, starts);
  const parts = groups.map(({ field, ...group }) => ({
    ...group,
    retention: schedules[field]?.retention,
  }));
  // Averages of the database follow the order in which it reads: their last digits are nobody's.
  const line = (one: object) =>
    Object.entries(one)
      .map(([name, value]) => `${name} ${Number(value).toPrecision(9)}`)
      .sort()
      .join(" ");
  const sorted = (list: readonly object[]) => list.map(line).sort();
  expect(sorted(parts)).toEqual(sorted(whole));
  const days = groups.map(({ day }) => day);
  expect(days).toEqual([...days].sort((a, b) => a - b));
  expect([
    days.some((day) => day < 4),
    days.some((day) => day >= 4 && day < 20),
    days.some((day) => day >= 20),
  ]).toEqual([true, true, true]);
});

test.each([ZONE, "America/Guadeloupe", "Pacific/Noumea", "Asia/Kolkata"])(
  "the days since a card was last reviewed are the study days of %s",
  async (timeZone) => {
    const me = await student(app, { fuzz: false });
    const hours = [2, 5, 9, 14, 20, 26, 40, 24 * 25 + 3, 24 * 60 + 7];
    const cards = await me.addCards(...hours.map((_, n) => `Carte ${n}`));
    const facts = cards.map((card, n) => review(card, ago(hours[n] ?? 0), "easy", { timeZone }));
    await me.ask("rate", { sentAt: NOW, facts });
    const today = studyDay(NOW, timeZone);
    const starts = Array.from({ length: 90 }, (_, n) =>
      startOfStudyDay(addDays(today, n + 1), timeZone),
    );
    const groups = await app.services.db.asPerson(me.person.id, (tx) =>
      memoryGroups(tx, { at: NOW, timeZone }, starts, { from: null, until: starts.at(-1) ?? NOW }),
    );
    // Easy comes back after eight days: on its day, or today when that is past.
    const expected = hours.map((one) =>
      Math.max(8, daysBetween(studyDay(ago(one), timeZone), today)),
    );
    const found = groups.flatMap(({ elapsed, cards: alike }) =>
      Array.from({ length: alike }, () => elapsed),
    );
    expect(found.map(Math.round).sort()).toEqual(expected.sort());
  },
);

test("too few reviews teach nothing about a person, and that is said", async () => {
  const me = await student(app);
  await expect(me.ask("optimise", { id: randomUUID() })).rejects.toThrow(/409.*"needed":400/);
  expect(await me.ask("optimisation")).toBeNull();
});

test("weights of one's own are computed in a job, judged, and change nothing until they are applied", async () => {
  const me = await student(app, { fuzz: false, leechThreshold: 0 });
  const stop = await app.start();
  const cards = await me.addCards(...Array.from({ length: 100 }, (_, n) => `Carte ${n}`));
  // A person who forgets more, and sooner, than the published weights expect.
  const facts = cards.flatMap((card, n) =>
    [2400, 2300, 2100, 1700, 900].map((hours, turn) =>
      review(card, ago(hours + n), turn > 1 && (n + turn) % 3 === 0 ? "very_difficult" : "good"),
    ),
  );
  for (let from = 0; from < facts.length; from += 250)
    await me.ask("rate", { sentAt: NOW, facts: facts.slice(from, from + 250) });
  const dues = async () =>
    (
      await me.ask<{ cards: { state: { due: string } }[] }>("search", {
        limit: 100,
        timeZone: ZONE,
      })
    ).cards.map(({ state }) => state.due);
  const before = await dues();
  const id = randomUUID();
  expect(await me.ask("optimise", { id })).toMatchObject({ id, status: "running", reviews: 500 });
  await expect
    .poll(() => me.ask<Optimisation>("optimisation"), { timeout: 30_000, interval: 200 })
    .toMatchObject({ status: "ready" });
  const ready = await me.ask<Optimisation>("optimisation");
  expect(ready.weights).toHaveLength(21);
  expect(ready.after ?? 9).toBeLessThan(ready.before ?? 0);
  expect(ready.effect?.moved).toBeGreaterThan(0);
  expect(await dues()).toEqual(before);
  expect(await me.ask("applyOptimisation", { id, apply: true })).toMatchObject({
    status: "applied",
  });
  await expect.poll(dues, { timeout: 15_000, interval: 200 }).not.toEqual(before);
  await me.ask("forgetWeights");
  await expect.poll(dues, { timeout: 15_000, interval: 200 }).toEqual(before);
  await stop();
});

test("what a person has leaves with them, and is erased with them", async () => {
  const me = await student(app);
  const [card = ""] = await me.addCards("À emporter");
  await me.ask("rate", { sentAt: NOW, facts: [review(card, ago(1), "good")] });
  const { body } = await app.call(
    "privacy/exportUserData",
    { target_user_id: me.person.id },
    me.cookie,
  );
  const text = JSON.stringify(body);
  expect(text).toContain("À emporter");
  expect(text).toContain("Urgences");
  const feature = app.services.features.find(({ name }) => name === "flashcards");
  await app.services.db.asSystem("test", async (tx) =>
    feature?.personalData?.erase(tx, me.person.id),
  );
  expect(await me.ask("listDecks", { timeZone: ZONE })).toEqual([]);
  expect(await me.ask("search", { timeZone: ZONE })).toMatchObject({ total: 0 });
});
