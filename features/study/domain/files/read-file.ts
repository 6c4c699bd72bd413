// What comes out of a file of questions, whatever its format: questions, and for each of the others
// where it stands and why it was left out.
import { type BankQuestion, bankQuestion } from "../bank-question.ts";

export const FORMATS = ["json", "gift", "aiken", "moodle", "csv"] as const;
export type Format = (typeof FORMATS)[number];

export const REFUSALS = [
  /** The file, or this place of it, is not in the format at all. */
  "syntax",
  /** Matching, numbers, free texts to be read by somebody: kinds that are not marked here. */
  "kind",
  /** Nothing is right, or several lines are where one alone can be. */
  "key",
  /** Fractions that no published rule of marking knows. */
  "weights",
  /** A text that is empty or too long, a line twice, a value that does not exist. */
  "shape",
] as const;
export type Refusal = (typeof REFUSALS)[number];

export interface ReadFile {
  readonly questions: readonly BankQuestion[];
  /** `at`: line of the file, from 1; rank of the question where the format has no lines. */
  readonly refused: readonly { readonly at: number; readonly reason: Refusal }[];
}

/** What a reader of a format found at one place. */
export interface Found {
  readonly at: number;
  readonly found: Refusal | Readonly<Record<string, unknown>>;
}

/** Questions that can be kept, and the places of the others. */
export function sorted(places: Iterable<Found>): ReadFile {
  const questions: BankQuestion[] = [];
  const refused: { at: number; reason: Refusal }[] = [];
  for (const { at, found } of places) {
    if (typeof found === "string") {
      refused.push({ at, reason: found });
      continue;
    }
    const checked = bankQuestion.safeParse(found);
    if (checked.success) questions.push(checked.data);
    else refused.push({ at, reason: hasKey(found) ? "shape" : "key" });
  }
  return { questions, refused };
}

/** Whether as many lines are right as the type wants. */
function hasKey({ type, propositions }: Readonly<Record<string, unknown>>): boolean {
  if (!Array.isArray(propositions)) return true;
  const right = propositions.filter(
    (one) => (one as { correct?: unknown }).correct === true,
  ).length;
  return type === "qru" ? right === 1 : right > 0;
}
