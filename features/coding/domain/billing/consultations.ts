// Letters of the NGAP that a visit bears, and what they are worth that day.
import type { Confidence, Reason } from "../code-report.ts";
import { inForce, type SourceKey } from "../rule-sources.ts";
import type { Circumstances, Severity, Specialty } from "./circumstances.ts";
import { paymentOf, paysActs } from "./payment.ts";

export interface BilledConsultation {
  code: string;
  /** In the words of the project, for a table that does not have the letter. */
  label: string;
  confidence: Confidence;
  reasons: Reason[];
  missing: Reason[];
  price: { amount: number; from: string; source: SourceKey } | null;
}

interface Price {
  from: string;
  amount: number;
}

interface Priced {
  code: string;
  label: string;
  source: SourceKey;
  /** Latest first. */
  prices: readonly Price[];
}

const GENERAL: Priced = {
  code: "G",
  label: "Consultation d’un généraliste",
  source: "generalPractice",
  prices: [{ from: "2024-12-22", amount: 30 }],
};

const AT_HOME: Priced = { ...GENERAL, code: "VG", label: "Visite d’un généraliste" };
/** The words of a text that say a visit, not where the patient lives. */
const VISIT =
  /\b(?:visite|vue?s?|examinee?|consult\w+) (?:(?:a l'|a |au |en )(?:son |leur )?(?:domicile|ehpad)|chez (?:lui|elle|eux|le patient|la patiente))\b(?! (?:prevue?|refusee?|programmee?|annulee?|demain))/;
export const isAtHome = (folded: string): boolean => VISIT.test(folded);

/** Consultations of a paediatrician, by the age below which they hold, in years. */
const PAEDIATRIC: readonly (Priced & { below: number })[] = [
  {
    code: "CEH",
    below: 2,
    label: "Consultation du pédiatre, enfant de moins de 2 ans",
    source: "paediatrics",
    prices: [
      { from: "2025-07-01", amount: 40 },
      { from: "2024-12-22", amount: 39 },
    ],
  },
  {
    code: "CEK",
    below: 6,
    label: "Consultation du pédiatre, enfant de 2 à moins de 6 ans",
    source: "paediatrics",
    prices: [{ from: "2024-12-22", amount: 35 }],
  },
  {
    code: "CEG",
    below: Number.POSITIVE_INFINITY,
    label: "Consultation du pédiatre, enfant de 6 ans et plus",
    source: "paediatrics",
    prices: [{ from: "2024-12-22", amount: 31.5 }],
  },
];

function priced({ code, label, source, prices }: Priced, date: string): BilledConsultation {
  const price = prices.find(({ from }) => from <= date);
  return {
    code,
    label,
    confidence: "low",
    reasons: [{ key: "reason.letter" }],
    missing: price ? [] : [{ key: "reason.noPrice" }],
    price: price ? { ...price, source } : null,
  };
}

function inTown({ date, age, atHome }: Circumstances, specialty: Specialty): BilledConsultation[] {
  if (specialty === "general") return [priced(atHome ? AT_HOME : GENERAL, date)];
  if (specialty !== "paediatrician" || age === null || !inForce("paediatrics", date)) return [];
  const own = PAEDIATRIC.find(({ below }) => age < below);
  return own ? [priced(own, date)] : [];
}

const ECG = new Set(["DEQA001", "DEQP001", "DEQP002", "DEQP003", "DEQP005", "DEQP006"]);

/** U03 goes with no other act but the electrocardiogram; of U45 the text was not read so far. */
function emergencyDoctor(
  circumstances: Circumstances,
  { class: given, confirmed }: Severity,
  acts: readonly string[],
): BilledConsultation[] {
  if (!inForce("emergencyDoctor", circumstances.date) || !paysActs(circumstances)) return [];
  const u03 = given === "3";
  if (!u03 && given !== "4" && given !== "5") return [];
  const alone = u03 && acts.some((code) => !ECG.has(code));
  return [
    {
      code: u03 ? "U03" : "U45",
      label: u03
        ? "Consultation d’un urgentiste, CCMU 3"
        : "Consultation d’un urgentiste, CCMU 4 ou 5",
      confidence: confirmed ? "medium" : "low",
      reasons: [
        { key: "reason.emergencyDoctor" },
        ...(paymentOf(circumstances) === "either" ? [{ key: "reason.ifAdmitted" }] : []),
        ...(alone ? [{ key: "reason.onlyElectrocardiogram" }] : []),
      ],
      missing: [{ key: "reason.noPrice" }],
      price: null,
    },
  ];
}

export function consultationsOf(
  given: Circumstances,
  specialty: Specialty,
  severity: Severity,
  acts: readonly string[],
): BilledConsultation[] {
  if (given.context === "ville") return inTown(given, specialty);
  return given.context === "urgences-privees" ? emergencyDoctor(given, severity, acts) : [];
}
