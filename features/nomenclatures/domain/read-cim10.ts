// CIM-10 FR of the ATIH: the pipe file LIBCIM10MULTI (code, MCO type, SSR positions, psychiatric
// type, short and long label) or the same as CSV with a heading; the tree of chapters and blocks.
import { linesOf, quotedRows, separatorOf, splitRows } from "./delimited.ts";
import {
  type OfficialRow,
  type Reading,
  type Refused,
  refused,
  type SourceFile,
} from "./official.ts";

/** A code of the CIM-10, under its code without point. */
export interface Cim10Code {
  label: string;
  short: string;
  /** MCO type: 0 any position, 1, 2 and 4 restricted, 3 a category that is never coded. */
  mco: number;
  /** The four positions of rehabilitation, O or N. */
  ssr: string;
  psy: number;
}

export interface Cim10Block {
  label: string;
  /** First code, and the first code after the last. */
  from: string;
  to: string;
  level: number;
}

const CODE = /^[A-Z]\d{2}[0-9A-Z+.]*$/;
/** Every chapter but the external causes, which one official file leaves out. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTZ";
const LEAST_CODES = 8_000;
const COLUMNS = 6;

function cellsOf({ text }: SourceFile): { rows: string[][]; open: boolean } {
  const [first = ""] = linesOf(text);
  if (/^[A-Z]\d{2}[^,;\t]*\|/.test(first)) return { rows: splitRows(text, "|"), open: false };
  const read = quotedRows(text, separatorOf(first));
  if (/^code$/i.test(read.rows[0]?.[0] ?? "")) read.rows.shift();
  return read;
}

const typeOf = (cell: string | undefined) => (/^[0-4]$/.test(cell ?? "") ? Number(cell) : null);

function codeRow(cells: readonly string[]): OfficialRow | null {
  const [code = "", mco, ssr = "", psy, short = "", label = ""] = cells;
  const [type, psychiatric] = [typeOf(mco), typeOf(psy)];
  if (!CODE.test(code) || type === null || label === "") return null;
  const content: Cim10Code = { label, short, mco: type, ssr, psy: psychiatric ?? type };
  return { part: "codes", key: code.replace(".", ""), content };
}

/** The tree: "01.02;A15;A20;Tuberculoses;…;niveau". */
function blockRows({ text }: SourceFile): OfficialRow[] {
  return splitRows(text, ";").flatMap(([key = "", from = "", to = "", label = "", ...rest]) => {
    if (!/^\d\d(\.\d\d)*$/.test(key)) return [];
    const content: Cim10Block = { label, from, to, level: Number(rest[3] ?? key.length) };
    return [{ part: "blocks", key, content }];
  });
}

const isTree = ({ text }: SourceFile) => /^hiera;/i.test(text);
export const isCim10 = (start: string): boolean =>
  /^hiera;diag/i.test(start) ||
  /^[A-Z]\d{2}[0-9A-Z+]*\s*\|\d\|/.test(start) ||
  /^"?code"?[,;\t]"?type"?[,;\t]"?ssr/i.test(start);

/** `partial`: an extract is taken for what it is. */
export function readCim10(files: readonly SourceFile[], partial = false): Reading | Refused {
  const list = files.filter((file) => !isTree(file));
  // Where both forms of the file are given, the longer one holds the other.
  const [file] = list.sort((a, b) => b.text.length - a.text.length);
  if (!file) return refused("missing", "CIM-10 FR");
  if (file.text.trim() === "") return refused("empty", file.name);
  const { rows: cells, open } = cellsOf(file);
  const codes = new Map<string, OfficialRow>();
  for (const row of cells) {
    const read = codeRow(row);
    if (read) codes.set(read.key, read);
  }
  if (codes.size < cells.length * 0.5) return refused("format", file.name);
  if (open || (cells.at(-1)?.length ?? 0) < COLUMNS) return refused("truncated", file.name);
  const held = new Set([...codes.keys()].map((code) => code[0]));
  const whole = codes.size >= LEAST_CODES && [...LETTERS].every((letter) => held.has(letter));
  if (!whole && !partial) return refused("truncated", file.name);
  const rows = [...codes.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  return { ok: true, edition: null, rows: [...rows, ...files.filter(isTree).flatMap(blockRows)] };
}
