// A quiz that a language model writes: one call, its questions as they are checked.
import { randomBytes } from "node:crypto";
import { publishedPrompt } from "#features/assistant/server/public.ts";
import type { ModelFailureKind } from "#features/card-generation/domain/public.ts";
import {
  type Cost,
  objectsOf,
  type PersonCall,
  withCost,
} from "#features/card-generation/server/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { Difficulty } from "../../domain/programme.ts";
import { type Material, passagesWithin } from "../../domain/quiz/material.ts";
import { QUIZ_PROMPT, quizBlock, quizInstructions } from "../../domain/quiz/model-prompt.ts";
import { type Dropped, readQuestion } from "../../domain/quiz/model-question.ts";
import type { Made } from "../../domain/quiz/question-parts.ts";
import type { QuestionWords } from "./find-material.ts";

export const QUIZ_MODE = "quiz";
export const QUIZ_RATE = "study.generateQuiz";
/** Characters of passages that a model is given. */
const MOST_SENT = 20_000;
/** Some of what it writes is dropped. */
const SPARE = 4;

export interface ModelQuiz {
  readonly material: Material;
  readonly words: QuestionWords;
  readonly difficulty: Difficulty;
  readonly count: number;
  readonly seed: string;
}

export type ModelSaid =
  | { type: "question"; made: Made }
  | { type: "dropped"; reason: Dropped }
  | { type: "failed"; reason: ModelFailureKind }
  | { type: "cost"; cost: Cost };

interface Asking {
  readonly services: Services;
  readonly signal: AbortSignal;
  /** Under an administrator's pen; the published one, or the product's own, when absent. */
  readonly prompt?: string;
}

/** What the model reads: all of it, or a part drawn by lot. */
export const passagesSent = ({ material, seed }: Pick<ModelQuiz, "material" | "seed">) =>
  passagesWithin(material.passages, MOST_SENT, seed);

/** Asks the model, and reads its questions as they come. `cost` comes last. */
export async function* askModel(
  quiz: ModelQuiz,
  { services, signal, prompt }: Asking,
): AsyncGenerator<ModelSaid> {
  const { ai } = services.config;
  if (ai === null) return;
  const { words, difficulty, count } = quiz;
  const mark = randomBytes(6).toString("hex");
  const material = { ...quiz.material, passages: passagesSent(quiz) };
  const instructions = quizInstructions(prompt ?? (await promptInUse(services)), {
    ...{ difficulty, mark, language: words.language, count: count + SPARE },
  });
  const content = quizBlock(material.passages, material.title, mark);
  const reader = {
    material,
    difficulty,
    because: words.because,
    source: words.source.model,
    language: words.language,
  };
  const known = new Set<string>();
  let written = 0;
  for await (const event of objectsOf({
    ...{ services, ai, task: QUIZ_MODE, instructions, content, signal },
  })) {
    if (event.type !== "object") {
      yield event;
      continue;
    }
    const read = readQuestion(event.json, reader);
    if (!read.ok) yield { type: "dropped", reason: read.reason };
    else if (isAgain(read.made, known)) yield { type: "dropped", reason: "twice" };
    else if (written < count) {
      written += 1;
      yield { type: "question", made: read.made };
    }
  }
}

/** The same statement, or the same key of the same passage. */
function isAgain({ content, key, passage }: Made, known: Set<string>): boolean {
  const names = [content.statement.toLowerCase(), `${passage} ${key.toLowerCase()}`];
  const again = names.some((one) => known.has(one));
  for (const one of names) known.add(one);
  return again;
}

const promptInUse = async ({ db }: Services): Promise<string> =>
  (await db.asSystem("quiz: the prompt in use", (tx) => publishedPrompt(tx, QUIZ_MODE)))?.text ??
  QUIZ_PROMPT;

export const callOf = (personId: string, id: string, quiz: ModelQuiz): PersonCall => ({
  ...{ personId, id, mode: QUIZ_MODE },
  characters: passagesSent(quiz).reduce((sum, { text }) => sum + text.length, 0),
});

/** One call of the model for a person, and the row of what it cost. */
export const writtenQuiz = (
  call: PersonCall,
  quiz: ModelQuiz,
  asking: Asking,
): AsyncGenerator<Exclude<ModelSaid, { type: "cost" }>, boolean> =>
  withCost<Exclude<ModelSaid, { type: "cost" }>>(asking.services, call, {
    said: (signal) => askModel(quiz, { ...asking, signal }),
    signal: asking.signal,
    isGood: ({ type }) => type === "question",
  });
