// A new version of a nomenclature, written beside the current one: batches of their own, then one
// short transaction that checks what was written and switches.
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Services } from "#platform/feature/server/context.ts";
import {
  countsOf,
  lostPart,
  type Nomenclature,
  type OfficialRow,
  type Refusal,
  type Refused,
  refused,
  type SourceFile,
} from "../domain/official.ts";
import { READERS } from "../domain/readers.ts";
import {
  addRows,
  addVersion,
  countRows,
  currentVersion,
  makeCurrent,
  planAgain,
  type Version,
} from "./queries.ts";

/** Rows of one transaction, and the characters it may weigh: whoever reads waits for it. */
const BATCH_ROWS = 1_000;
const BATCH_WEIGHT = 64_000;

export interface Imported {
  ok: true;
  /** False when these very files are the current version already. */
  changed: boolean;
  edition: string;
  counts: Record<string, number>;
}

interface Asked {
  nomenclature: Nomenclature;
  files: readonly SourceFile[];
  /** An extract is taken, and rows that the last version had may be missing. */
  partial?: boolean;
  /** Called after each batch. */
  progress?(done: number, total: number): Promise<void> | void;
}

const digestOf = (files: readonly SourceFile[], partial: boolean): string => {
  const hash = createHash("sha256").update(String(partial));
  for (const { name, text } of [...files].sort((a, b) => (a.name < b.name ? -1 : 1)))
    hash.update(name).update("\0").update(text).update("\0");
  return hash.digest("hex");
};

function* batches(rows: readonly OfficialRow[]): Generator<OfficialRow[]> {
  let batch: OfficialRow[] = [];
  let weight = 0;
  for (const row of rows) {
    const own = JSON.stringify(row.content).length;
    if (batch.length === BATCH_ROWS || (batch.length > 0 && weight + own > BATCH_WEIGHT)) {
      yield batch;
      [batch, weight] = [[], 0];
    }
    batch.push(row);
    weight += own;
  }
  if (batch.length > 0) yield batch;
}

/** Reads the files and refuses what cannot replace the current version. */
function readFiles({ nomenclature, files, partial = false }: Asked, current: Version | null) {
  const reading = READERS[nomenclature].read(files, partial);
  if (!reading.ok) return reading;
  const lost = partial || !current ? null : lostPart(current.counts, countsOf(reading.rows));
  return lost === null ? reading : refused("truncated", lost);
}

export async function importNomenclature(
  services: Services,
  asked: Asked,
): Promise<Imported | Refused> {
  const { db, now } = services;
  const { nomenclature, files, partial = false } = asked;
  const current = await db.asSystem("import", (tx) => currentVersion(tx, nomenclature));
  const digest = digestOf(files, partial);
  if (current?.digest === digest)
    return { ok: true, changed: false, edition: current.edition, counts: current.counts };
  await setImmediate();
  const reading = readFiles(asked, current);
  if (!reading.ok) return reading;
  const { rows } = reading;
  const counts = countsOf(rows);
  const edition = reading.edition ?? now().toISOString().slice(0, 10);
  const version: Version = {
    id: crypto.randomUUID(),
    nomenclature,
    status: "loading",
    edition,
    files: files.map(({ name }) => name),
    digest,
    counts,
    inside: reading.inside ?? {},
    startedAt: now(),
    aliveAt: now(),
    currentFrom: null,
    currentUntil: null,
  };
  await db.asSystem("import", (tx) => addVersion(tx, version));
  let done = 0;
  for (const batch of batches(rows)) {
    await db.asSystem("import", (tx) => addRows(tx, version.id, batch, now()));
    if (done === 0) await db.asSystem("import", planAgain);
    done += batch.length;
    await asked.progress?.(done, rows.length);
    // Whoever reads goes first.
    await setImmediate();
  }
  await db.asSystem("import", planAgain);
  return switchTo(services, version, partial);
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
