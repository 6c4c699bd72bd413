import { expect, test } from "vitest";
import { AMIODARONE, SOURCE, sheetWith } from "../../testing/sheets.ts";
import { libraryFindings } from "./all.ts";

const registers = {
  substances: {
    source: "test",
    licence: "test",
    day: "2026-01-01",
    substances: [["amiodarone (chlorhydrate d')", ["intraveineuse"], []]] as [
      string,
      string[],
      string[],
    ][],
  },
  drugs: { aliases: {}, salts: [], undosed: [] },
  editions: [],
};
const searched = { passages: ["t1"], searched: ["RFE 2020, SFMU"], days: [] };
const reading = (grade: string) => ({
  readings: [
    {
      grade,
      opened: SOURCE.link,
      where: "p. 1",
      how: "read",
      day: "2026-11-21",
      passages: ["t1"],
    },
  ],
});
const found = (source: object, reread?: object) =>
  libraryFindings(
    [
      sheetWith({
        doses: [AMIODARONE],
        source,
        sheet: { reread: reread === undefined ? undefined : [reread] },
      }),
    ],
    registers,
  ).map(({ check, where }) => `${check} ${where}`);

test("a dose that stands on no source that was read says the titles that were looked for", () => {
  expect(found({})).toEqual(["searched fiche#t1"]);
  expect(found({}, searched)).toEqual([]);
  expect(found({}, { ...searched, passages: ["d1"] })).toEqual(["searched fiche#t1"]);
});

test("what somebody else says of it is no source that was read; its abstract is", () => {
  expect(found(reading("second-hand"))).toEqual(["searched fiche#t1"]);
  expect(found(reading("second-hand"), searched)).toEqual([]);
  for (const grade of ["issuer", "extract", "abstract"]) expect(found(reading(grade))).toEqual([]);
});
