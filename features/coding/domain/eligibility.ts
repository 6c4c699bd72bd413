// Whether a code may be proposed for this patient on that day, and why not.
import type { Reason, TableEntry } from "./code-report.ts";

export interface Patient {
  /** Years. */
  age: number | null;
  sex: "F" | "M" | null;
}

export type Eligibility = { ok: true } | { ok: false; reason: Reason };

/** Diseases of one sex, by what the classification itself calls them. */
const WOMEN = /^(?:O|C5[1-8]|D06|N7[0-7]|N8[0-9]|N9[0-8]|Z3[2-9])/;
const MEN = /^(?:C6[0-3]|D29|N4[0-9]|N5[01])/;
/** Conditions of the perinatal period. */
const NEWBORN = /^P/;

const no = (key: string, vars?: Record<string, string>): Eligibility => ({
  ok: false,
  reason: vars ? { key, vars } : { key },
});

export function eligibility(entry: TableEntry, patient: Patient, date: string): Eligibility {
  const { code, from, until, mco } = entry;
  if (until !== null && until <= date) return no("refused.closed", { day: until });
  if (from !== null && from > date) return no("refused.notYet", { day: from });
  if (mco === 3) return no("refused.category");
  if (mco === null) return { ok: true };
  if (patient.sex === "M" && WOMEN.test(code)) return no("refused.sex");
  if (patient.sex === "F" && MEN.test(code)) return no("refused.sex");
  if (patient.age !== null && patient.age >= 1 && NEWBORN.test(code)) return no("refused.age");
  return { ok: true };
}
