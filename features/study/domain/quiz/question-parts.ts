// What every question made from the library is put together from.
import type { Language } from "#platform/i18n/languages.ts";
import type { BankQuestion } from "../bank-question.ts";
import type { Difficulty } from "../programme.ts";
import { letter } from "../programme.ts";
import type { QuizLibrary, QuizPassage } from "./library.ts";
import { drawn } from "./lot.ts";

/** Of what a question asks. */
export const QUIZ_KINDS = ["dose", "limit", "threshold", "firstLine", "redFlag"] as const;
export type QuizKind = (typeof QUIZ_KINDS)[number];

export interface Made {
  /** "written" by a language model; "figure", the amount of a sentence of a given text. */
  readonly kind: QuizKind | "written" | "figure";
  /** The passage that holds the key. */
  readonly passage: string;
  readonly key: string;
  readonly content: BankQuestion;
}

/** Kept only when it is not that of the bank: what was made before is the same question again. */
export const spokenIn = (language: Language): Pick<BankQuestion, "language"> =>
  language === "fr" ? {} : { language };

export const FEWEST_WRONG = 3;
export const MOST_WRONG = 4;

export interface Draft {
  readonly kind: QuizKind;
  readonly difficulty: Difficulty;
  readonly statement: string;
  readonly key: string;
  /** Provably wrong, the most plausible first. */
  readonly wrong: readonly string[];
  /** Why the others are wrong, in one sentence. */
  readonly because: string;
}

/**
 * The question of a draft: one right line among four or five. Made twice from the same passage, it
 * is the same question, in the same order. Null without enough wrong lines, or where a passage that
 * limits this one is not to be shown.
 */
export function questionOf(draft: Draft, passage: QuizPassage, library: QuizLibrary): Made | null {
  const { kind, difficulty, statement, key, because } = draft;
  const wrong = [...new Set(draft.wrong)].filter((one) => one !== key).slice(0, MOST_WRONG);
  const limits = limitsOf(passage, library);
  if (wrong.length < FEWEST_WRONG || limits === null) return null;
  const specialty = library.sheets.find(({ id }) => id === passage.documentId)?.specialty ?? null;
  const lines = drawn([key, ...wrong], `${passage.id} ${statement}`, (text) => text);
  const propositions = lines.map((text, at) => ({
    id: letter(at),
    text,
    correct: text === key,
    explanation: text === key ? null : because,
    ...(text === key ? { passage: passage.id } : {}),
  }));
  const explanation = [passage.text, ...limits.map((one) => `À lire avec\u00a0: ${one.text}`)];
  return {
    ...{ kind, key, passage: passage.id },
    content: {
      ...{ type: "qru", statement, propositions, specialty, difficulty },
      ...{ item: null, rank: null, explanation: explanation.join("\n") },
      source: `Fiche «\u00a0${passage.title}\u00a0», question extraite sans modèle de langage`,
    },
  };
}

/** What forbids, bounds or conditions a passage; null when the person may not be shown all of it. */
export function limitsOf(passage: QuizPassage, library: QuizLibrary): QuizPassage[] | null {
  if (library.heldBack.some(({ limits }) => limits.includes(passage.id))) return null;
  return library.passages.filter(({ limits }) => limits?.includes(passage.id));
}

const LONGEST_LEAD = 170;

/** What a passage is about: its words before the first colon; null when it does not begin so. */
export function leadOf({ text }: QuizPassage): string | null {
  const end = text.search(/[\s\u00a0\u202f]:(?=\s)/u);
  const lead = text.slice(0, end);
  if (end < 4 || end > LONGEST_LEAD || /[.;](?=\s)/u.test(lead)) return null;
  return lead.trim();
}

/** "de morphine", "d’adrénaline": no drug of the library begins with an aspirate h. */
export const ofDrug = (drug: string): string =>
  /^[aeiouyhéèêœàâîô]/iu.test(drug) ? `d’${drug}` : `de ${drug}`;

export const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;
