// A public emergency department whose patient goes home: one flat fee by age, supplements that the
// circumstances give, and no act in the bill. Amounts were not opened.
import { fold } from "#platform/search/normalise.ts";
import type { Line, Reason } from "../code-report.ts";
import { between, isRestDay, isSaturday } from "./calendar.ts";
import type { BillingItem, Circumstances, Severity } from "./circumstances.ts";
import { inForce, type SourceKey } from "./rule-sources.ts";

const AMBULANCE =
  /\b(?:amene|arriv|adresse|transporte|achemine|conduit|pris en charge)\w*\b[^.\n]{0,50}\b(?:ambulance|vsav|pompiers|smur|samu|helicoptere)\b/;
const BIOLOGY =
  /\b(?:bilan (?:sanguin|biologique)|prise de sang|prelevements? sanguins?|biolog\w+)\b/;
const SLICES = /scanographie|remnographie|\b(?:scanner|tdm|irm)\b/;
const PLAIN = /^(?:radiographie|echographie)/;

/** Both texts that were opened give FU0 below three months; above, their bounds differ or are absent. */
const FU0_BELOW_YEARS = 0.25;

const item = (
  code: string,
  kind: BillingItem["kind"],
  state: BillingItem["state"],
  reason: string,
  source: SourceKey,
): BillingItem => ({
  code,
  kind,
  state,
  amount: null,
  reasons: [{ key: `billing.${reason}` }],
  source,
});

function byHour({ date, time }: Circumstances): BillingItem[] {
  if (time === null) return [];
  if (between(time, 22, 8)) return [item("SUN", "supplement", "applies", "night", "emergencyFees")];
  const evening = between(time, 20, 22);
  const saturday = isSaturday(date) && between(time, 14, 20);
  const rest = isRestDay(date) && between(time, 8, 20);
  return evening || saturday || rest
    ? [item("SUF", "supplement", "applies", "offHours", "emergencyFees")]
    : [];
}

function bySeverity({ class: given, confirmed }: Severity): BillingItem[] {
  const state = confirmed ? "applies" : "possible";
  if (given === "3" || given === "4" || given === "5")
    return [item("SU3", "supplement", state, "grave", "invoicing")];
  return given === "2" ? [item("SU2", "supplement", "possible", "listedActs", "invoicing")] : [];
}

function byImaging(acts: readonly Line[]): BillingItem[] {
  const labels = acts.map(({ label }) => fold(label));
  if (labels.some((label) => SLICES.test(label)))
    return [item("SIC", "supplement", "possible", "slices", "emergencyImaging")];
  return labels.some((label) => PLAIN.test(label))
    ? [item("SIM", "supplement", "possible", "plainImaging", "emergencyImaging")]
    : [];
}

export function emergencyFees(
  given: Circumstances,
  severity: Severity,
  text: string,
  acts: readonly Line[],
): BillingItem[] {
  if (!inForce("emergencyFees", given.date)) return [];
  const folded = fold(text);
  const newborn = given.age !== null && given.age < FU0_BELOW_YEARS;
  const fee = newborn
    ? item("FU0", "flatFee", "applies", "flatFeeNewborn", "invoicing")
    : item("FUx", "flatFee", "applies", "flatFee", "invoicing");
  return [
    fee,
    ...byHour(given),
    ...bySeverity(severity),
    ...(AMBULANCE.test(folded)
      ? [item("SUM", "supplement", "possible", "ambulance", "emergencyFees")]
      : []),
    ...byImaging(acts),
    ...(BIOLOGY.test(folded)
      ? [item("SUB", "supplement", "possible", "biology", "invoicing")]
      : []),
  ];
}

/** What the fees leave unsaid for want of a datum. */
export const emergencyNotes = ({ date, time }: Circumstances): Reason[] => {
  if (!inForce("emergencyFees", date)) return [{ key: "unchecked.flatFeesThen" }];
  const hour = time === null ? [{ key: "unchecked.hour" }] : [];
  return [{ key: "unchecked.flatFees" }, ...hour];
};
