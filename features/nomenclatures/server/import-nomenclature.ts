// A new version of a nomenclature, written beside the current one: batches of their own, then one
// short transaction that checks what was written and switches.
import type { Services } from "#platform/feature/server/context.ts";
import {
  lostPart,
  type Nomenclature,
  type Refusal,
  type Refused,
  refused,
  type SentFile,
} from "../domain/official.ts";
import {
  addRows,
  addVersion,
  countRows,
  currentVersion,
  makeCurrent,
  planAgain,
  type Version,
} from "./queries.ts";
import { type Tables, withTables } from "./read-tables.ts";
import type { TablesRead } from "./table-reading.ts";

export interface Imported {
  ok: true;
  /** False when these very files are the current version already. */
  changed: boolean;
  edition: string;
  counts: Record<string, number>;
}

interface Asked {
  nomenclature: Nomenclature;
  files: readonly SentFile[];
  /** An extract is taken, and rows that the last version had may be missing. */
  partial?: boolean;
  /** Called after each batch. */
  progress?(done: number, total: number): Promise<void> | void;
}

/** What was read, unless it has lost what the current version holds. */
async function readWhole({ partial = false }: Asked, tables: Tables, current: Version | null) {
  const read = await tables.read();
  if (!read.ok) return read;
  const lost = partial || !current ? null : lostPart(current.counts, read.counts);
  return lost === null ? read : refused("truncated", lost);
}

export const importNomenclature = (
  services: Services,
  asked: Asked,
): Promise<Imported | Refused> => {
  const { nomenclature, files, partial = false } = asked;
  return withTables({ nomenclature, files, partial }, (tables) => bring(services, asked, tables));
};

async function bring(
  services: Services,
  asked: Asked,
  tables: Tables,
): Promise<Imported | Refused> {
  const { db } = services;
  const current = await db.asSystem("import", (tx) => currentVersion(tx, asked.nomenclature));
  if (current?.digest === tables.head.digest)
    return { ok: true, changed: false, edition: current.edition, counts: current.counts };
  const read = await readWhole(asked, tables, current);
  if (!read.ok) return read;
  const version = newVersion(services, asked, tables, read);
  await db.asSystem("import", (tx) => addVersion(tx, version));
  await writeRows(services, asked, tables, { version, total: read.total });
  await db.asSystem("import", planAgain);
  return switchTo(services, version, asked.partial ?? false);
}

function newVersion(
  { now }: Services,
  { nomenclature }: Asked,
  { head: { names, digest } }: Tables,
  { edition, counts, inside }: TablesRead,
): Version {
  return {
    id: crypto.randomUUID(),
    nomenclature,
    status: "loading",
    edition: edition ?? now().toISOString().slice(0, 10),
    files: names,
    digest,
    counts,
    inside,
    startedAt: now(),
    aliveAt: now(),
    currentFrom: null,
    currentUntil: null,
  };
}

/** Batch by batch, each its own transaction; others have their turn between two of them. */
async function writeRows(
  { db, now }: Services,
  asked: Asked,
  tables: Tables,
  { version, total }: { version: Version; total: number },
): Promise<void> {
  let done = 0;
  for await (const { rows, count } of tables.batches()) {
    await db.asSystem("import", (tx) => addRows(tx, version.id, rows, now()));
    if (done === 0) await db.asSystem("import", planAgain);
    done += count;
    await asked.progress?.(done, total);
  }
}

/** The last good version is read again: another import may have ended meanwhile. */
function switchTo({ db, now }: Services, version: Version, partial: boolean) {
  return db.asSystem("switch to the import", async (tx): Promise<Imported | Refused> => {
    const written = await countRows(tx, version.id);
    const current = await currentVersion(tx, version.nomenclature);
    const wrong: Refusal | null = Object.entries(version.counts).some(
      ([part, count]) => written[part] !== count,
    )
      ? "mismatch"
      : null;
    if (wrong) return refused(wrong, version.nomenclature);
    const lost = partial || !current ? null : lostPart(current.counts, written);
    if (lost !== null) return refused("truncated", lost);
    await makeCurrent(tx, version, now());
    return { ok: true, changed: true, edition: version.edition, counts: written };
  });
}
