// Files chosen by mistake, through the whole product: each is read for what it is, or gets its
// sentence and changes nothing.
import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { student, ZONE } from "#features/flashcards/testing/decks.ts";
import type { Transfer } from "../domain/wire-transfer.ts";
import { aNote, packageOf, zipOf } from "../testing/apkg.ts";

const app = await testApp();
const stop = await app.start();
afterAll(stop);
type Me = Awaited<ReturnType<typeof student>>;

async function send(me: Me, bytes: Uint8Array | string, name: string): Promise<Transfer> {
  const path = `/api/flashcards/imports?id=${randomUUID()}&name=${encodeURIComponent(name)}`;
  const sent = await app.request(path, {
    method: "POST",
    body: new Uint8Array(Buffer.from(bytes)),
    cookie: me.cookie,
  });
  expect(sent.status).toBe(201);
  return (await sent.json()) as Transfer;
}
async function start(me: Me, { id }: Transfer, mapping?: object): Promise<Transfer> {
  await me.ask("startImport", { id, ...(mapping ? { mapping } : {}) });
  const ended = () => me.ask<Transfer>("transfer", { id });
  await expect.poll(async () => (await ended()).status, { timeout: 15_000 }).not.toBe("running");
  return ended();
}
const questions = async (me: Me) =>
  (await me.ask<{ cards: { question: string }[] }>("search", { timeZone: ZONE })).cards.map(
    ({ question }) => question,
  );

const workbook = () => zipOf([{ name: "xl/workbook.xml", bytes: Buffer.from("<workbook/>") }]);
const openDocument = () =>
  zipOf([
    {
      name: "mimetype",
      bytes: Buffer.from("application/vnd.oasis.opendocument.spreadsheet"),
      compress: false,
    },
    { name: "content.xml", bytes: Buffer.from("<x/>") },
  ]);
const oldWorkbook = async () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
const nothing = async () => Buffer.alloc(0);

test.each([
  ["a workbook", workbook, "cartes.xlsx", "spreadsheet"],
  ["a workbook said to be a table", workbook, "cartes.csv", "spreadsheet"],
  ["a workbook of OpenDocument", openDocument, "cartes.ods", "spreadsheet"],
  ["an old workbook", oldWorkbook, "cartes.xls", "spreadsheet"],
  ["an old workbook said to be a table", oldWorkbook, "cartes.csv", "spreadsheet"],
  [
    "any other zip",
    () => zipOf([{ name: "lisez-moi.txt", bytes: Buffer.from("x") }]),
    "cours.zip",
    "noCollection",
  ],
  ["an empty package", nothing, "vide.apkg", "notAPackage"],
  ["an empty table", nothing, "vide.csv", "noNotes"],
  ["an empty JSON", nothing, "vide.json", "unreadableJson"],
  [
    "a picture",
    async () => Buffer.from("\u0089PNG\r\n\u001a\n\0\0\0", "latin1"),
    "photo.png",
    "notAPackage",
  ],
  [
    "a picture said to be a table",
    async () => Buffer.from("\u0089PNG\r\n\u001a\n\0\0\0", "latin1"),
    "t.csv",
    "unreadableCsv",
  ],
] as const)("%s is refused with its reason", async (_what, make, name, refusal) => {
  const me = await student(app);
  await me.addCards("Déjà là");
  expect(await send(me, await make(), name)).toMatchObject({ status: "failed", refusal });
  expect(await questions(me)).toEqual(["Déjà là"]);
});

test.each(["semestre.zip", "semestre.txt", "semestre.csv", "SEMESTRE.APKG", "semestre"])(
  "a package named %s is read as a package",
  async (name) => {
    const me = await student(app);
    const ready = await send(
      me,
      await packageOf({ notes: [[aNote({ question: "Renommé" })]] }),
      name,
    );
    expect(ready).toMatchObject({ status: "ready", preview: null, counts: { notes: 1 } });
    expect(await start(me, ready)).toMatchObject({ status: "done", counts: { notes: 1 } });
    expect(await questions(me)).toEqual(["Renommé"]);
  },
);

test("a table of a hundred and fifty columns is imported with the columns that were chosen", async () => {
  const me = await student(app);
  const row = (name: string) =>
    Array.from({ length: 150 }, (_, index) => `${name}${index}`).join(";");
  const ready = await send(me, `${row("v")}\n${row("w")}\n`, "large.csv");
  const chosen = new Map([
    [99, "question"],
    [3, "answer"],
  ]);
  const roles = ready.mapping?.roles.map((_, at) => chosen.get(at) ?? "ignored");
  expect(await start(me, ready, { ...ready.mapping, roles })).toMatchObject({
    status: "done",
    counts: { notes: 2 },
  });
  expect((await questions(me)).sort()).toEqual(["v99", "w99"]);
});

test("a column taken for that of the deck makes no thousand decks", async () => {
  const me = await student(app);
  const rows = Array.from(
    { length: 1200 },
    (_, index) => `Question ${index};Réponse ${index};rangée ${index}`,
  );
  const ready = await send(me, `question;réponse;numéro\n${rows.join("\n")}\n`, "numeros.csv");
  const chosen = { ...ready.mapping, roles: ["question", "answer", "deck"] };
  expect(await start(me, ready, chosen)).toMatchObject({
    status: "failed",
    refusal: "tooManyDecks",
  });
  expect(await me.ask("listDecks", { timeZone: ZONE })).toHaveLength(1);
});
