import type { Config } from "#platform/config/config.ts";
import type { Engine } from "#platform/db/database.ts";
import type { Log } from "#platform/log/log.ts";

/**
 * Opens the database that the configuration names: PostgreSQL, or the embedded one of the data
 * folder.
 */
export async function openEngine(config: Config, log: Log): Promise<Engine> {
  if (config.databaseUrl !== null)
    return (await import("#platform/db/postgresql.ts")).openPostgresql(
      config.databaseUrl,
      (available) => {
        if (available) log.warn("the database is back");
        else log.error("the database cannot be reached");
      },
    );
  return (await import("#platform/db/embedded.ts")).openEmbedded(config.dataDir);
}
