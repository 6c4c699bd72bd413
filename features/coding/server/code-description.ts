// A description read over the tables in use.
import { type CodingTables, codingTables } from "#features/nomenclatures/server/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { fold } from "#platform/search/normalise.ts";
import type {
  BillingItem,
  CcmuClass,
  Circumstances,
  Severity,
} from "../domain/billing/circumstances.ts";
import {
  type BilledConsultation,
  consultationsOf,
  isAtHome,
} from "../domain/billing/consultations.ts";
import { emergencyFees } from "../domain/billing/emergency-fees.ts";
import { modifiersOf } from "../domain/billing/modifiers.ts";
import { paymentOf } from "../domain/billing/payment.ts";
import { ccmuOf } from "../domain/ccmu.ts";
import {
  type Line,
  type Mentioned,
  type NotCoded,
  type ReadLines,
  type Reason,
  readMentions,
  type TableEntry,
  withPositions,
} from "../domain/code-report.ts";
import { type Context, gridOf, specialtyIn } from "../domain/context.ts";
import type { Patient } from "../domain/eligibility.ts";
import { type Proposal, proposedMentions } from "../domain/proposals.ts";
import type { Related } from "../domain/related-diagnosis.ts";
import { inForce } from "../domain/rule-sources.ts";
import { withStayRules } from "../domain/stay-rules.ts";
import { uncheckedOf } from "../domain/unchecked.ts";
import { type ActFacts, type Valuation, valuationOf } from "../domain/valuation.ts";

export interface Description extends Circumstances {
  text: string;
  sex: Patient["sex"];
  /** The class that the doctor gave; null: what the text shows is proposed. */
  ccmu: CcmuClass | null;
  /** What a model proposed of the same text. */
  proposals?: readonly Proposal[];
}

export interface Coded {
  cim10: Line[];
  ccam: Line[];
  ngap: Line[];
  /** Of a stay whose day has a guide that is held; null: no principal diagnosis, or no such stay. */
  related: Related | null;
  ccmu: CcmuClass | null;
  /** Flat fees, supplements and modifiers, each with its text. */
  billing: BillingItem[];
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

/** The label of the imported table where it has the letter. */
const consultationLines = (
  consultations: readonly BilledConsultation[],
  tables: CodingTables,
): Line[] =>
  consultations.map(({ code, label, confidence, reasons, missing }) => ({
    code,
    label: tables.letters.get(code)?.label || label,
    words: [],
    places: [],
    position: null,
    ...{ confidence, reasons, missing },
    concluded: false,
  }));

async function factsOf(tables: CodingTables, acts: readonly Line[]): Promise<ActFacts> {
  const codes = acts.map(({ code }) => code);
  const groupings = await tables.groupings(codes);
  const own = (code: string) => groupings.get(code)?.find(({ activity }) => activity === "1");
  return {
    tariffs: await tables.tariffs(codes),
    notes: await tables.notes(codes),
    groupings: new Map(
      codes.flatMap((code) => {
        const found = own(code);
        return found ? [[code, found.group] as const] : [];
      }),
    ),
    kinds: new Map(codes.map((code) => [code, tables.acts.get(code)?.kind ?? ""])),
  };
}

const EMERGENCY: readonly Context[] = ["urgences-publiques", "urgences-privees"];

function severityOf({ context, ccmu, text }: Description, read: ReadLines, acts: ReadLines) {
  if (!EMERGENCY.includes(context)) return { class: null, confirmed: false };
  if (ccmu !== null) return { class: ccmu, confirmed: true };
  return { class: ccmuOf(text, read.lines, acts.lines), confirmed: false };
}

/** An emergency department has flat fees, modifiers of the acts, or either when nobody said. */
function billingOf(given: Description, severity: Severity, acts: readonly Line[]): BillingItem[] {
  const { context, specialty, text } = given;
  if (context === "sejour") return [];
  const fees = EMERGENCY.includes(context) ? emergencyFees(given, severity, text, acts) : [];
  return [...fees, ...modifiersOf(given, specialtyIn(context, specialty), acts.length)];
}

export async function codeDescription(
  services: Pick<Services, "db" | "now">,
  given: Description,
): Promise<Coded> {
  const { text, context, date, age, sex, surgery } = given;
  const tables = await codingTables(services);
  const read = { text, patient: { age, sex }, date };
  const diagnosis = diagnosisIn(tables);
  const also = (table: Proposal["table"], mentions: readonly Mentioned[]) => [
    ...mentions,
    ...proposedMentions(given.proposals ?? [], table, text, mentions),
  ];
  const diagnoses = readMentions({
    ...read,
    mentions: also("cim10", tables.diagnoses.mentions(text)),
    entry: diagnosis,
  });
  const acts = readMentions({
    ...read,
    mentions: also("ccam", tables.procedures.mentions(text)),
    entry: actIn(tables),
  });
  const specialty = specialtyIn(context, given.specialty);
  const severity = severityOf(given, diagnoses, acts);
  const codes = acts.lines.map(({ code }) => code);
  const circumstances = { ...given, atHome: isAtHome(fold(text)) };
  const consultations = consultationsOf(circumstances, specialty, severity, codes);
  const facts = await factsOf(tables, acts.lines);
  const grid = gridOf(context, specialty);
  const payment = paymentOf(given);
  const valued = {
    ...{ acts: acts.lines, consultations, facts },
    ...{ context, payment, grid, date, surgery },
  };
  const positioned = withPositions(diagnoses.lines, diagnosis);
  const stay =
    context === "sejour" && inForce("positions", date)
      ? withStayRules(positioned, diagnosis, acts.lines.length)
      : { lines: positioned, related: null };
  return {
    cim10: stay.lines,
    related: stay.related,
    ccam: acts.lines,
    ngap: consultationLines(consultations, tables),
    ccmu: severity.class,
    billing: billingOf(given, severity, acts.lines),
    valuation: valuationOf(valued),
    notCoded: [...diagnoses.notCoded, ...acts.notCoded],
    unchecked: uncheckedOf({
      given,
      today: services.now().toISOString().slice(0, 10),
      acts: acts.lines.length,
      notes: tables.hasNotes,
      partial: tables.partial,
    }),
    editions: tables.editions,
    partial: [...tables.partial],
  };
}
