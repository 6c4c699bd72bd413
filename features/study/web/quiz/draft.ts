// What a quiz will be made of, kept on this device until it is there: a closed tab or an expired
// session loses nothing.
import { noteDraft } from "#platform/auth/web/drafts.ts";
import { session } from "#platform/auth/web/session.ts";
import { DIFFICULTIES } from "../../domain/programme.ts";
import type { QuizRequest } from "../../domain/quiz/wire-quiz.ts";
import { TRAINING_COUNTS } from "../../domain/session.ts";

export const QUIZ_WAYS = ["topic", "sheet", "text"] as const;

export interface QuizDraft extends Pick<QuizRequest, "difficulty" | "count" | "by"> {
  readonly way: (typeof QUIZ_WAYS)[number];
  readonly topic: string;
  readonly sheet: string;
  readonly title: string;
  readonly text: string;
}

export const emptyDraft: QuizDraft = {
  ...{ way: "topic", topic: "", sheet: "", title: "", text: "" },
  ...{ difficulty: "medium", count: 5, by: "model" },
};

export const sourceOf = ({ way, topic, sheet, title, text }: QuizDraft): QuizRequest["source"] => {
  if (way === "topic") return { kind: "topic", topic };
  return way === "sheet" ? { kind: "sheet", id: sheet } : { kind: "text", title, text };
};

/** Whether there is something to make a quiz of. */
export const isReady = ({ way, topic, sheet, text }: QuizDraft): boolean =>
  ({ topic, sheet, text })[way].trim() !== "";

const owner = () => session.current()?.id ?? "";
const keyOf = (personId: string) => `quiz-new:${personId}`;

export function readDraft(): QuizDraft {
  try {
    const stored = JSON.parse(
      localStorage.getItem(keyOf(owner())) ?? "null",
    ) as Partial<QuizDraft> | null;
    const draft = { ...emptyDraft, ...stored };
    const known =
      QUIZ_WAYS.includes(draft.way) &&
      DIFFICULTIES.includes(draft.difficulty) &&
      TRAINING_COUNTS.some((count) => count === draft.count);
    return known ? draft : emptyDraft;
  } catch {
    return emptyDraft; // storage refused or unreadable: the text lives as long as the page
  }
}

export function writeDraft(draft: QuizDraft): void {
  const key = keyOf(owner());
  const typed = `${draft.topic}${draft.text}`.trim() !== "";
  noteDraft(owner(), key, typed);
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // storage refused or full: typing must go on
  }
}

/** The quiz is there: what it was made of is no draft any more, how it was asked is a habit. */
export function clearDraft(): void {
  const { difficulty, count, by } = readDraft();
  writeDraft({ ...emptyDraft, difficulty, count, by });
}
