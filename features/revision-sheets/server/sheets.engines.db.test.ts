// Sheets without a model: made from the library or from a text, found, edited, reviewed, made into
// cards.
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { features } from "#app/server/features.ts";
import { testApp } from "#app/testing/app.ts";
import { daysRecounted } from "#features/flashcards/events.ts";
import { on } from "#platform/feature/server/events.ts";
import { serverFeature } from "#platform/feature/server/server-feature.ts";
import type { Sheet } from "../domain/wire.ts";
import { sheetReviewed, sheetReviewRetracted } from "../events.ts";
import { eraseDeletedJob } from "./jobs.ts";
import { personalData } from "./personal-data.ts";

/** Hears what other features hear. */
const told: string[] = [];
const ear = serverFeature({
  name: "ear",
  listens: [
    on(sheetReviewed, async ({ id, rating }) => void told.push(`${rating} ${id}`)),
    on(sheetReviewRetracted, async ({ reviewId }) => void told.push(`back ${reviewId}`)),
  ],
});
const app = await testApp({ features: [...features, ear] });
await app.start();
const owner = await app.signUp();
const other = await app.signUp();

async function call<T>(name: string, input: object, cookie = owner.cookie): Promise<T> {
  const { status, body } = await app.call(`revision-sheets/${name}`, input, cookie);
  expect([name, status, status === 200 ? null : body]).toEqual([name, 200, null]);
  return body as T;
}
const fromTopic = (topic: string, id: string = randomUUID()) =>
  call<Sheet>("generate", { id, from: { kind: "topic", topic }, language: "fr" });
const timeZone = "Europe/Paris";

