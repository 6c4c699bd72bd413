// An emergency department whose patient goes home: one flat fee by age, supplements that the
// circumstances give, and no act in the bill. Amounts were not opened.
import { fold } from "#platform/search/normalise.ts";
import type { Line, Reason } from "../code-report.ts";
import { inForce, type SourceKey } from "../rule-sources.ts";
import { between, isRestDay, isSaturday } from "./calendar.ts";
import type { BillingItem, Circumstances, Severity } from "./circumstances.ts";
import { paysFlatFees } from "./payment.ts";

const AMBULANCE =
  /\b(?:amene|arriv|adresse|transporte|achemine|conduit|pris en charge)\w*\b[^.\n]{0,50}\b(?:ambulance|vsav|pompiers|smur|samu|helicoptere)\b/;
const BIOLOGY =
  /\b(?:bilan (?:sanguin|biologique)|prise de sang|prelevements? sanguins?|biolog\w+)\b/;
const SLICES = /scanographie|remnographie|\b(?:scanner|tdm|irm)\b/;
const PLAIN = /^(?:radiographie|echographie)/;

/** Neither a physician of another specialty, nor one whose opinion is a supplement. */
const NO_SPECIALIST = "psycholog|odontolog|dentiste|generaliste|radiolog|urgentiste|kinesi|biolog";
const OPINION = new RegExp(
  `(?<!\\b(?:pas d'|sans |aucun ))\\bavis (?:(?:du|de la|de l'|d'une?|des?|une?) ?)?(?:medecin )?(?!${NO_SPECIALIST})` +
    "(?:specialis\\w+|orl\\b|\\w{3,}(?:logue|logique|iatre|iatrique|iste)\\b|\\w*chirurg\\w+|orthoped\\w+|visceral\\w*|reanimat\\w+|anesthes\\w+|(?:cardio|neuro|pneumo|gastro|nephro|uro|gyneco|ortho|pedia|psy|ophtalmo|dermato|endocrino|rhumato|hemato|onco|infectio|rea)\\b)",
);

/** Age, in years, below which each flat fee holds, but the first, in months. */
const AGES: readonly [code: string, below: number][] = [
  ["FU1", 16],
  ["FU2", 45],
  ["FU3", 75],
  ["FU4", Number.POSITIVE_INFINITY],
];
/** One text that was read gives FU0 below three months, the others below four. */
const NEWBORN_MONTHS = 4;
const SURELY_NEWBORN_MONTHS = 3;
const CHILD = 16;
/** "0.33" is four months: an age is written in years with few figures. */
const monthsOf = (age: number) => Math.round(age * 120) / 10;

const item = (
  code: string,
  kind: BillingItem["kind"],
  state: BillingItem["state"],
  reason: string,
  ...sources: SourceKey[]
): BillingItem => ({
  code,
  kind,
  state,
  amount: null,
  reasons: [{ key: `billing.${reason}` }],
  sources,
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
    return [item("SU3", "supplement", state, "grave", "emergencySeverity")];
  return given === "2"
    ? [item("SU2", "supplement", "possible", "listedActs", "emergencySeverity")]
    : [];
}

/** In a private establishment the law says that no act goes with a flat fee; else the specification. */
const excludesActs = ({ context }: Circumstances): SourceKey =>
  context === "urgences-privees" ? "privateFlatFees" : "invoicing";

function flatFee(given: Circumstances, code: string, reason: string, isSure: boolean) {
  const state = isSure && given.outcome === "home" ? "applies" : "possible";
  const read = ["FUx", "FU0"].includes(code) && inForce("emergencyAges", given.date);
  const source = read ? "emergencyAges" : "emergencyAgesToldBy";
  const one = item(code, "flatFee", state, reason, source, excludesActs(given));
  return { ...one, reasons: [...one.reasons, { key: "billing.noActs" }] };
}

/**
 * An age in whole years says nothing of the months of an infant. Of the first version of the text
 * only digests were read, and they differ on the fourth month.
 */
function flatFees(given: Circumstances): BillingItem[] {
  const { age, date } = given;
  if (age === null) return [flatFee(given, "FUx", "flatFee", true)];
  const months = monthsOf(age);
  const newborn = (isSure: boolean) => flatFee(given, "FU0", "flatFeeNewborn", isSure);
  const byAge = (code: string) => flatFee(given, code, "flatFeeByAge", false);
  const isRead = inForce("emergencyAges", date);
  const isFourthMonth = months >= SURELY_NEWBORN_MONTHS && months < NEWBORN_MONTHS;
  if (age === 0 || (isFourthMonth && !isRead)) return [newborn(false), byAge("FU1")];
  if (months < NEWBORN_MONTHS) return [newborn(isRead && !isFourthMonth)];
  return [byAge(AGES.find(([, below]) => age < below)?.[0] ?? "FU4")];
}

/** What the words of the text open. */
const byWords = (folded: string): BillingItem[] => [
  ...(AMBULANCE.test(folded)
    ? [item("SUM", "supplement", "possible", "ambulance", "emergencyFees")]
    : []),
  ...(OPINION.test(folded)
    ? [item("SAS", "supplement", "possible", "opinion", "emergencyFees")]
    : []),
];

function byImaging(acts: readonly Line[]): BillingItem[] {
  const labels = acts.map(({ label }) => fold(label));
  if (labels.some((label) => SLICES.test(label)))
    return [item("SIC", "supplement", "possible", "slices", "emergencyImaging")];
  return labels.some((label) => PLAIN.test(label))
    ? [item("SIM", "supplement", "possible", "plainImaging", "emergencyImaging")]
    : [];
}

/** A supplement is never billed without its flat fee: it is not surer. */
const noSurer = (fees: readonly BillingItem[], supplements: readonly BillingItem[]) =>
  fees.every(({ state }) => state === "applies")
    ? supplements
    : supplements.map((one) => ({ ...one, state: "possible" as const }));

export function emergencyFees(
  given: Circumstances,
  severity: Severity,
  text: string,
  acts: readonly Line[],
): BillingItem[] {
  if (!inForce("emergencyFees", given.date) || !paysFlatFees(given)) return [];
  const folded = fold(text);
  const fees = flatFees(given);
  const child = given.age !== null && given.age < CHILD;
  return [
    ...fees,
    ...noSurer(fees, [
      ...(child
        ? [item("PEx", "supplement", "possible", "listedDiagnoses", "emergencyChildren")]
        : []),
      ...byHour(given),
      ...bySeverity(severity),
      ...byWords(folded),
      ...byImaging(acts),
      ...(BIOLOGY.test(folded)
        ? [item("SUB", "supplement", "possible", "biology", "invoicing")]
        : []),
    ]),
  ];
}

const told = (isUnsaid: boolean, key: string): Reason[] =>
  isUnsaid ? [{ key: `unchecked.${key}` }] : [];

/** What the fees leave unsaid for want of a datum. */
export function emergencyNotes(given: Circumstances): Reason[] {
  const { date, time, age, outcome } = given;
  if (!inForce("emergencyFees", date)) return [{ key: "unchecked.flatFeesThen" }];
  if (!paysFlatFees(given)) return told(outcome !== null, outcome === "left" ? "left" : "admitted");
  return [
    { key: "unchecked.flatFees" },
    ...told(outcome === null, "outcome"),
    ...told(age === null, "age"),
    ...told(age === 0, "months"),
    ...told(time === null, "hour"),
  ];
}
