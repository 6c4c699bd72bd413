import type { Services } from "#platform/feature/server/context.ts";
import {
  installationThreat,
  personThreat,
  SCAN_WINDOW_MINUTES,
  type ThreatLevel,
} from "../domain/threat-level.ts";
import { personCounts, sourceCounts } from "./queries.ts";

const since = (now: Date) => new Date(now.getTime() - SCAN_WINDOW_MINUTES * 60_000);

/** Threat level of one person's own last hour. */
export async function scanPerson({ db, now }: Services, personId: string) {
  const at = now();
  const rows = await db.asSystem("security scan", (tx) => personCounts(tx, personId, since(at)));
  return { scan_timestamp: at.toISOString(), threat_level: personThreat(rows) };
}

export interface InstallationScan {
  scan_timestamp: string;
  threat_level: ThreatLevel;
  counts: { action: string; count: number }[];
}

/**
 * Threat level of everybody's last hour, with the number of rows of each action, most frequent
 * first.
 */
export async function scanInstallation({ db, now }: Services): Promise<InstallationScan> {
  const at = now();
  const rows = await db.asSystem("security scan", (tx) => sourceCounts(tx, since(at)));
  const totals = new Map<string, number>();
  for (const row of rows) totals.set(row.action, (totals.get(row.action) ?? 0) + row.count);
  return {
    scan_timestamp: at.toISOString(),
    threat_level: installationThreat(rows),
    counts: [...totals]
      .map(([action, count]) => ({ action, count }))
      .sort((a, b) => b.count - a.count),
  };
}
