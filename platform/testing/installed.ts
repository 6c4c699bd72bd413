import { cpSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

/**
 * A data folder of an installation that has started before: making its database takes a server
 * longer than all the rest.
 */
export function installed(dataDir: string): string {
  cpSync(inject("databaseTemplate"), join(dataDir, "database"), { recursive: true });
  return dataDir;
}
