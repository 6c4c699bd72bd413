// Where the care was given: what may be invoiced and by which grid depends on it.
import type { Specialty } from "./billing/circumstances.ts";

export const CONTEXTS = ["urgences-publiques", "urgences-privees", "ville", "sejour"] as const;
export type Context = (typeof CONTEXTS)[number];

/** Grid of the CCAM by its number in the file, for whoever charges no excess. */
const GRID: Record<Specialty, string> = {
  general: "9",
  paediatrician: "11",
  midwife: "15",
  surgeon: "3",
  other: "16",
};

/** Of whom the acts are when nobody says: a general practitioner in town, an emergency doctor else. */
export const specialtyIn = (context: Context, given: Specialty | null): Specialty =>
  given ?? (context === "ville" ? "general" : "other");

/** Null where acts are not paid one by one. */
export const gridOf = (context: Context, specialty: Specialty): string | null =>
  context === "sejour" ? null : GRID[specialty];
