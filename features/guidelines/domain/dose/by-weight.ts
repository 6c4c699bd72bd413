// What a dose by weight comes to for one person. Nothing is rounded but on display; a maximum caps
// the result, and a weight that the population of the row cannot have gives nothing rather than an
// adult dose for an infant.
import type { Dose, Population } from "#platform/ai/toolbox.ts";
import { isPrescription } from "./words.ts";

export interface Computed {
  /** Both equal for a single value. */
  low: number;
  high: number;
  unit: string;
  /** The weight that counted, in kg. */
  weight: number;
  /** The maximum that cut the result, and what it would have been. */
  capped: { low: number; high: number; maximum: number } | null;
  /** The weight itself was cut ("poids plafonné à 110 kg"). */
  weightCapped: boolean;
}

/** Weights, in kg, outside of which the row is not this person's. */
const PLAUSIBLE: Record<Population, readonly [number, number]> = {
  adult: [30, 300],
  pregnant: [30, 300],
  child: [1, 120],
  newborn: [0.4, 7],
  all: [0.4, 300],
};

export const numberOf = (written: string): number =>
  Number(written.replace(/[\s\u00a0\u202f]/gu, "").replace(",", "."));

export function ends(value: string): [number, number] {
  const [low = "", high = low] = value.split("-");
  return [numberOf(low), numberOf(high)];
}

export const isByWeight = (dose: Pick<Dose, "unit" | "kind">): boolean =>
  isPrescription(dose) && /\/kg(?:\/|$)/u.test(dose.unit);

/** True when the weight is within the row's band, or the row has none. */
export function inBand({ weight: band }: Pick<Dose, "weight">, kg: number): boolean {
  const { from = 0, over = 0, to = Infinity, under = Infinity } = band ?? {};
  return kg >= from && kg > over && kg <= to && kg < under;
}

/** The dose of a person of `kg`; null when the row is not by weight, or not for such a weight. */
export function byWeight(dose: Dose, kg: number): Computed | null {
  const [lightest, heaviest] = PLAUSIBLE[dose.population];
  if (!isByWeight(dose) || !(kg >= lightest && kg <= heaviest)) return null;
  const weight = Math.min(kg, dose.weightCap ?? kg);
  const unit = dose.unit.replace("/kg", "");
  const [low, high] = ends(dose.value).map((end) => exact(end * weight)) as [number, number];
  const maximum = ceiling(dose, unit, weight);
  const capped = maximum !== null && high > maximum ? { low, high, maximum } : null;
  return {
    low: capped ? Math.min(low, capped.maximum) : low,
    high: capped ? capped.maximum : high,
    unit,
    weight,
    capped,
    weightCapped: weight < kg,
  };
}

/**
 * The same dose in another form, such as the volume that holds it: with the weight that counted, and
 * cut in the proportion in which the dose was. Null when the form is not by kilogram.
 */
export function formByWeight(
  form: { value: string; unit: string },
  { weight, capped }: Computed,
): { low: number; high: number; unit: string } | null {
  if (!/\/kg(?:\/|$)/u.test(form.unit)) return null;
  const [low, high] = ends(form.value).map((end) => exact(end * weight)) as [number, number];
  const most = capped ? exact((high * capped.maximum) / capped.high) : high;
  return { low: Math.min(low, most), high: most, unit: form.unit.replace("/kg", "") };
}

/** The products of decimals a person would compute: 0,1 × 3 is 0,3. */
const exact = (number: number) => Number(number.toPrecision(12));

/**
 * The maximum that bounds this amount, in its own unit: that of a day for a dose by day, else that
 * of a dose, else the total.
 */
function ceiling({ maximum }: Dose, unit: string, weight: number): number | null {
  if (!maximum) return null;
  const daily = unit.endsWith("/j");
  const bound = daily ? maximum.day : (maximum.dose ?? maximum.total);
  if (!bound) return null;
  const byKilogram = bound.unit.includes("/kg");
  const own = bound.unit.replace("/kg", "").replace(/\/j$/u, "");
  const value = numberOf(bound.value) * (byKilogram ? weight : 1);
  const factor = inUnit(own, unit.replace(/\/j$/u, ""));
  return factor === null ? null : exact(value * factor);
}

const GRAMS: Record<string, number> = { kg: 1e3, g: 1, mg: 1e-3, µg: 1e-6, ng: 1e-9 };
function inUnit(from: string, to: string): number | null {
  if (from === to) return 1;
  const [a, b] = [GRAMS[from], GRAMS[to]];
  return a === undefined || b === undefined ? null : a / b;
}
