// The verifications that no held table or opened text allows: each is named, so that nobody believes
// it was made.
import type { Circumstances } from "./billing/circumstances.ts";
import { emergencyNotes } from "./billing/emergency-fees.ts";
import { inForce } from "./billing/rule-sources.ts";
import type { Reason } from "./code-report.ts";
import type { Table } from "./corrections.ts";

export interface CheckedCoding {
  given: Circumstances;
  today: string;
  acts: number;
  /** The notes of the acts were imported: their exclusions were looked at. */
  notes: boolean;
  /** Tables of which only the shipped list is held. */
  partial: readonly Table[];
}

const key = (name: string): Reason => ({ key: `unchecked.${name}` });

/**
 * From this day a passage of a private emergency department without hospitalisation is paid by flat
 * fees and supplements, and by nothing else (Code de la sécurité sociale, article L. 162-22-8-2).
 */
const PRIVATE_FLAT_FEES = "2022-01-01";

function ofPrivateEmergencies({ date }: Circumstances): Reason[] {
  if (!inForce("emergencyDoctor", date)) return [key("ngapThen")];
  return [...(date >= PRIVATE_FLAT_FEES ? [key("privateFlatFees")] : []), key("ngap")];
}

function ofContext(given: Circumstances): Reason[] {
  switch (given.context) {
    case "urgences-publiques":
      return emergencyNotes(given);
    case "sejour":
      return [key("ghs"), key("related")];
    case "urgences-privees":
      return ofPrivateEmergencies(given);
    default:
      return [key("ngap")];
  }
}

function ofActs({ given, acts, notes }: CheckedCoding): Reason[] {
  if (acts === 0) return [];
  const reasons: Reason[] = [];
  if (given.context !== "urgences-publiques") {
    if (!inForce("modifiers", given.date)) reasons.push(key("modifiersThen"));
    else reasons.push(given.time === null ? key("modifiersHour") : key("modifiers"));
  }
  if (!notes) reasons.push(key("exclusions"));
  return reasons;
}

export function uncheckedOf(checked: CheckedCoding): Reason[] {
  const { given, today, partial } = checked;
  return [
    ...ofContext(given),
    ...(partial.includes("cim10") ? [key("partialCodes")] : []),
    ...(partial.includes("ccam") ? [key("partialActs")] : []),
    ...ofActs(checked),
    ...(given.date < today ? [key("past")] : []),
  ];
}
