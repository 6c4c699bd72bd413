// What the columns of a CSV file mean: told by its first row in three languages, by the marks of
// Anki's own text export, or by the person.
import { eachPlain, PLAIN_FIELDS } from "#features/flashcards/domain/public.ts";
import { fold } from "#platform/search/normalise.ts";
import { decodeText, type TextEncoding } from "#platform/text/decode-text.ts";
import {
  csvRows,
  DELIMITERS,
  type Delimiter,
  detectDelimiter,
  LONGEST_CELL,
  UnclosedQuote,
} from "./csv.ts";

export const CSV_ROLES = [
  "ignored",
  "guid",
  "kind",
  "question",
  "answer",
  "extra",
  "deck",
  "tags",
  ...PLAIN_FIELDS,
  "mode",
  "source",
  "link",
  "year",
  "passage",
] as const;
export type CsvRole = (typeof CSV_ROLES)[number];
/** Columns of our own exports, in order; their cells are HTML. */
export const CSV_COLUMNS = CSV_ROLES.filter((role) => role !== "ignored");

export interface CsvOptions {
  delimiter: Delimiter;
  hasHeader: boolean;
  /** Cells are HTML; otherwise they are text, and a line break in a cell is one on the card. */
  html: boolean;
  /** Role of each column, in order. */
  roles: readonly CsvRole[];
  /** Deck of the rows that name none. */
  deck: readonly string[];
}

/** What the person sees before importing. */
export interface CsvPreview {
  encoding: TextEncoding;
  options: CsvOptions;
  /** Name of each column, or "" without a header. */
  names: readonly string[];
  /** First rows, header aside. */
  rows: readonly (readonly string[])[];
  /** Rows in all, header aside. */
  count: number;
}

export type ReadCsv =
  | { ok: true; text: string; preview: CsvPreview }
  | { ok: false; reason: "unreadableCsv" | "tooLarge" | "noNotes"; line: number | null };

export const CSV_LIMITS = {
  bytes: 32 * 1024 * 1024,
  rows: 100_000,
  cell: LONGEST_CELL,
  columns: 100,
  deckName: 200,
};
const PREVIEW = 8;
/** Characters of a cell that are shown before the import. */
const SHOWN = 200;

/** Never half of a pair of surrogates, which no database keeps. */
const beginning = (cell: string) =>
  cell.length <= SHOWN ? cell : `${cell.slice(0, SHOWN).replace(/[\ud800-\udbff]$/, "")}…`;

const NAMES: Readonly<Record<Exclude<CsvRole, "ignored">, readonly string[]>> = {
  guid: ["guid", "id", "identifiant", "identifier", "identificador"],
  kind: ["kind", "type", "genre", "notetype", "note type", "tipo"],
  question: [
    "question",
    "front",
    "recto",
    "pregunta",
    "anverso",
    "term",
    "terme",
    "termino",
    "text",
    "texte",
    "texto",
  ],
  answer: [
    "answer",
    "back",
    "verso",
    "reponse",
    "respuesta",
    "reverso",
    "definition",
    "definicion",
  ],
  extra: [
    "extra",
    "back extra",
    "note",
    "notes",
    "remarque",
    "remarques",
    "explication",
    "explanation",
    "explicacion",
    "commentaire",
  ],
  deck: ["deck", "paquet", "mazo", "baraja"],
  tags: ["tags", "tag", "etiquettes", "etiquette", "etiquetas", "mots-cles"],
  ...eachPlain((_, { headers }) => headers),
  mode: ["mode", "modo"],
  source: ["source", "sources", "fuente", "reference"],
  link: ["link", "lien", "url", "doi", "enlace"],
  year: ["year", "annee", "ano"],
  passage: ["passage", "pasaje", "extrait"],
};

function roleOf(name: string): CsvRole {
  const folded = fold(name);
  for (const role of CSV_ROLES) if (role !== "ignored" && NAMES[role].includes(folded)) return role;
  return "ignored";
}

/** A column is meant once: of two "notes", the second is left out. */
function rolesOfNames(names: readonly string[]): CsvRole[] {
  const taken = new Set<CsvRole>();
  return names.map((name) => {
    const role = roleOf(name);
    if (role === "ignored" || taken.has(role)) return "ignored";
    taken.add(role);
    return role;
  });
}

const SEPARATORS: Readonly<Record<string, Delimiter>> = {
  tab: "\t",
  comma: ",",
  semicolon: ";",
  pipe: "|",
};

/**
 * Lines "#key:value" at the head of Anki's text files (docs.ankiweb.net/importing/text-files.html).
 */
function ankiMarks(text: string): { marks: Map<string, string>; rest: string } {
  const marks = new Map<string, string>();
  let rest = text;
  for (;;) {
    const line = /^#([a-z ]{3,20}):([^\r\n]*)(?:\r\n|\n|\r|$)/i.exec(rest);
    if (!line) return { marks, rest };
    marks.set((line[1] ?? "").toLowerCase(), (line[2] ?? "").trim());
    rest = rest.slice(line[0].length);
  }
}

