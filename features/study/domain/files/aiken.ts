// Aiken: a statement, lines "A. …" or "A) …", and "ANSWER: B". One right answer; nothing else.
// https://docs.moodle.org/en/Aiken_format
import type { BankQuestion } from "../bank-question.ts";
import { letter } from "../programme.ts";
import { type Found, type ReadFile, sorted } from "./read-file.ts";

const PROPOSITION = /^([A-Z])[.)]\s+(.*)$/;
const ANSWER = /^ANSWER:\s*([A-Z])\s*$/;

export function readAiken(text: string): ReadFile {
  return sorted(places(text));
}

function* places(text: string): Generator<Found, void, undefined> {
  let started = 0;
  let statement: string[] = [];
  let lines: { letter: string; text: string }[] = [];
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    if (line === "") continue;
    if (started === 0) started = index + 1;
    const answer = ANSWER.exec(line)?.[1];
    const [, head, rest] = PROPOSITION.exec(line) ?? [];
    if (answer !== undefined) {
      yield { at: started, found: question(statement, lines, answer) };
      [started, statement, lines] = [0, [], []];
    } else if (head !== undefined && rest !== undefined && head === nextLetter(lines))
      lines.push({ letter: head, text: rest });
    else if (lines.length === 0) statement.push(line);
    else {
      yield { at: started, found: "syntax" };
      [started, statement, lines] = [index + 1, [line], []];
    }
  }
  if (started > 0) yield { at: started, found: "syntax" };
}

const nextLetter = (lines: readonly unknown[]) => letter(lines.length).toUpperCase();

const question = (
  statement: readonly string[],
  lines: readonly { letter: string; text: string }[],
  answer: string,
) => ({
  type: "qru",
  statement: statement.join("\n"),
  propositions: lines.map(({ letter: head, text }) => ({
    id: head.toLowerCase(),
    text,
    correct: head === answer,
  })),
});

/** The question in Aiken; null when the format cannot say it. */
export function writeAiken(question: BankQuestion): string | null {
  if (question.type !== "qru") return null;
  const { propositions } = question;
  const texts = [question.statement, ...propositions.map(({ text }) => text)];
  // Lines are all that the format has to tell where a text ends.
  if (texts.some((text) => /[\r\n]/.test(text)) || PROPOSITION.test(question.statement))
    return null;
  const right = propositions.findIndex(({ correct }) => correct);
  return [
    question.statement,
    ...propositions.map(({ text }, at) => `${letter(at).toUpperCase()}. ${text}`),
    `ANSWER: ${letter(right).toUpperCase()}`,
    "",
  ].join("\n");
}
