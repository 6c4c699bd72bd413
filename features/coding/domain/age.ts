// An age as it is typed, in years as the rules take it: an infant's is said in months, weeks or days.
const OLDEST = 130;
const UNITS: readonly [pattern: RegExp, inOneYear: number][] = [
  [/^(?:a|ans?|y|years?|anos?)?$/, 1],
  [/^(?:m|mois|months?|mes(?:es)?)$/, 12],
  [/^(?:s|sem|semaines?|weeks?|semanas?)$/, 52],
  [/^(?:j|jours?|d|days?|dias?)$/, 365],
];
const TYPED = /^(\d{1,4}(?:[.,]\d{1,3})?) ?([a-z]*)\.?$/;
const ACCENTS = /\p{M}/gu;

/** Years; null when nothing was typed; "wrong" when it is no age. */
export function readAge(typed: string): number | null | "wrong" {
  const folded = typed.trim().toLowerCase().normalize("NFD").replace(ACCENTS, "");
  if (folded === "") return null;
  const [, figures = "", unit = ""] = TYPED.exec(folded) ?? [];
  const perYear = UNITS.find(([pattern]) => pattern.test(unit))?.[1];
  if (figures === "" || perYear === undefined) return "wrong";
  const age = Math.round((Number(figures.replace(",", ".")) / perYear) * 1000) / 1000;
  return age <= OLDEST ? age : "wrong";
}

const IN_MONTHS_BELOW = 3;
const MONTHS = 12;

/** How an age is said: whole years, or months while they count. */
export function saidAge(age: number): { unit: "years" | "months"; count: number } {
  const isWhole = Number.isInteger(age) || age >= IN_MONTHS_BELOW;
  return isWhole
    ? { unit: "years", count: age }
    : { unit: "months", count: Math.round(age * MONTHS) };
}
