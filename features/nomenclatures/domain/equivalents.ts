// Drugs that may stand for one another, by what their files say: the same ingredients at the same
// strength, the same form, a common route.
import { fold } from "#platform/search/normalise.ts";
import type { Drug } from "./drug.ts";

/** What is read of a part; a list may not tell its strength or its nature. */
interface Ingredient {
  substance: string;
  dose?: string;
  nature?: string;
  link?: string;
}

/** Milligrams in a unit, so that "1 g" and "1 000 mg" are one strength. */
const UNITS = new Map<string, number>([
  ...(["g", "gramme", "grammes"] as const).map((unit) => [unit, 1_000] as const),
  ...(["mg", "milligramme", "milligrammes"] as const).map((unit) => [unit, 1] as const),
  ...(["ug", "mcg", "microgramme", "microgrammes"] as const).map((unit) => [unit, 0.001] as const),
]);

/** A strength as it is compared; one that is no plain weight is its own words. */
export function strengthKey(dose: string): string {
  const text = fold(dose).replace(/(\d) (?=\d{3}\b)/g, "$1");
  const [, figure = "", unit = ""] = /^(\d+(?:[.,]\d+)?) ?([a-z]+)$/.exec(text) ?? [];
  const weight = UNITS.get(unit);
  if (weight === undefined) return text;
  return `${Number((Number(figure.replace(",", ".")) * weight).toPrecision(9))} mg`;
}

/** Of an ingredient that is written twice, the part that acts: salts differ, it does not. */
function ingredients(parts: readonly Ingredient[]): string[] {
  const byLink = Map.groupBy(parts, ({ link, substance }) => link || substance);
  return [...byLink.values()].map((rows) => {
    const { substance = "", dose = "" } =
      rows.find(({ nature }) => nature === "FT") ?? rows[0] ?? {};
    return `${fold(substance)} ${strengthKey(dose)}`;
  });
}

export const compositionKey = ({ parts }: { parts: readonly Ingredient[] }): string =>
  [...new Set(ingredients(parts))].sort().join(" + ");

/** A drug whose composition is not told is the equivalent of none. */
export function areEquivalent(a: Drug, b: Drug): boolean {
  const key = compositionKey(a);
  const routes = new Set(a.routes.map(fold));
  return (
    key !== "" &&
    key === compositionKey(b) &&
    fold(a.form) === fold(b.form) &&
    b.routes.some((route) => routes.has(fold(route)))
  );
}

/** In stock somewhere is not known; what a file says of a stop or a shortage is. */
export const shortageOf = ({ shortages }: Drug): string | null =>
  shortages.find(({ status }) => /rupture|arret|tension/.test(fold(status)))?.status ?? null;
