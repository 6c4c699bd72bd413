// The library as the questions are made from it: what the rules read of a passage and of a sheet.
import type { Specialty } from "#features/guidelines/domain/public.ts";
import type { Dose, Passage } from "#platform/ai/toolbox.ts";

export type QuizPassage = Pick<
  Passage,
  "id" | "documentId" | "title" | "section" | "text" | "population"
> & { readonly doses: readonly Dose[]; readonly limits?: readonly string[] | undefined };

export interface QuizSheet {
  readonly id: string;
  readonly title: string;
  readonly specialty: Specialty;
  readonly drugs: readonly string[];
}

export interface QuizLibrary {
  readonly sheets: readonly QuizSheet[];
  readonly passages: readonly QuizPassage[];
  /** Passages that the person is not shown; what they limit is not asked either. */
  readonly heldBack: readonly { readonly id: string; readonly limits: readonly string[] }[];
}

/** What to ask about: whole sheets, or one drug wherever it is dosed. */
export interface QuizSubject {
  readonly sheets: readonly string[];
  readonly drug: string | null;
}
