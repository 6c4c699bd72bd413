// What was scheduled when days changed at midnight UTC is folded again once, whatever happens to
// the server meanwhile.
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { review, type Student, student } from "../testing/decks.ts";
import { askForRecounts, recountDaysJob } from "./recount-days.ts";

const NOW = new Date("2026-11-25T12:00:00.000Z");
const app = await testApp({ now: () => NOW });
const { db } = app.services;
const GUADELOUPE = { timeZone: "America/Guadeloupe" };

/** Two "good" ten minutes apart, across midnight of UTC: eight in the evening there. */
const twice = (card: string) => [
  review(card, new Date("2026-11-20T23:55:00Z"), "good", GUADELOUPE),
  review(card, new Date("2026-11-21T00:05:00Z"), "good", GUADELOUPE),
];

interface Card {
  id: string;
  due: string;
  stability: number;
  interval: number;
}
const cardsOf = async (me: Student): Promise<Card[]> => {
  const found = await db.asPerson(me.person.id, (tx) =>
    tx.execute(sql`select id, due::text, stability, "interval" from flashcards_card order by id`),
  );
  return found.rows as unknown as Card[];
};

/** A person as the version before left them: seven days instead of two. */
async function before(count: number) {
  const me = await student(app, { fuzz: false });
  const cards = await me.addCards(...Array.from({ length: count }, (_, n) => `Carte ${n}`));
  await me.ask("rate", { sentAt: NOW, facts: cards.flatMap(twice) });
  const right = await cardsOf(me);
  await db.asPerson(me.person.id, async (tx) => {
    await tx.execute(
      sql`update flashcards_card set due = due + interval '5 days', stability = 7.3, "interval" = 7`,
    );
    await tx.execute(sql`update flashcards_fact set recall = 0.5`);
  });
  await db.asSystem("test", (tx) =>
    tx.execute(sql`insert into flashcards_day_recount (owner_id) values (${me.person.id})`),
  );
  return { me, right, run: () => recountDaysJob.handle({ personId: me.person.id }, app.services) };
}

test("cards come back when study days say, and the person is told once how many moved", async () => {
  const { me, right, run } = await before(3);
  expect(right.map(({ interval }) => interval)).toEqual([2, 2, 2]);
  expect(await me.ask("dayChange")).toBeNull();
  await run();
  expect(await cardsOf(me)).toEqual(right);
  expect(await me.ask("dayChange")).toEqual({ moved: 3 });
  await run();
  expect(await me.ask("dayChange")).toEqual({ moved: 3 });
  await me.ask("readDayChange");
  expect(await me.ask("dayChange")).toBeNull();
});

test("a server killed after a page goes on after it, and counts each card once", async () => {
  const { me, right, run } = await before(3);
  await db.asPerson(me.person.id, async (tx) => {
    const first = right[0] as Card;
    await tx.execute(sql`update flashcards_card set due = ${first.due}::timestamptz, stability = ${first.stability},
      "interval" = ${first.interval} where id = ${first.id}::uuid`);
    await tx.execute(sql`update flashcards_day_recount set cursor = ${first.id}::uuid, moved = 1`);
  });
  await Promise.all([run(), run()]);
  expect(await cardsOf(me)).toEqual(right);
  expect(await me.ask("dayChange")).toEqual({ moved: 3 });
});

test("a start asks for whoever is not done, and for nobody else", async () => {
  const [open, done] = [await before(1), await before(1)];
  await done.run();
  const asked = async () => {
    const { rows } = await db.asSystem("test", (tx) =>
      tx.execute(
        sql`select input->>'personId' as id from job_outbox where name = ${recountDaysJob.name}`,
      ),
    );
    return rows.map(({ id }) => id);
  };
  await askForRecounts(app.services);
  expect(await asked()).toContain(open.me.person.id);
  expect(await asked()).not.toContain(done.me.person.id);
});

test("the ids of two cards that share a fact's id are marked each for itself", async () => {
  const me = await student(app, { fuzz: false });
  const [a = "", b = ""] = await me.addCards("Un", "Deux");
  const id = randomUUID();
  const at = new Date("2026-11-20T10:00:00Z");
  await me.ask("rate", {
    sentAt: NOW,
    facts: [review(b, new Date("2026-11-01T10:00:00Z"), "easy")],
  });
  const same = [a, b].map((card) => ({ ...review(card, at, "good"), id }));
  for (const fact of same) await me.ask("rate", { sentAt: NOW, facts: [fact] });
  const { rows } = await db.asPerson(me.person.id, (tx) =>
    tx.execute(sql`select card_id, "before" from flashcards_fact where id = ${id}::uuid`),
  );
  expect(new Map(rows.map((row) => [row.card_id, row.before]))).toEqual(
    new Map([
      [a, "new"],
      [b, "review"],
    ]),
  );
});

test("nobody else is told", async () => {
  const { run } = await before(1);
  const other = await student(app);
  await run();
  expect(await other.ask("dayChange")).toBeNull();
});
