// A description read over the tables in use.
import { type CodingTables, codingTables } from "#features/nomenclatures/server/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { type CcmuClass, ccmuOf } from "../domain/ccmu.ts";
import {
  type Line,
  type NotCoded,
  type Reason,
  readMentions,
  type TableEntry,
  withPositions,
} from "../domain/code-report.ts";
import { type Context, LETTERS } from "../domain/context.ts";
import type { Patient } from "../domain/eligibility.ts";
import { uncheckedOf } from "../domain/unchecked.ts";
import { type Valuation, valuationOf } from "../domain/valuation.ts";

export interface Description extends Patient {
  text: string;
  context: Context;
  /** Day of the care: closed acts and tariffs are those of that day. */
  date: string;
}

export interface Coded {
  cim10: Line[];
  ccam: Line[];
  ngap: Line[];
  ccmu: CcmuClass | null;
  valuation: Valuation;
  notCoded: NotCoded[];
  /** Verifications that were not made. */
  unchecked: Reason[];
  editions: CodingTables["editions"];
  partial: CodingTables["partial"][number][];
}

export const diagnosisIn =
  ({ codes }: CodingTables) =>
  (code: string): TableEntry | undefined => {
    const found = codes.get(code);
    return found && { code, label: found.label, mco: found.mco, from: null, until: null };
  };
export const actIn =
  ({ acts }: CodingTables) =>
  (code: string): TableEntry | undefined => {
    const found = acts.get(code);
    return found && { code, label: found.label, mco: null, from: found.from, until: found.until };
  };

function lettersOf({ letters }: CodingTables, context: Context): Line[] {
  return LETTERS[context].flatMap((code) => {
    const label = letters.get(code)?.label;
    if (label === undefined) return [];
    const reasons = [{ key: "reason.letter" }];
    return [
      {
        code,
        label,
        words: [],
        places: [],
        position: null,
        confidence: "low" as const,
        reasons,
        missing: [{ key: "reason.noPrice" }],
        concluded: false,
      },
    ];
  });
}

export async function codeDescription(
  services: Pick<Services, "db" | "now">,
  { text, context, date, age, sex }: Description,
): Promise<Coded> {
  const tables = await codingTables(services);
  const read = { text, patient: { age, sex }, date };
  const diagnosis = diagnosisIn(tables);
  const diagnoses = readMentions({
    ...read,
    mentions: tables.diagnoses.mentions(text),
    entry: diagnosis,
  });
  const acts = readMentions({
    ...read,
    mentions: tables.procedures.mentions(text),
    entry: actIn(tables),
  });
  const tariffs = await tables.tariffs(acts.lines.map(({ code }) => code));
  const emergency = context === "urgences-publiques" || context === "urgences-privees";
  return {
    cim10: withPositions(diagnoses.lines, diagnosis),
    ccam: acts.lines,
    ngap: lettersOf(tables, context),
    ccmu: emergency ? ccmuOf(text, diagnoses.lines, acts.lines) : null,
    valuation: valuationOf(acts.lines, tariffs, context, date),
    notCoded: [...diagnoses.notCoded, ...acts.notCoded],
    unchecked: uncheckedOf({
      context,
      date,
      today: services.now().toISOString().slice(0, 10),
      acts: acts.lines.length,
      partial: tables.partial,
    }),
    editions: tables.editions,
    partial: [...tables.partial],
  };
}
