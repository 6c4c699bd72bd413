import { SPECIALTIES } from "#features/guidelines/domain/public.ts";
import { NOTE_DIFFICULTIES } from "../../domain/note-words.ts";
import { clozeNumbers } from "../../domain/ordinals.ts";
import type { NoteDetails } from "../../domain/wire-note.ts";
import type { Draft } from "./draft.ts";

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

export function detailsOf(draft: Draft): NoteDetails {
  const year = Number(draft.sourceYear);
  const title = draft.sourceTitle.trim();
  const link = draft.sourceLink.trim();
  return {
    tags: tagsOf(draft.tags),
    specialty: SPECIALTIES.find((one) => one === draft.specialty) ?? null,
    difficulty: NOTE_DIFFICULTIES.find((one) => one === draft.difficulty) ?? null,
    mode: "manual",
    source:
      title === "" && link === ""
        ? null
        : {
            title,
            link,
            year: /^\d{4}$/.test(draft.sourceYear) && year >= 1800 && year <= 2200 ? year : null,
            passage: "",
          },
  };
}

/** The number that the next gap bears. */
export const nextGap = (text: string): number => Math.max(0, ...clozeNumbers(text)) + 1;