/** The first line that Excel adds to say its separator. */
function excelMark(text: string): { delimiter: Delimiter | undefined; rest: string } {
  const line = /^"?sep=(.)"?(?:\r\n|\n|\r|$)/i.exec(text);
  const delimiter = DELIMITERS.find((one) => one === line?.[1]);
  return { delimiter, rest: line ? text.slice(line[0].length) : text };
}

/** The deck that Anki's mark names; undefined when it names none. */
function markedDeck(marks: ReadonlyMap<string, string>): string[] | undefined {
  const parts = (marks.get("deck") ?? "")
    .split("::")
    .map((part) => part.trim().slice(0, CSV_LIMITS.deckName));
  const path = parts.filter((part) => part !== "").slice(0, 20);
  return path.length > 0 ? path : undefined;
}

/**
 * Two first columns are question and answer, unless the marks of Anki say that a column is
 * something else.
 */
function rolesOfMarks(marks: ReadonlyMap<string, string>, width: number): CsvRole[] {
  const columns = ["guid", "deck", "tags"] as const;
  const named = new Map<number, CsvRole>(
    columns.map((role) => [Number(marks.get(`${role} column`)), role]),
  );
  named.set(Number(marks.get("notetype column")), "kind");
  const order: CsvRole[] = ["question", "answer", "extra"];
  return Array.from(
    { length: width },
    (_, index) => named.get(index + 1) ?? order.shift() ?? "ignored",
  );
}

const MARKUP =
  /<(?:b|i|u|br|p|div|span|img|ul|ol|li|sub|sup|table|strong|em|a)\b[^<>]{0,500}>|&(?:nbsp|amp|lt|gt|#\d+);/i;

/** A page of the web, which spreadsheets write too when they are asked for a table. */
const PAGE_OF_WEB = /^\s*<(?:!doctype html|html)\b/i;

/** The first row of an export of ours, of before a field too. */
const isOwnHeader = (names: readonly string[]): boolean =>
  CSV_COLUMNS.filter(
    (role) => names.includes(role) || !PLAIN_FIELDS.some((name) => name === role),
  ).join() === names.join();

interface Rows {
  /** The first ones. */
  rows: string[][];
  count: number;
  /** How many hold something. */
  filled: number;
  /** The most cells of one. */
  width: number;
}
type Refused = Extract<ReadCsv, { ok: false }>;

function readRows(text: string, delimiter: Delimiter): Rows | Refused {
  const rows: string[][] = [];
  let [count, filled, width] = [0, 0, 0];
  try {
    for (const { cells } of csvRows(text, delimiter)) {
      count += 1;
      if (count > CSV_LIMITS.rows) return { ok: false, reason: "tooLarge", line: null };
      width = Math.min(CSV_LIMITS.columns, Math.max(width, cells.length));
      if (cells.some((cell) => cell.trim() !== "")) filled += 1;
      if (rows.length <= PREVIEW) rows.push(cells.slice(0, CSV_LIMITS.columns));
    }
  } catch (fault) {
    if (fault instanceof UnclosedQuote)
      return { ok: false, reason: "unreadableCsv", line: fault.line };
    throw fault;
  }
  return { rows, count, filled, width };
}

/**
 * Reads the file far enough to propose what its columns mean. The person may change every option
 * before importing.
 */
export function readCsv(bytes: Uint8Array, deck: readonly string[]): ReadCsv {
  if (bytes.length > CSV_LIMITS.bytes) return { ok: false, reason: "tooLarge", line: null };
  const decoded = decodeText(bytes);
  if (decoded.binary || PAGE_OF_WEB.test(decoded.text))
    return { ok: false, reason: "unreadableCsv", line: null };
  const excel = excelMark(decoded.text);
  const { marks, rest: text } = ankiMarks(excel.rest);
  const named = SEPARATORS[(marks.get("separator") ?? "").toLowerCase()];
  const delimiter = named ?? excel.delimiter ?? detectDelimiter(text);
  const read = readRows(text, delimiter);
  if ("reason" in read) return read;
  const { rows, count, width, filled } = read;
  const first = rows[0];
  if (!first) return { ok: false, reason: "noNotes", line: null };
  const ofNames = rolesOfNames(first);
  const hasHeader =
    ofNames.includes("question") &&
    (first.length === 1 || ofNames.includes("answer") || ofNames.includes("kind"));
  if (filled === (hasHeader ? 1 : 0)) return { ok: false, reason: "noNotes", line: null };
  const roles = hasHeader
    ? [...ofNames, ...Array.from({ length: width - ofNames.length }, (): CsvRole => "ignored")]
    : rolesOfMarks(marks, width);
  const marked = marks.get("html");
  return {
    ok: true,
    text,
    preview: {
      encoding: decoded.encoding,
      options: {
        delimiter,
        hasHeader,
        html: marked === undefined ? isOwnHeader(first) || MARKUP.test(text) : marked === "true",
        roles,
        deck: markedDeck(marks) ?? deck,
      },
      names: Array.from({ length: width }, (_, index) =>
        hasHeader ? beginning(first[index] ?? "") : "",
      ),
      rows: rows
        .slice(hasHeader ? 1 : 0, PREVIEW + (hasHeader ? 1 : 0))
        .map((row) => row.map(beginning)),
      count: count - (hasHeader ? 1 : 0),
    },
  };
}