test("a topic gives the whole library sheet, word for word, each statement with its source and its route", async () => {
  const sheet = await fromTopic("anaphylaxie");
  expect(sheet).toMatchObject({
    title: "Anaphylaxie",
    way: "library",
    origin: "topic",
    asked: "anaphylaxie",
    model: "",
  });
  for (const section of Object.values(sheet.sections)) expect(section.length).toBeGreaterThan(0);
  const statements = Object.values(sheet.sections).flat();
  expect(statements.length).toBeGreaterThan(25);
  for (const { text, sources, doubts, by } of statements) {
    const source = sheet.sources.find(({ n }) => n === sources[0]);
    expect(source).toMatchObject({
      text,
      route: expect.stringMatching(/^\/guidelines\/anaphylaxie#/),
    });
    // A document without a date is named by its organisation alone.
    expect(source?.label).toMatch(/\p{Lu}/u);
    expect(source?.label).not.toMatch(/null|undefined/);
    expect([doubts, by]).toEqual([[], "source"]);
  }
  // The same id again is the same sheet, whatever it asks.
  expect((await fromTopic("asthme", sheet.id)).title).toBe("Anaphylaxie");
});

test("a drug gives the passages that name it, not the sheets they stand in; an unknown topic is said", async () => {
  const sheet = await fromTopic("amiodarone");
  expect(sheet.title).toBe("Amiodarone");
  expect(
    Object.values(sheet.sections)
      .flat()
      .every(({ text }) => /amiodarone/iu.test(text)),
  ).toBe(true);
  const refused = await app.call(
    "revision-sheets/generate",
    { id: randomUUID(), from: { kind: "topic", topic: "zorglubite chronique" }, language: "fr" },
    owner.cookie,
  );
  expect([refused.status, (refused.body as { code: string }).code]).toEqual([422, "NOTHING_FOUND"]);
});

const TEXT = `Pancréatite aiguë

Définition
La pancréatite aiguë est une inflammation aiguë du pancréas.

Signes cliniques
- Douleur épigastrique intense, transfixiante
- Vomissements

Diagnostic
Lipasémie supérieure à 3 N.

Le patient aimait les voyages en train.`;

test("a text gives its own sentences in their sections; what fits none is counted", async () => {
  const id = randomUUID();
  const sheet = await call<Sheet>("generate", {
    id,
    from: { kind: "text", text: TEXT, title: "" },
    language: "fr",
  });
  expect(sheet).toMatchObject({ title: "Pancréatite aiguë", way: "text", origin: "text" });
  expect(sheet.sections.definitions.map(({ text }) => text)).toEqual([
    "La pancréatite aiguë est une inflammation aiguë du pancréas.",
  ]);
  expect(sheet.sections.symptoms.map(({ text }) => text)).toContain(
    "Douleur épigastrique intense, transfixiante",
  );
  expect(sheet.sections.diagnosis[0]?.text).toMatch(/Lipasémie/u);
  const [statement] = sheet.sections.definitions;
  expect(sheet.sources.find(({ n }) => n === statement?.sources[0])).toMatchObject({
    route: null,
    label: "",
  });
  const nothing = {
    kind: "text",
    text: "Le train est parti hier soir vers le nord du pays, sans aucun bagage.",
    title: "",
  };
  const refused = await app.call(
    "revision-sheets/generate",
    { id: randomUUID(), from: nothing, language: "fr" },
    owner.cookie,
  );
  expect((refused.body as { code: string }).code).toBe("NOTHING_EXTRACTED");
});

test("another person finds, edits, reviews, prints and makes cards of nothing", async () => {
  const { id, version, title, sections } = await fromTopic("hyperkaliémie");
  const theirs = [
    ["sheet", { id }],
    ["update", { id, version, title, sections: written(sections), copyId: randomUUID() }],
    ["remove", { id }],
    ["restore", { id }],
    ["toCards", { id }],
  ] as const;
  for (const [name, input] of theirs)
    expect([name, (await app.call(`revision-sheets/${name}`, input, other.cookie)).status]).toEqual(
      [name, 404],
    );
  expect(await call<{ total: number }>("list", { timeZone }, other.cookie)).toMatchObject({
    total: 0,
    due: 0,
  });
  const nothing = { order: [], sheets: [], left: 0 };
  expect(await call<unknown>("carry", {}, other.cookie)).toEqual(nothing);
  const fact = { id: randomUUID(), sheetId: id, at: new Date().toISOString(), rating: "good" };
  const sent = { sentAt: new Date().toISOString(), facts: [fact] };
  expect(await call("review", sent, other.cookie)).toMatchObject({
    results: [{ reason: "unknownSheet" }],
  });
  const taken = { id, from: { kind: "topic", topic: "asthme" }, language: "fr" };
  expect((await app.call("revision-sheets/generate", taken, other.cookie)).status).toBe(409);
  expect(
    (await app.request(`/api/revision-sheets/${id}/pdf`, { cookie: other.cookie })).status,
  ).toBe(404);
  expect((await call<Sheet>("sheet", { id })).title).toBe("Hyperkaliémie");
});

test("a device takes sheets along by difference, as many as it has room for", async () => {
  const someone = await app.signUp();
  interface Carried {
    order: string[];
    sheets: Sheet[];
    left: number;
  }
  const carry = (input: object) => call<Carried>("carry", input, someone.cookie);
  const make = (topic: string) =>
    call<Sheet>(
      "generate",
      { id: randomUUID(), from: { kind: "topic", topic }, language: "fr" },
      someone.cookie,
    );
  const [older, newer] = [await make("asthme"), await make("anaphylaxie")];
  const first = await carry({});
  expect(first.sheets.map(({ id }) => id)).toEqual([newer.id, older.id]);
  expect(await carry({ known: first.order })).toEqual({ ...first, sheets: [] });
  const edit = {
    id: older.id,
    version: older.version,
    copyId: randomUUID(),
    title: "Asthme, revu",
  };
  await call("update", { ...edit, sections: written(older.sections) }, someone.cookie);
  const changed = await carry({ known: first.order });
  expect(changed.sheets.map(({ title }) => title)).toEqual(["Asthme, revu"]);
  expect(changed.order).toHaveLength(2);
  const room = Buffer.byteLength(JSON.stringify(changed.sheets[0])) + 300;
  expect(await carry({ room })).toMatchObject({ sheets: [{ title: "Asthme, revu" }], left: 1 });
  expect(await carry({ room: 0 })).toEqual({ order: [], sheets: [], left: 2 });
});

const written = (sections: Sheet["sections"]) =>
  Object.fromEntries(
    Object.entries(sections).map(([name, all]) => [
      name,
      all.map(({ id, text, sources }) => ({ id, text, sources })),
    ]),
  );

test("an edit is a new version; its new numbers are held against the sources", async () => {
  const sheet = await fromTopic("anaphylaxie");
  const sections = written(sheet.sections);
  const [first, ...rest] = sheet.sections.treatment;
  const changed = {
    ...sections,
    treatment: [
      { id: first?.id, text: "Adrénaline 5 mg IV toutes les 3 min", sources: first?.sources },
      ...rest.map(({ id, text, sources }) => ({ id, text, sources })),
    ],
  };
  const edit = {
    id: sheet.id,
    version: sheet.version,
    title: "Anaphylaxie, ma fiche",
    sections: changed,
    copyId: randomUUID(),
  };
  const saved = await call<{ kept: string; sheet: Sheet }>("update", edit);
  expect(saved.kept).toBe("here");
  expect(saved.sheet).toMatchObject({ version: 2, edited: true, title: "Anaphylaxie, ma fiche" });
  const [own] = saved.sheet.sections.treatment;
  expect(own?.by).toBe("person");
  expect(own?.doubts.map(({ from, to }) => own.text.slice(from, to))).toEqual(["5 mg", "3 min"]);
  expect(saved.sheet.sections.treatment[1]).toMatchObject({ by: "source", doubts: [] });
  // The same edit again, its answer lost: no conflict, no copy.
  expect(await call("update", edit)).toMatchObject({ kept: "here", sheet: { version: 2 } });

  // An older version edited elsewhere: both are kept, once.
  const late = { ...edit, title: "Depuis le métro", copyId: randomUUID() };
  const beside = await call<{ kept: string; sheet: Sheet }>("update", late);
  expect(beside).toMatchObject({
    kept: "beside",
    sheet: { id: late.copyId, copyOf: sheet.id, state: { phase: "new" } },
  });
  expect(beside.sheet.title).toBe("Depuis le métro (votre version)");
  expect(await call("update", late)).toMatchObject({ kept: "beside", sheet: { id: late.copyId } });
  expect((await call<Sheet>("sheet", { id: sheet.id })).title).toBe("Anaphylaxie, ma fiche");
  // An id that stands for another sheet would lose the edit in silence.
  expect(
    (await app.call("revision-sheets/update", { ...late, copyId: sheet.id }, owner.cookie)).status,
  ).toBe(409);
});

test("the list searches without accents, sorts, and a deleted sheet comes back until it is erased", async () => {
  const me = await app.signUp();
  const make = (topic: string) =>
    call<Sheet>(
      "generate",
      { id: randomUUID(), from: { kind: "topic", topic }, language: "fr" },
      me.cookie,
    );
  const [asthma, embolism] = [await make("asthme aigu"), await make("embolie pulmonaire")];
  const list = (input: object = {}) =>
    call<{ total: number; due: number; sheets: { title: string }[] }>(
      "list",
      { timeZone, ...input },
      me.cookie,
    );
  const titles = async (input: object) => (await list(input)).sheets.map(({ title }) => title);
  expect(await titles({ sort: "title" })).toEqual([asthma.title, embolism.title]);
  expect(await titles({ search: "DYSPNEE embolie" })).toEqual([embolism.title]);
  expect(await titles({ search: "100%_" })).toEqual([]);
  expect((await list()).due).toBe(2);
  await call("remove", { id: asthma.id }, me.cookie);
  expect(await titles({})).toEqual([embolism.title]);
  await call("restore", { id: asthma.id }, me.cookie);
  expect((await list()).total).toBe(2);
});

test("reviews arrive in any order, twice, and one is taken back; each is told once", async () => {
  const sheet = await fromTopic("pneumothorax");
  const day = (n: number) => new Date(Date.now() - (30 - n) * 86_400_000).toISOString();
  const [first, second, third, undo] = [1, 2, 3, 4].map(() => randomUUID());
  const fact = (id: string | undefined, at: string, more: object) => ({
    id,
    sheetId: sheet.id,
    at,
    ...more,
  });
  const send = (...facts: object[]) =>
    call<{ results: { status: string }[]; sheets: { state: Sheet["state"] }[] }>("review", {
      sentAt: new Date().toISOString(),
      facts,
    });
  const late = fact(second, day(20), { rating: "easy" });
  await send(late);
  const early = await send(fact(first, day(1), { rating: "good" }), late, { id: "x" });
  expect(early.results.map(({ status }) => status).sort()).toEqual([
    "already",
    "applied",
    "refused",
  ]);
  expect(early.sheets[0]?.state).toMatchObject({ phase: "review", reviews: 2 });
  const best = early.sheets[0]?.state;
  await send(fact(third, day(29), { rating: "very_difficult" }));
  const undone = await send(fact(undo, day(30), { retracts: third }));
  expect(undone.sheets[0]?.state).toEqual(best);
  expect(told).toEqual([
    `easy ${second}`,
    `good ${first}`,
    `very_difficult ${third}`,
    `back ${third}`,
  ]);
  const due = await call<{ sheets: { id: string }[]; nextDue: string }>("due", {
    timeZone,
    limit: 100,
  });
  expect(due.sheets.map(({ id }) => id)).not.toContain(sheet.id);
  expect(new Date(due.nextDue).getTime()).toBeGreaterThan(Date.now());
});

test("cards of a sheet carry it as their source; made twice, they are made once", async () => {
  const sheet = await fromTopic("anaphylaxie");
  const made = await call<{ deckId: string; deck: string; created: number }>("toCards", {
    id: sheet.id,
  });
  expect(made).toMatchObject({ deck: "Fiches de révision", already: 0, unverified: 0 });
  expect(made.created).toBeGreaterThan(25);
  const again = await call<{ created: number; already: number; deckId: string }>("toCards", {
    id: sheet.id,
  });
  expect([again.created, again.deckId]).toEqual([0, made.deckId]);
  expect(again.already).toBeGreaterThan(25);
  const found = await app.call(
    "flashcards/search",
    { query: "tag:anaphylaxie", timeZone, limit: 200 },
    owner.cookie,
  );
  const { total, cards } = found.body as { total: number; cards: { noteId: string }[] };
  expect(total).toBe(made.created);
  const { body } = await app.call("flashcards/note", { id: cards[0]?.noteId }, owner.cookie);
  expect((body as { note: { source: object } }).note.source).toMatchObject({
    title: "Anaphylaxie",
    link: `/revision-sheets?sheet=${sheet.id}`,
  });
});

test("a sheet leaves as a PDF, with a name whatever the letters of its title and wherever it is cut", async () => {
  const { id, version, sections } = await fromTopic("coma");
  const pdf = () =>
    app.request(`/api/revision-sheets/${id}/pdf?language=fr`, { cookie: owner.cookie });
  const response = await pdf();
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="Coma.*\.pdf"/,
  );
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  const title = `${"a".repeat(79)}𝐀𝐁`;
  await call("update", { id, version, title, sections: written(sections), copyId: randomUUID() });
  expect((await pdf()).headers.get("content-disposition")).toContain(
    `filename="${"a".repeat(79)}.pdf"`,
  );
});

