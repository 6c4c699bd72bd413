// The fields of a note of Anki on its way back: as they came, or with what was changed here put
// where it came from. A change is tried in the field that shows it, and stays if the templates then
// show what the person wrote.
import type { AnkiNote } from "#features/flashcards/domain/public.ts";
import { occlusionKey, renameMedia } from "#features/flashcards/domain/public.ts";
import type { ImportedNote } from "../../domain/imported.ts";
import { tagsOf } from "../import-content.ts";
import type { NoteType } from "./definition.ts";
import { detailTags, readDetails, SOURCE_LINE, sourceHtml, toHtml, wordsOf } from "./details.ts";
import { type MappedNote, mappingOf } from "./map-note.ts";
import { writeMasks } from "./occlusion.ts";

/** A note that came from Anki. */
export type OriginNote = ImportedNote & { anki: AnkiNote };

const SIDES = ["question", "answer", "extra", "source"] as const;
type Side = (typeof SIDES)[number];

/** Texts are kept with their media renamed, which writes addresses one way. */
const normal = (html: string) => renameMedia(html, (name) => name).trim();

const ofMapped = (mapped: MappedNote, side: Side): string =>
  side === "source" ? sourceHtml(readDetails([], mapped.source).details) : normal(mapped[side]);
const ofNote = (note: ImportedNote, side: Side): string =>
  side === "source" ? sourceHtml(note.details) : normal(note[side]);

const says = (mapped: MappedNote | undefined, note: ImportedNote) =>
  mapped !== undefined &&
  mapped.kind === note.kind &&
  occlusionKey(mapped.occlusion) === occlusionKey(note.occlusion) &&
  SIDES.every((side) => ofMapped(mapped, side) === ofNote(note, side));

/**
 * What a field would hold for a side to change from `before` to `after`; null where the field is no
 * part of it.
 */
function changed(field: string, before: string, after: string): string | null {
  const held = normal(field);
  // An empty field is found in any text: it is part of an empty side alone.
  if (held === "" && before !== "") return null;
  const at = before.indexOf(held);
  if (at < 0) return null;
  const [head, tail] = [before.slice(0, at), before.slice(at + held.length)];
  const fits =
    after.length >= head.length + tail.length && after.startsWith(head) && after.endsWith(tail);
  return fits ? after.slice(head.length, after.length - tail.length) : null;
}

type Read = (fields: readonly string[]) => (note: OriginNote) => MappedNote | undefined;

/** Puts one side of a note where it came from; the fields as they are where no field shows it. */
function withSide(
  fields: readonly string[],
  note: OriginNote,
  side: Side,
  read: Read,
): readonly string[] {
  const before = read(fields)(note);
  if (!before || ofMapped(before, side) === ofNote(note, side)) return fields;
  for (const [place, field] of fields.entries()) {
    const value = changed(field, ofMapped(before, side), ofNote(note, side));
    if (value === null) continue;
    const tried = fields.with(place, value);
    const after = read(tried)(note);
    if (after && ofMapped(after, side) === ofNote(note, side)) return tried;
  }
  return fields;
}

/** The first two fields of an image occlusion. */
function withMasks(
  fields: readonly string[],
  { occlusion }: ImportedNote,
  mapped: MappedNote | undefined,
) {
  if (
    !occlusion ||
    !mapped?.occlusion ||
    occlusionKey(occlusion) === occlusionKey(mapped.occlusion)
  )
    return fields;
  const masked = fields.with(0, writeMasks(occlusion));
  return occlusion.image === mapped.occlusion.image
    ? masked
    : masked.with(1, `<img src="${toHtml(occlusion.image)}">`);
}

const holdsSource = ({ templates }: NoteType) =>
  templates.some(({ answer }) => SOURCE_LINE.test(answer));

/**
 * The fields of the note that these parts came from; null where what they say now cannot be said by
 * its type.
 */
export function originFields(
  parts: readonly OriginNote[],
  type: NoteType,
): readonly string[] | null {
  const anki = parts[0]?.anki;
  if (!anki) return null;
  const isAsItCame = parts.every(({ anki: { edited }, details }) => !edited && !details?.source);
  if (isAsItCame && !holdsSource(type)) return anki.fields;
  const map = mappingOf(type);
  if (!map) return null;
  const context = { tags: anki.tags, deck: parts[0]?.deck.join("::") ?? "" };
  const read: Read = (fields) => {
    const mapped = map({ ...context, fields });
    return ({ guid }) => mapped.find(({ suffix }) => anki.guid + suffix === guid);
  };
  let fields = anki.fields;
  for (const note of parts) {
    fields = withMasks(fields, note, read(fields)(note));
    for (const side of SIDES) fields = withSide(fields, note, side, read);
  }
  const final = read(fields);
  return parts.every((note) => says(final(note), note)) ? fields : null;
}

/** The tags as they came, or as they are now where they were changed here. */
export function originTags(parts: readonly OriginNote[]): string {
  const came = parts[0]?.anki.tags ?? "";
  const original = new Set(tagsOf(wordsOf(came)));
  const now = new Set(parts.flatMap(({ tags, details }) => [...tags, ...detailTags(details)]));
  const isSame = parts.every(
    ({ tags, details }) => tags.length + detailTags(details).length === original.size,
  );
  return isSame && original.size === now.size && [...now].every((tag) => original.has(tag))
    ? came
    : [...now].join(" ");
}
