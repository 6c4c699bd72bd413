// What an insight names is what its link lists: random people, in places whose clocks change while
// they learn.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { review, type Student, student } from "#features/flashcards/testing/decks.ts";
import { studyDay } from "#features/memory/domain/local-day.ts";
import { repeatableRandom } from "#platform/feature/repeatable-random.ts";
import { hoursQuery, tagQuery } from "../domain/insight.ts";
import type { Insights, Statistics } from "../domain/wire-statistics.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const DAY_MS = 86_400_000;
const CARDS = 60;
const DAYS = 90;
const PARTS = [4, 8, 12, 16, 20, 0] as const;
// What the search gives a meaning to, and what only looks alike.
const TAGS = ["none", "avc", "AVC", "avc::ischémie", "a*c", "100_%", "=égal", "-moins", "pH:7"];
const app = await testApp({ now: () => NOW });

const hourIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, hourCycle: "h23", hour: "numeric" });
  return (at: Date) => Number(format.format(at));
};
const partOf = (hour: number) => PARTS[Math.floor(((hour + 20) % 24) / 4)] ?? 0;

interface Person extends Student {
  timeZone: string;
  /** Reviews of cards that had come back, in the last ninety study days. */
  due: { card: string; at: Date; passed: boolean }[];
  tags: Map<string, readonly string[]>;
}

/** Forgets more of one tag, and more in one part of the day; last reviewed `last` days ago. */
async function person(
  seed: number,
  timeZone: string,
  { last, reviews }: { last: number; reviews: number },
) {
  const random = repeatableRandom(seed);
  const me = await student(app, { fuzz: false, leechThreshold: 5 });
  const [weakTag, weakPart] = [TAGS[seed % TAGS.length] ?? "", PARTS[seed % PARTS.length]];
  const hour = hourIn(timeZone);
  const cards = await me.addCards(...Array.from({ length: CARDS }, (_, n) => `Carte ${n}`));
  const tags = new Map(cards.map((card) => [card, TAGS.filter(() => random() < 0.25)] as const));
  for (const tag of TAGS) {
    const cardIds = cards.filter((card) => tags.get(card)?.includes(tag));
    if (cardIds.length > 0)
      await me.ask("changeCards", {
        selection: { cardIds },
        change: { action: "addTags", tags: [tag] },
        timeZone,
      });
  }
  const facts = cards.flatMap((card) =>
    Array.from(
      { length: reviews },
      () => new Date(NOW.getTime() - Math.floor((last + random() * (100 - last)) * DAY_MS)),
    )
      .toSorted((a, b) => a.getTime() - b.getTime())
      .flatMap((at) => {
        const weak = tags.get(card)?.includes(weakTag) || partOf(hour(at)) === weakPart;
        const one = review(card, at, random() < (weak ? 0.6 : 0.05) ? "very_difficult" : "good");
        const undo = {
          id: crypto.randomUUID(),
          cardId: card,
          at: new Date(at.getTime() + 1000),
          retracts: one.id,
        };
        return random() < 0.1 ? [one, undo] : [one];
      }),
  );
  for (let from = 0; from < facts.length; from += 400)
    await me.ask("rate", { sentAt: NOW.toISOString(), facts: facts.slice(from, from + 400) });
  const { rows } = (await app.services.db.asSystem("what was kept", (tx) =>
    tx.execute(sql`select card_id, at, rating from flashcards_fact
      where owner_id = ${me.person.id} and before = 'review' and rating is not null and not retracted`),
  )) as unknown as { rows: { card_id: string; at: string | Date; rating: string }[] };
  const first = studyDay(new Date(NOW.getTime() - (DAYS - 1) * DAY_MS), timeZone);
  const due = rows
    .map(({ card_id, at, rating }) => ({
      card: card_id,
      at: new Date(at),
      passed: rating !== "very_difficult",
    }))
    .filter(({ at }) => studyDay(at, timeZone) >= first);
  return { ...me, timeZone, due, tags };
}

const LEARNING = { last: 0, reviews: 22 };
const people: Person[] = [
  await person(1, "Europe/Paris", LEARNING),
  await person(2, "America/New_York", LEARNING),
  await person(4, "Australia/Lord_Howe", LEARNING),
  await person(5, "Pacific/Chatham", { last: 45, reviews: 8 }),
  await person(3, "Asia/Kolkata", LEARNING),
];

const listed = async (me: Person, query: string): Promise<{ ids: string[]; total: number }> => {
  const { cards, total, problems } = await me.ask<{
    cards: { id: string }[];
    total: number;
    problems: unknown[];
  }>("search", { query, limit: 100, timeZone: me.timeZone });
  expect(problems, query).toEqual([]);
  return { ids: cards.map(({ id }) => id).sort(), total };
};
const read = async <T>(me: Person, procedure: string, input: object = {}): Promise<T> => {
  const { status, body } = await app.call(
    `progress/${procedure}`,
    { timeZone: me.timeZone, ...input },
    me.cookie,
  );
  if (status !== 200) throw new Error(`${procedure}: ${status} ${JSON.stringify(body)}`);
  return body as T;
};
const figuresOf = (answers: Person["due"]) => ({
  asked: answers.length,
  passed: answers.filter(({ passed }) => passed).length,
});
const cardsOf = (answers: Person["due"]) => [...new Set(answers.map(({ card }) => card))].sort();

test.each(people)(
  "$timeZone: each part of the day and each tag lists the cards whose answers it counts",
  async (me) => {
    const { bands, tags, due } = await read<Statistics>(me, "statistics", { range: DAYS });
    expect(due).toEqual(figuresOf(me.due));
    expect(due.asked).toBeGreaterThan(200);
    const hour = hourIn(me.timeZone);
    for (const from of PARTS) {
      const answers = me.due.filter(({ at }) => partOf(hour(at)) === from);
      expect(bands).toContainEqual({ from, ...figuresOf(answers) });
      expect((await listed(me, hoursQuery(from, (from + 4) % 24, DAYS))).ids).toEqual(
        cardsOf(answers),
      );
    }
    for (const tag of TAGS) {
      const answers = me.due.filter(({ card }) => me.tags.get(card)?.includes(tag));
      expect(tags).toContainEqual({ tag, ...figuresOf(answers) });
      expect((await listed(me, tagQuery(tag, DAYS))).ids).toEqual(cardsOf(answers));
    }
  },
);

test.each(people)(
  "$timeZone: an hour alone, past midnight, excluded, and with what was answered",
  async (me) => {
    const hour = hourIn(me.timeZone);
    const late = me.due.filter(({ at }) => [22, 23, 0, 1].includes(hour(at)));
    expect((await listed(me, "hour:22-2 rated:90 answer:due")).ids).toEqual(cardsOf(late));
    const forgotten = late.filter(({ passed }) => !passed);
    expect((await listed(me, "rated:90 answer:forgotten hour:22-2")).ids).toEqual(
      cardsOf(forgotten),
    );
    const { total: with22 } = await listed(me, "hour:22");
    const { total: without22 } = await listed(me, "-hour:22");
    expect(with22 + without22).toBe(CARDS);
  },
);

test("each insight names as many cards as its link lists", async () => {
  const kinds = new Set<string>();
  for (const me of people)
    for (const insight of (await read<Insights>(me, "insights")).found) {
      kinds.add(insight.kind);
      expect((await listed(me, insight.query)).total, insight.query).toBe(insight.cards);
    }
  expect([...kinds]).toEqual(
    expect.arrayContaining(["tag", "hours", "lapsing", "leeches", "late"]),
  );
});
