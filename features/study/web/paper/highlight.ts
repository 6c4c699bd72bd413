// Passages of a statement that the person marks, in characters from its beginning.
export type Highlight = readonly [from: number, to: number];

/** The union of what was marked and of one more passage, in order, without overlap. */
export function withHighlight(known: readonly Highlight[], added: Highlight): Highlight[] {
  const all = [...known, added].filter(([from, to]) => from < to).toSorted(([a], [b]) => a - b);
  const joined: [number, number][] = [];
  for (const [from, to] of all) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

export interface Piece {
  readonly from: number;
  readonly text: string;
  readonly marked: boolean;
}

/** A text in order, what is marked apart from the rest. */
export function piecesOf(text: string, highlights: readonly Highlight[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (to: number, marked: boolean) => {
    if (to > at) pieces.push({ from: at, text: text.slice(at, to), marked });
    at = Math.max(at, to);
  };
  for (const [from, to] of highlights) {
    add(Math.min(from, text.length), false);
    add(Math.min(to, text.length), true);
  }
  add(text.length, false);
  return pieces;
}
