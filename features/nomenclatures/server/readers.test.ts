import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { testData } from "#platform/testing/test-data.ts";
import { quotedRows } from "../domain/delimited.ts";
import { countsOf, lostPart, nomenclatureOf, type SourceFile } from "../domain/official.ts";
import { readBdpm } from "../domain/read-bdpm.ts";
import { readCcam } from "../domain/read-ccam.ts";
import { readCim10 } from "../domain/read-cim10.ts";
import { readGhs } from "../domain/read-ghs.ts";
import { levelOf, readInteractions } from "../domain/read-interactions.ts";
import { READERS } from "../domain/readers.ts";
import { ACTS, CIM10, DRUGS, TARIFFS, THESAURUS } from "../testing/sources.ts";
import { decode } from "./decode.ts";

const rowsOf = (read: ReturnType<typeof readCim10>) => (read.ok ? read.rows : []);
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))),
  );

describe("encodings", () => {
  test.each([
    ["UTF-8", bytes("é\r\n’"), "é\n’"],
    ["UTF-8 with its mark", bytes([0xef, 0xbb, 0xbf], "é"), "é"],
    ["Windows-1252", bytes([0xe9, 0x0d, 0x0a, 0x92]), "é\n’"],
    ["a line of each", bytes("é\n", [0xe9], "\nà"), "é\né\nà"],
    ["a NUL, which no database keeps", bytes("a\0b"), "ab"],
  ])("%s", (_name, given, text) => expect(decode(given)).toBe(text));
});

test("quoted cells hold commas, quotes and line ends; an open quote is told", () => {
  expect(quotedRows('a,"b, ""c""\nd"\n', ",")).toEqual({
    rows: [["a", 'b, "c"\nd']],
    open: false,
  });
  expect(quotedRows('a,"b', ",").open).toBe(true);
});

describe("CIM-10", () => {
  test("the pipe file, in any order and twice", () => {
    const lines = CIM10.text.split("\n");
    const twice = { ...CIM10, text: [...lines, ...lines].reverse().join("\r\n") };
    expect(rowsOf(readCim10([{ ...twice, text: decode(Buffer.from(twice.text)) }], true))).toEqual(
      rowsOf(readCim10([CIM10], true)),
    );
    expect(rowsOf(readCim10([CIM10], true))[2]).toEqual({
      part: "codes",
      key: "I219",
      content: {
        label: "Infarctus du myocarde, sans précision",
        short: "INFARCTUS",
        mco: 3,
        ssr: "NNNN",
        psy: 3,
      },
    });
  });
  test.each([
    ["an extract that is not said to be one", CIM10.text, "truncated"],
    ["a last line without its label", CIM10.text.slice(0, -55), "truncated"],
    ["nothing", " \n", "empty"],
    ["something else", "un\ndeux|2|3|4|5|6\ntrois|2|3|4|5|6", "format"],
  ])("%s is refused", (_name, text, reason) => {
    expect(readCim10([{ name: "x", text }])).toMatchObject({ ok: false, reason });
  });
});

describe("the drug database", () => {
  const read = readBdpm(DRUGS, true);
  test("gathers what every file says of a drug", () => {
    expect(rowsOf(read).find(({ key }) => key === "60000001")?.content).toMatchObject({
      routes: ["orale", "buccale"],
      holders: ["LABO UN", "LABO DEUX"],
      day: "1998-03-12",
      parts: [{ nature: "SA" }, { substance: "EXEMPLINE", nature: "FT", link: "1" }],
      packages: [{ price: 1224.34, fee: 1.02, conditions: "Dans l'asthme\n- sévère" }],
      groups: [{ id: "7", kind: "0" }],
    });
  });
  test("knows the members of a generic group", () =>
    expect(rowsOf(read).find(({ part }) => part === "groups")?.content).toEqual({
      label: "EXEMPLINE 10 mg",
      members: ["60000001", "60000002"],
    }));
  test("a file that stops in a line is refused", () => {
    const cut = DRUGS.map((file) =>
      file.name === "CIS_bdpm.txt" ? { ...file, text: file.text.slice(0, -60) } : file,
    );
    expect(readBdpm(cut, true)).toMatchObject({ reason: "truncated", what: "CIS_bdpm.txt" });
  });
  test("a folder without compositions is refused", () =>
    expect(readBdpm(DRUGS.slice(0, 1), true)).toMatchObject({ reason: "missing" }));
});

test("the tariffs of an act are one row, each said once", () => {
  const rows = rowsOf(readCcam([ACTS, TARIFFS], true));
  expect(rows.find(({ part }) => part === "tariffs")?.content).toEqual({
    items: [
      { activity: "1", phase: "0", from: "2005-03-01", grids: { 1: 13, 2: 13.5, 9: 14.26 } },
      { activity: "1", phase: "0", from: "2024-01-01", grids: { 1: 14.26, 2: 13.5, 9: 14.26 } },
    ],
  });
  expect(rows.find(({ key }) => key === "AANL001")?.content).toMatchObject({ until: "2010-05-01" });
});

test("a table that stops in the middle is refused", () =>
  expect(readCcam([{ ...ACTS, text: ACTS.text.slice(0, 300) }], true)).toMatchObject({
    reason: "truncated",
  }));

