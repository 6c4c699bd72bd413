// The related diagnosis (DR) of a stay, by the ATIH's guide of 2026: its definition (chapter IV, 1.2),
// the clinical situations (chapter VI) and what it says of the codes of chapter XXI (chapter V).
import { isChronic } from "./assertion.ts";

/**
 * What the principal diagnosis makes of it: `notZ`, only a code of chapter XXI has one; `never`;
 * `rarely`, save in a particular case; `asked`, whenever the disease fits its definition; `may`.
 */
export const RELATED_RULES = ["notZ", "never", "rarely", "asked", "may"] as const;
export type RelatedRule = (typeof RELATED_RULES)[number];

export interface Related {
  rule: RelatedRule;
  /** The diagnoses of the text that fit; only one is the related one. */
  candidates: string[];
}

/** Family and personal histories of disease; contacts and carriers; the newborn beside its mother. */
const NEVER = /^Z(?:2[0-8]|380|8[0-7])/;
/** Suspicions that were not confirmed; Z04.800 and Z04.801 are recordings of a night or of a day. */
const RARELY = /^Z0(?:3|4(?!80[01]))/;
/** Check-up after treatment, repeated treatment, palliative care, recordings. */
const ASKED = /^Z(?:0480[01]|0[89]|491|51[012358])/;

export function relatedRule(principal: string): RelatedRule {
  if (!principal.startsWith("Z")) return "notZ";
  if (NEVER.test(principal)) return "never";
  if (RARELY.test(principal)) return "rarely";
  return ASKED.test(principal) ? "asked" : "may";
}

const TUMOUR = /^(?:C|D[0-3]|D4[0-8])/;
const KIDNEY = /^N1[89]/;
/** A history, or what an operation left: a lasting state. */
const STATE = /^Z(?:8[0-9]|9[0-9])/;
const SEQUELA = /^séquelles? /i;
const SYMPTOM = /^R/;

/** What a principal diagnosis says of the disease behind it. */
const SUBJECTS: readonly [principal: RegExp, fits: (code: string) => boolean][] = [
  [/^Z(?:08|511)/, (code) => TUMOUR.test(code)],
  [/^Z(?:09|512)/, (code) => !TUMOUR.test(code)],
  [/^Z491/, (code) => KIDNEY.test(code)],
];

interface Diagnosis {
  code: string;
  label: string;
  /** Type 1, 2 and 3 are never a related diagnosis (format of the ATIH file). */
  mco: number | null;
}

/** A lasting disease, a lasting state, a sequela; any disease that palliative care is given for. */
function lasts({ code, label }: Diagnosis, principal: string): boolean {
  if (isChronic(code) || STATE.test(code) || SEQUELA.test(label)) return true;
  return principal.startsWith("Z515") && !code.startsWith("Z") && !SYMPTOM.test(code);
}

/** Among the diagnoses of a text, those for which the principal one may have been cared for. */
export function relatedOf(principal: string, others: readonly Diagnosis[]): Related {
  const rule = relatedRule(principal);
  if (rule !== "asked") return { rule, candidates: [] };
  const about = SUBJECTS.find(([pattern]) => pattern.test(principal))?.[1] ?? (() => true);
  const fits = (one: Diagnosis) =>
    (one.mco === 0 || one.mco === 4) && lasts(one, principal) && about(one.code);
  return { rule, candidates: others.filter(fits).map(({ code }) => code) };
}
