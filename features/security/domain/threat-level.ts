// Threat level of spec §3 (LOW, HIGH, CRITICAL). The thresholds are this project's choice: the spec
// does not show any.
import { WEIGHTS } from "./actions.ts";

export type ThreatLevel = "LOW" | "HIGH" | "CRITICAL";

/** How far back a scan looks, in minutes. */
export const SCAN_WINDOW_MINUTES = 60;

/** Points from which a person's own hour is HIGH or CRITICAL. */
export const PERSON_THRESHOLDS = { HIGH: 10, CRITICAL: 30 } as const;

/** Points from which the whole installation's hour is HIGH or CRITICAL. */
export const INSTALLATION_THRESHOLDS = { HIGH: 60, CRITICAL: 200 } as const;

export interface ActionCount {
  action: string;
  count: number;
}

export interface SourceCount extends ActionCount {
  /** The person, or the address of a visitor. */
  source: string;
}

/** Points of a set of rows: each known action weighs what WEIGHTS says. */
export function points(rows: readonly ActionCount[]): number {
  return rows.reduce((sum, row) => sum + (WEIGHTS[row.action] ?? 0) * row.count, 0);
}

function band(total: number, thresholds: { HIGH: number; CRITICAL: number }): ThreatLevel {
  if (total >= thresholds.CRITICAL) return "CRITICAL";
  return total >= thresholds.HIGH ? "HIGH" : "LOW";
}

/** Level of one person's rows of the last SCAN_WINDOW_MINUTES. */
export function personThreat(rows: readonly ActionCount[]): ThreatLevel {
  return band(points(rows), PERSON_THRESHOLDS);
}

/**
 * Level of the installation. One source counts at most the personal CRITICAL threshold: people may
 * write rows about themselves, and nobody alone may raise the whole installation's alarm to
 * CRITICAL.
 */
export function installationThreat(rows: readonly SourceCount[]): ThreatLevel {
  const bySource = new Map<string, number>();
  for (const row of rows) bySource.set(row.source, (bySource.get(row.source) ?? 0) + points([row]));
  let total = 0;
  for (const value of bySource.values()) total += Math.min(value, PERSON_THRESHOLDS.CRITICAL);
  return band(total, INSTALLATION_THRESHOLDS);
}