describe("stays", () => {
  const ghs = {
    ...{ ghm: "04M053", ghs: "1144", libelle_ghm: "Pneumonies", tarif_base: 1, anseqta: "2025" },
    ...{ date_effet: "01/03/2025", borne_basse: 0, borne_haute: 23 },
  };
  const file = (name: string, records: object[]): SourceFile => ({
    name,
    text: JSON.stringify(records),
  });
  const tariffs = file("tarifs_mco_ghs.json", [
    ...[ghs, { ...ghs, ghs: "1145" }, { ...ghs, ghs: "9999", date_effet: "01/03/2024" }],
  ]);
  const of = (records: object[]) => readGhs([tariffs, file("supplements.json", records)], true);
  test("a year of daily supplements holds from the day of most of its tariffs; a nought is none", () => {
    const rows = rowsOf(of([{ anseqta: "2025", trea: 1021.95, tsc: "399,94", tant: 0, tpoi: 8 }]));
    expect(rows.filter(({ part }) => part === "supplements")).toEqual([
      {
        ...{ part: "supplements", key: "2025" },
        content: { from: "2025-03-01", daily: { REA: 1021.95, SRC: 399.94 } },
      },
    ]);
  });
  test("a year of which no tariff is held has no day", () => {
    const rows = rowsOf(of([{ anseqta: "2007", trea: 807.15 }]));
    expect(rows.at(-1)?.content).toMatchObject({ from: null });
  });
  test("a table of supplements without any is refused", () =>
    expect(of([{ anseqta: "x", trea: 0 }])).toMatchObject({
      ...{ reason: "format", what: "tarifs_mco_supplements" },
    }));
});

test("a pair told in both orders is one, with all its levels, the gravest first", () => {
  const rows = rowsOf(readInteractions(THESAURUS, true));
  expect(rows.filter(({ part }) => part === "pairs")).toEqual([
    {
      part: "pairs",
      key: "beta-bloquants + exempline",
      content: expect.objectContaining({
        levels: [
          { level: "CI", detail: "par voie injectable" },
          { level: "PE", detail: "par voie orale" },
        ],
      }),
    },
  ]);
});

test("the thesaurus may come as two CSV files", () => {
  const pairs = "a,b,level,detail,mechanism\nexempline,bêta-bloquants,CI,par voie injectable,x\n";
  const index = "substance,class\nexempline,\naténolol,bêta-bloquants\n";
  const files: SourceFile[] = [
    { name: "paires-2024-09.csv", text: pairs },
    { name: "index.csv", text: index },
  ];
  const read = readInteractions(files, true);
  expect(read).toMatchObject({ ok: true, edition: "2024-09" });
  expect(countsOf(rowsOf(read))).toEqual({ pairs: 1, substances: 2 });
});

test.each([
  ["CONTRE-INDICATION", "CI"],
  ["Association DECONSEILLEE", "AD"],
  ["Précaution d'emploi", "PE"],
  ["Il convient de prendre en compte", "APEC"],
  ["inconnu", null],
])("%s is %s", (wording, level) => expect(levelOf(wording)).toBe(level));

test("a version that lost a tenth of a part is told by that part", () => {
  expect(lostPart({ a: 100, b: 100 }, { a: 90, b: 120 })).toBeNull();
  expect(lostPart({ a: 100, b: 100 }, { a: 100, b: 89 })).toBe("b");
  expect(lostPart({ a: 1 }, {})).toBeNull();
  expect(lostPart({ a: 10 }, {})).toBe("a");
});

test.each([
  ["CIM-10", "cim10"],
  ["bdpm", "bdpm"],
  ["constructor", null],
])("%s names %s", (name, found) => expect(nomenclatureOf(name)).toBe(found));

const official = (name: string): SourceFile | null => {
  const packed = testData(`${name}.gz`);
  return packed ? { name: name.split("/").at(-1) ?? "", text: decode(gunzipSync(packed)) } : null;
};

const whole = official("cim10/cim10_fr_atih.csv");
const withoutCauses = official("cim10/LIBCIM10MULTI_saufch20.TXT");

describe.skipIf(!whole || !withoutCauses)("the official files of the CIM-10", () => {
  test.each([
    ["the CSV", whole, 42_886],
    ["the pipe file without its chapter XX", withoutCauses, 15_789],
  ])("%s is read whole, and half of it refused", (_name, given, count) => {
    const file = given as SourceFile;
    expect(countsOf(rowsOf(readCim10([file])))).toEqual({ codes: count });
    const half = { ...file, text: file.text.slice(0, file.text.length / 2) };
    expect(readCim10([half])).toMatchObject({ reason: "truncated" });
    expect(READERS.cim10.recognises(file.text.slice(0, 8_000), file.name)).toBe(true);
  });
});

const stays = ["tarifs_mco_ghs", "tarifs_mco_supplements"].map((name) =>
  official(`ccam-ghs/${name}.json`),
);

test.skipIf(stays.some((file) => file === null))("the official supplements have their days", () => {
  const rows = rowsOf(readGhs(stays as SourceFile[]));
  const years = rows.filter(({ part }) => part === "supplements");
  expect(years).toHaveLength(19);
  const of = (year: string) => years.find(({ key }) => key === year)?.content;
  expect(of("2025")).toMatchObject({ from: "2025-03-01", daily: { REA: 1021.95, ANT: 443.19 } });
  expect(of("2010")).toMatchObject({ from: "2010-03-01", daily: { REA: 814.32 } });
  // Of the years before, no GHS is in the table.
  expect(of("2007")).toMatchObject({ from: null });
});
