// MELD of 2001, and MELD with sodium of 2016 made from it, as American allocation bounds them: what
// three calculators share.
import { fromCanonical } from "./units.ts";

interface Measured {
  bilirubin: number;
  inr: number;
  creatinine: number;
  dialysis: boolean;
}

export const between = (least: number, most: number, value: number): number =>
  Math.min(most, Math.max(least, value));

/** From 6 to 40, without a decimal. */
export const wholeMeld = (score: number): number => between(6, 40, Math.round(score));

/**
 * In mg/dL: nothing counts below 1, creatinine not above `mostCreatinine`, which it is on dialysis.
 */
export function boundedMeld(
  { bilirubin, inr, creatinine, dialysis }: Measured,
  mostCreatinine: number,
): Omit<Measured, "dialysis"> {
  const creat = fromCanonical(creatinine, "creatinineMgDl");
  return {
    bilirubin: Math.max(1, fromCanonical(bilirubin, "bilirubinMgDl")),
    inr: Math.max(1, inr),
    creatinine: dialysis ? mostCreatinine : between(1, mostCreatinine, creat),
  };
}

/** A sum rounded to a tenth, then ten times it. */
export function meldOf2001(measured: Measured): number {
  const { bilirubin, inr, creatinine } = boundedMeld(measured, 4);
  const [creat, bile, ratio] = [creatinine, bilirubin, inr].map((one) => Math.log(one));
  const sum = 0.957 * (creat ?? 0) + 0.378 * (bile ?? 0) + 1.12 * (ratio ?? 0) + 0.643;
  return Math.round(sum * 10);
}

/** Sodium counts from 125 to 137 mmol/L, and above 11 only. */
export function withSodium(meld: number, sodium: number): number {
  const missing = 137 - between(125, 137, sodium);
  return meld > 11 ? meld + 1.32 * missing - 0.033 * meld * missing : meld;
}
