// Collections of Anki made by hand for tests: rows as Anki writes them, in the order of its
// columns.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { openArchive } from "#platform/documents/server/archive.ts";
import { SCHEMA_11 } from "../server/anki/collection-schema.ts";
import { PACKAGE_LIMITS } from "../server/anki/limits.ts";
import { databaseOf, zipOf } from "./apkg.ts";

export interface Template {
  name?: string;
  qfmt: string;
  afmt: string;
}

/** A note type of `col.models` as Anki's own exporter writes it. */
export function noteType(
  id: number,
  fields: readonly string[],
  templates: readonly Template[],
  more: Record<string, unknown> = {},
) {
  return {
    ...{ id, name: `Type ${id}`, type: 0, mod: 1_600_000_000, usn: -1, sortf: 0, did: null },
    ...{ css: ".card {}", latexPre: "", latexPost: "", latexsvg: false, req: [[0, "any", [0]]] },
    flds: fields.map((name, ord) => ({
      ...{ name, ord, sticky: false, rtl: false, font: "Arial", size: 20, description: "" },
    })),
    tmpls: templates.map(({ name, qfmt, afmt }, ord) => ({
      ...{ name: name ?? `Card ${ord + 1}`, ord, qfmt, afmt, bqfmt: "", bafmt: "", did: null },
    })),
    ...more,
  };
}

export const BASIC = noteType(
  7,
  ["Front", "Back"],
  [{ qfmt: "{{Front}}", afmt: "{{FrontSide}}<hr id=answer>{{Back}}" }],
);

export interface CollectionRows {
  types?: readonly object[];
  /** By id; a deck of its own options needs `dconf`. */
  decks?: Readonly<Record<string, string>>;
  /** id guid mid mod usn tags flds sfld csum flags data */
  notes?: readonly (readonly SQLInputValue[])[];
  /** id nid did ord mod usn type queue due ivl factor reps lapses left odue odid flags data */
  cards?: readonly (readonly SQLInputValue[])[];
  /** id cid usn ease ivl lastIvl factor time type */
  reviews?: readonly (readonly SQLInputValue[])[];
  /** Seconds of its first day, at four in the morning. */
  created?: number;
  conf?: Record<string, unknown>;
}

/** 13 September 2020, four in the morning in UTC. */
export const CREATED = 1_599_969_600;

const deckJson = (id: string, name: string) => ({
  ...{
    id: Number(id),
    name,
    desc: "",
    mod: 0,
    usn: -1,
    dyn: 0,
    conf: 1,
    extendNew: 0,
    extendRev: 0,
  },
  ...{ lrnToday: [0, 0], revToday: [0, 0], newToday: [0, 0], timeToday: [0, 0] },
  ...{ collapsed: false, browserCollapsed: false },
});

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const literal = (value: SQLInputValue) =>
  typeof value === "string" ? quoted(value) : String(value);
const inserted = (table: string, rows: readonly (readonly SQLInputValue[])[]) =>
  rows.map((row) => `INSERT INTO ${table} VALUES (${row.map(literal).join(", ")});`).join("\n");

/** Bytes of a package whose collection holds these rows. */
export async function collectionOf(rows: CollectionRows): Promise<Buffer> {
  const { types = [BASIC], decks = { 1: "Default" }, notes = [], cards = [], reviews = [] } = rows;
  const byId = (list: readonly object[]) =>
    Object.fromEntries(list.map((one) => [(one as { id: number }).id, one]));
  const settings = [
    JSON.stringify(rows.conf ?? {}),
    JSON.stringify(byId(types)),
    JSON.stringify(byId(Object.entries(decks).map(([id, name]) => deckJson(id, name)))),
    "{}",
    "{}",
  ];
  const bytes = await databaseOf(`${SCHEMA_11}
    INSERT INTO col VALUES (1, ${rows.created ?? CREATED}, 0, 0, 11, 0, 0, 0, ${settings.map(quoted).join(", ")});
    ${inserted("notes", notes)} ${inserted("cards", cards)} ${inserted("revlog", reviews)}`);
  return zipOf([{ name: "collection.anki2", bytes }]);
}

