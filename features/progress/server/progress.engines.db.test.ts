import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { features } from "#app/server/features.ts";
import { testApp } from "#app/testing/app.ts";
import { cardReviewed } from "#features/flashcards/events.ts";
import { review, type Student, student, ZONE } from "#features/flashcards/testing/decks.ts";
import { sheetReviewed } from "#features/revision-sheets/events.ts";
import { withBank } from "#features/study/testing/bank.ts";
import { on } from "#platform/feature/server/events.ts";
import { serverFeature } from "#platform/feature/server/server-feature.ts";
import type { DayOnWire, OnCall, Overview } from "../domain/wire-progress.ts";
import { recountDaysJob } from "./recount-days.ts";
import { seedProgress } from "./seeds.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const HOUR = 3_600_000;
let broken = false;
/** Listens after progress: what it throws must take back what progress wrote. */
const stumbling = serverFeature({
  name: "stumbling",
  listens: [
    on(cardReviewed, async () => {
      if (broken) throw new Error("planted failure");
    }),
  ],
});
const app = await testApp({ features: [...features, stumbling], now: () => NOW });
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

async function progress<T = Overview>(
  me: { cookie: string },
  procedure = "overview",
  input: object = {},
): Promise<T> {
  const { status, body } = await app.call(
    `progress/${procedure}`,
    { timeZone: ZONE, ...input },
    me.cookie,
  );
  if (status !== 200) throw new Error(`${procedure}: ${status} ${JSON.stringify(body)}`);
  return body as T;
}
const rate = (me: Student, ...facts: object[]) =>
  me.ask("rate", { sentAt: NOW.toISOString(), facts });
const undo = (of: { id: string; cardId: string }, hours: number) => ({
  id: randomUUID(),
  cardId: of.cardId,
  at: ago(hours).toISOString(),
  retracts: of.id,
});

test("a review earns at once, the same cards again the same day nothing, an undo takes back", async () => {
  const me = await student(app);
  const cards = await me.addCards("Un", "Deux", "Trois");
  expect(await progress(me)).toMatchObject({
    xp: 0,
    level: { number: 1 },
    xpToNext: 200,
    streak: { days: 0 },
  });
  const first = cards.map((card) => review(card, ago(2), "easy", { duration: 4000 }));
  await rate(me, ...first);
  const once = await progress(me);
  expect(once).toMatchObject({
    xp: 9,
    streak: { days: 1, doneToday: true },
    totals: {
      flashcards: { xp: 9, done: 3, earning: 3, met: 3, duration: 12_000 },
      quiz: { done: 0 },
    },
    todayFigures: { xp: 9, done: 3 },
    workedDays: 1,
  });
  const again = cards.map((card) => review(card, ago(1), "very_easy"));
  await rate(me, ...again);
  expect(await progress(me)).toMatchObject({ xp: 9, todayFigures: { done: 6, earning: 3 } });
  await rate(me, ...again.map((one) => undo(one, 0.5)), ...first.map((one) => undo(one, 0.5)));
  expect(await progress(me)).toMatchObject({
    xp: 0,
    streak: { days: 0, doneToday: false },
    workedDays: 0,
  });
});

test("any order of arrival, and everything twice, gives the same", async () => {
  const orders: ((facts: object[]) => object[][])[] = [
    (facts) => [facts],
    (facts) => facts.toReversed().map((fact) => [fact]),
    (facts) => [facts.filter((_, n) => n % 2 === 1), facts.filter((_, n) => n % 2 === 0), facts],
  ];
  const seen: Overview[] = [];
  for (const arrivals of orders) {
    const me = await student(app, { fuzz: false });
    const cards = await me.addCards("Un", "Deux");
    const facts = cards.flatMap((card, n) => {
      const told = [700, 600, 400, 399, 100, 30].map((hours, turn) =>
        review(card, ago(hours - n), turn === 2 ? "very_difficult" : "good", {
          duration: 1000 * turn,
        }),
      );
      return [...told, ...told.slice(3, 4).map((one) => undo(one, 398))];
    });
    for (const sending of arrivals(facts)) await rate(me, ...sending);
    const { xp, totals, streak, badges } = await progress(me);
    expect(xp).toBeGreaterThan(2 * 3);
    const days = await progress<DayOnWire[]>(me, "listDays", { days: 40 });
    expect(days.reduce((sum, day) => sum + day.xp, 0)).toBe(xp);
    seen.push({ xp, totals, streak, badges, days } as unknown as Overview);
  }
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
});