test("a review keeps the place it was made in, and sheets are folded again with the cards", async () => {
  const me = await app.signUp();
  const topic = { id: randomUUID(), from: { kind: "topic", topic: "asthme" }, language: "fr" };
  const { id } = await call<Sheet>("generate", topic, me.cookie);
  const at = "2026-10-20T23:55:00.000Z";
  const later = "2026-10-21T00:05:00.000Z";
  const guadeloupe = { sheetId: id, rating: "good", timeZone: "America/Guadeloupe" };
  const facts = [at, later].map((when) => ({ ...guadeloupe, id: randomUUID(), at: when }));
  await call("review", { sentAt: new Date().toISOString(), facts }, me.cookie);
  const { state } = await call<Sheet>("sheet", { id }, me.cookie);
  // Eight in the evening there: both of one day, as if read twice in a row.
  expect(state).toMatchObject({ interval: 3, reviews: 2 });
  const { db, events } = app.services;
  await db.asPerson(me.person.id, async (tx) => {
    await tx.execute(
      sql`update revision_sheets_sheet set due = due + interval '5 days', "interval" = 7 where id = ${id}`,
    );
    await events.emit(tx, daysRecounted, { personId: me.person.id });
  });
  expect((await call<Sheet>("sheet", { id }, me.cookie)).state).toEqual(state);
});

