// Quantities of a text: a number or an interval, its unit in one form, and which way it bounds.

export interface Quantity {
  from: number;
  to: number;
  low: number;
  /** Equal to `low` for a single value. */
  high: number;
  /** "mg/kg/j", "mmhg", "h"… empty for a bare number. */
  unit: string;
  bound: "under" | "over" | null;
}

const NUMBER = "\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?";
const BETWEEN = "[ \\u00a0\\u202f]*(?:-|–|—|à|to|a)[ \\u00a0\\u202f]*";

// Longest first. The first column is the form it is compared in.
const UNITS: readonly (readonly [string, string])[] = [
  ["µg", "microgrammes?|micrograms?|microgramos?|mcg|µg|μg|ug"],
  ["mg", "milligrammes?|milligrams?|miligramos?|mg"],
  ["ng", "ng"],
  ["kg", "kilogrammes?|kg|kilos?"],
  ["g", "grammes?|grams?|gramos?|g"],
  [
    "ui",
    "UI|IU|U|unités? internationales?|unités?|international units?|units?|unidades? internacionales?|unidades",
  ],
  ["mmhg", "mm ?Hg"],
  ["cmh2o", "cm ?H[2₂]O"],
  ["mosm", "mOsm"],
  ["mmol", "mmol"],
  ["µmol", "µmol|μmol|umol"],
  ["nmol", "nmol"],
  ["meq", "mEq"],
  ["ml", "mL|ml|cc"],
  ["dl", "dL|dl"],
  ["l", "litres?|liters?|litros?|L|l"],
  ["%", "%"],
  ["°c", "°C|°"],
  ["kpa", "kPa"],
  ["bpm", "bpm|lpm|batt?/min"],
  ["ms", "ms"],
  ["mm", "mm"],
  ["cm", "cm"],
  ["hz", "Hz"],
  ["kcal", "kcal"],
  ["j", "joules?|julios?|J"],
  ["min", "minutes?|minutos?|min|mn"],
  ["h", "heures?|hours?|horas?|hr|h"],
  ["s", "secondes?|seconds?|segundos?|s"],
  ["d", "jours?|days?|días?|dias?|j|d"],
  ["wk", "semaines?|weeks?|semanas?|sem"],
  ["mo", "mois|months?|meses|mes"],
  ["y", "ans?|années?|years?|años?"],
  ["bouffées", "bouffées?|puffs?|pulsaciones|inhalaciones"],
  ["gouttes", "gouttes?|drops?|gotas?"],
  ["comprimés", "comprimés?|cp|tablets?|comprimidos?"],
  ["points", "points?|puntos?|pts?"],
];
const PER: readonly (readonly [string, string])[] = [
  ["kg", "kg|kilogrammes?|kilograms?|kilogramos?|kilos?"],
  ["h", "heure|hour|hora|hr|h"],
  ["min", "minute|minuto|min"],
  ["d", "24 ?h|jour|day|día|dia|j|d"],
  ["l", "litre|liter|litro|L|l"],
  ["ml", "mL|ml"],
  ["dl", "dL|dl"],
  ["m2", "m²|m2"],
  ["mmol", "mmol"],
];
const alternatives = (list: readonly (readonly [string, string])[]) =>
  list
    .flatMap(([, forms]) => forms.split("|"))
    .sort((a, b) => b.replaceAll("?", "").length - a.replaceAll("?", "").length)
    .join("|");
const SP = "[ \\u00a0\\u202f]*";
const DENOMINATOR = `(?:${SP}(?:/|(?:(?:et|and|y) )?(?:par|per|por))${SP}(?:${alternatives(PER)})(?![\\p{L}\\d]))`;
const UNIT = `(?:${alternatives(UNITS)})(?![\\p{L}\\d₀-₉²])${DENOMINATOR}*`;
const BOUND =
  "≤|≥|<|>|inférieure?s? à|supérieure?s? à|moins de|plus de|au moins|au plus|jusqu[’']à|less than|more than|at least|at most|up to|under|over|above|below|menos de|más de|al menos|hasta|mayor de|menor de";
