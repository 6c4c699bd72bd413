// What a file says of a note, as it is kept here: texts that a database holds, media at their
// addresses, words of our lists.

import type { NoteContent, NoteDetails, PlainField } from "#features/flashcards/domain/public.ts";
import { eachPlain, plainValue, renameMedia } from "#features/flashcards/domain/public.ts";
import { storableStart } from "#platform/text/storable.ts";
import type { ImportedNote } from "../domain/imported.ts";

const MAX_TEXT = 2_000_000;
export const storable = (text: string, longest = MAX_TEXT) => storableStart(text, longest);

/** `media`: addresses by name. */
export function contentOfImported(
  note: ImportedNote,
  media: ReadonlyMap<string, string>,
): NoteContent {
  const shown = (html: string) => renameMedia(storable(html), (name) => media.get(name) ?? null);
  const { occlusion } = note;
  return {
    kind: note.kind,
    question: shown(note.question),
    answer: shown(note.answer),
    extra: shown(note.extra),
    occlusion: occlusion && {
      image: media.get(occlusion.image) ?? storable(occlusion.image),
      hideAll: occlusion.hideAll,
      masks: occlusion.masks.map(({ also, ...mask }) => ({
        ...mask,
        ...(also && { also: [...also] }),
        points: mask.points.map((point) => ({ ...point })),
        text: storable(mask.text),
        style: Object.fromEntries(
          Object.entries(mask.style).map((one) => one.map((text) => storable(text))),
        ),
      })),
    },
  };
}

export const tagsOf = (tags: readonly string[]) => [
  ...new Set(
    tags.map((tag) => storable(tag.replace(/[\s"]+/gu, "_"), 100)).filter((tag) => tag !== ""),
  ),
];

/** Words that are not in our lists are left out; a text is cut to what the contract allows. */
export function detailsOfImported({ details }: ImportedNote): Omit<NoteDetails, "tags"> {
  const { ai = false, source = null } = details ?? {};
  const plain = eachPlain((name, field) => plainValue(details?.[name] ?? "", field));
  return {
    ...(plain as Pick<NoteDetails, PlainField>),
    mode: ai ? "ai" : "manual",
    source: source && {
      title: storable(source.title, 500),
      link: storable(source.link, 1000),
      year: source.year !== null && source.year >= 1800 && source.year <= 2200 ? source.year : null,
      passage: storable(source.passage, 5000),
    },
  };
}
