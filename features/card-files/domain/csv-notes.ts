// Rows of a CSV file as notes, and notes as rows. What a row cannot hold (schedule, history, masks)
// is for the other formats.

import { clozeNumbers, eachPlain, ordinalsOf } from "#features/flashcards/domain/public.ts";
import { stableKey } from "#platform/text/stable-key.ts";
import { csvLine, csvRows, type Delimiter, unguarded } from "./csv.ts";
import { CSV_COLUMNS, CSV_LIMITS, type CsvOptions, type CsvRole } from "./csv-columns.ts";
import {
  type collectWarnings,
  detailsOf,
  type ImportedDetails,
  type ImportedKind,
  type ImportedNote,
  newCard,
} from "./imported.ts";

const KINDS: Readonly<Record<string, ImportedKind>> = {
  basic: "basic",
  reversed: "reversed",
  "basic (and reversed card)": "reversed",
  cloze: "cloze",
  typed: "typed",
  "basic (type in the answer)": "typed",
};
const BATCH = 250;
const BYTE_ORDER_MARK = "\uFEFF";

const toHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replace(/\r\n|\r|\n/g, "<br>");

/**
 * Tags between spaces; a list between commas or semicolons is read too, a tag never holds either.
 */
const tagsOf = (text: string) => [...new Set(text.split(/[\s,;]+/).filter((tag) => tag !== ""))];

function deckOf(written: string, otherwise: readonly string[]): readonly string[] {
  const path = written
    .split("::")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return path.length > 0 ? path : otherwise;
}

type Cells = (role: CsvRole) => string;

function kindOf(cell: Cells, question: string, warn: (kind: string) => void): ImportedKind {
  const written = cell("kind").trim().toLowerCase();
  const known = Object.hasOwn(KINDS, written) ? KINDS[written] : undefined;
  if (known) return known;
  if (written !== "") warn(written);
  return clozeNumbers(question).length > 0 ? "cloze" : "basic";
}

function details(cell: Cells): ImportedDetails | null {
  const plain = eachPlain((name, { shape }) => {
    const said = cell(name).trim();
    return (shape === "choice" ? said.toLowerCase() : said) || null;
  });
  const [title, link, passage] = [
    cell("source").trim(),
    cell("link").trim(),
    cell("passage").trim(),
  ];
  // A whole date is often what a spreadsheet made of it.
  const year = Number(/(?:^|\D)((?:1[89]|2[01])\d\d)(?!\d)/.exec(cell("year"))?.[1] ?? Number.NaN);
  return detailsOf({
    ...plain,
    ai: cell("mode").trim().toLowerCase() === "ai",
    source:
      title === "" && link === "" && passage === ""
        ? null
        : {
            title: title === "" ? link : title,
            link,
            year: Number.isInteger(year) ? year : null,
            passage,
          },
  });
}

/**
 * Batches of notes. A row without an identifier gets one from what it says: the same row again is
 * the same note.
 */
export function* notesOfCsv(
  text: string,
  options: CsvOptions,
  created: number,
  warnings: ReturnType<typeof collectWarnings>,
): Generator<ImportedNote[], void, undefined> {
  const places = new Map(options.roles.map((role, index) => [role, index]));
  let batch: ImportedNote[] = [];
  let position = 0;
  let isFirst = true;
  for (const { cells, line } of csvRows(text, options.delimiter)) {
    const isHeader = isFirst && options.hasHeader;
    isFirst = false;
    if (isHeader) continue;
    if (cells.some((cell) => cell.length > CSV_LIMITS.cell)) {
      warnings.add("rowTooLong", String(line));
      continue;
    }
    const cell: Cells = (role) => unguarded(cells[places.get(role) ?? -1] ?? "");
    const content = (role: CsvRole) =>
      options.html ? cell(role).trim() : toHtml(cell(role).trim());
    const question = content("question");
    if (question === "") {
      warnings.add("rowWithoutQuestion", String(line));
      continue;
    }
    const kind = kindOf(cell, question, (written) => warnings.add("unknownKind", written));
    if (kind === "cloze" && clozeNumbers(question).length === 0) {
      warnings.add("rowWithoutGap", String(line));
      continue;
    }
    const [answer, extra] = [content("answer"), content("extra")];
    const note = {
      guid: cell("guid").trim() || `csv-${stableKey(`${kind}\u001f${question}\u001f${answer}`)}`,
      kind,
      deck: deckOf(cell("deck"), options.deck),
      question,
      // A cloze has no answer: what was written beside it is shown with it.
      answer: kind === "cloze" ? "" : answer,
      extra:
        kind === "cloze" && answer !== ""
          ? [answer, extra].filter((part) => part !== "").join("<br>")
          : extra,
      tags: tagsOf(cell("tags")),
      created: created + position,
      occlusion: null,
      details: details(cell),
    };
    const first = position;
    position += 1;
    batch.push({ ...note, cards: ordinalsOf(note).map((ordinal) => newCard(ordinal, first)) });
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/**
 * Decks that the rows name, the chosen one for rows that name none; each once, in the order of the
 * file.
 */
export function decksOfCsv(text: string, options: CsvOptions): (readonly string[])[] {
  const place = options.roles.indexOf("deck");
  const decks = new Map<string, readonly string[]>();
  let isFirst = true;
  for (const { cells } of csvRows(text, options.delimiter)) {
    const isHeader = isFirst && options.hasHeader;
    isFirst = false;
    if (isHeader) continue;
    const path = deckOf(unguarded(cells[place] ?? ""), options.deck);
    decks.set(path.join("::"), path);
  }
  return [...decks.values()];
}

/** First bytes and header of an export. The mark tells Excel that the file is UTF-8. */
const csvHead = (delimiter: Delimiter): string => BYTE_ORDER_MARK + csvLine(CSV_COLUMNS, delimiter);

/** An export in pieces. `leftOut` is told of each note that no row can hold. */
export async function* cardsCsv(
  notes: AsyncIterable<readonly ImportedNote[]> | Iterable<readonly ImportedNote[]>,
  delimiter: Delimiter,
  leftOut: (note: ImportedNote) => void,
): AsyncGenerator<string, void, undefined> {
  yield csvHead(delimiter);
  for await (const batch of notes) {
    let rows = "";
    for (const note of batch) {
      const row = csvRow(note, delimiter);
      if (row === null) leftOut(note);
      else rows += row;
    }
    if (rows !== "") yield rows;
  }
}

/** One note as a row of HTML cells; null for an image occlusion. */
function csvRow(note: ImportedNote, delimiter: Delimiter): string | null {
  if (note.kind === "occlusion") return null;
  const source = note.details?.source;
  const cells: Record<(typeof CSV_COLUMNS)[number], string> = {
    guid: note.guid,
    kind: note.kind,
    question: note.question,
    answer: note.answer,
    extra: note.extra,
    deck: note.deck.join("::"),
    tags: note.tags.join(" "),
    ...eachPlain((name) => note.details?.[name] ?? ""),
    mode: note.details?.ai === true ? "ai" : "",
    source: source?.title ?? "",
    link: source?.link ?? "",
    year: source?.year?.toString() ?? "",
    passage: source?.passage ?? "",
  };
  return csvLine(
    CSV_COLUMNS.map((column) => cells[column]),
    delimiter,
  );
}
