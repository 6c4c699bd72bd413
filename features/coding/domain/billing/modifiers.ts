// Modifiers of the CCAM that the hour and the specialty open. Two conditions stay with the person:
// that it was urgent in the sense of the text, and that the act admits the modifier.

import { inForce } from "../rule-sources.ts";
import { between, isRestDay } from "./calendar.ts";
import type { BillingItem, Circumstances, Specialty } from "./circumstances.ts";
import { paysActs } from "./payment.ts";

const FIRST_LINE: readonly Specialty[] = ["general", "paediatrician", "midwife"];

function atNight(time: string, specialty: Specialty): "P" | "S" | "U" {
  const evening = between(time, 20, 24);
  if (FIRST_LINE.includes(specialty)) return evening ? "P" : "S";
  if (specialty === "surgeon") return evening ? "U" : "S";
  return "U";
}

function codeOf({ date, time, context }: Circumstances, specialty: Specialty) {
  if (time === null) return null;
  if (between(time, 20, 8)) return atNight(time, specialty);
  if (isRestDay(date)) return "F";
  return specialty === "surgeon" && context === "urgences-privees" ? "O" : null;
}

/** At most one: the text lets none of U, P, S and F be billed with another. */
export function modifiersOf(
  given: Circumstances,
  specialty: Specialty,
  acts: number,
): BillingItem[] {
  if (acts === 0 || !inForce("modifiers", given.date) || !paysActs(given)) return [];
  const code = codeOf(given, specialty);
  if (code === null) return [];
  const reasons = [{ key: `billing.modifier${code}` }, { key: "billing.modifierIf" }];
  return [
    { code, kind: "modifier", state: "possible", amount: null, reasons, sources: ["modifiers"] },
  ];
}
