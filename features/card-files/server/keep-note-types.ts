// Types of Anki on their way in: each is kept once, with the first of its notes.

import type { AnkiType } from "#features/flashcards/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { ImportedNote } from "../domain/imported.ts";
import { type Definition, parseDefinition, typeOf, writeDefinition } from "./anki/definition.ts";
import { isTooDeep } from "./anki/note-types.ts";
import { digestOf, mediaNamed } from "./note-origin.ts";
import { addNoteTypes } from "./queries-note-types.ts";

interface KnownType {
  digest: string;
  definition: string;
  media: Record<string, string>;
}

/** By the key that the notes of the file give them. */
export type NoteTypes = ReadonlyMap<string, KnownType>;

/** Pictures that a style names: `url(_logo.png)`. */
const STYLE_MEDIA = /url\(\s*["']?([^"')\s]{1,255})["']?\s*\)/gi;

/** A text of every medium that a type shows, as the fields of a note would name it. */
const textsOf = ({ css, tmpls }: Definition) => [
  ...tmpls.flatMap(({ qfmt, afmt }) => [qfmt, afmt]),
  ...[...css.matchAll(STYLE_MEDIA)].map(([, name]) => `<img src="${name}">`),
];

/**
 * Types that are none, or nest without end, are left out: their notes then leave as notes of ours.
 */
export function readTypes(
  types: readonly AnkiType[],
  media: ReadonlyMap<string, string>,
): NoteTypes {
  return new Map(
    types.flatMap(({ key, definition }) => {
      const read = parseDefinition(definition);
      if (!read || isTooDeep(typeOf(read))) return [];
      const text = writeDefinition(read);
      return [
        [
          key,
          { digest: digestOf(text), definition: text, media: mediaNamed(textsOf(read), media) },
        ],
      ];
    }),
  );
}

/** Keeps the types of these notes that were not met before; `kept` remembers them. */
export async function keepTypesOf(
  tx: Tx,
  notes: readonly ImportedNote[],
  { ownerId, transferId, types }: { ownerId: string; transferId: string | null; types: NoteTypes },
  kept: Set<string>,
): Promise<void> {
  const keys = new Set(
    notes.flatMap(({ anki }) => (anki && !kept.has(anki.type) ? [anki.type] : [])),
  );
  const rows = [...keys].flatMap((key) => {
    const type = types.get(key);
    return type ? { ownerId, transferId, ...type } : [];
  });
  if (rows.length > 0) await addNoteTypes(tx, rows);
  for (const key of keys) kept.add(key);
}
