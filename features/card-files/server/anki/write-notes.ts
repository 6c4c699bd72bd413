// Rows of `notes` of schema 11: notes of Anki as they came, one for all that they gave here, and
// notes of ours.
import { createHash } from "node:crypto";
import type { ImportedNote } from "../../domain/imported.ts";
import { detailTags } from "./details.ts";
import { firstFieldText } from "./first-field.ts";
import { type OriginNote, originFields, originTags } from "./origin-fields.ts";
import { fieldsOf, typeOf } from "./own-note-types.ts";
import type { TypesWriter, WrittenType } from "./write-types.ts";

const SEPARATOR = "\u001f";

export interface WrittenNote {
  /** The id it wants: when it was made. */
  wanted: number;
  /**
   * A row but its id, in the order of the columns; `usn`, `flags` and `data` are the statement's.
   */
  values: readonly (number | string)[];
  /** The notes whose cards are its cards. */
  parts: readonly ImportedNote[];
  /** The place of the template of a card. */
  ordinalOf(note: ImportedNote, ordinal: number): number;
}

/** Anki's checksum of the first field: the first 32 bits of its SHA-1. */
const checksum = (text: string) => createHash("sha1").update(text).digest().readUInt32BE(0);

const spaced = (tags: string) => (tags === "" ? "" : ` ${tags} `);

/** `sfld` sorts and `csum` finds doubles in Anki's list. */
function values(
  guid: string,
  mid: number,
  mod: number,
  tags: string,
  fields: readonly string[],
  sort = 0,
) {
  const first = firstFieldText(fields[0] ?? "");
  const sorted = sort === 0 ? first : firstFieldText(fields[sort] ?? "");
  return [guid, mid, mod, spaced(tags), fields.join(SEPARATOR), sorted, checksum(first)];
}

/**
 * Control characters but the end of line and the tab: Anki takes them away (`normalize_field`,
 * rslib/src/notes/mod.rs), and one of them separates the fields.
 */
const withoutControls = (text: string) =>
  text.replace(/\p{Cc}/gu, (one) => (one === "\n" || one === "\t" || one > "\u007f" ? one : ""));

/**
 * `mod` is the last change of the note itself: Anki keeps its own copy unless ours is newer
 * (`should_update`, rslib/src/import_export/package/apkg/import/notes.rs).
 */
function ownNote(note: ImportedNote, now: number): WrittenNote {
  const tags = [...note.tags, ...detailTags(note.details)]
    .map((tag) =>
      tag
        .trim()
        .replace(/\s+/g, "_")
        .replace(/\p{Cc}/gu, ""),
    )
    .filter((tag) => tag !== "");
  const mod = Math.floor(Math.min(now, note.modified ?? note.created) / 1000);
  return {
    wanted: note.created,
    values: values(
      note.guid,
      typeOf(note).id,
      mod,
      tags.join(" "),
      fieldsOf(note).map(withoutControls),
    ),
    parts: [note],
    ordinalOf: (_, ordinal) => ordinal,
  };
}

/**
 * As many fields as the type has: Anki refuses a whole package for one note that has not
 * (`prepare_for_update`).
 */
const fitted = (fields: readonly string[], count: number) =>
  Array.from({ length: count }, (_, place) =>
    place === count - 1 ? fields.slice(place).join("; ") : (fields[place] ?? ""),
  );

/** Null where what the notes say now cannot be said by the type they came with. */
function originNote(
  parts: readonly OriginNote[],
  { id, sort, type }: WrittenType,
  now: number,
): WrittenNote | null {
  const anki = parts[0]?.anki;
  const fields = anki && originFields(parts, type);
  if (!fields) return null;
  const tags = originTags(parts);
  const isAsItCame = fields === anki.fields && tags === anki.tags;
  const changed = Math.max(...parts.map(({ modified }) => Math.floor((modified ?? 0) / 1000)));
  const mod = Math.min(
    Math.floor(now / 1000),
    isAsItCame ? anki.modified : Math.max(anki.modified + 1, changed),
  );
  return {
    wanted: anki.id,
    values: values(anki.guid, id, mod, tags, fitted(fields, type.fields.length), sort),
    parts,
    ordinalOf: (note, ordinal) => note.anki?.ordinals?.[ordinal] ?? ordinal,
  };
}

const hasOrigin = (note: ImportedNote): note is OriginNote => note.anki !== undefined;
const groupOf = ({ guid, anki }: ImportedNote) =>
  anki ? `${anki.type} ${anki.id} ${anki.guid}` : ` ${guid}`;

/**
 * The rows of a batch. Notes that one note of Anki gave stand in the same batch: they are one note
 * again.
 */
export function writtenNotes(
  batch: readonly ImportedNote[],
  types: TypesWriter,
  now: number,
): WrittenNote[] {
  return [...Map.groupBy(batch, groupOf).values()].flatMap((parts) => {
    const came = parts.filter(hasOrigin);
    const type = came[0] ? types.use(came[0].anki.type) : null;
    const whole = type && originNote(came, type, now);
    return whole ? [whole] : parts.map((note) => ownNote(note, now));
  });
}
