// Dating a second time: the median of the published table of the consortium, every length of it, and
// its other equation, which goes from the age to the length.
import { expect, test } from "vitest";
import type { Language } from "#platform/i18n/languages.ts";
import en from "../../messages/en/calculators.json" with { type: "json" };
import es from "../../messages/es/calculators.json" with { type: "json" };
import fr from "../../messages/fr/calculators.json" with { type: "json" };
import { run } from "../../testing/printed-scores.ts";
import { findById } from "../catalogue.ts";
import { showExtra, showIn, showResult } from "../present.ts";

/** Gestational age at the 50th centile, as printed, from 15 to 95 mm. */
const PRINTED = `
  8+3 8+3 8+4 8+5 8+6 8+6 9+0 9+1 9+1 9+2 9+3 9+3 9+4 9+5
  9+5 9+6 10+0 10+0 10+1 10+2 10+2 10+3 10+3 10+4 10+5 10+5 10+6 10+6
  11+0 11+1 11+1 11+2 11+2 11+3 11+4 11+4 11+5 11+5 11+6 11+6 12+0 12+1
  12+1 12+2 12+2 12+3 12+3 12+4 12+4 12+5 12+6 12+6 13+0 13+0 13+1 13+1
  13+2 13+2 13+3 13+3 13+4 13+4 13+5 13+6 13+6 14+0 14+0 14+1 14+1 14+2
  14+2 14+3 14+3 14+4 14+4 14+5 14+5 14+6 14+6 15+0 15+0`
  .trim()
  .split(/\s+/);

test("the printed median of every length, to the day", () => {
  expect(PRINTED).toHaveLength(81);
  PRINTED.forEach((age, index) => {
    const { also } = run("crl-dating", { crl: 15 + index });
    const [weeks, days] = also.map(({ value }) => value);
    expect(`${weeks}+${days}`, `${15 + index} mm`).toBe(age);
  });
});

test("Robinson (1975) is within a day from 45 to 84 mm, as the limits say", () => {
  for (let crl = 45; crl <= 84; crl += 1) {
    const robinson = 8.052 * Math.sqrt(1.037 * crl) + 23.73;
    expect(Math.abs(Number(run("crl-dating", { crl }).value) - robinson)).toBeLessThan(1);
  }
});

test("the mean length at the age it gives is that length, within a millimetre and a half", () => {
  for (let crl = 25; crl <= 80; crl += 5) {
    const age = Number(run("crl-dating", { crl }).value);
    const mean = -50.6562 + 0.815118 * age + 0.00535302 * age ** 2;
    expect(Math.abs(mean - crl)).toBeLessThan(1.5);
  }
});

test("outside of 9 to 13 weeks + 6, it says so", () => {
  expect(run("crl-dating", { crl: 20 }).notes).toEqual(["outside"]);
  expect(run("crl-dating", { crl: 60 }).notes).toEqual([]);
  expect(run("crl-dating", { crl: 90 }).notes).toEqual(["outside"]);
});

test("days are written as the reader writes them, in the result and beside it", () => {
  const calculator = findById("crl-dating");
  if (!calculator) throw new Error("crl-dating");
  const outcome = run("crl-dating", { crl: 60 });
  const shown = (language: Language, units: Readonly<Record<string, string>>) => {
    const [show, say] = [showIn(language), (key: string) => units[key.replace("units.", "")] ?? ""];
    const deviation = outcome.also.find(({ id }) => id === "deviation");
    if (!deviation) throw new Error("a deviation is needed");
    return [
      showResult(calculator, outcome, show, say),
      showExtra(calculator, deviation, show, say),
    ];
  };
  expect(shown("fr", fr.units)).toEqual(["87\u00A0j", "3,6\u00A0j"]);
  expect(shown("en", en.units)).toEqual(["87\u00A0d", "3.6\u00A0d"]);
  expect(shown("es", es.units)).toEqual(["87\u00A0d", "3,6\u00A0d"]);
});
