// What every reader of an official file gives back: rows to keep, or the reason of its refusal.

/** The official nomenclatures that an installation may hold. */
export const NOMENCLATURES = [
  "cim10",
  "ccam",
  "ngap",
  "ghs",
  "bdpm",
  "interactions",
  "abbreviations",
] as const;
export type Nomenclature = (typeof NOMENCLATURES)[number];

const OTHER_NAMES = new Map<string, Nomenclature>(
  Object.entries({
    "cim-10": "cim10",
    cim: "cim10",
    icd10: "cim10",
    "icd-10": "cim10",
    ghm: "ghs",
    mco: "ghs",
    medicaments: "bdpm",
    drugs: "bdpm",
    thesaurus: "interactions",
    ansm: "interactions",
    abreviations: "abbreviations",
  } as const),
);

/** The nomenclature that was named, or null. */
export function nomenclatureOf(name: string): Nomenclature | null {
  const folded = name.toLowerCase();
  return NOMENCLATURES.find((known) => known === folded) ?? OTHER_NAMES.get(folded) ?? null;
}

/** A file as it was read: its name without folder nor `.gz`, and its text. */
export interface SourceFile {
  name: string;
  text: string;
}

/** A file as it came: packed or not, one table or an archive of them. */
export interface SentFile {
  name: string;
  bytes: Uint8Array;
  /** An archive of a folder: left aside when its tables are another nomenclature's. */
  optional?: true;
}

/** One row of a nomenclature: what it is a part of, what it is asked for by, what it says. */
export interface OfficialRow {
  part: string;
  key: string;
  content: object;
}

export const REFUSALS = [
  /** No file of this nomenclature is there. */
  "missing",
  "empty",
  /** It stops in the middle, or has lost rows that an edition cannot lose. */
  "truncated",
  /** Its rows are not those of this nomenclature. */
  "format",
  /** Two files that belong together do not speak of the same things. */
  "mismatch",
  /** What stands in the database is not what was given to it. */
  "written",
  /** An archive that is locked, hostile, too large or unreadable. */
  "archive",
] as const;
export type Refusal = (typeof REFUSALS)[number];

export interface Refused {
  ok: false;
  reason: Refusal;
  /** The file, or what is missing; for the sentence. */
  what: string;
}

export interface Reading {
  ok: true;
  /** What the edition calls itself, or null when the files do not say. */
  edition: string | null;
  rows: OfficialRow[];
  /** How much stands inside the rows, for whoever asks what is held. */
  inside?: Record<string, number>;
}

export const refused = (reason: Refusal, what: string): Refused => ({ ok: false, reason, what });

/** How many rows each part holds. */
export function countsOf(rows: readonly OfficialRow[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { part } of rows) counts[part] = (counts[part] ?? 0) + 1;
  return counts;
}

/**
 * An edition adds and removes a few rows: one that has lost a tenth of a part was cut on its way.
 */
const KEPT_SHARE = 0.9;

/** The part that has lost too many of the rows it had in the last good version, or null. */
export function lostPart(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): string | null {
  const lost = Object.entries(before).find(
    ([part, count]) => (after[part] ?? 0) < Math.floor(count * KEPT_SHARE),
  );
  return lost?.[0] ?? null;
}

/** The values of each key, in the order of the rows. */
export function grouped<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const found = groups.get(key(item));
    if (found) found.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
