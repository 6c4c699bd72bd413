// JSON: our own form, whole; and the one of published sets of questions, {question, answers: {a:
// …}, correct_answers}.
import { z } from "zod";
import type { BankQuestion } from "../bank-question.ts";
import { type Found, type ReadFile, sorted } from "./read-file.ts";

export const FORMAT_NAME = "sclepios-questions";

const own = z.object({ format: z.literal(FORMAT_NAME), questions: z.array(z.unknown()) });
const list = z.union([own.transform(({ questions }) => questions), z.array(z.unknown())]);
const published = z.object({
  question: z.string(),
  answers: z.record(z.string().max(20), z.string()),
  correct_answers: z.array(z.string()),
});

/** @throws nothing: a file that is no JSON, or no list, is one refusal */
export function readJson(text: string): ReadFile {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return sorted([{ at: 1, found: "syntax" }]);
  }
  const listed = list.safeParse(read);
  if (!listed.success) return sorted([{ at: 1, found: "syntax" }]);
  return sorted(listed.data.map((one, index) => ({ at: index + 1, found: readOne(one) })));
}

function readOne(one: unknown): Found["found"] {
  const from = published.safeParse(one);
  if (!from.success)
    return typeof one === "object" && one !== null && !Array.isArray(one)
      ? (one as Record<string, unknown>)
      : "syntax";
  const { question, answers, correct_answers: right } = from.data;
  if (right.some((id) => !Object.hasOwn(answers, id))) return "key";
  return {
    type: right.length === 1 ? "qru" : "qrm",
    statement: question,
    propositions: Object.entries(answers).map(([id, text]) => ({
      id,
      text,
      correct: right.includes(id),
    })),
  };
}

export const writeJson = (questions: readonly BankQuestion[]): string =>
  `${JSON.stringify({ format: FORMAT_NAME, questions }, null, 1)}\n`;
