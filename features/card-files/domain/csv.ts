// Comma-separated values (RFC 4180), with the separators that spreadsheets use. Written here rather
// than taken from a library because those that exist bring the types of Node or of the browser into
// rules that run on both sides; see docs/decisions/0013.

export const DELIMITERS = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Characters that a cell may have. A longer one comes cut, and still longer than this. */
export const LONGEST_CELL = 100_000;
/**
 * What is read of a quoted cell: doubled marks count for one, and opening millions of them would
 * take the memory of the server.
 */
const MOST_READ = 2 * (LONGEST_CELL + 1);
/** Cells of a row; the others are left out. */
export const MOST_CELLS = 1_000;

export interface CsvRow {
  cells: string[];
  /** Line of the file where it starts, from 1. */
  line: number;
}

/** A quotation mark opened on this line is never closed. */
export class UnclosedQuote extends Error {
  override name = "UnclosedQuote";
  readonly line: number;

  constructor(line: number) {
    super(`quotation mark of line ${line} never closed`);
    this.line = line;
  }
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; at = text.indexOf("\n", at + 1))
    lines += 1;
  return lines;
}

/** End of a quoted cell: the place after its closing mark. Doubled marks are skipped. */
function closing(text: string, from: number, line: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  if (at < 0) throw new UnclosedQuote(line);
  return at + 1;
}

/**
 * Rows one by one; empty lines are skipped. A mark inside an unquoted cell is a character like
 * another, as spreadsheets read it.
 */
export function* csvRows(text: string, delimiter: Delimiter): Generator<CsvRow, void, undefined> {
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const start = line;
    const cells: string[] = [];
    for (;;) {
      const { cell, end, lines } = readCell(text, at, delimiter, line);
      if (cells.length < MOST_CELLS) cells.push(cell);
      line += lines;
      at = end;
      if (text[at] !== delimiter) break;
      at += 1;
    }
    at = afterEndOfLine(text, at);
    line += 1;
    if (cells.length > 1 || cells[0] !== "") yield { cells, line: start };
  }
}

/** The cell that begins at `at`, the place of what follows it, and the ends of line it holds. */
function readCell(text: string, at: number, delimiter: Delimiter, line: number) {
  if (text[at] !== '"') {
    const end = endOfPlain(text, at, delimiter);
    return { cell: text.slice(at, end), end, lines: 0 };
  }
  const closed = closing(text, at + 1, line);
  const quoted = text.slice(at + 1, Math.min(closed - 1, at + 1 + MOST_READ)).replaceAll('""', '"');
  // What stands between a closing mark and the next separator belongs to the cell: `"a" b`.
  const end = endOfPlain(text, closed, delimiter);
  return { cell: quoted + text.slice(closed, end), end, lines: countLines(text, at, closed) };
}

function endOfPlain(text: string, from: number, delimiter: Delimiter): number {
  let end = from;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n" && text[end] !== "\r")
    end += 1;
  return end;
}

/** After `\r\n`, `\n` or `\r`, whichever stands at `at`; the end of the text otherwise. */
function afterEndOfLine(text: string, at: number): number {
  if (text.startsWith("\r\n", at)) return at + 2;
  return Math.min(at + 1, text.length);
}

const SAMPLE = 30;

/**
 * The separator that cuts the first rows into the same number of cells, more than one; of two, the
 * one that gives more.
 */
export function detectDelimiter(text: string): Delimiter {
  const head = text.slice(0, 200_000);
  let best: { delimiter: Delimiter; score: number } = { delimiter: ",", score: 0 };
  for (const delimiter of DELIMITERS) {
    const widths = sampledWidths(head, delimiter);
    for (const [width, cells] of Map.groupBy(widths, (one) => one)) {
      const score = width > 1 ? (cells.length / widths.length) * 100 + Math.min(width, 20) : 0;
      if (score > best.score) best = { delimiter, score };
    }
  }
  return best.delimiter;
}

/** How many cells each of the first rows has. */
function sampledWidths(head: string, delimiter: Delimiter): number[] {
  const widths: number[] = [];
  try {
    for (const { cells } of csvRows(head, delimiter)) {
      widths.push(cells.length);
      if (widths.length === SAMPLE) break;
    }
  } catch (fault) {
    // The sample may end inside a quoted cell.
    if (!(fault instanceof UnclosedQuote)) throw fault;
  }
  return widths;
}

/**
 * First characters that make a spreadsheet compute a cell (owasp.org, "CSV Injection"), full-width
 * forms included.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * A leading apostrophe tells a spreadsheet that the cell is text; `unguarded` takes away exactly
 * what this adds.
 */
export const guarded = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/** One row with its end of line. Every cell that could be read two ways is quoted. */
export function csvLine(cells: readonly string[], delimiter: Delimiter): string {
  const written = cells.map((cell) => {
    const safe = guarded(cell);
    return /["\r\n\t,;|]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${written.join(delimiter)}\r\n`;
}
