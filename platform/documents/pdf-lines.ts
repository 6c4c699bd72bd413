// The lines of a PDF page as they are read. A PDF only says where pieces of text stand: pieces of
// one height are a row, two texts side by side are columns.

/**
 * A piece of text where it stands: `matrix` as in PDF, `width` along its line, `height` of its
 * letters.
 */
export interface Piece {
  text: string;
  matrix: readonly number[];
  width: number;
  height: number;
}
export interface Line {
  text: string;
  left: number;
  right: number;
  /** Grows towards the top of the page. */
  y: number;
  size: number;
  /** Cells of a table: nothing goes on from one line to the next. */
  cells: boolean;
}

/** Empty space between two pieces of a row, in heights, from which they are two texts. */
const APART = 2;
const COLUMN_ROWS = 4;
/** Share of the width of the text that each of two columns of prose fills. */
const COLUMN_SHARE = 0.3;

type Way = "right" | "up" | "left" | "down";
const signed = (value: number, positive: Way, negative: Way): Way =>
  value >= 0 ? positive : negative;
const wayOf = ([a = 1, b = 0]: readonly number[]): Way =>
  Math.abs(a) >= Math.abs(b) ? signed(a, "right", "left") : signed(b, "up", "down");
/** The place as it would be were the page turned so that its text goes to the right. */
const TURNED: Readonly<Record<Way, (x: number, y: number) => [number, number]>> = {
  right: (x, y) => [x, y],
  up: (x, y) => [y, -x],
  left: (x, y) => [-x, -y],
  down: (x, y) => [-y, x],
};

/** Letters by which fonts of symbols draw the mark of an item: alone before its words. */
const SYMBOL = /^[o§Øü]\s*$/u;
const begun = (text: string): string =>
  SYMBOL.test(text) ? `◦${text.slice(1)}` : text.trimStart();

/** Pieces of text that follow each other at one height. */
function segmentsOf(pieces: readonly Piece[]): Line[] {
  const way = usualWay(pieces);
  const segments: Line[] = [];
  for (const { text, matrix, width, height } of pieces) {
    // A watermark or the word in a margin, across the text.
    if (wayOf(matrix) !== way) continue;
    const [left, y] = TURNED[way](matrix[4] ?? 0, matrix[5] ?? 0);
    const last = segments.at(-1);
    const size = height || (last?.size ?? 1);
    const one: Line = { text, left, right: left + width, y, size, cells: false };
    if (last && goesOn(last, one)) append(last, one);
    else if (text.trim() !== "") segments.push({ ...one, text: begun(text) });
  }
  return segments;
}

/** The way in which most of the letters of a page go. */
function usualWay(pieces: readonly Piece[]): Way {
  const ways = new Map<Way, number>();
  for (const { text, matrix } of pieces)
    ways.set(wayOf(matrix), (ways.get(wayOf(matrix)) ?? 0) + text.trim().length);
  return [...ways].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "right";
}

const level = (a: Line, b: Line) => Math.abs(a.y - b.y) < Math.max(a.size, b.size) / 2;

/** Whether a piece follows another in one text. */
function goesOn(last: Line, one: Line): boolean {
  const gap = one.left - last.right;
  return level(last, one) && gap > -one.size && gap < one.size * APART;
}

function append(last: Line, { text, left, right, y, size }: Line): void {
  const spaced = left - last.right > size * 0.15 && !/\s$/u.test(last.text) && !/^\s/u.test(text);
  last.text += `${spaced ? " " : ""}${text}`;
  if (text.trim() === "") return;
  last.right = Math.max(last.right, right);
  // An exponent is on the line of what it follows.
  if (size > last.size) Object.assign(last, { y, size });
}

/**
 * Where two columns of prose part, when rows were written across both; null when there are no such
 * columns.
 */
function gutterOf(rows: readonly (readonly Line[])[]): number | null {
  const pairs = rows.flatMap(([one, other, ...more]) =>
    one && other && more.length === 0 ? [{ one, other }] : [],
  );
  if (pairs.length < COLUMN_ROWS) return null;
  const [from, to] = extent(pairs.flatMap(({ one, other }) => [one, other]));
  const fills = (widths: number[]) =>
    (widths.sort((a, b) => a - b)[widths.length >> 1] ?? 0) >= (to - from) * COLUMN_SHARE;
  const prose =
    fills(pairs.map(({ one }) => one.right - one.left)) &&
    fills(pairs.map(({ other }) => other.right - other.left));
  const [, left] = extent(pairs.map(({ one }) => one));
  const [right] = extent(pairs.map(({ other }) => other));
  return left < right && prose ? (left + right) / 2 : null;
}

const extent = (lines: readonly Line[]): [number, number] =>
  lines.reduce(
    ([from, to], { left, right }) => [Math.min(from, left), Math.max(to, right)],
    [Infinity, -Infinity],
  );

function joined(row: readonly Line[]): Line[] {
  const [first, ...rest] = row;
  if (!first) return [];
  // A bullet stands alone before its words: that is no table.
  const marked = rest.length === 1 && first.text.trim().length <= 3;
  const text = row.map((one) => one.text.trim()).join(" ");
  const size = row.reduce((most, one) => Math.max(most, one.size), 0);
  return [{ ...first, text, right: extent(row)[1], size, cells: rest.length > 0 && !marked }];
}

const NUMBER = /^(?:\d{1,2}|[a-z])[.)]$/u;
const isBefore = (one: Line, first: Line): boolean =>
  NUMBER.test(one.text.trim()) &&
  one.right <= first.left &&
  first.left - one.right < first.size * APART;

export function linesOf(pieces: readonly Piece[]): Line[] {
  const rows: Line[][] = [];
  for (const one of segmentsOf(pieces)) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && level(last, one) && one.left >= last.right) row.push(one);
    // The number of an item, written after its words.
    else if (row?.[0] && level(row[0], one) && isBefore(one, row[0])) row.unshift(one);
    else rows.push([one]);
  }
  const gutter = gutterOf(rows);
  if (gutter === null) return rows.flatMap(joined);
  const lines: Line[] = [];
  let band: Line[] = [];
  // A line that goes across both columns ends what is read down one, then down the other.
  const close = () => {
    lines.push(
      ...band.filter(({ right }) => right <= gutter),
      ...band.filter(({ right }) => right > gutter),
    );
    band = [];
  };
  for (const row of rows)
    if (row.every(({ left, right }) => right <= gutter || left >= gutter)) band.push(...row);
    else {
      close();
      lines.push(...joined(row));
    }
  close();
  return lines.map((line) => ({ ...line, text: line.text.trim() }));
}
