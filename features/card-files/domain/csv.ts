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
      let cell = "";
      if (text[at] === '"') {
        const end = closing(text, at + 1, line);
        cell = text.slice(at + 1, Math.min(end - 1, at + 1 + MOST_READ)).replaceAll('""', '"');
        line += countLines(text, at, end);
        at = end;
      }
      // What stands between a closing mark and the next separator belongs to the cell: `"a" b`.
      let end = at;
      while (
        end < text.length &&
        text[end] !== delimiter &&
        text[end] !== "\n" &&
        text[end] !== "\r"
      )
        end += 1;
      if (cells.length < MOST_CELLS) cells.push(cell + text.slice(at, end));
      at = end;
      if (text[at] !== delimiter) break;
      at += 1;
    }
    if (text[at] === "\r") at += 1;
    if (text[at] === "\n") at += 1;
    else if (at < text.length && text[at - 1] !== "\r") at += 1;
    line += 1;
    if (cells.length > 1 || cells[0] !== "") yield { cells, line: start };
  }
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
    const widths = new Map<number, number>();
    let rows = 0;
    try {
      for (const { cells } of csvRows(head, delimiter)) {
        widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
        if (++rows === SAMPLE) break;
      }
    } catch (fault) {
      // The sample may end inside a quoted cell.
      if (!(fault instanceof UnclosedQuote)) throw fault;
    }
    for (const [width, count] of widths) {
      const score = width > 1 ? (count / rows) * 100 + Math.min(width, 20) : 0;
      if (score > best.score) best = { delimiter, score };
    }
  }
  return best.delimiter;
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