/** A note of the type `mid`, whose first field sorts it. */
export const noteRow = (
  id: number,
  fields: readonly string[],
  { guid = `g${id}`, mid = 7, tags = "", mod = 1 } = {},
) => [...[id, guid, mid, mod, -1, tags, fields.join("\u001f"), fields[0] ?? "", 0, 0, ""]];
/** A new card, changed by `over`. */
export const cardRow = (
  id: number,
  nid: number,
  over: Partial<Record<CardColumn, SQLInputValue>> = {},
) => {
  const row = {
    ...{
      id,
      nid,
      did: 1,
      ord: 0,
      mod: 1,
      usn: -1,
      type: 0,
      queue: 0,
      due: 1,
      ivl: 0,
      factor: 0,
      reps: 0,
    },
    ...{ lapses: 0, left: 0, odue: 0, odid: 0, flags: 0, data: "{}" },
    ...over,
  };
  return Object.values(row);
};
type CardColumn =
  | ("did" | "ord" | "mod" | "type" | "queue" | "due" | "ivl" | "factor" | "reps" | "lapses")
  | ("left" | "odue" | "odid" | "flags" | "data");

export interface ReadCollection {
  notes: Row[];
  cards: Row[];
  reviews: Row[];
  models: Record<string, Record<string, unknown>>;
  decks: Record<string, { name: string }>;
  /** First day of the collection, counted from 1970. */
  firstDay: number;
  /** Hour at which its days begin. */
  rollover: number;
}
type Row = Record<string, string | number>;

/** The rows of the collection of a legacy package. */
export async function readCollection(bytes: Buffer): Promise<ReadCollection> {
  const archive = await openArchive({ bytes }, PACKAGE_LIMITS);
  const name = archive.has("collection.anki21") ? "collection.anki21" : "collection.anki2";
  const folder = await mkdtemp(join(tmpdir(), "sclepios-rows-"));
  try {
    const path = join(folder, "c.db");
    await writeFile(path, await archive.read(name, { most: 100_000_000, zstd: false }));
    const database = new DatabaseSync(path, { readOnly: true });
    const rows = (sql: string) => database.prepare(sql).all() as Row[];
    const [col = {}] = rows("SELECT * FROM col");
    const { creationOffset: offset = 0, rollover = 4 } = JSON.parse(String(col.conf));
    const read = {
      notes: rows("SELECT * FROM notes ORDER BY guid"),
      cards: rows(
        "SELECT cards.*, guid FROM cards JOIN notes ON notes.id = nid ORDER BY guid, ord",
      ),
      reviews: rows("SELECT * FROM revlog ORDER BY id"),
      models: JSON.parse(String(col.models)),
      decks: JSON.parse(String(col.decks)),
      firstDay: Math.floor((Number(col.crt) - offset * 60) / 86_400),
      rollover: Number(rollover),
    };
    database.close();
    return read;
  } finally {
    archive.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const pick = (row: Row, columns: string) => columns.split(" ").map((column) => row[column]);

/**
 * What a stay elsewhere must leave as it was: notes, cards and reviews, days counted from 1970 and
 * decks by their name.
 */
export function facts({ notes, cards, reviews, models, decks, firstDay }: ReadCollection) {
  const byDay = ({ type, due }: Row) => type === 2 || (type !== 0 && Number(due) <= 1_000_000_000);
  return {
    notes: notes.map((row) => pick(row, "id guid mid mod tags flds")),
    // `usn` counts the synchronisations of a collection.
    types: Object.fromEntries(notes.map(({ mid }) => [mid, { ...models[String(mid)], usn: -1 }])),
    cards: cards.map((row) => [
      decks[String(row.did)]?.name,
      byDay(row) ? Number(row.due) + firstDay : row.due,
      ...pick(row, "guid id ord mod type queue ivl factor reps lapses left odue odid flags data"),
    ]),
    reviews: reviews.map((row) => pick(row, "id cid ease ivl lastIvl factor time type")),
  };
}

/** The bytes of an entry of a package. */
export async function readArchive(bytes: Buffer, name: string): Promise<Buffer> {
  const archive = await openArchive({ bytes }, PACKAGE_LIMITS);
  try {
    return await archive.read(name, { most: 100_000_000, zstd: false });
  } finally {
    archive.close();
  }
}
