import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { review, student, ZONE } from "#features/flashcards/testing/decks.ts";
import type { Transfer } from "../domain/wire-transfer.ts";
import { exportCommand, importCommand } from "./transfer-commands.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const app = await testApp({ now: () => NOW });
const stop = await app.start();
const folder = await mkdtemp(join(tmpdir(), "cards-test-"));
afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
type Me = Awaited<ReturnType<typeof student>>;
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

async function send(me: Me, bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Transfer> {
  const path = `/api/flashcards/imports?id=${randomUUID()}&name=${encodeURIComponent(name)}`;
  const response = await app.request(path, { method: "POST", body: bytes, cookie: me.cookie });
  expect(response.status).toBe(201);
  return (await response.json()) as Transfer;
}
async function finished(me: Me, id: string): Promise<Transfer> {
  await expect
    .poll(() => me.ask<Transfer>("transfer", { id }), { timeout: 15_000 })
    .not.toMatchObject({ status: "running" });
  return me.ask<Transfer>("transfer", { id });
}
async function exported(me: Me, kind: string): Promise<Uint8Array<ArrayBuffer>> {
  const id = randomUUID();
  await me.ask("startExport", { id, kind });
  expect(await finished(me, id)).toMatchObject({ status: "done" });
  const response = await app.request(`/api/flashcards/exports/${id}`, { cookie: me.cookie });
  expect(response.headers.get("content-disposition")).toContain(`sclepios-2026-11-21.${kind}`);
  return new Uint8Array(await response.arrayBuffer());
}
async function imported(me: Me, bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Transfer> {
  const ready = await send(me, bytes, name);
  expect(ready.status).toBe("ready");
  await me.ask("startImport", { id: ready.id });
  return finished(me, ready.id);
}

/** What the collection holds, without what differs from one installation to another. */
async function contents(me: Me) {
  const { cards } = await me.ask<{
    cards: {
      id: string;
      noteId: string;
      deck: string;
      state: object;
      flag: number;
      suspended: boolean;
    }[];
  }>("search", { timeZone: ZONE, limit: 200, sort: "question", descending: false });
  const rows = [];
  for (const { id, noteId, deck, state, flag, suspended } of cards) {
    const { note } = await me.ask<{ note: Record<string, unknown> }>("note", { id: noteId });
    const { id: _, version: __, createdAt: ___, updatedAt: ____, ...content } = note;
    const history = await me.ask<{ rating: string | null; at: string }[]>("history", { id });
    const reviews = history
      .filter(({ rating }) => rating !== null)
      .map(({ rating, at }) => [rating, at]);
    rows.push({
      deck,
      state,
      flag,
      suspended,
      reviews,
      content: JSON.parse(withoutIds(JSON.stringify(content))),
    });
  }
  return rows;
}
const withoutIds = (text: string) => text.replace(/media\/[0-9a-f-]{36}/g, "media/…");

async function collection(): Promise<Me> {
  const me = await student(app, { newPerDay: 12, retention: 0.88, learningSteps: ["2m", "1h"] });
  const sent = await app.request("/api/flashcards/media?name=scanner.png", {
    method: "POST",
    body: PNG,
    cookie: me.cookie,
  });
  const { address } = (await sent.json()) as { address: string };
  const child = randomUUID();
  await me.ask("createDeck", { id: child, name: "Urgences::Neuro" });
  const mask = {
    group: 1,
    shape: "rect",
    left: 0.1,
    top: 0.2,
    width: 0.3,
    height: 0.25,
    points: [],
    text: "",
    style: {},
  };
  const source = {
    title: "Prise en charge de l’AVC, HAS",
    link: "https://www.has-sante.fr/x",
    year: 2018,
    passage: "4 h 30",
  };
  const notes = [
    {
      kind: "basic",
      question: `AVC <img src="${address}">`,
      answer: "4 h 30",
      extra: "IRM d’abord",
      tags: ["neuro::avc"],
      source,
      specialty: "neurologie",
      difficulty: "hard",
      mode: "ai",
    },
    { kind: "reversed", question: "HTA", answer: "Hypertension", deckId: child },
    { kind: "cloze", question: "{{c1::Adrénaline}} 1 mg, {{c2::3 à 5 min::rythme}}" },
    { kind: "typed", question: "Formule de l’eau", answer: "H2O" },
    {
      kind: "occlusion",
      question: "Scanner",
      answer: "Bas : sang",
      occlusion: { image: address, masks: [mask, { ...mask, group: 2, left: 0.6 }], hideAll: true },
    },
  ].map((one) => ({ id: randomUUID(), deckId: me.deckId, ...one }));
  await me.ask("createNotes", { notes });
  const { cards } = await me.ask<{ cards: { id: string; question: string }[] }>("search", {
    query: "AVC",
    timeZone: ZONE,
  });
  const id = cards[0]?.id ?? "";
  await me.ask("rate", {
    sentAt: NOW,
    facts: [
      review(id, ago(700), "good", { duration: 4000 }),
      review(id, ago(600), "easy"),
      review(id, ago(200), "difficult"),
    ],
  });
  const selection = { cardIds: [id] };
  await me.ask("changeCards", { selection, change: { action: "flag", flag: 4 }, timeZone: ZONE });
  return me;
}

test.each(["apkg", "colpkg", "json"])(
  "what leaves as %s comes back whole at somebody else's, and twice makes no duplicate",
  async (kind) => {
    const [me, other] = [await collection(), await student(app)];
    await other.ask("removeDeck", { id: other.deckId });
    const file = await exported(me, kind);
    const first = await imported(other, file, `cartes.${kind}`);
    expect(first).toMatchObject({
      status: "done",
      warnings: [],
      counts: { notes: 5, cards: 8, reviews: 3, media: 1, already: 0 },
    });
    expect(await contents(other)).toEqual(await contents(me));
    const image = (await contents(other)).length;
    const again = await imported(other, file, `cartes.${kind}`);
    expect(again).toMatchObject({ status: "done", counts: { notes: 0, already: 5 } });
    expect((await contents(other)).length).toBe(image);
    expect(await contents(other)).toEqual(await contents(me));
    // And out again: the second file says what the first did.
    const third = await student(app);
    await third.ask("removeDeck", { id: third.deckId });
    await imported(third, await exported(other, kind), `retour.${kind}`);
    expect(await contents(third)).toEqual(await contents(me));
  },
);

test("each review leaves with the days it gave, spread as it was", async () => {
  const me = await student(app);
  const [id = "", undone = ""] = await me.addCards("Wells", "Genève");
  const facts = (card: string) => [
    review(card, ago(2000), "good"),
    review(card, ago(1999), "good"),
    review(card, ago(1900), "easy"),
    review(card, ago(1200), "very_difficult"),
    review(card, ago(1199), "very_easy"),
    review(card, ago(500), "difficult"),
  ];
  const sent = facts(undone);
  const undo = {
    id: randomUUID(),
    cardId: undone,
    at: ago(499).toISOString(),
    retracts: sent[5]?.id,
  };
  await me.ask("rate", { sentAt: NOW, facts: [...facts(id), ...sent, undo] });
  type Line = { at: string; rating: string | null; retracted: boolean; after: { due: string } };
  type Note = { question: string; cards: { reviews: { at: number; intervalDays: number }[] }[] };
  const file = JSON.parse(new TextDecoder().decode(await exported(me, "json"))) as {
    notes: Note[];
  };
  for (const [card, question] of [
    [id, "Wells"],
    [undone, "Genève"],
  ]) {
    const given = (await me.ask<Line[]>("history", { id: card }))
      .filter(({ rating, retracted }) => rating !== null && !retracted)
      .map(({ at, after }) => [
        Date.parse(at),
        (Date.parse(after.due) - Date.parse(at)) / 86_400_000,
      ]);
    const left = file.notes.find((note) => note.question === question)?.cards[0]?.reviews ?? [];
    expect(left.map(({ at, intervalDays }) => [at, intervalDays])).toEqual(given.toReversed());
  }
});

test("a table is shown before it is imported, with its columns as the person says", async () => {
  const me = await student(app);
  const csv = new TextEncoder().encode(
    "Réponse;Question\r\nPoumon;Organe 1\r\nCœur;Organe 2\r\n;\r\n",
  );
  const ready = await send(me, csv, "organes.csv");
  expect(ready).toMatchObject({
    status: "ready",
    kind: "csv",
    preview: { names: ["Réponse", "Question"], count: 3 },
  });
  expect(ready.mapping?.roles).toEqual(["answer", "question"]);
  await me.ask("startImport", {
    id: ready.id,
    mapping: { ...ready.mapping, roles: ["question", "answer"] },
  });
  const done = await finished(me, ready.id);
  expect(done).toMatchObject({
    status: "done",
    counts: { notes: 2 },
    warnings: [{ reason: "rowWithoutQuestion", count: 1 }],
  });
  const { cards } = await me.ask<{ cards: { question: string; deck: string }[] }>("search", {
    query: "poumon",
    timeZone: ZONE,
  });
  expect(cards).toMatchObject([{ question: "Poumon", deck: "organes" }]);
});

test("a wrong file is refused with its reason and changes nothing", async () => {
  const me = await student(app);
  const before = await contents(me);
  for (const [name, text, refusal] of [
    ["faux.apkg", "ceci n’est pas une archive", "notAPackage"],
    ["faux.json", '{"format":"sclepios-cards","version":1}', "unreadableJson"],
    ["faux.csv", '"jamais fermé', "unreadableCsv"],
  ] as const) {
    const refused = await send(me, new TextEncoder().encode(text), name);
    expect(refused).toMatchObject({ status: "failed", refusal });
    expect(await me.ask("startImport", { id: refused.id })).toMatchObject({ status: "failed" });
  }
  expect(await contents(me)).toEqual(before);
});

test("a file that says a card or a review twice is read once", async () => {
  const [me, other] = [await collection(), await student(app)];
  const file = JSON.parse(new TextDecoder().decode(await exported(me, "json"))) as {
    notes: { cards: { reviews: object[] }[] }[];
  };
  for (const note of file.notes) {
    for (const card of note.cards) card.reviews.push(...structuredClone(card.reviews));
    note.cards.push(...structuredClone(note.cards));
  }
  file.notes.push(...structuredClone(file.notes));
  const done = await imported(other, new TextEncoder().encode(JSON.stringify(file)), "double.json");
  expect(done).toMatchObject({ status: "done", counts: { notes: 5, cards: 8, reviews: 3 } });
});

test("an import that is cancelled leaves nothing, and what is one person's is nobody else's", async () => {
  const [me, other] = [await collection(), await student(app)];
  const file = await exported(me, "json");
  const ready = await send(other, file, "cartes.json");
  await expect(me.ask("transfer", { id: ready.id })).rejects.toThrow("404");
  await expect(me.ask("startImport", { id: ready.id })).rejects.toThrow("404");
  expect(await other.ask("cancelTransfer", { id: ready.id })).toMatchObject({
    status: "cancelled",
  });
  expect(await other.ask("startImport", { id: ready.id })).toMatchObject({ status: "cancelled" });
  expect(await contents(other)).toEqual([]);
  const [exportOfMe] = await me.ask<Transfer[]>("listTransfers");
  const stolen = await app.request(`/api/flashcards/exports/${exportOfMe?.id}`, {
    cookie: other.cookie,
  });
  expect(stolen.status).toBe(404);
  const { cards } = await me.ask<{ cards: { noteId: string }[] }>("search", {
    query: "scanner",
    timeZone: ZONE,
  });
  const { note } = await me.ask<{ note: { occlusion: { image: string } } }>("note", {
    id: cards[0]?.noteId,
  });
  expect(
    (await app.request(note.occlusion.image, { cookie: me.cookie })).headers.get("content-type"),
  ).toBe("image/png");
  expect((await app.request(note.occlusion.image, { cookie: other.cookie })).status).toBe(404);
  // Erasing a person takes their files too, and queues nothing that names them.
  const feature = app.services.features.find(({ name }) => name === "flashcards");
  await app.services.db.asSystem("test", async (tx) =>
    feature?.personalData?.erase(tx, me.person.id),
  );
  expect((await app.request(note.occlusion.image, { cookie: me.cookie })).status).toBe(404);
  const script = new TextEncoder().encode(
    "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
  );
  expect(
    (
      await app.request("/api/flashcards/media", {
        method: "POST",
        body: script,
        cookie: me.cookie,
      })
    ).status,
  ).toBe(415);
});

test("from the command line: the same files, and a sentence when something is missing", async () => {
  const [me, other] = [await collection(), await student(app)];
  const printed: string[] = [];
  const run = (
    command: typeof importCommand,
    args: string[],
    flags: Record<string, string | true>,
  ) =>
    command.run({
      args,
      flags,
      lines: (async function* () {})(),
      cwd: folder,
      print: (line) => void printed.push(line),
      language: "fr",
      services: app.services,
    });
  expect(await run(exportCommand, ["cartes.apkg"], { user: me.person.email })).toBe(0);
  expect(await run(importCommand, ["cartes.apkg"], { user: other.person.email })).toBe(0);
  expect((await contents(other)).length).toBe(8);
  await writeFile(join(folder, "faux.apkg"), "rien");
  expect(await run(importCommand, ["faux.apkg"], { user: other.person.email })).toBe(1);
  expect(await run(importCommand, ["absent.apkg"], { user: other.person.email })).toBe(1);
  expect(await run(exportCommand, ["absent/cartes.apkg"], { user: me.person.email })).toBe(1);
  expect(await run(importCommand, ["cartes.apkg"], { user: "personne@example.org" })).toBe(1);
  expect(await run(importCommand, ["cartes.apkg"], {})).toBe(2);
  expect(printed.map((line) => line.split(/[\u00A0:(,]/)[0])).toEqual([
    "Exporté",
    "Importé",
    "Ce fichier n’est pas un paquet de cartes",
    "Fichier introuvable",
    `Le dossier ${join(folder, "absent")} n’existe pas. Créez-le`,
    "Aucun compte n’a l’adresse personne@example.org.",
    "Usage",
  ]);
});

test("the shipped decks are added once, with the source of each card", async () => {
  const me = await student(app);
  const starters =
    await me.ask<{ id: string; category: string; cards: number; notes: number; added: number }[]>(
      "listStarters",
    );
  expect(starters.map(({ category }) => category).sort()).toEqual([
    "AVC",
    "Arrêt Cardiaque",
    "Douleur thoracique",
    "Troubles de la conscience",
  ]);
  for (const { cards, added } of starters) {
    expect(cards).toBeGreaterThanOrEqual(25);
    expect(added).toBe(0);
  }
  const { id = "", notes = 0 } = starters[0] ?? {};
  expect(await me.ask("addStarter", { id })).toEqual({ added: notes });
  expect(await me.ask("addStarter", { id })).toEqual({ added: 0 });
  expect(await me.ask("listStarters")).toContainEqual(
    expect.objectContaining({ id, added: notes }),
  );
  const { cards } = await me.ask<{ cards: { noteId: string }[] }>("search", {
    timeZone: ZONE,
    limit: 1,
  });
  const { note } = await me.ask<{ note: { source: { title: string; link: string } } }>("note", {
    id: cards[0]?.noteId,
  });
  expect(note.source.title).toMatch(/\S/);
  expect(note.source.link).toMatch(/^https?:/);
  await expect(me.ask("addStarter", { id: "absent" })).rejects.toThrow("404");
});
