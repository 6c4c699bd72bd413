// The verifications that no held table allows: each is named, so that nobody believes it was made.
import type { Reason } from "./code-report.ts";
import type { Context } from "./context.ts";
import type { Table } from "./corrections.ts";

export interface CheckedCoding {
  context: Context;
  date: string;
  today: string;
  acts: number;
  /** Tables of which only the shipped list is held. */
  partial: readonly Table[];
}

const CONTEXT: Record<Context, readonly string[]> = {
  "urgences-publiques": ["unchecked.flatFees", "unchecked.ngap"],
  "urgences-privees": ["unchecked.flatFees", "unchecked.ngap"],
  ville: ["unchecked.ngap"],
  sejour: ["unchecked.ghs"],
};

export function uncheckedOf({ context, date, today, acts, partial }: CheckedCoding): Reason[] {
  const keys = [...CONTEXT[context]];
  if (partial.includes("cim10")) keys.push("unchecked.partialCodes");
  if (partial.includes("ccam")) keys.push("unchecked.partialActs");
  if (acts > 0) keys.push("unchecked.modifiers", "unchecked.exclusions");
  if (acts > 1) keys.push("unchecked.association");
  if (date < today) keys.push("unchecked.past");
  return keys.map((key) => ({ key }));
}