test("experience is written with the review or not at all", async () => {
  const me = await student(app);
  const cards = await me.addCards("Un", "Deux");
  broken = true;
  const facts = cards.map((card) => review(card, ago(1), "good"));
  await expect(rate(me, ...facts)).rejects.toThrow("500");
  broken = false;
  expect(await progress(me)).toMatchObject({ xp: 0, workedDays: 0 });
  await rate(me, ...facts);
  expect(await progress(me)).toMatchObject({ xp: 6 });
});

test("nobody sees or moves another person's progress", async () => {
  const [me, other] = [await student(app), await student(app)];
  const [card = ""] = await me.addCards("Un");
  await rate(me, review(card, ago(1), "good"));
  await progress(me, "markOnCall", { day: "2026-11-20", onCall: true });
  expect(await progress(other)).toMatchObject({ xp: 0, streak: { days: 0 } });
  expect(await progress<OnCall>(other, "onCall")).toEqual({ today: "2026-11-21", days: [] });
  await progress(other, "markOnCall", { day: "2026-11-20", onCall: false });
  expect(await progress<OnCall>(me, "onCall")).toEqual({
    today: "2026-11-21",
    days: ["2026-11-20"],
  });
});

test("a day on call holds the streak, marked afterwards too, within limits", async () => {
  const me = await student(app);
  const [a = "", b = ""] = await me.addCards("Un", "Deux");
  await rate(me, review(a, ago(48), "good"), review(b, ago(1), "good"));
  expect(await progress(me)).toMatchObject({ streak: { days: 1 } });
  await progress(me, "markOnCall", { day: "2026-11-20", onCall: true });
  expect(await progress(me)).toMatchObject({
    streak: { days: 2, frozen: 1, longest: 2, onCallToday: false },
  });
  await progress(me, "markOnCall", { day: "2026-11-20", onCall: true });
  await progress(me, "markOnCall", { day: "2026-11-22", onCall: true });
  await progress(me, "markOnCall", { day: "2026-11-23", onCall: true });
  await expect(progress(me, "markOnCall", { day: "2026-11-24", onCall: true })).rejects.toThrow(
    "ON_CALL_TOO_MANY",
  );
  await expect(progress(me, "markOnCall", { day: "2026-10-01", onCall: true })).rejects.toThrow(
    "ON_CALL_TOO_FAR",
  );
  await expect(progress(me, "markOnCall", { day: "2026-11-31", onCall: true })).rejects.toThrow(
    "INVALID_INPUT",
  );
  await progress(me, "markOnCall", { day: "2026-11-20", onCall: false });
  expect(await progress(me)).toMatchObject({ streak: { days: 1, frozen: 0, longest: 1 } });
});

test("two devices at the same moment lose nothing", async () => {
  const me = await student(app);
  const cards = await me.addCards(...Array.from({ length: 12 }, (_, n) => `Carte ${n}`));
  const sendings = Array.from({ length: 6 }, (_, n) => {
    const [own = "", shared = ""] = [cards[n], cards[6 + (n % 2)]];
    return [
      review(own, ago(30 - n), "good"),
      review(shared, ago(100 - n), "good"),
      review(own, ago(2), "easy"),
    ];
  });
  await Promise.all(
    sendings.flatMap((facts) => [rate(me, ...facts), rate(me, ...facts.toReversed())]),
  );
  const apart = await student(app);
  const same = await apart.addCards(...Array.from({ length: 12 }, (_, n) => `Carte ${n}`));
  const swap = new Map(cards.map((id, n) => [id, same[n] ?? ""]));
  await rate(
    apart,
    ...sendings
      .flat()
      .map((one) => ({ ...one, id: randomUUID(), cardId: swap.get(one.cardId) ?? "" })),
  );
  const [both, one] = [await progress(me), await progress(apart)];
  expect({ xp: both.xp, totals: both.totals, streak: both.streak }).toEqual({
    xp: one.xp,
    totals: one.totals,
    streak: one.streak,
  });
  expect(both.totals.flashcards).toMatchObject({ done: 18, met: 8 });
});

