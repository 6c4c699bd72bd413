import { randomBytes } from "node:crypto";
import pg from "pg";

export interface PostgresqlDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/** A new database on the test server: empty, or a copy of `template`. */
export async function createPostgresqlDatabase(
  server: string,
  template = "template1",
): Promise<PostgresqlDatabase> {
  const name = `sclepios_test_${randomBytes(6).toString("hex")}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
