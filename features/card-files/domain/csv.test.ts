import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "#platform/testing/runs.ts";
import { decodeText } from "#platform/text/decode-text.ts";
import { isStorable } from "#platform/text/storable.ts";
import {
  csvLine,
  csvRows,
  DELIMITERS,
  detectDelimiter,
  guarded,
  LONGEST_CELL,
  MOST_CELLS,
  UnclosedQuote,
  unguarded,
} from "./csv.ts";

const cells = (text: string, delimiter: (typeof DELIMITERS)[number] = ",") =>
  [...csvRows(text, delimiter)].map((row) => row.cells);

describe("rows", () => {
  test.each([
    [
      "plain",
      "a,b\nc,d",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "ends of line of every system",
      "a,b\r\nc,d\re,f\n",
      [
        ["a", "b"],
        ["c", "d"],
        ["e", "f"],
      ],
    ],
    [
      "empty cells and lines",
      "a,,\n\n,b\n",
      [
        ["a", "", ""],
        ["", "b"],
      ],
    ],
    [
      "quoted separators and lines",
      '"a,b","c\nd"\ne,f',
      [
        ["a,b", "c\nd"],
        ["e", "f"],
      ],
    ],
    ["doubled marks", '"dit ""oui""",""""', [['dit "oui"', '"']]],
    ["a mark inside a cell", 'taille 5" x,b', [['taille 5" x', "b"]]],
    ["text after a closing mark", '"a" b,c', [["a b", "c"]]],
    ["an empty quoted cell", '"",a', [["", "a"]]],
    ["a last separator", "a,b,", [["a", "b", ""]]],
    ["nothing", "", []],
  ])("%s", (_what, text, expected) => {
    expect(cells(text)).toEqual(expected);
  });

  test("know their line, quoted ends of line counted", () => {
    expect([...csvRows('a\n"b\nb"\n\nc', ",")].map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  test("a mark never closed says where it was opened", () => {
    expect(() => cells('a,b\nc,"d\ne')).toThrow(new UnclosedQuote(2));
  });

  test("what is written is read again, whatever it holds", { timeout: 30_000 }, () => {
    const cell = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("=1+1", "'=x", "''-2", '"', ",", ";", "\t", "\r\n", " a ", "’", "@a", "＝a"),
    );
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 8 });
    fc.assert(
      fc.property(rows, fc.constantFrom(...DELIMITERS), (written, delimiter) => {
        const text = written.map((row) => csvLine(row, delimiter)).join("");
        const read = cells(text, delimiter).map((row) => row.map(unguarded));
        expect(JSON.stringify(read)).toBe(JSON.stringify(written));
      }),
      { numRuns: runs(400) },
    );
  });
});

test("no cell of an export is computed by a spreadsheet", () => {
  for (const cell of [
    '=HYPERLINK("http://x")',
    "+1",
    "-1",
    "@SUM(1)",
    "\tx",
    "\rx",
    "\n=1",
    "＝1",
    "'=1",
  ]) {
    expect(guarded(cell)).toBe(`'${cell}`);
    expect(unguarded(guarded(cell))).toBe(cell);
  }
  for (const cell of ["", "a=1", "'oui'", "1-2", "'"]) {
    expect(guarded(cell)).toBe(cell);
    expect(unguarded(cell)).toBe(cell);
  }
});

test.each([
  [",", "a,b;c\nd,e\n"],
  [";", "question;réponse, détaillée\nq;r\n"],
  ["\t", "a\tb, c; d\ne\tf\n"],
  ["|", "a|b\nc|d"],
  [",", "une seule colonne"],
  [";", '"a,b,c";d\n"e,f,g";h'],
  [",", `a,b\n"${"x;".repeat(150_000)}`],
])("the separator %j is found", (delimiter, text) => {
  expect(detectDelimiter(text)).toBe(delimiter);
});

describe("encodings", () => {
  const text = "Œdème aigu — 5 µg/kg, « coma » € 日本 😀";
  const utf16 = (big: boolean) => {
    const bytes = Buffer.from(`\uFEFF${text}`, "utf16le");
    return big ? bytes.swap16() : bytes;
  };
  test.each([
    ["utf-8", Buffer.from(text)],
    ["utf-8", Buffer.from(`\uFEFF${text}`)],
    ["utf-16le", utf16(false)],
    ["utf-16be", utf16(true)],
  ])("%s is read", (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ text, encoding, binary: false });
  });

  test("Windows-1252 is what is no UTF-8, its euro and its quotes included", () => {
    const bytes = Buffer.from([0x93, 0xe9, 0x74, 0xe9, 0x94, 0x20, 0x80, 0x9c, 0x92]);
    expect(decodeText(bytes)).toEqual({
      text: "“été” €œ’",
      encoding: "windows-1252",
      binary: false,
    });
  });

  test.each<[string, Uint8Array, boolean]>([
    ["a stray NUL", Buffer.from("Une question ?;0,5\0 mg"), false],
    ["half a character", Buffer.from("\uFEFFUne question ?;0,5\ud83d mg", "utf16le"), false],
    ["a program", Buffer.from("\0\u0001MZ"), true],
    [
      "bytes of any value",
      Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7919 + 13) % 251),
      true,
    ],
  ])("%s: what is kept is whole, and a program is told from a text", (_, bytes, binary) => {
    const read = decodeText(bytes);
    expect([isStorable(read.text), read.binary]).toEqual([true, binary]);
  });
});

test("nothing longer than a cell may be is built, and it is still seen to be too long", () => {
  const [marks] = csvRows('"'.repeat(4_000_000), ",");
  expect(marks?.cells).toHaveLength(1);
  expect(marks?.cells[0]?.length).toBeGreaterThan(LONGEST_CELL);
  expect(marks?.cells[0]?.length).toBeLessThan(3 * LONGEST_CELL);
  const [first, second] = [...csvRows(`"${"a".repeat(500_000)}""b",next\nafter`, ",")];
  expect([first?.cells[0]?.length, first?.cells[1], second?.cells]).toEqual([
    expect.any(Number),
    "next",
    ["after"],
  ]);
  const whole = `${"é".repeat(LONGEST_CELL - 2)}""`;
  const [kept] = csvRows(`"${whole.replaceAll('"', '""')}"`, ",");
  expect(kept?.cells).toEqual([whole]);
});

test("a row of separators without end is as wide as a table may be", () => {
  const rows = [...csvRows(`${",".repeat(100_000)}\nquestion,answer`, ",")];
  expect(rows.map(({ cells }) => cells.length)).toEqual([MOST_CELLS, 2]);
});
