// What a form of a note holds while it is filled: sides as they are typed, the rest as lines.

import { eachPlain, type PlainField, plainValue } from "../../domain/note-fields.ts";
import { clozeNumbers } from "../../domain/ordinals.ts";
import type { NoteContent, NoteDetails } from "../../domain/wire-note.ts";

export const SOURCE_LINES = ["sourceTitle", "sourceLink", "sourceYear"] as const;

/** Lines are what an input has; a choice that is not made is empty. */
export type DetailLines = Record<
  "tags" | PlainField | (typeof SOURCE_LINES)[number] | "sourcePassage",
  string
>;
export interface NoteDraft extends DetailLines {
  content: NoteContent;
}
/** Who wrote the note is not asked. */
type TypedDetails = Omit<NoteDetails, "mode">;

export const NO_LINES: DetailLines = {
  tags: "",
  ...eachPlain(() => ""),
  sourceTitle: "",
  sourceLink: "",
  sourceYear: "",
  sourcePassage: "",
};

/** The form of a note that is here already. */
export const linesOf = ({ tags, source, ...details }: TypedDetails): DetailLines => ({
  tags: tags.join(" "),
  ...eachPlain((name) => details[name] ?? ""),
  sourceTitle: source?.title ?? "",
  sourceLink: source?.link ?? "",
  sourceYear: source?.year?.toString() ?? "",
  sourcePassage: source?.passage ?? "",
});

export const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\s,;]+/u)
      .map((tag) => tag.replaceAll('"', "").replace(/^#/, ""))
      .filter((tag) => tag !== "" && tag.length <= 100),
  ),
];

/**
 * Plain text, typed line by line, as the HTML of a note. Markup that was typed on purpose stays.
 */
export const htmlOf = (typed: string): string =>
  /<\/?[a-z][^<>]*>/i.test(typed)
    ? typed
    : typed.trim().replace(/</g, "&lt;").replace(/\r?\n/g, "<br>");

function sourceOf(lines: DetailLines): NoteDetails["source"] {
  const [title, link] = [lines.sourceTitle.trim(), lines.sourceLink.trim()];
  const passage = lines.sourcePassage.trim();
  if (title === "" && link === "" && passage === "") return null;
  const year = /^\d{4}$/.test(lines.sourceYear) ? Number(lines.sourceYear) : 0;
  return { title, link, year: year >= 1800 && year <= 2200 ? year : null, passage };
}

/**
 * What the lines say. Tags that nobody touched stay as they came: a file may have brought one that
 * a person would type as two.
 */
export const detailsOf = (lines: DetailLines, before?: TypedDetails): TypedDetails => ({
  tags: before?.tags.join(" ") === lines.tags ? before.tags : tagsOf(lines.tags),
  ...(eachPlain((name, field) => plainValue(lines[name], field)) as Pick<NoteDetails, PlainField>),
  source: sourceOf(lines),
});

/** The number that the next gap bears. */
export const nextGap = (text: string): number => Math.max(0, ...clozeNumbers(text)) + 1;
