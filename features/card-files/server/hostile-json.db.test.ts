// JSON files that nobody's export wrote: each is refused with a reason and changes nothing, or is
// read to its end.
import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { student, ZONE } from "#features/flashcards/testing/decks.ts";
import type { ImportedNote } from "../domain/imported.ts";
import { cardsJson } from "../domain/imported-json.ts";
import type { Transfer } from "../domain/wire-transfer.ts";
import { aDeck, aNote, generatedNotes } from "../testing/apkg.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const app = await testApp({ now: () => NOW });
const stop = await app.start();
afterAll(stop);
type Me = Awaited<ReturnType<typeof student>>;

const written = async (notes: readonly ImportedNote[]) =>
  (await Array.fromAsync(cardsJson({ decks: [aDeck()] }, [notes], [], NOW.getTime()))).join("");
const sample = () => written([...generatedNotes(30)].flat());

async function imported(me: Me, text: string): Promise<Transfer> {
  const path = `/api/flashcards/imports?id=${randomUUID()}&name=cartes.json`;
  const sent = await app.request(path, { method: "POST", body: text, cookie: me.cookie });
  expect(sent.status).toBe(201);
  const transfer = (await sent.json()) as Transfer;
  if (transfer.status === "failed") return transfer;
  await me.ask("startImport", { id: transfer.id });
  const ended = () => me.ask<Transfer>("transfer", { id: transfer.id });
  await expect.poll(async () => (await ended()).status, { timeout: 15_000 }).not.toBe("running");
  return ended();
}
type Found = { noteId: string; question: string; state: { due: string | null; reviews: number } };
const cardsOf = async (me: Me) =>
  (await me.ask<{ cards: Found[] }>("search", { timeZone: ZONE, limit: 200 })).cards;

test.each<[string, (text: string) => string]>([
  ["nothing", () => ""],
  ["a word", () => "bonjour"],
  ["a number too large for any", () => "1e999"],
  ["ten thousand brackets", () => "[".repeat(10_000)],
  ["notes nested in notes", (text) => text.replace('"notes":[', `"notes":${"[".repeat(500)}`)],
  [
    "a hundred thousand keys",
    (text) => `{${Array.from({ length: 100_000 }, (_, n) => `"k${n}":1`).join()},${text.slice(1)}`,
  ],
  ["a prototype", (text) => text.replace('{"guid"', '{"__proto__":{"admin":true},"guid"')],
  [
    "a constructor",
    (text) => text.replace('"cards":[', '"constructor":{"prototype":{}},"cards":['),
  ],
  ["NaN as text", (text) => text.replace(/"intervalDays":\d+/, '"intervalDays":"NaN"')],
  ["NaN as it is", (text) => text.replace(/"intervalDays":\d+/, '"intervalDays":NaN')],
  ["an infinite due date", (text) => text.replace(/"due":\d+/, '"due":1e400')],
  ["a due date after the last year", (text) => text.replace(/"due":\d+/, '"due":8640000000000000')],
  ["a list where a text is", (text) => text.replace(/"question":"[^"]*"/, '"question":["a"]')],
  ["a text where a list is", (text) => text.replace(/"tags":\[[^\]]*\]/, '"tags":"a"')],
  ["null for a note", (text) => text.replace('"notes":[', '"notes":[null,')],
  ["a note cut short", (text) => text.slice(0, text.length / 2)],
  [
    "a key twice, the last of another type",
    (text) => text.replace('"version":1', '"version":1,"version":"1"'),
  ],
])("%s is refused and changes nothing", async (_what, spoil) => {
  const me = await student(app);
  await me.addCards("Déjà là");
  const before = await cardsOf(me);
  expect(await imported(me, spoil(await sample()))).toMatchObject({
    status: "failed",
    refusal: "unreadableJson",
  });
  expect(await cardsOf(me)).toEqual(before);
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
});

const mask = {
  group: 1,
  shape: "rect" as const,
  left: 0,
  top: 0,
  width: 1,
  height: 1,
  points: [],
  text: "",
};
const many = 9e15;
test("what no database keeps is left out of a file that is sound otherwise", async () => {
  const me = await student(app);
  const card = {
    ...aNote().cards[0],
    state: "review" as const,
    due: 253_402_300_799_000,
    position: -4.5,
    intervalDays: 100_000,
  };
  const reviews = [1, 253_402_300_799_000].map((at) => ({
    ...{ at, rating: 3 as const, durationMs: 1e300, kind: "review" as const, intervalDays: null },
  }));
  const large = {
    ...card,
    ordinal: 0,
    stability: 1e300,
    difficulty: 10,
    repetitions: many,
    lapses: many,
  };
  const rest = { step: 20, suspended: false, buried: true, flag: 7, reviews };
  const notes = [
    aNote({
      ...{
        guid: "a\ud800\0b",
        question: `Q\ud800 ${"😀".repeat(3)}`,
        answer: "\0R",
        tags: [`${"x".repeat(99)}😀`, "\udc00"],
      },
      ...{
        created: 253_402_300_799_000,
        deck: ["Urg\ud800ences\0"],
        cards: [{ ...large, ...rest }],
      },
      details: {
        ...{ specialty: "\ud800", difficulty: "NaN", ai: true },
        source: { title: `${"t".repeat(499)}😀`, link: "\0", year: 99_999, passage: "" },
      },
    }),
    aNote({
      ...{ guid: "o", kind: "occlusion", question: "Masques" },
      occlusion: {
        ...{ image: "a\0\ud800.png", hideAll: true },
        masks: [{ ...mask, text: "\0\ud800", style: { "fi\ud800ll": "\0#\udfff" } }],
      },
    }),
    aNote({
      guid: "n",
      question: "Une carte que rien ne demande",
      cards: [...aNote().cards, { ...large, ...rest, ordinal: 7 }],
    }),
    aNote({ guid: "p", question: "Un cache sans image", kind: "occlusion", occlusion: null }),
    aNote({ guid: "c", question: "Un texte sans trou", kind: "cloze" }),
    aNote({ guid: "v", question: "Sans carte", cards: [] }),
  ].map((note) => ({ ...note, answer: note.kind === "cloze" ? "" : note.answer }));
  // What JSON.stringify writes of a half of a pair is that half again.
  const done = await imported(me, await written([...notes, ...notes]));
  expect(done).toMatchObject({
    status: "done",
    refusal: null,
    counts: { notes: 3, cards: 3, reviews: 2 },
  });
  expect(done.warnings).toEqual([
    expect.objectContaining({
      reason: "cardWithoutContent",
      detail: "Une carte que rien ne demande",
      count: 2,
    }),
    expect.objectContaining({ reason: "noteWithoutCard", detail: "p", count: 6 }),
    // Written twice: the second of each is left out.
    expect.objectContaining({ reason: "noteRepeated", detail: "Q\ufffd 😀😀😀", count: 3 }),
  ]);
  const cards = await cardsOf(me);
  expect(cards.map(({ question }) => question).sort()).toEqual([
    "Masques",
    "Q\ufffd 😀😀😀",
    "Une carte que rien ne demande",
  ]);
  const { note } = await me.ask<{ note: object }>("note", {
    id: cards.find(({ question }) => question[0] === "Q")?.noteId,
  });
  expect(note).toMatchObject({
    createdAt: NOW.toISOString(),
    source: { year: null, title: "t".repeat(499) },
  });
  // Studied like any other: neither the queue nor the figures stumble over it.
  await me.ask("queue", { scope: {}, timeZone: ZONE });
  await me.ask("stats", { timeZone: ZONE, days: 30, deckIds: [] });
});
