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

/** Neither a physician of another specialty, nor one whose opinion is a supplement. */
const NO_SPECIALIST = "psycholog|odontolog|dentiste|generaliste|radiolog|urgentiste|kinesi|biolog";
const OPINION = new RegExp(
  `(?<!\\b(?:pas d'|sans |aucun ))\\bavis (?:(?:du|de la|de l'|d'une?|des?|une?) ?)?(?:medecin )?(?!${NO_SPECIALIST})` +
    "(?:specialis\\w+|orl\\b|\\w{3,}(?:logue|logique|iatre|iatrique|iste)\\b|\\w*chirurg\\w+|orthoped\\w+|visceral\\w*|reanimat\\w+|anesthes\\w+|(?:cardio|neuro|pneumo|gastro|nephro|uro|gyneco|ortho|pedia|psy|ophtalmo|dermato|endocrino|rhumato|hemato|onco|infectio|rea)\\b)",
);

/** Age, in years, below which each flat fee holds. */
const AGES: readonly [code: string, below: number][] = [
  ["FU0", 4 / 12],
  ["FU1", 16],
  ["FU2", 45],
  ["FU3", 75],
  ["FU4", Number.POSITIVE_INFINITY],
];
/** One text that was read gives FU0 below three months, the others below four. */
const SURELY_FU0 = 3 / 12;
const CHILD = 16;

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

/** An age in whole years says nothing of the months of an infant. */
const flatFees = (age: number | null): BillingItem[] =>
  age === 0
    ? [
        item("FU0", "flatFee", "possible", "flatFeeNewborn", "emergencyAges"),
        item("FU1", "flatFee", "possible", "flatFeeByAge", "emergencyAgesToldBy"),
      ]
    : [flatFee(age)];

function flatFee(age: number | null): BillingItem {
  if (age === null) return item("FUx", "flatFee", "applies", "flatFee", "invoicing");
  const code = AGES.find(([, below]) => age < below)?.[0] ?? "FU4";
  if (code !== "FU0")
    return item(code, "flatFee", "possible", "flatFeeByAge", "emergencyAgesToldBy");
  const state = age < SURELY_FU0 ? "applies" : "possible";
  return item(code, "flatFee", state, "flatFeeNewborn", "emergencyAges");
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

export function emergencyFees(
  given: Circumstances,
  severity: Severity,
  text: string,
  acts: readonly Line[],
): BillingItem[] {
  if (!inForce("emergencyFees", given.date)) return [];
  const folded = fold(text);
  const child = given.age !== null && given.age < CHILD;
  return [
    ...flatFees(given.age),
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
  ];
}

/** What the fees leave unsaid for want of a datum. */
export const emergencyNotes = ({ date, time, age }: Circumstances): Reason[] => {
  if (!inForce("emergencyFees", date)) return [{ key: "unchecked.flatFeesThen" }];
  const old = age === null ? [{ key: "unchecked.age" }] : [];
  const hour = time === null ? [{ key: "unchecked.hour" }] : [];
  return [{ key: "unchecked.flatFees" }, ...old, ...hour];
};
