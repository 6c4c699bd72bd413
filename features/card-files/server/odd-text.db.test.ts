// Files with text that no database keeps (NUL, halves of surrogate pairs): a stray sign never costs
// the whole file.
import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { student, ZONE } from "#features/flashcards/testing/decks.ts";
import type { Transfer } from "../domain/wire-transfer.ts";
import { CARD, COL, databaseOf, zipOf } from "../testing/apkg.ts";
import { SCHEMA_11 } from "./anki/collection-schema.ts";

const app = await testApp();
const stop = await app.start();
afterAll(stop);
type Me = Awaited<ReturnType<typeof student>>;

async function imported(me: Me, bytes: Uint8Array, name: string): Promise<Transfer> {
  const path = `/api/flashcards/imports?id=${randomUUID()}&name=${encodeURIComponent(name)}`;
  const sent = await app.request(path, {
    method: "POST",
    body: new Uint8Array(bytes),
    cookie: me.cookie,
  });
  expect(sent.status).toBe(201);
  const ready = (await sent.json()) as Transfer;
  if (ready.status !== "ready") return ready;
  await me.ask("startImport", { id: ready.id });
  const now = () => me.ask<Transfer>("transfer", { id: ready.id });
  await expect.poll(async () => (await now()).status, { timeout: 15_000 }).not.toBe("running");
  return now();
}
const questions = async (me: Me) =>
  (await me.ask<{ cards: { question: string }[] }>("search", { timeZone: ZONE, limit: 50 })).cards
    .map(({ question }) => question)
    .sort();

test("a package with NUL in its names, its notes and what is left out of it", async () => {
  const me = await student(app);
  const type = `{"7":{"name":"B\\u0000","flds":[{"name":"F","ord":0}],"tmpls":[{"ord":0,"qfmt":"{{F}}<script>1</script>","afmt":"{{F}}"}]}}`;
  const settings = COL.replace(/'\{"7".*?\}\]\}\}'/u, `'${type}'`).replace(
    "'{}', '{}', '{}');",
    `'{"1":{"id":1,"name":"Pa\\u0000quet \\ud83d"}}', '{}', '{}');`,
  );
  expect(settings).toContain("Pa\\u0000quet");
  const note = (id: number, guid: string, words: string, kind = 7) =>
    `INSERT INTO notes VALUES (${id}, ${guid}, ${kind}, 0, 0, ' un' || char(0) || 'mot ', ${words}, '', 0, 0, '');`;
  const odd = "'a' || char(0) || 'b'";
  const bytes = await databaseOf(
    [
      SCHEMA_11 + settings,
      note(5, odd, "'Ques' || char(0) || 'tion ' || char(128512)"),
      CARD,
      // Without a type, without a card: both are told by their guid.
      note(8, `${odd} || 'c'`, "'Sans type'", 99),
      note(9, `${odd} || 'd'`, "'Sans carte'"),
    ].join("\n"),
  );
  const done = await imported(
    me,
    await zipOf([{ name: "collection.anki2", bytes }]),
    "pa\0quet 😀.apkg",
  );
  expect(done).toMatchObject({ status: "done", counts: { notes: 1, cards: 1 } });
  expect(JSON.stringify(done)).not.toMatch(/\\u0000|\\ud83d(?!\\ude00)/u);
  expect(done.warnings.map(({ reason }) => reason).sort()).toContain("noteWithoutType");
  expect(await questions(me)).toEqual(["Question 😀"]);
});

test.each<[string, Uint8Array]>([
  [
    "UTF-8",
    Buffer.from(
      `question;réponse\nDose d’adré\0naline ?;0,5 mg IM\nAutre question ?;Autre\nTroisième ?;Trois\n`,
    ),
  ],
  [
    "UTF-16 with half a character",
    Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(
        `question;réponse\nDose d’adré\0naline ?;0,5\ud83d mg\nAutre question ?;Autre\nTroisième ?;Trois\n`,
        "utf16le",
      ),
    ]),
  ],
])("a table in %s with a stray NUL", async (_, bytes) => {
  const me = await student(app);
  expect(await imported(me, bytes, "cartes.csv")).toMatchObject({
    status: "done",
    counts: { notes: 3 },
  });
  expect((await questions(me)).filter((one) => one.startsWith("Dose"))).toEqual([
    "Dose d’adrénaline ?",
  ]);
});

test("a picture and a program that are called a table are still told from one", async () => {
  const me = await student(app);
  const random = Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7919 + 13) % 251));
  for (const bytes of [random, Buffer.from("MZ\0\u0001\u0002\0\0\0ÿÿ\0\0".repeat(50), "latin1")])
    expect(await imported(me, bytes, "cartes.csv")).toMatchObject({
      status: "failed",
      refusal: "unreadableCsv",
    });
});
