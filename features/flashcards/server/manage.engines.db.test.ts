import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { parseQuery } from "../domain/query.ts";
import { review, student, ZONE } from "../testing/decks.ts";
import { forgetChangesJob } from "./jobs.ts";
import { foundIds } from "./queries-search.ts";
import { momentOf } from "./read-queue.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const app = await testApp({ now: () => NOW });
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
type Me = Awaited<ReturnType<typeof student>>;
interface Found {
  total: number;
  cards: { id: string; question: string; deck: string; tags: string[] }[];
  problems: { code: string }[];
}
const search = (me: Me, query: string, more: object = {}) =>
  me.ask<Found>("search", { query, timeZone: ZONE, sort: "question", descending: false, ...more });
const questions = async (me: Me, query: string) =>
  (await search(me, query)).cards.map(({ question }) => question);

async function collection() {
  const me = await student(app);
  const neuro = randomUUID();
  await me.ask("createDeck", { id: neuro, name: "Urgences::Neuro" });
  const make = (question: string, more: object = {}) => ({
    ...{
      id: randomUUID(),
      deckId: me.deckId,
      kind: "basic",
      question,
      answer: "Réponse",
      tags: [],
    },
    ...more,
  });
  const notes = [
    make("<b>AVC</b> : délai de thrombolyse", {
      deckId: neuro,
      tags: ["neuro::avc", "délai"],
      specialty: "neurologie",
    }),
    make("Échelle de Glasgow", { deckId: neuro, tags: ["coma"], difficulty: "hard" }),
    make("Œdème aigu du poumon", { tags: ["cardio"], mode: "ai" }),
    make("100 % d’oxygène ?", { kind: "typed" }),
    make("{{c1::Adrénaline}} 1 mg toutes les {{c2::4 minutes}}", { kind: "cloze", answer: "" }),
  ];
  const made = await me.ask<{ status: string; cards: number }[]>("createNotes", { notes });
  expect(made.map(({ status, cards }) => `${status} ${cards}`)).toEqual([
    ...Array.from({ length: 4 }, () => "created 1"),
    "created 2",
  ]);
  return { me, neuro, notes };
}

test("the query language finds what it says", async () => {
  const { me } = await collection();
  const [glasgow, oxygen] = [
    (await search(me, "glasgow")).cards[0],
    (await search(me, "oxygène")).cards[0],
  ];
  await me.ask("rate", {
    sentAt: NOW,
    facts: [
      review(glasgow?.id ?? "", ago(900), "easy"),
      review(glasgow?.id ?? "", ago(500), "easy"),
    ],
  });
  await me.ask("rate", { sentAt: NOW, facts: [review(oxygen?.id ?? "", ago(900), "good")] });
  const change = { action: "flag", flag: 3 };
  await me.ask("changeCards", { selection: { cardIds: [oxygen?.id] }, change, timeZone: ZONE });
  expect((await search(me, "")).total).toBe(6);
  const neuro = ["AVC : délai de thrombolyse", "Échelle de Glasgow"];
  expect(await questions(me, "deck:urgences::neuro")).toEqual(neuro);
  expect((await search(me, "deck:Urgences")).total).toBe(6);
  expect(await questions(me, "tag:neuro")).toEqual([neuro[0]]);
  expect(await questions(me, "deck:urgences::neuro -tag:neuro")).toEqual([neuro[1]]);
  expect(await questions(me, "oedeme")).toEqual(["Œdème aigu du poumon"]);
  expect(await questions(me, '"aigu du poumon" mode:ai')).toEqual(["Œdème aigu du poumon"]);
  expect(await questions(me, "100 %")).toEqual(["100 % d’oxygène ?"]);
  expect(await questions(me, "flag:3")).toEqual(["100 % d’oxygène ?"]);
  expect((await search(me, "kind:cloze")).total).toBe(2);
  expect(await questions(me, "-is:new is:due")).toEqual(["100 % d’oxygène ?"]);
  expect(await questions(me, "is:mastered prop:reviews>=2 rated:30")).toEqual([
    "Échelle de Glasgow",
  ]);
  expect(await questions(me, "rated:1")).toEqual([]);
  expect((await search(me, "tag:none")).total).toBe(3);
  expect(await questions(me, "difficulty:hard specialty:neurologie")).toEqual([]);
  expect((await search(me, "added:1", { limit: 2, offset: 4 })).cards).toHaveLength(2);
  expect(await search(me, "added:1", { offset: 50 })).toMatchObject({ total: 6, cards: [] });
  expect((await search(me, "is:tired glasgow")).problems).toEqual([
    { from: 0, to: 8, code: "unknownState" },
  ]);
  expect(await questions(me, "'; drop table flashcards_card; --")).toEqual([]);
});

