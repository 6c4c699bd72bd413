// Tables as people have them: saved by whatever program, looked at by nobody.
import { describe, expect, test } from "vitest";
import { type ReadCsv, readCsv } from "./csv-columns.ts";
import { decksOfCsv, notesOfCsv } from "./csv-notes.ts";
import { collectWarnings } from "./imported.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) =>
  Uint8Array.from([...text].flatMap((one) => [one.charCodeAt(0) % 256, one.charCodeAt(0) >> 8]));
const swapped = (bytes: Uint8Array) => bytes.map((_, at) => bytes[at ^ 1] ?? 0);
const read = (bytes: Uint8Array): ReadCsv => readCsv(bytes, ["deck"]);
function sound(bytes: Uint8Array) {
  const file = read(bytes);
  if (!file.ok) throw new Error(file.reason);
  const notes = [...notesOfCsv(file.text, file.preview.options, 0, collectWarnings())].flat();
  return { ...file, notes, pairs: notes.map(({ question, answer }) => [question, answer]) };
}

describe("a table without a row is no table of cards", () => {
  test.each([
    ["nothing", ""],
    ["a mark alone", "\uFEFF"],
    ["blank lines", "\r\n \r\n\t\r\n"],
    ["separators alone", ";;;\n;;;\n"],
    ["a header alone", "question;réponse\r\n"],
    ["a header and blanks", "question;answer\n ; \n;\n"],
    ["what Excel writes before nothing", "sep=;\r\n"],
  ])("%s", (_what, text) => {
    expect(read(utf8(text))).toEqual({ ok: false, reason: "noNotes", line: null });
  });
});

test.each([
  ["a web page", "<!DOCTYPE html><html><body><table><tr><td>Q</td></tr></table>"],
  [
    "a web page that a spreadsheet saved",
    "\uFEFF \n<html xmlns:x='urn'><table><tr><td>Q</td><td>R</td></tr></table>",
  ],
])("%s under another name is refused", (_what, text) => {
  expect(read(utf8(text))).toMatchObject({ ok: false, reason: "unreadableCsv" });
});

const TABLE = "Question;Réponse\r\nKaliémie\u00a0?;3,5 à 5 mmol/L\r\nŒdème\u00a0?;« eau »\r\n";
test.each([
  ["UTF-16 without a mark", utf16(TABLE), "utf-16le"],
  ["the other UTF-16 without a mark", swapped(utf16(TABLE)), "utf-16be"],
  ["UTF-8 without a mark", utf8(TABLE), "utf-8"],
])("%s is read", (_what, bytes, encoding) => {
  const { preview, pairs } = sound(bytes);
  expect(preview).toMatchObject({
    encoding,
    count: 2,
    options: { hasHeader: true, delimiter: ";" },
  });
  expect(pairs).toEqual([
    ["Kaliémie\u00a0?", "3,5 à 5 mmol/L"],
    ["Œdème\u00a0?", "« eau »"],
  ]);
});

test.each([
  ["sep=;\r\nQuestion;Réponse\r\nA,a;B\r\n", ";"],
  ["sep=\t\nQuestion\tRéponse\nA,a\tB\n", "\t"],
  ['"sep=|"\nQuestion|Réponse\nA,a|B\n', "|"],
  ['\uFEFFSEP=,\r\nQuestion,Réponse\r\n"A,a",B\r\n', ","],
])("the line that Excel adds says the separator and is no card (%#)", (text, delimiter) => {
  const { preview, pairs } = sound(utf8(text));
  expect(preview.options).toMatchObject({ delimiter, hasHeader: true });
  expect(pairs).toEqual([["A,a", "B"]]);
});

test("of a very wide table, the first hundred columns are shown and can be chosen", () => {
  const row = (name: string) =>
    Array.from({ length: 150 }, (_, index) => `${name}${index}`).join(";");
  const { preview, pairs } = sound(utf8(`${row("c")}\n${row("v")}\n`));
  expect(preview.options.roles).toHaveLength(100);
  expect([preview.names.length, ...preview.rows.map((cells) => cells.length)]).toEqual([
    100, 100, 100,
  ]);
  expect(pairs).toEqual([
    ["c0", "c1"],
    ["v0", "v1"],
  ]);
});

test.each([
  ["#deck:\nq;a\n", [["deck"]]],
  ["#deck: ::\nq;a\n", [["deck"]]],
  ["#deck:Urgences :: Neuro\nq;a\n", [["Urgences", "Neuro"]]],
  [`#deck:${"x".repeat(900)}\nq;a\n`, [["x".repeat(200)]]],
])("a mark that names a deck, or none (%#)", (text, decks) => {
  const file = sound(utf8(text));
  expect(decksOfCsv(file.text, file.preview.options)).toEqual(decks);
});

test.each([
  ["2024", 2024],
  ["12/05/2024", 2024],
  ["2018-05-01", 2018],
  ["mai 1998", 1998],
  ["45424", null],
  ["24", null],
  ["", null],
])("the year of a source in %j is %j", (cell, year) => {
  const { notes } = sound(utf8(`question,answer,source,year\nQ,R,HAS,${cell}\n`));
  expect(notes[0]?.details?.source?.year).toBe(year);
});

test("of long cells and names, the beginning is shown; the cards have them whole", () => {
  const long = "x".repeat(5000);
  const { preview, pairs } = sound(utf8(`question,answer,${long}\n${long},A,z\n`));
  expect(preview.rows[0]?.map((cell) => cell.length)).toEqual([201, 1, 1]);
  expect(preview.names.map((name) => name.length)).toEqual([8, 6, 201]);
  expect(pairs).toEqual([[long, "A"]]);
  // A pair of surrogates is not cut in two.
  expect(sound(utf8(`question,answer\n${"x".repeat(199)}😀${long},A\n`)).preview.rows[0]?.[0]).toBe(
    `${"x".repeat(199)}…`,
  );
});
