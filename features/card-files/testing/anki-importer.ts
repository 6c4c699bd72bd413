// Reads a package that we wrote as Anki's importer would (github.com/ankitects/anki,
// rslib/src/import_export/package): each difference with what it demands is a sentence.
import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fromBufferPromise } from "yauzl";
import { z } from "zod";
import { type CollectionSettings, i32, readSettings, u32 } from "./anki-rules.ts";

/** No blob stands in the tables of this schema; a null is what the left side of a join lacks. */
type Row = Record<string, string | number>;
type Say = (sentence: string) => void;

async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    files.set(
      entry.fileName,
      Buffer.concat(await Array.fromAsync(await zip.openReadStreamPromise(entry))),
    );
  return files;
}

/**
 * import_export/package/media.rs: a list of names by whole numbers, without a gap
 * (colpkg/import.rs); each file is there. Names that differ by case alone are one file on the disks
 * of Windows and macOS.
 */
function checkMedia(files: ReadonlyMap<string, Buffer>, say: Say) {
  const list = z.record(z.string(), z.string()).parse(JSON.parse(String(files.get("media"))));
  const names = Object.values(list);
  if (Object.keys(list).some((key, index) => key !== String(index)))
    say("media: a gap in the numbers");
  for (const key of Object.keys(list)) if (!files.has(key)) say(`media: ${key} is missing`);
  for (const name of names)
    if (name !== name.normalize("NFC") || /[/\\\p{Cc}]/u.test(name) || name === "")
      say(`media: the name ${name}`);
  if (new Set(names.map((name) => name.toLowerCase())).size !== names.length)
    say("media: two files of one name");
}

const MEDIA =
  /<\b(?:img|audio|video|object|source)\b[^>]+?\b(?:src|data)\b=(?:"([^"]+?)"[^>]*>|'([^']+?)'[^>]*>|([^ >]+?)(?: [^>]*>|>))/gis;
const MARKUP = /<!--.*?-->|<style.*?>.*?<\/style>|<script.*?>.*?<\/script>|<.*?>/gis;
const NAMED: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** `strip_html_preserving_media_filenames` (text.rs). */
const stripped = (html: string) =>
  html
    .replace(MEDIA, (_, double, single, bare) => ` ${double ?? single ?? bare} `)
    .replace(MARKUP, "")
    .replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) =>
      code ? String.fromCodePoint(Number(code)) : (NAMED[name] ?? ""),
    );
const checksum = (text: string) => createHash("sha1").update(text).digest().readUInt32BE(0);

const isInvalid = (one: string) => one !== "\n" && one !== "\t" && (one < " " || one === "\u007f");

/**
 * storage/note/mod.rs and `prepare_for_update` of notes/mod.rs; ids by `check_ids` of
 * import_export/gather.rs.
 */
function checkNote(row: Row, { models }: CollectionSettings, latest: number, say: Say) {
  const at = `note ${row.guid}`;
  const type = models[String(row.mid)];
  if (!type) return say(`${at}: no type ${row.mid}`);
  const fields = String(row.flds).split("\u001f");
  if (fields.length !== type.flds.length)
    say(`${at}: ${fields.length} fields, expected ${type.flds.length}`);
  if (row.kinds !== "text text text integer") say(`${at}: columns of ${row.kinds}`);
  if (row.guid === "") say(`${at}: no guid`);
  if (Number(row.id) > latest || Number(row.mod) * 1000 > latest) say(`${at}: of the future`);
  // invalid_char_for_field: control characters but the end of line and the tab.
  if (fields.some((text) => [...text].some(isInvalid))) say(`${at}: control characters`);
  const first = stripped(fields[0] ?? "");
  if (row.csum !== checksum(first)) say(`${at}: checksum of another text than ${first}`);
  // The column has whole numbers by preference: a field that is one is kept as one.
  if (String(row.sfld) !== first && row.sfld !== Number(first))
    say(`${at}: sorts as ${row.sfld}, not as ${first}`);
  const tags = String(row.tags);
  if (tags !== "" && !/^ (?:[^\s\u3000\p{Cc}]+ )+$/u.test(tags)) say(`${at}: the tags ${tags}`);
}

