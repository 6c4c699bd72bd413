// The barest import there is: the rows of a package's collection, whole, in bulk into tables
// without keys or policies.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import yauzl from "yauzl";
import type { Services } from "#platform/feature/server/context.ts";

const TABLES = ["notes", "cards", "revlog"];
const ROWS = 1000;

async function collectionOf(path: string): Promise<Buffer> {
  const zip = await new Promise<yauzl.ZipFile>((resolve, reject) =>
    yauzl.open(path, { lazyEntries: true }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    ),
  );
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.on("entry", (entry: yauzl.Entry) => {
      if (entry.fileName !== "collection.anki21") zip.readEntry();
      else zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
    });
    zip.on("error", reject);
    zip.readEntry();
  });
  return buffer(stream);
}

export async function copyPackage({ db }: Services, path: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sclepios-bench-bare-"));
  try {
    const file = join(folder, "collection.sqlite");
    writeFileSync(file, await collectionOf(path));
    const source = new DatabaseSync(file, { readOnly: true });
    for (const table of TABLES) {
      const rows = source.prepare(`select * from ${table}`).all();
      const names = Object.keys(rows[0] ?? {});
      const listed = names.map((name) => `"${name}" text`).join(", ");
      await db.asSystem("bench", (tx) => tx.execute(sql.raw(`drop table if exists bare_${table}`)));
      await db.asSystem("bench", (tx) =>
        tx.execute(sql.raw(`create table bare_${table} (${listed})`)),
      );
      for (let from = 0; from < rows.length; from += ROWS) {
        const batch = JSON.stringify(rows.slice(from, from + ROWS));
        await db.asSystem("bench", (tx) =>
          tx.execute(
            sql`insert into ${sql.raw(`bare_${table}`)} select * from jsonb_to_recordset(${batch}::jsonb) as r(${sql.raw(listed)})`,
          ),
        );
      }
    }
    source.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
