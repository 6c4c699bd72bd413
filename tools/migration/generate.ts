import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";

export const MIGRATIONS = "db/migrations";

export const sqlFiles = (folder = MIGRATIONS): string[] =>
  readdirSync(folder).filter((file) => file.endsWith(".sql"));

/**
 * Writes into `folder` what separates its last snapshot from the declared tables; returns the exit
 * code.
 */
export function generateMigration(folder: string, name: string, quiet = false): number {
  const arguments_ = ["generate", "--config", "drizzle.config.ts", "--name", name];
  const { status, stdout, stderr, error } = spawnSync("drizzle-kit", arguments_, {
    env: { ...process.env, MIGRATIONS_FOLDER: folder },
    // A renamed column makes it ask a question; a check has nobody to ask.
    stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    encoding: "utf8",
    timeout: 60_000,
  });
  if (error) throw error;
  if (quiet && status !== 0) console.error(`${stdout}${stderr}`);
  return status ?? 1;
}