/**
 * card/mod.rs: type 0 new, 1 learning, 2 review, 3 relearning; queue -3 buried by hand, -1
 * suspended, 0 new, 1 learning, 2 review.
 */
const QUEUES: Record<number, readonly number[]> = {
  0: [0, -1, -3],
  1: [1, -1, -3],
  2: [2, -1, -3],
  3: [1, -1, -3],
};
/** storage/card/data.rs. */
const cardData = z.strictObject({
  ...{
    pos: u32.optional(),
    s: z.number().positive().optional(),
    d: z.number().min(1).max(10).optional(),
  },
  ...{
    dr: z.number().min(0.7).max(0.99).optional(),
    decay: z.number().min(0.1).max(0.8).optional(),
  },
  cd: z
    .string()
    .max(100)
    .refine((text) => Object.keys(JSON.parse(text)).every((key) => Buffer.byteLength(key) <= 8))
    .optional(),
});

/**
 * storage/card/mod.rs (`row_to_card`: what is no whole number of that size refuses the package) and
 * its fix_*.sql.
 */
function checkCard(row: Row, { models, decks, options, config }: CollectionSettings, say: Say) {
  const at = `card ${row.id}`;
  const whole = (column: string, shape: z.ZodType) => {
    if (!shape.safeParse(row[column]).success) say(`${at}: ${column} is ${row[column]}`);
  };
  const type = models[String(row.mid)];
  const steps = options[decks[String(row.did)]?.conf ?? 0];
  if (!type || !steps) return say(`${at}: no note or no deck ${row.did}`);
  whole("ord", type.type === 1 ? u32.max(499) : u32.max(type.tmpls.length - 1));
  whole("type", u32.max(3));
  if (!QUEUES[Number(row.type)]?.includes(Number(row.queue)))
    say(`${at}: type ${row.type} in queue ${row.queue}`);
  // Places of new cards; seconds of a step; days since the creation of the collection, which are no
  // hundred thousand.
  whole(
    "due",
    row.type === 0
      ? u32.max(999_999)
      : row.type === 2
        ? i32.min(-40_000).max(100_000)
        : i32.min(1_000_000_001),
  );
  whole("ivl", u32.max(36_500));
  whole("factor", row.type === 0 ? z.literal(0) : u32.min(1300).max(65_535));
  for (const column of ["reps", "lapses"]) whole(column, u32);
  // scheduler/states/steps.rs: the steps that are left, of those of the deck.
  const left =
    row.type === 1 ? steps.new.delays.length : row.type === 3 ? steps.lapse.delays.length : 0;
  whole("left", u32.min(Math.min(1, left)).max(left));
  for (const column of ["odue", "odid"]) whole(column, z.literal(0));
  whole("flags", u32.max(7));
  const data = cardData.safeParse(JSON.parse(String(row.data)));
  if (!data.success) return say(`${at}: data ${row.data}`);
  // storage/sqlite.rs: without its own, a memory is thought to fade by the decay of FSRS-5.
  const { s, d, decay, dr } = data.data;
  const isKnown = s !== undefined && d !== undefined;
  if (config?.fsrs && isKnown !== (decay !== undefined && dr !== undefined))
    say(`${at}: data ${row.data}`);
}

/**
 * storage/revlog/mod.rs, revlog/mod.rs (positive: days, negative: seconds of a step; extra practice
 * has no factor).
 */
function checkReview(row: Row, latest: number, say: Say) {
  const at = `review ${row.id}`;
  const step = i32.min(-86_399);
  for (const column of ["ivl", "lastIvl"])
    if (!step.safeParse(row[column]).success) say(`${at}: ${column} ${row[column]}`);
  for (const column of ["factor", "time"])
    if (!u32.safeParse(row[column]).success) say(`${at}: ${column} ${row[column]}`);
  if (!u32.min(1).max(4).safeParse(row.ease).success) say(`${at}: ease ${row.ease}`);
  if (!u32.max(3).safeParse(row.type).success) say(`${at}: type ${row.type}`);
  if (row.type === 3 && row.factor !== 0) say(`${at}: practice with a factor`);
  if (Number(row.id) > latest) say(`${at}: of the future`);
}

