// The note of Anki beside a note of ours: what is kept of it, and whether ours was changed since.
import { hash } from "node:crypto";
import type { AnkiNote, NoteContent, NoteOrigin } from "#features/flashcards/domain/public.ts";
import { mediaReferences, occlusionKey } from "#features/flashcards/domain/public.ts";
import { mediumId } from "#features/flashcards/server/public.ts";
import { storableStart } from "#platform/text/storable.ts";

export const digestOf = (text: string): string => hash("sha1", text);

/** The same for the same content, whatever its tags and details. */
export const contentDigest = ({ kind, question, answer, extra, occlusion }: NoteContent): string =>
  digestOf([kind, question, answer, extra, occlusionKey(occlusion)].join("\0"));

/**
 * Ids of the media that texts name, among those that came with them (`media`: addresses by name).
 */
export function mediaNamed(
  texts: readonly string[],
  media: ReadonlyMap<string, string>,
): Record<string, string> {
  if (media.size === 0) return {};
  const names = texts.flatMap((text) => (/<|\[sound:/.test(text) ? mediaReferences(text) : []));
  return Object.fromEntries(
    names.flatMap((name) => {
      const id = mediumId(media.get(name) ?? "");
      return id === null ? [] : [[name, id]];
    }),
  );
}

const MAX_FIELD = 2_000_000;

export function originOf(
  came: AnkiNote,
  content: NoteContent,
  { type, media }: { type: string; media: ReadonlyMap<string, string> },
): NoteOrigin {
  const { edited, type: _, ...anki } = came;
  const fields = anki.fields.map((field) => storableStart(field, MAX_FIELD));
  return {
    ...anki,
    type,
    guid: storableStart(anki.guid, MAX_FIELD),
    tags: storableStart(anki.tags, MAX_FIELD),
    fields,
    media: mediaNamed(fields, media),
    content: edited ? "" : contentDigest(content),
  };
}
