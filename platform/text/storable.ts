// Text that comes from elsewhere (a model, a file, another program), as a database keeps it: no
// NUL, no half of a surrogate pair. One of either would make PostgreSQL refuse the whole row. What
// people send us is refused instead.

const HIGH_AT_END = /[\ud800-\udbff]$/;

/** Without NUL, and with U+FFFD in place of each half of a pair. */
export const storable = (text: string): string => text.replaceAll("\0", "").toWellFormed();

export const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** The beginning of a text, of `length` UTF-16 units at most; a pair is not cut in two. */
export const storableStart = (text: string, length: number): string =>
  storable(text.length > length ? text.slice(0, length).replace(HIGH_AT_END, "") : text);

export interface StorablePieces {
  /** What may be kept now: the first half of a pair waits for the second. */
  push(piece: string): string;
  /** What was still waiting. */
  end(): string;
}

/** Cleans a text that comes in pieces, wherever they are cut. */
export function storablePieces(): StorablePieces {
  let held = "";
  return {
    push(piece) {
      const text = held + piece.replaceAll("\0", "");
      held = HIGH_AT_END.exec(text)?.[0] ?? "";
      return storable(text.slice(0, text.length - held.length));
    },
    end() {
      const rest = storable(held);
      held = "";
      return rest;
    },
  };
}

/** Nothing that a tool takes or gives is nested a tenth as deep. */
const DEEPEST = 100;

/**
 * Every text of a value of JSON, its keys included, through `change`. Throws RangeError for a value
 * without a bottom.
 */
export function changedTexts(value: unknown, change: (text: string) => string, depth = 0): unknown {
  if (typeof value === "string") return change(value);
  if (value === null || typeof value !== "object") return value;
  if (depth > DEEPEST) throw new RangeError(`nested more than ${DEEPEST} deep`);
  if (Array.isArray(value)) return value.map((inner) => changedTexts(inner, change, depth + 1));
  if (value.constructor !== Object && value.constructor !== undefined) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      change(key),
      changedTexts(inner, change, depth + 1),
    ]),
  );
}

export const storableValue = (value: unknown): unknown => changedTexts(value, storable);