test("days begin where the person was when they reviewed", async () => {
  const me = await student(app);
  const [a = "", b = ""] = await me.addCards("Un", "Deux");
  const at = new Date("2026-11-20T20:00:00Z");
  await rate(me, review(a, at, "good"));
  await progress(me, "setTimeZone", { timeZone: "Pacific/Noumea" });
  await rate(me, review(b, at, "good", { timeZone: "Pacific/Noumea" }));
  expect(await progress(me)).toMatchObject({ timeZone: "Pacific/Noumea" });
  const days = await progress<DayOnWire[]>(me, "listDays", { days: 3 });
  expect(days.map(({ day, done }) => [day, done])).toEqual([
    ["2026-11-19", 0],
    ["2026-11-20", 1],
    ["2026-11-21", 1],
  ]);
  expect(
    (await app.call("progress/setTimeZone", { timeZone: "Mars/Olympus" }, me.cookie)).status,
  ).toBe(422);
});

test("a sheet that was reviewed counts for its own, and with the achievements", async () => {
  const me = await student(app);
  const personId = me.person.id;
  const sheetId = randomUUID();
  const told = (hours: number) => ({
    personId,
    sheetId,
    id: randomUUID(),
    at: ago(hours),
    timeZone: ZONE,
    rating: "good" as const,
  });
  await app.services.db.asPerson(personId, async (tx) => {
    for (const one of [told(60), told(59), told(1)])
      await app.services.events.emit(tx, sheetReviewed, one);
  });
  const { totals, xp } = await progress(me);
  expect(totals.revisionSheets).toMatchObject({ done: 3, met: 1 });
  expect(totals.revisionSheets?.xp).toBe(xp);
  expect(xp).toBeGreaterThan(9);
});

test("the fictitious progress of the demonstration is added once", async () => {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line.replaceAll("\u00A0", " "));
  const tell = { print, language: "fr" } as const;
  expect(await seedProgress(app.services, tell)).toBe(false);
  const demo = await app.signUp({ email: "demo@example.org" });
  await seedProgress(app.services, tell);
  const once = await progress(demo);
  await seedProgress(app.services, tell);
  expect(await progress(demo)).toEqual(once);
  expect(printed).toEqual([
    expect.stringMatching(/^Progression fictive : \d{3} révisions\.$/),
    printed[0],
  ]);
  expect(once.streak.frozen).toBe(2);
});

test("an achievement has the day that reached it, and leaves with the person", async () => {
  const me = await student(app);
  const cards = await me.addCards(...Array.from({ length: 100 }, (_, n) => `Carte ${n}`));
  await rate(me, ...cards.slice(0, 99).map((card) => review(card, ago(50), "good")));
  expect((await progress(me)).badges.find(({ id }) => id === "cardMaster")).toMatchObject({
    value: 99,
    earnedOn: null,
  });
  await rate(me, review(cards[99] ?? "", ago(1), "good"));
  const { badges } = await progress(me);
  expect(badges.find(({ id }) => id === "cardMaster")).toMatchObject({
    value: 100,
    earnedOn: "2026-11-21",
  });
  const { body } = await app.call(
    "privacy/exportUserData",
    { target_user_id: me.person.id },
    me.cookie,
  );
  expect(JSON.stringify(body)).toContain('"earning"');
});