const QUANTITY = new RegExp(
  `(?:(?<bound>${BOUND})${SP})?(?<![\\p{L}\\d.,₀-₉])(?<low>${NUMBER})(?:(?:${SP}(?<lowUnit>${UNIT}))?${BETWEEN}(?<high>${NUMBER}))?(?:${SP}(?<unit>${UNIT})(?:${SP}(?<minutes>[0-5]\\d)(?!${SP}(?:-|à|\\d|[.,]\\d|%|mg|m?L)))?)?(?![\\d₀-₉])`,
  "giu",
);
const exact = (forms: string) => new RegExp(`^(?:${forms})$`, "u");
const loose = (forms: string) => new RegExp(`^(?:${forms})$`, "iu");
const CANONICAL = UNITS.map(([unit, forms]) => [unit, exact(forms), loose(forms)] as const);
const PER_CANONICAL = PER.map(([unit, forms]) => [unit, loose(forms)] as const);

function unitOf(written: string): string {
  const [base = "", ...per] = written
    .trim()
    .split(/[ \u00a0\u202f]*(?:\/|\b(?:(?:et|and|y) )?(?:par|per|por)\b)[ \u00a0\u202f]*/iu)
    .map((part) => part.trim());
  // Case tells joules from days, and litres from nothing: the exact form wins.
  const found =
    CANONICAL.find(([, form]) => form.test(base)) ??
    CANONICAL.find(([, , form]) => form.test(base));
  const denominators = per.map(
    (part) => PER_CANONICAL.find(([, form]) => form.test(part))?.[0] ?? part.toLowerCase(),
  );
  return [found?.[0] ?? base.toLowerCase(), ...denominators].join("/");
}

/** "1 000", "0,5", "1,000" and "1.000" (thousands) as numbers. */
export function numberOf(written: string): number {
  const bare = written.replace(/[ \u00a0\u202f]/gu, "");
  if (/^[1-9]\d{0,2}[.,]\d{2}0$/u.test(bare)) return Number(bare.replace(/[.,]/u, ""));
  return Number(bare.replace(",", "."));
}

const UNDER = /^(?:≤|<|inf|moins|au plus|jusqu|less|at most|up to|under|below|menos|hasta|menor)/iu;

function boundOf(words: string | undefined): Quantity["bound"] {
  if (words === undefined) return null;
  return UNDER.test(words) ? "under" : "over";
}

export function quantitiesIn(text: string): Quantity[] {
  return [...text.matchAll(QUANTITY)].map((match) => {
    const { bound, low = "", lowUnit, high, unit: written, minutes } = match.groups ?? {};
    const unit = written === undefined ? "" : unitOf(written);
    const start = numberOf(low);
    // "4 h 30" is four hours and a half; no other unit is followed by a number.
    const plus = minutes !== undefined && unit === "h" ? Number(minutes) / 60 : 0;
    const extra =
      minutes !== undefined && unit !== "h" ? match[0].length - match[0].lastIndexOf(minutes) : 0;
    const ownUnit = lowUnit === undefined ? unit : unitOf(lowUnit);
    const mixed = ownUnit !== unit;
    const end = high === undefined || mixed ? start : numberOf(high);
    const at = match.index + match[0].indexOf(low, bound?.length ?? 0);
    return {
      from: at,
      to: (match.index + match[0].length - extra - (extra > 0 ? 1 : 0)) as number,
      low: start + plus,
      high: end + plus,
      unit: ownUnit,
      bound: boundOf(bound),
    };
  });
}

const TIME: Record<string, number> = { s: 1 / 60, min: 1, h: 60, d: 1440, wk: 10_080 };

function factorBetween(unit: string, other: string): number | null {
  const [a, b] = [TIME[unit], TIME[other]];
  if (a !== undefined && b !== undefined) return a / b;
  return unit === other ? 1 : null;
}

/**
 * The same amount in the same unit. Durations may be written otherwise (4 h 30, 4,5 h, 270 min):
 * nothing is computed by that. A single value may be the end of the source's interval; an interval
 * must be the source's own.
 */
export function sameQuantity(claim: Quantity, source: Quantity): boolean {
  const factor = factorBetween(claim.unit, source.unit);
  if (factor === null) return false;
  const near = (x: number, y: number) => Math.abs(x * factor - y) < 1e-9 * Math.max(1, y);
  if (claim.low === claim.high) return near(claim.low, source.low) || near(claim.low, source.high);
  return near(claim.low, source.low) && near(claim.high, source.high);
}