/** storage/schema11.sql. */
const TABLES = {
  col: "id crt mod scm ver dty usn ls conf models decks dconf tags",
  notes: "id guid mid mod usn tags flds sfld csum flags data",
  cards: "id nid did ord mod usn type queue due ivl factor reps lapses left odue odid flags data",
  revlog: "id cid usn ease ivl lastIvl factor time type",
  graves: "usn oid type",
};

const rowsOf = (database: DatabaseSync, sql: string) => database.prepare(sql).all() as Row[];

function checkCollection(database: DatabaseSync, latest: number, say: Say): CollectionSettings {
  for (const [table, columns] of Object.entries(TABLES)) {
    const found = database.prepare("SELECT name FROM pragma_table_info(?)").all(table);
    if (found.map(({ name }) => name).join(" ") !== columns) say(`the table ${table}`);
  }
  if (database.prepare("PRAGMA integrity_check").get()?.integrity_check !== "ok")
    say("the file is damaged");
  const [col = {}, ...more] = rowsOf(database, "SELECT * FROM col");
  if (more.length > 0 || col.id !== 1 || col.ver !== 11) say("col is not the one row of schema 11");
  const { settings, breaches } = readSettings(col);
  breaches.forEach(say);
  const kinds =
    "typeof(guid) || ' ' || typeof(tags) || ' ' || typeof(flds) || ' ' || typeof(csum) AS kinds";
  const notes = rowsOf(database, `SELECT *, ${kinds} FROM notes`);
  for (const row of notes) checkNote(row, settings, latest, say);
  if (new Set(notes.map(({ guid }) => guid)).size !== notes.length) say("a guid twice");
  const cards = rowsOf(
    database,
    "SELECT cards.*, mid FROM cards LEFT JOIN notes ON notes.id = nid",
  );
  for (const row of cards) checkCard(row, settings, say);
  if (new Set(cards.map(({ nid, ord }) => `${nid} ${ord}`)).size !== cards.length)
    say("a card twice");
  const last = cards
    .filter(({ type }) => type === 0)
    .reduce((most, { due }) => Math.max(most, Number(due)), 0);
  if (settings.config && settings.config.nextPos <= last)
    say(`the next new card would be ${settings.config.nextPos}`);
  const orphan = rowsOf(database, "SELECT id FROM revlog WHERE cid NOT IN (SELECT id FROM cards)");
  if (orphan.length > 0) say(`${orphan.length} reviews of no card`);
  for (const row of rowsOf(database, "SELECT * FROM revlog")) checkReview(row, latest, say);
  return settings;
}

export interface Imported {
  breaches: string[];
  settings: CollectionSettings;
  rows(sql: string): Row[];
  close(): Promise<void>;
}

/**
 * Opens a package of the form legacy-2 that was written at the moment `now`; `spoil` damages its
 * collection first.
 */
export async function importedByAnki(bytes: Buffer, now: number, spoil = ""): Promise<Imported> {
  const breaches: string[] = [];
  const say: Say = (sentence) => void breaches.push(sentence);
  const files = await unzipped(bytes);
  // package/meta.rs: a version that is not known is refused as too new.
  if (files.get("meta")?.toString("hex") !== "0802") say("meta is not version 2");
  for (const name of ["collection.anki21", "collection.anki2", "media"])
    if (!files.has(name)) say(`no ${name}`);
  checkMedia(files, say);
  const folder = await mkdtemp(join(tmpdir(), "sclepios-importer-"));
  const path = join(folder, "collection.db");
  await writeFile(path, files.get("collection.anki21") ?? "");
  const database = new DatabaseSync(path);
  database.exec(spoil);
  // A second: rows of one moment are told apart by milliseconds.
  const settings = checkCollection(database, now + 1000, say);
  return {
    breaches,
    settings,
    rows: (sql) => rowsOf(database, sql),
    async close() {
      database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
