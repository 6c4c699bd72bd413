// The fields of a note, once: what is on the wire, in the table, in the forms, in files, in Anki's
// packages and in the export of one's data follows this list. A field of one word or one line is
// one more line of it, its texts and the migration.
import { SPECIALTIES } from "#features/guidelines/domain/public.ts";
import { storableStart } from "#platform/text/storable.ts";
import { NOTE_DIFFICULTIES } from "./note-words.ts";

export type Words = readonly [string, ...string[]];

/** A word of a closed list, or none. */
export interface Choice<W extends Words = Words> {
  shape: "choice";
  words: W;
  /** What the first row of a table calls it, in three languages, without accents. */
  headers: readonly string[];
}

/** A line that a person types, or none. */
export interface Line {
  shape: "line";
  /** Characters. */
  longest: number;
  headers: readonly string[];
}

/** What has a shape of its own: each reader and writer knows it by name. */
const own = { shape: "own" } as const;
const choice = <const W extends Words>(words: W, headers: readonly string[]): Choice<W> => ({
  shape: "choice",
  words,
  headers,
});

export const NOTE_FIELDS = {
  kind: own,
  question: own,
  answer: own,
  extra: own,
  occlusion: own,
  tags: own,
  specialty: choice(SPECIALTIES, ["specialty", "specialite", "especialidad"]),
  difficulty: choice(NOTE_DIFFICULTIES, ["difficulty", "difficulte", "dificultad"]),
  mode: own,
  source: own,
} as const satisfies Record<string, Choice | Line | typeof own>;

export type NoteField = keyof typeof NOTE_FIELDS;

/** Those of one word or one line: all are treated alike. */
export type PlainField = {
  [Name in NoteField]: (typeof NOTE_FIELDS)[Name] extends Choice | Line ? Name : never;
}[NoteField];

const isPlain = (name: NoteField): name is PlainField => NOTE_FIELDS[name].shape !== "own";

export const FIELD_NAMES = Object.keys(NOTE_FIELDS) as readonly NoteField[];
export const PLAIN_FIELDS: readonly PlainField[] = FIELD_NAMES.filter(isPlain);

export const plainField = (name: PlainField): Choice | Line => NOTE_FIELDS[name];

/** What was typed or read, as it is kept: a word of the list, or a line that is not too long. */
export function plainValue(said: string, field: Choice | Line): string | null {
  const text = said.trim();
  if (field.shape === "line") return storableStart(text, field.longest) || null;
  return field.words.find((word) => word === text) ?? null;
}

/** One value for each plain field. */
export const eachPlain = <Value>(
  valueFrom: (name: PlainField, field: Choice | Line) => Value,
): Record<PlainField, Value> =>
  Object.fromEntries(
    PLAIN_FIELDS.map((name) => [name, valueFrom(name, plainField(name))]),
  ) as Record<PlainField, Value>;
