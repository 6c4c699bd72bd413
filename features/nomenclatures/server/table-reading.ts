// The tables of a nomenclature as batches of rows, ready to be written. Nothing here lets others
// have their turn: who calls it decides in which thread (`read-tables.ts`).
import { createHash } from "node:crypto";
import {
  countsOf,
  type Nomenclature,
  type OfficialRow,
  type Refused,
  type SentFile,
  type SourceFile,
} from "../domain/official.ts";
import { READERS } from "../domain/readers.ts";
import { openTables } from "./open-tables.ts";

/** Rows of one transaction, and the characters it may weigh: whoever reads waits for it. */
const BATCH_ROWS = 1_000;
const BATCH_WEIGHT = 64_000;

/** Which files they are, known before they are read. */
export interface TablesHead {
  names: string[];
  digest: string;
}

/** What they hold. */
export interface TablesRead {
  ok: true;
  edition: string | null;
  inside: Record<string, number>;
  counts: Record<string, number>;
  /** Of all parts. */
  total: number;
}

/** Rows as one JSON array. */
export interface Batch {
  rows: string;
  count: number;
}

export interface OpenedTables {
  head: TablesHead;
  read(): TablesRead | Refused;
  /** Of what was read. */
  batches(): Generator<Batch>;
}

const digestOf = (
  nomenclature: Nomenclature,
  files: readonly SourceFile[],
  partial: boolean,
): string => {
  const hash = createHash("sha256").update(String(partial));
  hash.update(String(READERS[nomenclature].revision ?? ""));
  for (const { name, text } of [...files].sort((a, b) => (a.name < b.name ? -1 : 1)))
    hash.update(name).update("\0").update(text).update("\0");
  return hash.digest("hex");
};

function* batchesOf(rows: readonly OfficialRow[]): Generator<Batch> {
  let batch: string[] = [];
  let weight = 0;
  const whole = (): Batch => ({ rows: `[${batch.join(",")}]`, count: batch.length });
  for (const row of rows) {
    const own = JSON.stringify(row);
    const full = batch.length === BATCH_ROWS || weight + own.length > BATCH_WEIGHT;
    if (full && batch.length > 0) {
      yield whole();
      [batch, weight] = [[], 0];
    }
    batch.push(own);
    weight += own.length;
  }
  if (batch.length > 0) yield whole();
}

/** `partial`: an extract is taken for what it is. */
export async function openReading(
  nomenclature: Nomenclature,
  sent: readonly SentFile[],
  partial: boolean,
): Promise<OpenedTables | Refused> {
  let files = await openTables(nomenclature, sent);
  if ("ok" in files) return files;
  let rows: readonly OfficialRow[] = [];
  const head = {
    names: files.map(({ name }) => name),
    digest: digestOf(nomenclature, files, partial),
  };
  return {
    head,
    read() {
      const reading = READERS[nomenclature].read(files as SourceFile[], partial);
      // Their text is read once.
      files = [];
      if (!reading.ok) return reading;
      ({ rows } = reading);
      const { edition, inside = {} } = reading;
      return { ok: true, edition, inside, counts: countsOf(rows), total: rows.length };
    },
    batches: () => batchesOf(rows),
  };
}
