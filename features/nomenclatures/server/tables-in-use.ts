// The tables that answer now: what was imported, and before any import what the project ships.
import { setImmediate } from "node:timers/promises";
import type { Tx } from "#platform/db/database.ts";
import type { Nomenclature } from "../domain/official.ts";
import { starterOf } from "../domain/starter.ts";
import { currentVersion, pageOf, rowsByKey } from "./queries.ts";

const PAGE = 2_000;

/** Opens a transaction for one piece of work. */
export type Run = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export interface InUse {
  nomenclature: Nomenclature;
  /** Identifies what answers: what is made of it may be kept under it. */
  id: string;
  edition: string;
  /** The shipped list, which is not the whole table. */
  partial: boolean;
  /** Rows of each part that was imported. */
  counts: Readonly<Record<string, number>>;
}

/** Null where nothing was imported and nothing is shipped. */
export async function inUse(tx: Tx, nomenclature: Nomenclature): Promise<InUse | null> {
  const version = await currentVersion(tx, nomenclature);
  if (version) {
    const { id, edition, counts } = version;
    return { nomenclature, id, edition, partial: false, counts };
  }
  const starter = starterOf(nomenclature);
  return (
    starter && {
      nomenclature,
      id: `shipped ${nomenclature}`,
      edition: starter.edition,
      partial: true,
      counts: {},
    }
  );
}

/** What answers for a nomenclature that the project ships a list of. */
export async function requireInUse(tx: Tx, nomenclature: Nomenclature): Promise<InUse> {
  const table = await inUse(tx, nomenclature);
  if (!table) throw new Error(`no list of ${nomenclature} is shipped`);
  return table;
}

const shippedRows = ({ nomenclature }: InUse, part: string) =>
  starterOf(nomenclature)?.rows.filter((row) => row.part === part) ?? [];

/** Every row of a part, read in pages: each its own transaction, others between them. */
export async function readPart<T, R>(
  run: Run,
  table: InUse,
  part: string,
  map: (key: string, content: T) => R,
): Promise<R[]> {
  if (table.partial)
    return shippedRows(table, part).map(({ key, content }) => map(key, content as T));
  const read: R[] = [];
  for (let after = ""; ; ) {
    const page = await run((tx) => pageOf(tx, table.id, part, after, PAGE));
    for (const { key, content } of page) read.push(map(key, content as T));
    if (page.length < PAGE) return read;
    after = page.at(-1)?.key ?? "";
    await setImmediate();
  }
}

/** The rows of a part under some keys. */
export async function rowsOf(
  tx: Tx,
  table: InUse,
  part: string,
  keys: readonly string[],
): Promise<{ key: string; content: object }[]> {
  if (!table.partial) return keys.length > 0 ? rowsByKey(tx, table.id, part, keys) : [];
  const wanted = new Set(keys);
  return shippedRows(table, part).filter(({ key }) => wanted.has(key));
}
