// The verifications that no held table or opened text allows: each is named, so that nobody believes
// it was made.
import type { Circumstances } from "./billing/circumstances.ts";
import { emergencyNotes } from "./billing/emergency-fees.ts";
import { paymentOf, paysActs } from "./billing/payment.ts";
import type { Reason } from "./code-report.ts";
import type { Table } from "./corrections.ts";
import { inForce } from "./rule-sources.ts";

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

/** What pays a passage of a private emergency department depends on whether an admission follows. */
function ofPrivateEmergencies(given: Circumstances): Reason[] {
  const letters = inForce("emergencyDoctor", given.date) ? key("ngap") : key("ngapThen");
  if (!inForce("privateFlatFees", given.date)) return [letters];
  switch (paymentOf(given)) {
    case "acts":
      return [key("privateAdmitted"), letters];
    case "either":
      return [...emergencyNotes(given), key("privateAdmitted"), letters];
    default:
      return [...emergencyNotes(given), ...(given.outcome === "home" ? [key("privateActs")] : [])];
  }
}

function ofContext(given: Circumstances): Reason[] {
  switch (given.context) {
    case "urgences-publiques":
      return emergencyNotes(given);
    case "sejour":
      return [
        key("ghs"),
        ...(inForce("positions", given.date) ? [] : [key("relatedThen")]),
        key("associated"),
      ];
    case "urgences-privees":
      return ofPrivateEmergencies(given);
    default:
      return [key("ngap")];
  }
}

function ofActs({ given, acts, notes }: CheckedCoding): Reason[] {
  if (acts === 0) return [];
  const reasons: Reason[] = [];
  if (paysActs(given) || given.context === "sejour") {
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