test("a search of reviews looks its cards up in a list made once, whatever the planner knows of the tables", async () => {
  const { me } = await collection();
  const moment = momentOf(NOW, ZONE);
  for (const query of ["rated:90", "-hour:20-24", "rated:7 hour:8 answer:due"]) {
    const found = foundIds(parseQuery(query), moment) ?? sql`select 1`;
    const { rows } = (await app.services.db.asPerson(me.person.id, (tx) =>
      tx.execute(sql`explain ${found}`),
    )) as unknown as { rows: { "QUERY PLAN": string }[] };
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n"), query).toMatch(/hashed SubPlan/i);
  }
});

test("one change on everything a query finds: tags, deck, suspension, new again, deletion", async () => {
  const { me, neuro } = await collection();
  const change = (query: string, action: object) =>
    me.ask<{ cards: number }>("changeCards", {
      selection: { query },
      change: action,
      timeZone: ZONE,
    });
  expect(
    await change("deck:urgences::neuro", { action: "addTags", tags: ["externat", "coma"] }),
  ).toEqual({ cards: 2 });
  expect((await search(me, "externat")).cards.map(({ tags }) => tags)).toEqual([
    ["neuro::avc", "délai", "externat", "coma"],
    ["coma", "externat"],
  ]);
  await change("tag:externat", { action: "removeTags", tags: ["coma"] });
  expect(await me.ask("listTags")).toContainEqual({ tag: "externat", notes: 2 });
  expect(await me.ask("listTags")).not.toContainEqual(expect.objectContaining({ tag: "coma" }));
  await change("kind:cloze", { action: "move", deckId: neuro });
  expect((await search(me, "deck:urgences::neuro")).total).toBe(4);
  await change("oedeme", { action: "suspend", suspended: true });
  expect((await search(me, "is:suspended")).total).toBe(1);
  const id = (await search(me, "glasgow")).cards[0]?.id ?? "";
  await me.ask("rate", { sentAt: NOW, facts: [review(id, ago(90), "easy")] });
  await change("glasgow", { action: "reset" });
  expect((await search(me, "glasgow is:new")).total).toBe(1);
  expect(await me.ask("history", { id })).toHaveLength(2);
  expect(await change("kind:cloze 1 mg", { action: "delete" })).toEqual({ cards: 2 });
  expect((await search(me, "")).total).toBe(4);
  const selection = { query: "" };
  const elsewhere = { action: "move", deckId: randomUUID() };
  await expect(
    me.ask("changeCards", { selection, change: elsewhere, timeZone: ZONE }),
  ).rejects.toThrow("404");
});

test("an edit changes the cards with the gaps, refuses an older version and an empty side", async () => {
  const { me, notes } = await collection();
  const id = notes[4]?.id ?? "";
  const { cards } = await me.ask<{ cards: { id: string; ordinal: number }[] }>("note", { id });
  const edit = {
    id,
    version: 1,
    kind: "cloze",
    question: "{{c2::4 minutes}} puis {{c3::amiodarone}}",
  };
  const edited = await me.ask<{ version: number; tags: string[] }>("updateNote", edit);
  expect(edited.version).toBe(2);
  const after = await me.ask<{ cards: { id: string; ordinal: number }[] }>("note", { id });
  expect(after.cards.map(({ ordinal }) => ordinal)).toEqual([1, 2]);
  expect(after.cards[0]?.id).toBe(cards[1]?.id);
  await expect(me.ask("updateNote", edit)).rejects.toThrow("409");
  await expect(
    me.ask("updateNote", { ...edit, version: 2, question: "plus de trou" }),
  ).rejects.toThrow('"fields":["gap"]');
});

