// Every unit by a printed pair: what is typed, and the canonical amount that it is. A factor that
// is changed, left out or written sixty times too large fails here.
import { expect, test } from "vitest";
import { fromCanonical, toCanonical, UNITS, type UnitSymbol } from "./units.ts";

const ITSELF: readonly UnitSymbol[] = [
  ...(["years", "beats", "breaths", "mmHg", "celsius", "kg", "cm", "hours", "ms", "none"] as const),
  ...(["creatinineMicro", "ureaMmol", "bilirubinMicro", "glucoseMmol", "calciumMmol"] as const),
  "unitsPerLitre",
  "clockSecond",
  ...(["gramsPerLitre", "sodium", "giga", "dDimerMicro", "percent"] as const),
  ...(["millilitre", "mlHour", "mlDay", "milligram", "dose", "millimetre"] as const),
];

const CONVERTED: readonly [unit: UnitSymbol, typed: number, canonical: number][] = [
  // 1 mmHg is 133.322 Pa.
  ["kPa", 13.3322, 100],
  ["cmHg", 12, 120],
  ["fahrenheit", 32, 0],
  ["fahrenheit", 98.6, 37],
  ["fahrenheit", 212, 100],
  ["lb", 100, 45.359_237],
  ["m", 1.75, 175],
  ["inch", 70, 177.8],
  ["centimetre", 6.4, 64],
  // Molar masses: creatinine 113.12, urea 60.06, its nitrogen 28.01, bilirubin 584.66.
  ["creatinineMgDl", 1, 88.4],
  ["creatinineMgL", 10, 88.4],
  ["ureaGL", 0.6006, 10],
  ["ureaMgDl", 60.06, 10],
  ["bun", 28.01, 10],
  ["bilirubinMgDl", 5.8466, 100],
  ["bilirubinMgL", 58.466, 100],
  ["gramsPerDecilitre", 3.5, 35],
  // Glucose 180.16, calcium 40.08.
  ["glucoseGL", 1.8016, 10],
  ["glucoseMgDl", 180.16, 10],
  ["calciumMgDl", 10.02, 2.5],
  ["calciumMgL", 100.2, 2.5],
  ["litre", 1.5, 1500],
  ["microgram", 500, 0.5],
  ["gram", 1.5, 1500],
  ["dDimerMg", 0.5, 500],
  ["perMm3", 150_000, 150],
  ["fraction", 0.21, 21],
  // 6 µg/kg in an hour is 0.1 in a minute; 6 mg/kg in an hour is 100 µg/kg in a minute.
  ["doseHour", 6, 0.1],
  ["doseMgHour", 6, 100],
  ["litreDay", 1.5, 1500],
  ["second", 0.42, 420],
];

test.each(CONVERTED)("%s: %d is %d, and comes back", (unit, typed, canonical) => {
  expect(toCanonical(typed, unit)).toBeCloseTo(canonical, 3);
  expect(fromCanonical(canonical, unit)).toBeCloseTo(typed, 3);
});

test.each(ITSELF)("%s is the canonical unit", (unit) => {
  for (const value of [0, 1, 37.2, 150]) {
    expect(toCanonical(value, unit)).toBe(value);
    expect(fromCanonical(value, unit)).toBe(value);
  }
});

test("no unit is left out", () => {
  const seen = new Set([...ITSELF, ...CONVERTED.map(([unit]) => unit)]);
  expect([...seen].sort()).toEqual(Object.keys(UNITS).sort());
});
