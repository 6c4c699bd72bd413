// Opens the collection of a package as data that may be hostile: read only, no extension, no
// trigger, no view, no schema that computes.
import { constants, DatabaseSync } from "node:sqlite";
import type { PackageFormat } from "./collection-file.ts";
import { firstDayOf } from "./first-day.ts";
import type { PackageLimits } from "./limits.ts";
import { Refused } from "./refusal.ts";

const CONTENT = ["col", "notes", "cards", "revlog"] as const;
const SETTINGS = ["notetypes", "fields", "templates", "decks", "deck_config"] as const;
/** Versions of Anki's schema: 11 is what every legacy package holds, 18 the latest that exists. */
const SCHEMAS = { oldest: 11, newest: 18 };

const COLUMNS: Record<(typeof CONTENT | typeof SETTINGS)[number], readonly string[]> = {
  col: ["crt", "ver", "conf", "models", "decks", "dconf"],
  notes: ["id", "guid", "mid", "mod", "tags", "flds"],
  cards: "id nid did ord mod type queue due ivl factor reps lapses left odue odid flags data".split(
    " ",
  ),
  revlog: ["id", "cid", "ease", "ivl", "lastIvl", "factor", "time", "type"],
  notetypes: ["id", "name", "mtime_secs", "config"],
  fields: ["ntid", "ord", "name", "config"],
  templates: ["ntid", "ord", "name", "config"],
  decks: ["id", "name", "kind"],
  deck_config: ["id", "config"],
};

/**
 * Anki's own collation does not exist here, and SQLite refuses to touch a table that names it. The
 * copy is ours: its text is changed to a collation that exists, and no query below orders or looks
 * up by those columns.
 */
function replaceCollation(path: string) {
  const database = new DatabaseSync(path, { defensive: false });
  try {
    database.exec("PRAGMA trusted_schema = OFF; PRAGMA writable_schema = ON;");
    database.exec(
      "UPDATE sqlite_schema SET sql = replace(sql, 'COLLATE unicase', 'COLLATE nocase') WHERE type = 'table'",
    );
  } finally {
    database.close();
  }
}

function refuseUnsafeSchema(database: DatabaseSync, tables: readonly string[]) {
  for (const table of tables) {
    const row = database
      .prepare("SELECT type, rootpage, sql FROM sqlite_schema WHERE name = ?")
      .get(table);
    if (!row) throw new Refused("corruptDatabase", `no table ${table}`);
    if (row.type !== "table" || Number(row.rootpage) === 0)
      throw new Refused("unsafeDatabase", table);
  }
}

function refuseUnsafeColumns(database: DatabaseSync, table: keyof typeof COLUMNS) {
  const columns = database.prepare("SELECT name, hidden FROM pragma_table_xinfo(?)").all(table);
  for (const wanted of COLUMNS[table]) {
    const column = columns.find(({ name }) => name === wanted);
    if (!column) throw new Refused("corruptDatabase", `${table}.${wanted}`);
    if (column.hidden !== 0) throw new Refused("unsafeDatabase", `${table}.${wanted}`);
  }
}

function count(database: DatabaseSync, sql: string): number {
  return Number(Object.values(database.prepare(sql).get() ?? {})[0] ?? 0);
}

export interface CollectionCounts {
  notes: number;
  cards: number;
  reviews: number;
}

interface Measures {
  counts: CollectionCounts;
  /** Bytes of the longest note: pages are small where notes are long. */
  longest: number;
}

function measure(database: DatabaseSync, limits: PackageLimits): Measures {
  const counts = {
    notes: count(database, "SELECT count(*) FROM notes"),
    cards: count(database, "SELECT count(*) FROM cards"),
    reviews: count(database, "SELECT count(*) FROM revlog"),
  };
  if (counts.notes > limits.notes || counts.cards > limits.cards || counts.reviews > limits.reviews)
    throw new Refused("tooLarge", JSON.stringify(counts));
  // Pages of notes follow their ids: one that JavaScript cannot count is refused here, by the
  // reading itself.
  database.prepare("SELECT min(id), max(id) FROM notes").get();
  // Told by the head of each row: the text itself is not loaded.
  const longest = count(
    database,
    "SELECT max(max(octet_length(flds), octet_length(tags), octet_length(guid))) FROM notes",
  );
  const data = count(database, "SELECT max(octet_length(data)) FROM cards");
  const settings = count(
    database,
    "SELECT max(octet_length(models) + octet_length(decks) + octet_length(dconf)) FROM col",
  );
  if (longest > limits.note || data > limits.note || settings > limits.note * 16)
    throw new Refused("tooLarge", `${Math.max(longest, data, settings)}`);
  // A page of notes brings all its cards and reviews.
  const most = (table: string, group: string) =>
    count(
      database,
      `SELECT max(rows) FROM (SELECT count(*) AS rows FROM ${table} GROUP BY ${group})`,
    );
  if (most("cards", "nid") > limits.cardsOfNote || most("revlog", "cid") > limits.reviewsOfCard)
    throw new Refused("tooLarge", "one note");
  return { counts, longest };
}

const READS = new Set([
  constants.SQLITE_SELECT,
  constants.SQLITE_READ,
  constants.SQLITE_FUNCTION,
  constants.SQLITE_PRAGMA,
]);

/**
 * Every page that will be read is checked first: rows are handed over in batches, and a fault found
 * in the middle would leave half an import.
 */
function check(database: DatabaseSync) {
  for (const table of CONTENT) {
    const result = database.prepare(`PRAGMA quick_check(${table})`).get();
    if (result?.quick_check !== "ok")
      throw new Refused("corruptDatabase", String(result?.quick_check));
  }
}

export interface Collection {
  database: DatabaseSync;
  schema: number;
  /** The day from which due days are counted, itself counted from 1 January 1970. */
  firstDay: number;
  counts: CollectionCounts;
  longest: number;
}

export function openCollection(
  path: string,
  format: PackageFormat,
  limits: PackageLimits,
): Collection {
  let database: DatabaseSync | null = null;
  try {
    if (format === "latest") replaceCollation(path);
    database = new DatabaseSync(path, { readOnly: true, allowExtension: false });
    database.exec(
      "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA query_only = ON;",
    );
    database.setAuthorizer((action) =>
      READS.has(action) ? constants.SQLITE_OK : constants.SQLITE_DENY,
    );
    refuseUnsafeSchema(database, CONTENT);
    for (const table of CONTENT) refuseUnsafeColumns(database, table);
    const col = database.prepare("SELECT crt, ver, conf FROM col LIMIT 1").get();
    const schema = Number(col?.ver);
    if (!col || !(schema >= SCHEMAS.oldest))
      throw new Refused("unsupportedVersion", `schema ${schema}`);
    if (schema > SCHEMAS.newest) throw new Refused("unsupportedVersion", `schema ${schema}`);
    if (schema > SCHEMAS.oldest) {
      refuseUnsafeSchema(database, SETTINGS);
      for (const table of SETTINGS) refuseUnsafeColumns(database, table);
    }
    const { counts, longest } = measure(database, limits);
    check(database);
    const firstDay = firstDayOf(database, schema, col);
    return { database, schema, firstDay, counts, longest };
  } catch (fault) {
    database?.close();
    if (fault instanceof Refused) throw fault;
    throw new Refused("corruptDatabase", fault instanceof Error ? fault.message : "", {
      cause: fault,
    });
  }
}
