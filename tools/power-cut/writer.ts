// Writes rows for ever into the embedded database of a folder, saying each one once it is
// acknowledged; or counts them.
import { writeSync } from "node:fs";
import { sql } from "drizzle-orm";
import { makeDatabase } from "#platform/db/database.ts";
import { openEmbedded } from "#platform/db/embedded.ts";

const [, , dataDir = "", action = "count"] = process.argv;
const engine = await openEmbedded(dataDir);
const db = makeDatabase(engine);
if (action === "write")
  for (let n = 0; ; n++) {
    const text = `ligne ${n} ${"x".repeat((n * 37) % 3000)}`;
    await db.asSystem("power cut", (tx) =>
      tx.execute(
        sql`insert into job_outbox (id, name, input) values (${`cut-${n}`}, 'power-cut', jsonb_build_object('n', ${n}::int, 'text', ${text}::text))`,
      ),
    );
    writeSync(1, `${n}\n`);
  }
const { rows } = await db.asSystem("power cut", (tx) =>
  tx.execute<{ n: number; last: number }>(
    sql`select count(*)::int as n, coalesce(max((input->>'n')::int), -1)::int as last from job_outbox where name = 'power-cut'`,
  ),
);
await engine.close();
writeSync(1, `${JSON.stringify(rows[0])}\n`);
