import { beforeEach, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { withBank } from "#features/study/testing/bank.ts";
import { personalData } from "./personal-data.ts";
import { everythingOfDays } from "./queries.ts";

const MONDAY = new Date("2026-11-23T09:00:00Z");
let now = MONDAY;
const app = await testApp({ now: () => now });
await withBank(app.services);
const timeZone = "Europe/Paris";
type Who = Awaited<ReturnType<typeof app.signUp>>;

interface Quiz {
  day: string;
  level: string;
  common: number;
  paper: {
    id: string;
    submittedAt: string | null;
    questions: { statement: string }[];
    keys: { type: string; propositions?: { id: string; correct: boolean }[] }[];
  };
}
interface Opened {
  today: Quiz;
  tomorrow: Quiz;
}
interface Summary {
  count: number;
  right: number;
  spent: number;
  xp: number;
  streak: { days: number };
  badges: string[];
  challenge: { week: string; target: number; reached: number; specialties: string[] } | null;
  nextAt: string;
}

const call = async <T>(who: Who, path: string, input: object): Promise<T> => {
  const response = await app.call(path, input, who.cookie);
  expect(response.status, path).toBe(200);
  return response.body as T;
};
const open = (who: Who) => call<Opened>(who, "daily-quiz/open", { timeZone });
const summary = (who: Who, day: string) =>
  call<Summary>(who, "daily-quiz/summary", { day, timeZone });
const status = async (who: Who, path: string, input: object) =>
  (await app.call(path, input, who.cookie)).status;
const statements = ({ paper, common }: Quiz) =>
  paper.questions.slice(0, common).map(({ statement }) => statement);

/** Hands the quiz in: the first `wrong` questions wrong, the others right as far as one can tick. */
async function play(who: Who, { paper }: Quiz, wrong = 0): Promise<void> {
  const facts = paper.keys.map((key, position) => {
    const lines = key.propositions?.filter(({ correct }) => correct).map(({ id }) => id);
    const none = key.propositions?.find(({ correct }) => !correct)?.id;
    const accepted = (key as { accepted?: string[] }).accepted?.slice(0, 1);
    const given = position < wrong ? [none ?? "zzz"] : (lines ?? accepted);
    return { id: crypto.randomUUID(), attemptId: paper.id, position, given, elapsed: 9, spent: 7 };
  });
  await call(who, "study/submit", { id: paper.id, facts });
}
const DAY = 86_400_000;
const later = (days: number) => {
  now = new Date(MONDAY.getTime() + days * DAY);
};
beforeEach(() => later(0));

test("a day has the same five questions for everyone, opened today or kept the day before", async () => {
  const [first, second] = [await app.signUp(), await app.signUp()];
  const ahead = (await open(first)).tomorrow;
  later(1);
  const [mine, theirs] = [(await open(first)).today, (await open(second)).today];
  expect(mine.day).toBe("2026-11-24");
  expect(mine.common).toBe(5);
  expect(mine.paper.id).toBe(ahead.paper.id);
  expect(statements(theirs)).toEqual(statements(mine));
  expect(theirs.paper.id).not.toBe(mine.paper.id);
});

test("two devices that open a day at once have one quiz", async () => {
  const who = await app.signUp();
  const [one, two] = await Promise.all([open(who), open(who)]);
  expect(one.today.paper.id).toBe(two.today.paper.id);
  expect(one.tomorrow.paper.id).toBe(two.tomorrow.paper.id);
});

test("the day begins at four in the morning, where the person is", async () => {
  const who = await app.signUp();
  now = new Date("2026-11-24T02:59:00Z");
  expect((await open(who)).today.day).toBe("2026-11-23");
  now = new Date("2026-11-24T03:00:00Z");
  expect((await open(who)).today.day).toBe("2026-11-24");
});

test("the finished quiz tells what it gave; another person's is not found", async () => {
  const [who, other] = [await app.signUp(), await app.signUp()];
  const { today } = await open(who);
  expect(await status(who, "daily-quiz/summary", { day: today.day, timeZone })).toBe(409);
  expect(await status(other, "daily-quiz/summary", { day: today.day, timeZone })).toBe(404);
  await play(who, today, 1);
  const done = await summary(who, today.day);
  expect(done).toMatchObject({ count: 5, right: 4, spent: 35, xp: 25, streak: { days: 1 } });
  expect(new Date(done.nextAt)).toEqual(new Date("2026-11-24T03:00:00Z"));
  expect((await open(who)).today.paper.submittedAt).not.toBeNull();
  // What comes once it is handed in changes nothing.
  now = new Date(now.getTime() + 1_000);
  await play(who, today, 0);
  expect(await summary(who, today.day)).toEqual(done);
});

test("a quiz played after the day it was made for belongs to its day", async () => {
  const who = await app.signUp();
  const { tomorrow } = await open(who);
  later(2);
  await play(who, tomorrow);
  expect((await summary(who, tomorrow.day)).right).toBe(5);
  expect((await open(who)).today.paper.submittedAt).toBeNull();
});

test("what was missed comes back among the due ones, and makes the challenge of the week", async () => {
  const who = await app.signUp();
  const { today } = await open(who);
  await play(who, today, 3);
  const begun = await summary(who, today.day);
  expect(begun.challenge).toMatchObject({ week: "2026-11-23", target: 3, reached: 0 });
  expect(begun.challenge?.specialties.length).toBeGreaterThan(0);
  later(2);
  const again = (await open(who)).today;
  const missed = statements(today).slice(0, 3);
  const due = again.paper.questions.slice(again.common).map(({ statement }) => statement);
  expect(again.common).toBe(5);
  expect(due).toHaveLength(2);
  expect(missed).toEqual(expect.arrayContaining(due));
  await play(who, again);
  expect((await summary(who, again.day)).challenge).toMatchObject({ target: 3, reached: 2 });
  later(7);
  const next = (await open(who)).today;
  await play(who, next);
  // The one that was left goes on, and was brought back.
  expect((await summary(who, next.day)).challenge).toMatchObject({
    ...{ week: "2026-11-30", target: 1, reached: 1 },
  });
});

test("a person who missed nothing has no challenge", async () => {
  const who = await app.signUp();
  const { today } = await open(who);
  await play(who, today);
  expect((await summary(who, today.day)).challenge).toBeNull();
});

test("another level changes a day that was not begun, and no day that was", async () => {
  const who = await app.signUp();
  const { today } = await open(who);
  expect(today.level).toBe("standard");
  await call(who, "daily-quiz/setLevel", { level: "advanced", timeZone });
  const changed = await open(who);
  expect([changed.today.level, changed.tomorrow.level]).toEqual(["advanced", "advanced"]);
  expect(statements(changed.today)).not.toEqual(statements(today));
  const { id } = changed.today.paper;
  const fact = { id: crypto.randomUUID(), attemptId: id, position: 0, given: null, elapsed: 1 };
  await call(who, "study/answer", { facts: [fact] });
  await call(who, "daily-quiz/setLevel", { level: "standard", timeZone });
  const kept = await open(who);
  expect([kept.today.level, kept.tomorrow.level]).toEqual(["advanced", "standard"]);
});

test("a quiz that was prepared and not opened is no paper of the history", async () => {
  const who = await app.signUp();
  const { today, tomorrow } = await open(who);
  const listed = async () =>
    (await call<{ attempts: { id: string }[] }>(who, "study/attempts", {})).attempts;
  expect(await listed()).toEqual([]);
  await play(who, today);
  expect((await listed()).map(({ id }) => id)).toEqual([today.paper.id]);
  // Thrown away, the day is made again.
  await call(who, "study/discard", { id: tomorrow.paper.id });
  expect((await open(who)).tomorrow.paper.questions.length).toBeGreaterThanOrEqual(5);
});

test("a bank without questions is said; a place that is none is refused", async () => {
  const empty = await testApp({ now: () => now });
  const who = await empty.signUp();
  const said = async (timeZone: string) =>
    (await empty.call("daily-quiz/open", { timeZone }, who.cookie)).body;
  expect(await said(timeZone)).toMatchObject({ code: "NO_QUESTIONS" });
  expect(await said("Nowhere/At_all")).not.toMatchObject({ code: "NO_QUESTIONS" });
  expect(await said("Nowhere/At_all")).toMatchObject({ code: expect.any(String) });
});

test("the days of a person are in their export, and go with their account", async () => {
  const who = await app.signUp();
  const { today } = await open(who);
  await call(who, "daily-quiz/setLevel", { level: "advanced", timeZone });
  await play(who, today, 1);
  const { id } = who.person;
  const exported = await call(who, "privacy/exportUserData", { target_user_id: id });
  expect(JSON.stringify(exported)).toContain(today.day);
  await app.services.db.asSystem("test", (tx) => personalData.erase(tx, id));
  const left = await app.services.db.asPerson(id, everythingOfDays);
  expect(left).toEqual({ days: [], level: [], weeks: [] });
});
