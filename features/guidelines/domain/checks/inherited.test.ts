import { expect, test } from "vitest";
import { AMIODARONE, SLOTS_UNTREATED, sheetWith } from "../../testing/sheets.ts";
import type { Sheet } from "../sheet.ts";
import { inheritedFindings } from "./inherited.ts";

const found = (sheet: Sheet) =>
  inheritedFindings([sheet]).map(({ check, where, message }) => `${check} ${where} ${message}`);
const row = (changes: object) => ({ ...AMIODARONE, ...changes });

test("a drug does not take the contraindication of another one of its passage", () => {
  const slots = { ...SLOTS_UNTREATED, contraindication: "bloc auriculoventriculaire" };
  const antidote = row({ drug: "gluconate de calcium", contraindication: undefined });
  const said = row({ contraindication: "bloc auriculoventriculaire" });
  const both = (...doses: object[]) => found(sheetWith({ doses, passage: { slots } })).join();
  expect(both(said, antidote)).toMatch(/inherited fiche#t1 gluconate de calcium/);
  expect(both(said)).toBe("");
  expect(both(said, { ...antidote, contraindication: "non traité ici" })).toBe("");
});

test("a passage that sends a slot to its rows leaves none of them silent", () => {
  const slots = { ...SLOTS_UNTREATED, renal: "voir chaque ligne" };
  const rows = (...doses: object[]) => found(sheetWith({ doses, passage: { slots } })).join();
  expect(rows(row({ renal: "moitié si sévère" }), row({}))).toMatch(
    /inherited fiche#t1 amiodarone is silent on renal/,
  );
  expect(rows(row({ renal: "moitié si sévère" }), row({ renal: "non traité ici" }))).toBe("");
});
