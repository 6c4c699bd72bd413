import { expect, test } from "vitest";
import { AMIODARONE, SLOTS_UNTREATED, sheetWith } from "../../testing/sheets.ts";
import type { Sheet } from "../sheet.ts";
import type { Registers } from "./finding.ts";
import { inheritedFindings } from "./inherited.ts";

const REGISTERS: Registers = {
  substances: {
    source: "test",
    licence: "test",
    day: "2026-01-01",
    substances: [["nicardipine (chlorhydrate de)", ["intraveineuse"], []]],
  },
  drugs: { aliases: {}, salts: [], undosed: [] },
  editions: [],
};
const found = (sheet: Sheet) =>
  inheritedFindings([sheet], REGISTERS).map(
    ({ check, where, message }) => `${check} ${where} ${message}`,
  );
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

test("where the text gives another drug, the slots of the only one with rows say whose they are", () => {
  const text = "Hypertension : amiodarone 300 mg IV en dose unique, ou nicardipine IV continue.";
  const slots = (contraindication: string, renal = "non traité ici") => ({
    slots: { ...SLOTS_UNTREATED, contraindication, renal },
  });
  const limits = (passage: object, said = text) =>
    found(sheetWith({ text: said, doses: [AMIODARONE], passage })).join();
  expect(limits(slots("asthme, bradycardie"))).toMatch(
    /inherited fiche#t1 amiodarone does not say that contraindication is of this drug/,
  );
  expect(limits(slots("non traité ici", "dose à réduire"))).toMatch(/that renal is of this drug/);
  expect(limits(slots("amiodarone : asthme, bradycardie", "amiodarone : à réduire"))).toBe("");
  expect(limits(slots("aucune", "dose inchangée"))).toBe("");
  // The other drug is the cause, refused, or absent: nobody is refused anything.
  expect(
    limits(slots("asthme"), "Hypertension sous nicardipine : amiodarone 300 mg IV en dose unique."),
  ).toBe("");
  expect(
    limits(slots("asthme"), "Hypertension : amiodarone 300 mg IV, jamais sous nicardipine."),
  ).toBe("");
});
