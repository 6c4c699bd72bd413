import { cpSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

/** A data folder whose embedded database has its tables, and nothing in them. */
export function migratedFolder(dataDir: string): string {
  cpSync(inject("databaseTemplate"), join(dataDir, "database"), { recursive: true });
  return dataDir;
}