test("what was deleted stays ten minutes, then is gone with its reviews", async () => {
  const { cookie } = await app.signUp();
  const id = randomUUID();
  await call(
    "generate",
    { id, from: { kind: "topic", topic: "bronchiolite" }, language: "fr" },
    cookie,
  );
  const sentAt = new Date().toISOString();
  await call(
    "review",
    { sentAt, facts: [{ id: randomUUID(), sheetId: id, at: sentAt, rating: "good" }] },
    cookie,
  );
  await call("remove", { id }, cookie);
  const after = (minutes: number) => ({
    ...app.services,
    now: () => new Date(Date.now() + minutes * 60_000),
  });
  await eraseDeletedJob.handle({}, after(9));
  await call("restore", { id }, cookie);
  await call("remove", { id }, cookie);
  await eraseDeletedJob.handle({}, after(11));
  expect((await app.call("revision-sheets/restore", { id }, cookie)).status).toBe(404);
});

test("a person takes their sheets and reviews away, and erasing leaves those of others", async () => {
  const { db } = app.services;
  const [one, two] = [await app.signUp(), await app.signUp()];
  const make = (cookie: string) =>
    call<Sheet>(
      "generate",
      { id: randomUUID(), from: { kind: "topic", topic: "coma" }, language: "fr" },
      cookie,
    );
  const [sheet] = [await make(one.cookie), await make(two.cookie)];
  const sentAt = new Date().toISOString();
  const fact = { id: randomUUID(), sheetId: sheet.id, at: sentAt, rating: "good" };
  await call("review", { sentAt, facts: [fact] }, one.cookie);
  const everything = (personId: string) =>
    db.asPerson(personId, (tx) => personalData.export(tx, personId));
  const taken = await everything(one.person.id);
  expect(taken).toMatchObject({
    sheets: [{ title: sheet.title }],
    reviews: [{ id: fact.id, rating: "good" }],
  });
  expect(JSON.stringify(taken)).not.toContain(one.person.id);
  await db.asSystem("test: erasure", (tx) => personalData.erase(tx, one.person.id));
  expect(await everything(one.person.id)).toEqual({ sheets: [], reviews: [] });
  expect(await everything(two.person.id)).toMatchObject({ sheets: [{ title: sheet.title }] });
});