test("one id given to a card and to a sheet, or to two cards, earns once", async () => {
  const me = await student(app);
  const [one = "", two = ""] = await me.addCards("Un", "Deux");
  const first = review(one, ago(3), "easy");
  await rate(me, first);
  const id = randomUUID();
  const text = "Définition\nLa pancréatite aiguë est une inflammation aiguë du pancréas exocrine.";
  const sheet = { id, from: { kind: "text", text, title: "" }, language: "fr" };
  expect((await app.call("revision-sheets/generate", sheet, me.cookie)).status).toBe(200);
  const facts = [{ id: first.id, sheetId: id, at: ago(2).toISOString(), rating: "easy" }];
  await app.call("revision-sheets/review", { sentAt: NOW.toISOString(), facts }, me.cookie);
  expect(await progress(me)).toMatchObject({
    xp: 3,
    totals: { revisionSheets: { xp: 0, done: 0 } },
  });
  // Taken back under the name of another card: nothing of that card changes.
  await rate(me, { ...undo(first, 1), cardId: two });
  expect(await progress(me)).toMatchObject({ xp: 3, totals: { flashcards: { done: 1 } } });
});

test("more time than a day has stops no review", async () => {
  const me = await student(app);
  const [card = ""] = await me.addCards("Sans fin");
  const long = (from: number) =>
    Array.from({ length: 400 }, (_, n) =>
      review(card, ago(1 + (from + n) / 1000), "good", { duration: 3_600_000 }),
    );
  await rate(me, ...long(0));
  await rate(me, ...long(400));
  expect((await progress(me)).totals.flashcards).toMatchObject({
    done: 800,
    duration: 2_147_483_647,
  });
});

test("days that were folded by other days are put right once, with what arrives meanwhile", async () => {
  const me = await student(app);
  const [a = "", b = ""] = await me.addCards("Un", "Deux");
  await rate(me, ...[300, 200, 90].map((hours) => review(a, ago(hours), "good")));
  const right = await progress(me);
  const { db } = app.services;
  const off = sql`update progress_day set xp = xp + 7, earning = earning + 1`;
  await db.asPerson(me.person.id, (tx) => tx.execute(off));
  expect((await progress(me)).xp).toBe(right.xp + 7 * 3);
  const run = () => recountDaysJob.handle({ personId: me.person.id }, app.services);
  await Promise.all([run(), rate(me, review(b, ago(2), "good"))]);
  expect((await progress(me)).xp).toBe(right.xp + 3);
  await run();
  expect(await progress(me)).toMatchObject({
    xp: right.xp + 3,
    totals: { flashcards: { done: 4, earning: 4 } },
  });
});

test("questions handed in earn once, count for the badge and the streak, and twice told is once", async () => {
  const me = await app.signUp();
  const ask = async (path: string, input: object) => {
    const { status, body } = await app.call(`study/${path}`, input, me.cookie);
    expect(status, path).toBe(200);
    return body as { count: number };
  };
  await withBank(app.services);
  const id = randomUUID();
  const paper = { id, mode: "exam", profile: "edn-2024", count: 3, minutes: 9, timeZone: ZONE };
  await ask("start", { ...paper, filters: { types: ["qrm", "qru"] } });
  const fact = (position: number, given: string[]) => ({
    ...{ id: randomUUID(), attemptId: id, position, given, elapsed: 1, spent: 2_000 },
  });
  const facts = [fact(0, ["a"]), fact(1, ["b"]), fact(2, [])];
  const early = await app.call("progress/xpOfPaper", { id }, me.cookie);
  expect(early.status).toBe(404);
  await ask("submit", { id, facts });
  await ask("submit", { id, facts });
  const gave = (who = me) => app.call("progress/xpOfPaper", { id }, who.cookie);
  expect((await gave()).body).toEqual({ xp: 10 });
  expect((await gave(await app.signUp())).status).toBe(404);
  const { xp, totals, badges, streak } = await progress(me);
  expect(xp).toBe(10);
  expect(totals.quiz).toEqual({ xp: 10, done: 2, earning: 2, met: 2, duration: 4_000 });
  expect(badges.find(({ id }) => id === "quizExpert")?.value).toBe(2);
  expect(streak.doneToday).toBe(true);
});
