// Who made the questions of a quiz, and of what.
import type { ModelFailureKind } from "#features/card-generation/domain/public.ts";
import type { Language } from "#platform/i18n/languages.ts";

/** What the subject is: of the library, or a text that the person gave. */
export const QUIZ_SUBJECTS = ["library", "text"] as const;

export interface QuizOrigin {
  /** A language model, or rules that extract. */
  readonly by: "model" | "rules";
  /** The subject as the library names it, or the title of a text. */
  readonly title: string;
  /** Proposals that failed a check. */
  readonly dropped: number;
  /** How many of the questions are of another difficulty than the one that was asked. */
  readonly otherLevel: number;
  readonly asked: number;
  /** Absent from the quizzes made before texts were taken: the library. */
  readonly of?: (typeof QUIZ_SUBJECTS)[number] | undefined;
  /** A model was asked first, and this is why rules answered; "nothing" of it was proven. */
  readonly instead?: ModelFailureKind | "nothing" | undefined;
  /** The model read a part of it, drawn by lot. */
  readonly partial?: boolean | undefined;
  /** Of the title and of the questions; absent: French. */
  readonly language?: Language | undefined;
}
