// The description cut where it was read, so that each piece can be drawn.
import type { Place } from "./code-report.ts";

export interface Marked {
  text: string;
  start: number;
  /** What was read there: lines by their code, or what was not coded. */
  said: { key: string; coded: boolean } | null;
}

export interface Mark extends Place {
  key: string;
  coded: boolean;
}

/** Pieces in the order of the text. Of two marks that overlap, the first one is drawn. */
export function markedPieces(text: string, marks: readonly Mark[]): Marked[] {
  const pieces: Marked[] = [];
  let at = 0;
  const until = (end: number) => {
    if (end > at) pieces.push({ text: text.slice(at, end), start: at, said: null });
    at = Math.max(at, end);
  };
  for (const { start, end, key, coded } of [...marks].sort((a, b) => a.start - b.start)) {
    if (start < at || end > text.length || end <= start) continue;
    until(start);
    pieces.push({ text: text.slice(start, end), start, said: { key, coded } });
    at = end;
  }
  until(text.length);
  return pieces;
}