test("a change whose answer was lost and that comes again, after another device's, changes nothing", async () => {
  const { me, notes } = await collection();
  const [card] = (await search(me, "glasgow")).cards;
  const selection = { cardIds: [card?.id] };
  const suspend = (suspended: boolean, changeId = randomUUID()) => ({
    ...{ changeId, selection, timeZone: ZONE },
    change: { action: "suspend", suspended },
  });
  const lost = suspend(true);
  expect(await me.ask("changeCards", lost)).toEqual({ cards: 1 });
  await me.ask("changeCards", suspend(false));
  expect(await me.ask("changeCards", lost)).toEqual({ cards: 0 });
  expect((await search(me, "is:suspended")).total).toBe(0);

  const edit = {
    id: notes[4]?.id,
    changeId: randomUUID(),
    version: 1,
    kind: "cloze",
    question: "{{c1::Un}}",
  };
  await me.ask("updateNote", edit);
  await me.ask("updateNote", {
    ...edit,
    changeId: randomUUID(),
    version: 2,
    question: "{{c1::Deux}}",
  });
  expect(await me.ask("updateNote", edit)).toMatchObject({ version: 3, question: "{{c1::Deux}}" });

  // One that was refused is not taken for done.
  const elsewhere = {
    ...lost,
    changeId: randomUUID(),
    change: { action: "move", deckId: randomUUID() },
  };
  for (const _ of [1, 2]) await expect(me.ask("changeCards", elsewhere)).rejects.toThrow("404");
  // The number of one person is free for another.
  const other = await student(app);
  await other.addCards("Rankin");
  const theirs = { ...lost, selection: { query: "" } };
  expect(await other.ask("changeCards", theirs)).toEqual({ cards: 1 });
});

test("an applied change is remembered for sixty days, and no longer", async () => {
  const { me } = await collection();
  const sent = { changeId: randomUUID(), selection: { query: "glasgow" }, timeZone: ZONE };
  const suspend = { ...sent, change: { action: "suspend", suspended: true } };
  const nightAfter = (days: number) =>
    forgetChangesJob.handle(
      {},
      { ...app.services, now: () => new Date(NOW.getTime() + days * 86_400_000) },
    );
  expect(await me.ask("changeCards", suspend)).toEqual({ cards: 1 });
  await nightAfter(59);
  expect(await me.ask("changeCards", suspend)).toEqual({ cards: 0 });
  await nightAfter(61);
  expect(await me.ask("changeCards", suspend)).toEqual({ cards: 1 });
});

test("questions asked twice are found, before and after they are kept", async () => {
  const { me } = await collection();
  const asked = ["oedème aigu du poumon", "Jamais posée", "<p>Echelle de GLASGOW</p>"];
  const found = await me.ask<{ index: number; question: string }[]>("findDuplicates", {
    questions: asked,
  });
  expect(found.map(({ index, question }) => [index, question])).toEqual([
    [0, "Œdème aigu du poumon"],
    [2, "Échelle de Glasgow"],
  ]);
  expect(await me.ask("duplicates")).toEqual([]);
  await me.addCards("Échelle de Glasgow.");
  const [group] = await me.ask<{ question: string; notes: { deck: string }[] }[]>("duplicates");
  expect(group?.notes.map(({ deck }) => deck).sort()).toEqual(["Urgences", "Urgences::Neuro"]);
});

test("notes are judged one by one, once, and nobody else's deck takes them", async () => {
  const [me, other] = [await student(app), await student(app)];
  const whole = { id: randomUUID(), deckId: me.deckId, kind: "basic", question: "Q", answer: "R" };
  const notes = [
    whole,
    { ...whole, id: randomUUID(), answer: " " },
    { ...whole, id: randomUUID(), deckId: other.deckId },
  ];
  const outcome = await me.ask<{ status: string; reason: string | null }[]>("createNotes", {
    notes,
  });
  expect(outcome.map(({ status, reason }) => reason ?? status)).toEqual([
    "created",
    "missingFields",
    "unknownDeck",
  ]);
  expect(await me.ask("createNotes", { notes: [whole] })).toMatchObject([
    { status: "already", cards: 0 },
  ]);
  const stolen = await other.ask("createNotes", { notes: [{ ...whole, deckId: other.deckId }] });
  expect(stolen).toMatchObject([{ status: "refused", reason: "idTaken" }]);
  await expect(other.ask("note", { id: whole.id })).rejects.toThrow("404");
  await expect(
    other.ask("updateNote", { ...whole, deckId: undefined, version: 1 }),
  ).rejects.toThrow();
  const selection = { cardIds: (await search(me, "")).cards.map(({ id }) => id) };
  const theirs = await other.ask("changeCards", {
    selection,
    change: { action: "delete" },
    timeZone: ZONE,
  });
  expect(theirs).toEqual({ cards: 0 });
  expect((await search(me, "")).total).toBe(1);
});
