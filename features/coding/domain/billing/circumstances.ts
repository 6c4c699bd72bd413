// What billing depends on beside the acts: where, when, by whom, and how grave it was.
import type { Reason } from "../code-report.ts";
import type { SourceKey } from "../rule-sources.ts";

export const SPECIALTIES = ["general", "paediatrician", "midwife", "surgeon", "other"] as const;
/** `surgeon`: also ear-nose-throat, stomatology, ophthalmology, obstetrics, anaesthesia. */
export type Specialty = (typeof SPECIALTIES)[number];

/** What several acts of surgery of one time have in common. */
export const SURGERY = ["usual", "regions", "trauma"] as const;
export type Surgery = (typeof SURGERY)[number];

export const CCMU_CLASSES = ["P", "1", "2", "3", "4", "5", "D"] as const;
export type CcmuClass = (typeof CCMU_CLASSES)[number];

/**
 * What followed a passage in the emergency department: the patient left after complete care, was
 * admitted in the establishment, or left before care was complete.
 */
export const OUTCOMES = ["home", "admitted", "left"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Severity {
  class: CcmuClass | null;
  /** The doctor gave it; else it was read of the text. */
  confirmed: boolean;
}

export interface Circumstances {
  context: "urgences-publiques" | "urgences-privees" | "ville" | "sejour";
  date: string;
  /** "HH:MM" of the beginning of the care. */
  time: string | null;
  /** Of whoever did the acts. */
  specialty: Specialty | null;
  surgery: Surgery;
  /** Years. */
  age: number | null;
  /** Of a passage in an emergency department; null: not said. */
  outcome: Outcome | null;
  /** The text says that the patient was seen at home. */
  atHome?: boolean;
}

export interface BillingItem {
  code: string;
  kind: "flatFee" | "supplement" | "modifier";
  /** `possible`: a condition is left for the person to say. */
  state: "applies" | "possible";
  /** Euros; null: no text that gives it was opened. */
  amount: number | null;
  reasons: Reason[];
  /** The texts that give it. */
  sources: SourceKey[];
}
