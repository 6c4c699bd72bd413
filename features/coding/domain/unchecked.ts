// The verifications that no held table allows: each is named, so that nobody believes it was made.
import type { Reason } from "./code-report.ts";
import type { Context } from "./context.ts";

export interface CheckedCoding {
  context: Context;
  date: string;
  today: string;
  acts: number;
  editions: { ccam: string | null; ngap: string | null };
}

const CONTEXT: Record<Context, readonly string[]> = {
  "urgences-publiques": ["unchecked.flatFees", "unchecked.ngap"],
  "urgences-privees": ["unchecked.flatFees", "unchecked.ngap"],
  ville: ["unchecked.ngap"],
  sejour: ["unchecked.ghs"],
};

export function uncheckedOf({ context, date, today, acts, editions }: CheckedCoding): Reason[] {
  const keys = [...CONTEXT[context]];
  if (editions.ccam === null) keys.push("unchecked.noCcam");
  else if (acts > 0) keys.push("unchecked.modifiers", "unchecked.exclusions");
  if (acts > 1) keys.push("unchecked.association");
  if (context === "ville" && editions.ngap === null) keys.push("unchecked.noNgap");
  if (date < today) keys.push("unchecked.past");
  return keys.map((key) => ({ key }));
}
