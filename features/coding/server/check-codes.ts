// Whether a code that somebody wrote is one of the tables in use, and may be coded that day.
import type { CodingTables } from "#features/nomenclatures/server/public.ts";
import { eligibility } from "../domain/eligibility.ts";
import { actIn, diagnosisIn } from "./code-description.ts";

const ANYBODY = { age: null, sex: null };
const ACT = /^[A-Z]{4}\d{3}$/;

/** `absent`: only a partial list is held, so nothing is known of it. */
export type CodeStatus = "ok" | "unknown" | "absent" | "category" | "closed";

export interface CheckedCode {
  code: string;
  label: string;
  status: CodeStatus;
}

function checkCode(tables: CodingTables, code: string, date: string): CheckedCode {
  const table = ACT.test(code) ? "ccam" : "cim10";
  const entry = (table === "ccam" ? actIn(tables) : diagnosisIn(tables))(code);
  if (!entry)
    return { code, label: "", status: tables.partial.includes(table) ? "absent" : "unknown" };
  const allowed = eligibility(entry, ANYBODY, date);
  if (allowed.ok) return { code, label: entry.label, status: "ok" };
  const status = allowed.reason.key === "refused.category" ? "category" : "closed";
  return { code, label: entry.label, status };
}

export const checkCodes = (
  tables: CodingTables,
  codes: readonly string[],
  date: string,
): { codes: CheckedCode[]; partial: boolean } => ({
  codes: codes.map((code) => checkCode(tables, code, date)),
  partial: tables.partial.length > 0,
});
