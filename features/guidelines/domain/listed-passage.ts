// What a reader of the library looks for in the list of its passages.
import type { Grade } from "#platform/ai/toolbox.ts";
import type { EditionState } from "./editions.ts";

/** What readers and doctors said. */
export const MARKS = ["reported", "avoided", "signed", "unsigned"] as const;
export type Mark = (typeof MARKS)[number];

export interface Judged {
  sheetId: string;
  grade: Grade;
  day: string;
  edition: EditionState;
  reports: number;
  signed: number;
  avoided: number;
}

export interface Filter {
  sheet?: string | undefined;
  grade?: Grade | undefined;
  older?: number | undefined;
  edition?: EditionState | undefined;
  mark?: Mark | undefined;
}

const MARKED: Record<Mark, (one: Judged) => boolean> = {
  reported: ({ reports }) => reports > 0,
  avoided: ({ avoided }) => avoided > 0,
  signed: ({ signed }) => signed > 0,
  unsigned: ({ signed }) => signed === 0,
};

/** The day so many months before, YYYY-MM-DD; a day that the month has not is its last. */
export function monthsBefore(now: Date, months: number): string {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  first.setUTCDate(Math.min(now.getUTCDate(), last.getUTCDate()));
  return first.toISOString().slice(0, 10);
}

export function wanted(one: Judged, filter: Filter, now: Date): boolean {
  const { sheet, grade, older, edition, mark } = filter;
  return (
    (sheet === undefined || one.sheetId === sheet) &&
    (grade === undefined || one.grade === grade) &&
    (older === undefined || one.day <= monthsBefore(now, older)) &&
    (edition === undefined || one.edition === edition) &&
    (mark === undefined || MARKED[mark](one))
  );
}
