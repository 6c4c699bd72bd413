// What leaves the application for Anki, judged by the rules of Anki's own importer, and what a stay
// there leaves of it.
import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { review, student, ZONE } from "#features/flashcards/testing/decks.ts";
import type { Transfer } from "../domain/wire-transfer.ts";
import { importedByAnki } from "../testing/anki-importer.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const app = await testApp({ now: () => NOW });
const stop = await app.start();
afterAll(stop);
type Me = Awaited<ReturnType<typeof student>>;
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

const finished = async (me: Me, id: string) => {
  await expect
    .poll(() => me.ask<Transfer>("transfer", { id }), { timeout: 15_000 })
    .toMatchObject({ status: "done" });
};
async function exported(me: Me, kind: string): Promise<Buffer> {
  const id = randomUUID();
  await me.ask("startExport", { id, kind });
  await finished(me, id);
  const response = await app.request(`/api/flashcards/exports/${id}`, { cookie: me.cookie });
  return Buffer.from(await response.arrayBuffer());
}
async function imported(me: Me, bytes: Buffer, name: string) {
  const path = `/api/flashcards/imports?id=${randomUUID()}&name=${name}`;
  const sent = await app.request(path, {
    method: "POST",
    body: new Uint8Array(bytes),
    cookie: me.cookie,
  });
  const { id } = (await sent.json()) as Transfer;
  await me.ask("startImport", { id });
  await finished(me, id);
}
/** Two pictures of the same bytes would be one. */
async function picture(me: Me, name: string) {
  const request = {
    method: "POST",
    body: Buffer.concat([PNG, Buffer.from(name)]),
    cookie: me.cookie,
  };
  const sent = await app.request(`/api/flashcards/media?name=${name}`, request);
  return ((await sent.json()) as { address: string }).address;
}

async function acceptedByAnki(file: Buffer) {
  const anki = await importedByAnki(file, NOW.getTime());
  expect(anki.breaches).toEqual([]);
  expect(anki.rows("SELECT count(*) AS n FROM cards")).toEqual([{ n: 7 }]);
  expect(anki.rows("SELECT left FROM cards WHERE type = 1")).toEqual([{ left: 2 }]);
  const [note] = anki.rows(
    "SELECT flds FROM notes WHERE flds LIKE '%img src%' AND mid = 1700000000101",
  );
  const named = [...String(note?.flds).matchAll(/src="([^"]*)"/g)].map(([, name]) =>
    name?.toLowerCase(),
  );
  expect(new Set(named).size).toBe(2);
  await anki.close();
}

test.each(["apkg", "colpkg", "json"])(
  "a collection leaves in %s whole: Anki takes it, and so does somebody else",
  async (kind) => {
    const me = await student(app, { learningSteps: ["1m", "10m", "1d"], leechThreshold: 0 });
    const child = randomUUID();
    await me.ask("createDeck", { id: child, name: "Urgences::Réanimation" });
    const [one, two] = [await picture(me, "Scanner.png"), await picture(me, "scanner.PNG")];
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
    const notes = [
      {
        kind: "basic",
        question: `A & B <img src="${one}"> <img src="${two}">`,
        answer: "1 < 2",
        tags: ["a::b"],
      },
      { kind: "reversed", question: "HTA", answer: "Hypertension", deckId: child },
      { kind: "cloze", question: "{{c1::Adrénaline}} 1 mg, {{c3::5 min::rythme}}" },
      { kind: "typed", question: "L’eau\u0007", answer: "H2O" },
      {
        kind: "occlusion",
        question: "Scanner",
        occlusion: { image: one, masks: [mask], hideAll: true },
      },
    ].map((note) => ({ id: randomUUID(), deckId: me.deckId, answer: "", ...note }));
    await me.ask("createNotes", { notes });
    const { cards } = await me.ask<{ cards: { id: string; question: string }[] }>("search", {
      timeZone: ZONE,
    });
    const asking = (text: string) =>
      cards.find(({ question }) => question.includes(text))?.id ?? "";
    const [first, second, third] = [asking("A & B"), asking("eau"), asking("HTA")];
    const facts = [
      ...[review(first, ago(90_000), "good"), review(first, ago(80_000), "easy")],
      ...[review(first, ago(9_000), "very_difficult"), review(second, ago(5), "good")],
      review(third, ago(40_000), "very_easy"),
    ];
    await me.ask("rate", { sentAt: NOW, facts });
    const reverse = cards.filter(({ question }) => question.includes("HTA")).map(({ id }) => id);
    const selection = { cardIds: reverse.slice(1) };
    await me.ask("changeCards", {
      selection,
      change: { action: "move", deckId: me.deckId },
      timeZone: ZONE,
    });
    const file = await exported(me, kind);
    if (kind !== "json") await acceptedByAnki(file);

    // And back, at somebody else's: a card goes on in the step where it stood.
    const other = await student(app);
    await other.ask("removeDeck", { id: other.deckId });
    await imported(other, file, `cartes.${kind}`);
    const states = async (person: Me) => {
      type Found = { question: string; deck: string; state: object };
      const found = await person.ask<{ cards: Found[] }>("search", { timeZone: ZONE });
      // Anki keeps no control character.
      return found.cards
        .map(({ question, deck, state }) =>
          JSON.stringify([question.replace("\u0007", ""), deck, state]),
        )
        .sort();
    };
    expect(await states(other)).toEqual(await states(me));
    const inStep = (await states(me)).filter((state) => state.includes('"phase":"learning"'));
    expect(inStep).toEqual([expect.stringContaining('"step":1')]);
    const decks = await other.ask<{ options: { leechThreshold: number } }[]>("listDecks", {
      timeZone: ZONE,
    });
    expect(decks.map(({ options }) => options.leechThreshold)).toContain(0);
  },
);
