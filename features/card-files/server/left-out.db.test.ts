// Files whose parts do not fit together, through the whole product: what is left out is counted in
// the import's message.
import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { student, ZONE } from "#features/flashcards/testing/decks.ts";
import { cardsJson } from "../domain/imported-json.ts";
import type { Transfer } from "../domain/wire-transfer.ts";
import { aNote, PACKAGE_NOW } from "../testing/apkg.ts";
import { cardRow, collectionOf, noteRow, noteType } from "../testing/collection.ts";

const app = await testApp();
const stop = await app.start();
afterAll(stop);
type Me = Awaited<ReturnType<typeof student>>;

async function send(me: Me, bytes: Buffer, name: string): Promise<Transfer> {
  const path = `/api/flashcards/imports?id=${randomUUID()}&name=${name}`;
  const sent = await app.request(path, {
    method: "POST",
    body: new Uint8Array(bytes),
    cookie: me.cookie,
  });
  return (await sent.json()) as Transfer;
}
async function imported(me: Me, bytes: Buffer, name: string): Promise<Transfer> {
  const { id } = await send(me, bytes, name);
  await me.ask("startImport", { id });
  const look = () => me.ask<Transfer>("transfer", { id });
  await expect.poll(async () => (await look()).status, { timeout: 15_000 }).not.toBe("running");
  return look();
}
const placed = async (me: Me) => {
  const { cards } = await me.ask<{ cards: { question: string; deck: string }[] }>("search", {
    timeZone: ZONE,
  });
  return cards.map(({ question, deck }) => [question, deck]).sort();
};

test("cards of a deck that the package does not declare are there, in a deck of their own", async () => {
  const me = await student(app);
  const bytes = await collectionOf({
    decks: {},
    notes: [noteRow(5, ["A", "a"])],
    cards: [cardRow(6, 5, { did: 99 })],
  });
  expect(await imported(me, bytes, "sans.apkg")).toMatchObject({
    ...{ status: "done", counts: { notes: 1, cards: 1 } },
    warnings: [{ reason: "deckNotDeclared", detail: "Anki", count: 1 }],
  });
  expect(await placed(me)).toEqual([["A", "Anki"]]);
});

test("notes of a JSON file stand in the deck they name, declared or not", async () => {
  const me = await student(app);
  const notes = [
    aNote({ guid: "a", deck: ["Cardio", "ECG"] }),
    aNote({ guid: "b", question: "B", deck: ["Autre"] }),
  ];
  const text = (await Array.fromAsync(cardsJson({ decks: [] }, [notes], [], PACKAGE_NOW))).join("");
  expect(await imported(me, Buffer.from(text), "x.json")).toMatchObject({
    status: "done",
    counts: { notes: 2 },
  });
  expect(await placed(me)).toEqual([
    ["B", "Autre"],
    ["Question", "Cardio::ECG"],
  ]);
});

test("templates nested three thousand deep are refused with a sentence", async () => {
  const me = await student(app);
  const qfmt = `${"{{#Front}}".repeat(3000)}{{Front}}${"{{/Front}}".repeat(3000)}`;
  const bytes = await collectionOf({
    types: [noteType(7, ["Front", "Back"], [{ qfmt, afmt: "{{Back}}" }])],
    notes: [noteRow(5, ["A", "a"])],
    cards: [cardRow(6, 5)],
  });
  expect(await send(me, bytes, "profond.apkg")).toMatchObject({
    status: "failed",
    refusal: "templateTooDeep",
  });
  expect(await placed(me)).toEqual([]);
});

test("notes of one repeated identifier are one note, and the others are counted", async () => {
  const me = await student(app);
  const many = Array.from({ length: 600 }, (_, n) => noteRow(100 + n, [`Q${n}`, "a"]));
  const bytes = await collectionOf({
    notes: [
      ...many,
      noteRow(900, ["Encore", "b"], { guid: "g100" }),
      noteRow(901, ["Et", "c"], { guid: "g100" }),
    ],
    cards: [...many, [900], [901]].map(([id]) => cardRow(Number(id) + 5000, Number(id))),
  });
  expect(await imported(me, bytes, "repete.apkg")).toMatchObject({
    ...{ status: "done", counts: { notes: 600, cards: 600, already: 0 } },
    warnings: [{ reason: "noteRepeated", detail: "Encore", count: 2 }],
  });
});
