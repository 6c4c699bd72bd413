import { openPostgresql } from "#platform/db/postgresql.ts";
import { createPostgresqlDatabase, type PostgresqlDatabase } from "./postgresql-database.ts";

/** Migrated once a run: each test file opens a copy of it. */
export async function createPostgresqlTemplate(server: string): Promise<PostgresqlDatabase> {
  const database = await createPostgresqlDatabase(server);
  const engine = await openPostgresql(database.url);
  await engine.close();
  return database;
}
