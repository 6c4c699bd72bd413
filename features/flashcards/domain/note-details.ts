// What is said of a note beside what its cards ask.
import { eachPlain } from "./note-fields.ts";
import type { NoteContent, NoteDetails } from "./wire-note.ts";

/** Nothing said. */
export const NO_DETAILS: NoteDetails = {
  tags: [],
  ...eachPlain(() => null),
  mode: "manual",
  source: null,
};

type Given = { [K in keyof NoteDetails]?: NoteDetails[K] | undefined };
const NAMES = Object.keys(NO_DETAILS) as readonly (keyof NoteDetails)[];

/** The details that are given; the others as they were. */
export function detailsOf(given: Given, otherwise: NoteDetails = NO_DETAILS): NoteDetails {
  const details = Object.fromEntries(
    NAMES.map((name) => [name, given[name] === undefined ? otherwise[name] : given[name]]),
  ) as NoteDetails;
  return { ...details, tags: [...new Set(details.tags)] };
}

export const contentOf = ({
  kind,
  question,
  answer,
  extra,
  occlusion,
}: NoteContent): NoteContent => ({ kind, question, answer, extra, occlusion });
