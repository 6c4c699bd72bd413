// The tables of the ATIH and of Ameli as JSON arrays of flat records.
import type { SourceFile } from "./official.ts";

export type FlatRecord = Readonly<Record<string, unknown>>;

/** The records of a file, or null when it is no whole array. */
export function jsonRecords({ text }: SourceFile): FlatRecord[] | null {
  try {
    const read: unknown = JSON.parse(text);
    if (!Array.isArray(read)) return null;
    return read.filter((one): one is FlatRecord => typeof one === "object" && one !== null);
  } catch {
    return null;
  }
}

/** A field as text; empty when it is absent. */
export const textIn = (record: FlatRecord, field: string): string => {
  const value = record[field];
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
};

/** A field as a number, or null. */
export const numberIn = (record: FlatRecord, field: string): number | null => {
  const value = record[field];
  const read = typeof value === "string" ? Number(value.replace(",", ".") || Number.NaN) : value;
  return typeof read === "number" && Number.isFinite(read) ? read : null;
};

/** "01/03/2010" and "2010-03-01" are one day. */
export function dayIn(record: FlatRecord, field: string): string | null {
  const value = textIn(record, field);
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value) ?? [];
  if (year !== undefined) return `${year}-${month}-${day}`;
  return /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : null;
}
