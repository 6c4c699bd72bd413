// A new version of a nomenclature, written beside the current one: batches of their own, then one
// short transaction that checks what was written, by its counts and its digests, and switches.
import type { Services } from "#platform/feature/server/context.ts";
import {
  lostPart,
  type Nomenclature,
  type Refused,
  refused,
  type SentFile,
} from "../domain/official.ts";
import {
  addRows,
  addVersion,
  currentVersion,
  makeCurrent,
  planAgain,
  type Version,
  writtenRows,
} from "./queries.ts";
import { type Tables, withTables } from "./read-tables.ts";
import type { TablesRead } from "./table-reading.ts";

export interface Imported {
  ok: true;
  /** False when these very files, or rows, are the current version already. */
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
  const digests = await writeRows(services, asked, tables, { version, total: read.total });
  await db.asSystem("import", planAgain);
  return switchTo(services, { ...version, digests }, read.edition, asked.partial ?? false);
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
    digests: {},
    inside,
    startedAt: now(),
    aliveAt: now(),
    currentFrom: null,
    currentUntil: null,
  };
}

/**
 * Batch by batch, each its own transaction; others have their turn between two of them. Resolves to
 * the digests of what was given to be written.
 */
async function writeRows(
  { db, now }: Services,
  asked: Asked,
  tables: Tables,
  { version, total }: { version: Version; total: number },
): Promise<Version["digests"]> {
  const sums = new Map<string, bigint>();
  let done = 0;
  for await (const { rows, count } of tables.batches()) {
    const given = await db.asSystem("import", (tx) => addRows(tx, version.id, rows, now()));
    for (const { part, digest } of given) sums.set(part, (sums.get(part) ?? 0n) + BigInt(digest));
    if (done === 0) await db.asSystem("import", planAgain);
    done += count;
    await asked.progress?.(done, total);
  }
  return Object.fromEntries([...sums].map(([part, sum]) => [part, String(sum)]));
}

type PerPart = Readonly<Record<string, number | string>>;
const same = (a: PerPart, b: PerPart): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([part, value]) => b[part] === value);

/**
 * The last good version is read again: another import may have ended meanwhile. Rows that are those of
 * the last good version replace nothing, whatever the order and the packing of their files; what was
 * written of them is swept.
 */
function switchTo({ db, now }: Services, version: Version, named: string | null, partial: boolean) {
  return db.asSystem("switch to the import", async (tx): Promise<Imported | Refused> => {
    const { counts, digests } = await writtenRows(tx, version.id);
    const current = await currentVersion(tx, version.nomenclature);
    if (!same(version.counts, counts) || !same(version.digests, digests))
      return refused("written", version.nomenclature);
    const lost = partial || !current ? null : lostPart(current.counts, counts);
    if (lost !== null) return refused("truncated", lost);
    if (current && same(current.digests, digests) && (named ?? current.edition) === current.edition)
      return { ok: true, changed: false, edition: current.edition, counts };
    await makeCurrent(tx, version, now());
    return { ok: true, changed: true, edition: version.edition, counts };
  });
}
