import { defineCalculator } from "../calculator.ts";
import { measure } from "../quantities.ts";

/** A catch-up beyond this many times the planned rate is not printed: a judgement, not the text. */
const MOST_CATCH_UP = 2;

/**
 * Parkland (Baxter 1968): 4 mL per kg and per cent burnt over 24 hours from the burn, half in its
 * first 8 hours.
 */
export const parkland = defineCalculator({
  id: "parkland",
  category: "trauma",
  reasons: ["burn"],
  inputs: {
    weight: measure(["kg", "lb"], { usual: [3, 200], possible: [2, 400], decimals: 1 }),
    burnt: measure(["percent"], { usual: [10, 95], possible: [1, 100] }),
    sinceBurn: {
      ...measure(["hours"], { usual: [0, 12], possible: [0, 24], decimals: 1 }),
      needed: "never",
    },
    given: {
      ...measure(["millilitre", "litre"], { usual: [0, 10000], possible: [0, 30000] }),
      needed: "never",
    },
  },
  result: { unit: "mL", decimals: 0, min: 0 },
  bands: [],
  compute({ weight, burnt, sinceBurn, given = 0 }, _typed, show) {
    const value = 4 * weight * burnt;
    const left = Math.max(0, value / 2 - given);
    // Without its hour, the burn gives volumes and no rate.
    const since = sinceBurn ?? 8;
    const early = since < 8;
    const rate = left / (8 - since);
    const tooFast = early && rate > (MOST_CATCH_UP * value) / 16;
    const printed = early && !tooFast;
    const total = `4 × ${show(weight, 1)} × ${show(burnt, 1)} = ${show(value, 0)}`;
    const due = `${show(value / 2, 0)} − ${show(given, 0)}`;
    const caughtUp = ` ; (${due}) / (8 − ${show(since, 1)}) = ${show(rate, 1)}`;
    const late = sinceBurn === undefined ? "untimed" : "late";
    const timely = early ? "fromBurn" : late;
    return {
      value,
      band: null,
      parts: [],
      also: [
        { id: "half", value: value / 2, unit: "mL", decimals: 0 },
        ...(sinceBurn === undefined
          ? [{ id: "rateFromBurn", value: value / 2 / 8, unit: "mL/h", decimals: 0 } as const]
          : []),
        ...(printed ? [{ id: "rateNow", value: rate, unit: "mL/h", decimals: 0 }] : []),
        { id: "rateAfter", value: value / 2 / 16, unit: "mL/h", decimals: 0 },
      ],
      formula: total + (printed ? caughtUp : ""),
      notes: [tooFast ? "catchUp" : timely],
    };
  },
  reference: {
    authors: "Baxter CR, Shires T",
    title: "Physiological response to crystalloid resuscitation of severe burns",
    journal: "Ann N Y Acad Sci 1968;150(3):874-894",
    year: 1968,
    doi: "10.1111/j.1749-6632.1968.tb14738.x",
  },
  licence: "free",
  cases: [
    {
      origin: "published",
      source:
        "Burns, chapter of a textbook of anaesthesia (test.aneskey.com/burns-18): 75 kg, 50 %: 15 L, 7.5 L within 8 hours",
      inputs: { weight: 75, burnt: 50, sinceBurn: 0 },
      value: 15000,
    },
    {
      origin: "independent",
      source: "github.com/JuneYaooo/clinical-calculator, tests: 70 kg, 30 %: 8400 mL",
      inputs: { weight: 70, burnt: 30, sinceBurn: 0 },
      value: 8400,
    },
    {
      origin: "independent",
      source: "download.cnet.com, description of a calculator: 75 kg, 20 %: 6000 mL in 24 hours",
      inputs: { weight: 75, burnt: 20, sinceBurn: 2 },
      value: 6000,
    },
    {
      origin: "independent",
      source: "askvity.info, burn management: 70 kg, 20 %: 5600 mL",
      inputs: { weight: 70, burnt: 20, sinceBurn: 1 },
      value: 5600,
    },
    {
      origin: "derived",
      source: "9 hours after the burn the first half is due already",
      inputs: { weight: 60, burnt: 25, sinceBurn: 9 },
      value: 6000,
    },
    {
      origin: "derived",
      source: "4 × 70 × 30, nothing given at 7.9 hours: 42 000 mL/h is not printed",
      inputs: { weight: 70, burnt: 30, sinceBurn: 7.9 },
      value: 8400,
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://test.aneskey.com/burns-18",
        where: "A patient computed in the text, first-degree burns left out",
        compared: "vectors",
      },
      {
        link: "https://mdicu.com/calc/calc-57.html",
        where:
          "Area × weight × 4; half within 8 hours of the burn less what was given, over the hours left; the other half over 16 hours",
        compared: "constants",
      },
      {
        link: "https://calcbee.pages.dev/calculators/health/general-health/parkland-formula",
        where: "The same, from the time of injury",
        compared: "constants",
      },
      {
        link: "https://www.efurgences.net/se-documenter/consensus/177-brulures2019",
        where: "French recommendation of 2019, summary: over 20 % in adults, over 10 % in children",
        compared: "bands",
      },
      {
        link: "https://download.cnet.com/parkland-formula/3000-2129_4-78651203.html",
        where: "A worked example",
        compared: "vectors",
      },
    ],
    how: "publishedVector",
  },
});
