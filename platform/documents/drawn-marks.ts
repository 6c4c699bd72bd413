// The marks of items that a PDF draws instead of writing: a printed web page has discs, circles and
// squares before its lines, and no letter for them.
import type { Piece } from "./pdf-lines.ts";

/** What a page draws, in its order: the corners of each shape, and what moves them. */
export type Drawn =
  | { kind: "save" }
  | { kind: "restore" }
  | { kind: "transform"; matrix: readonly number[] }
  | { kind: "path"; corners: readonly number[] };

export interface Mark {
  left: number;
  right: number;
  middle: number;
}

type Matrix = readonly [number, number, number, number, number, number];
const STILL: Matrix = [1, 0, 0, 1, 0, 0];
/** Height of a mark, in points. */
const [SMALLEST, LARGEST] = [1.5, 8];
/** As wide as it is high, or nearly. */
const ROUND = 1.3;
/** More of them on a page are a drawing. */
const MOST = 200;

function times([a, b, c, d, e, f]: Matrix, by: readonly number[]): Matrix {
  const [a2 = 1, b2 = 0, c2 = 0, d2 = 1, e2 = 0, f2 = 0] = by;
  return [
    ...([a * a2 + c * b2, b * a2 + d * b2, a * c2 + c * d2, b * c2 + d * d2] as const),
    ...([a * e2 + c * f2 + e, b * e2 + d * f2 + f] as const),
  ];
}

function markOf([a, b, c, d, e, f]: Matrix, corners: readonly number[]): Mark | null {
  const [left = 0, low = 0, right = 0, high = 0] = corners;
  const [x1, x2] = [a * left + c * low + e, a * right + c * high + e];
  const [y1, y2] = [b * left + d * low + f, b * right + d * high + f];
  const [width, height] = [Math.abs(x1 - x2), Math.abs(y1 - y2)];
  const isMark =
    height >= SMALLEST && height <= LARGEST && width <= height * ROUND && height <= width * ROUND;
  return isMark ? { left: Math.min(x1, x2), right: Math.max(x1, x2), middle: (y1 + y2) / 2 } : null;
}

/** Small shapes as wide as they are high; none of a page that is full of them. */
export function drawnMarks(drawn: readonly Drawn[]): Mark[] {
  const marks: Mark[] = [];
  const kept: Matrix[] = [];
  let now = STILL;
  for (const one of drawn) {
    if (one.kind === "save") kept.push(now);
    else if (one.kind === "restore") now = kept.pop() ?? STILL;
    else if (one.kind === "transform") now = times(now, one.matrix);
    else if (one.kind === "path") {
      const mark = markOf(now, one.corners);
      if (mark) marks.push(mark);
    }
  }
  return marks.length > MOST ? [] : marks;
}

/** How far before its words a mark stands, in their heights. */
const NEAR = 2.5;

/** The piece that a mark stands before: the nearest of its line, with nothing written between. */
function wordsAfter({ left, right, middle }: Mark, pieces: readonly Piece[]): number {
  const level = pieces.flatMap(({ text, matrix, height }, at) => {
    const [a = 1, b = 0, , , x = 0, y = 0] = matrix;
    const upright = a > 0 && b === 0 && text.trim() !== "";
    return upright && middle > y - height * 0.2 && middle < y + height * 0.9
      ? [{ at, x, height }]
      : [];
  });
  const after = level.filter(({ x, height }) => x >= right && x - right < height * NEAR);
  const [first] = after.sort((one, other) => one.x - other.x);
  const before = level.some(({ x }) => first && x < left && first.x - x < first.height * 40);
  return first && !before ? first.at : -1;
}

/** The pieces of a page with a bullet written where one is drawn before a line. */
export function withMarks(pieces: readonly Piece[], marks: readonly Mark[]): Piece[] {
  const at = new Map<number, Mark>();
  for (const mark of marks) {
    const words = wordsAfter(mark, pieces);
    if (words >= 0) at.set(words, mark);
  }
  return pieces.flatMap((piece, place) => {
    const mark = at.get(place);
    if (!mark) return [piece];
    const { matrix, height } = piece;
    const stands = [...matrix.slice(0, 4), mark.left, matrix[5] ?? 0];
    return [{ text: "• ", matrix: stands, width: mark.right - mark.left, height }, piece];
  });
}
