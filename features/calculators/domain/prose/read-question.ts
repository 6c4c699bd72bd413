// A score over several messages: what the first lacks comes in the next ones, one value or many,
// and completes it. A value that contradicts an earlier one is asked for again; one that answers
// what was asked, or that says it corrects, replaces it.
import type { Calculator } from "../calculator.ts";
import { type Evaluation, evaluate } from "../evaluate.ts";
import { decided } from "./decided.ts";
import { findCalculator } from "./find-calculator.ts";
import { foldText } from "./folded-text.ts";
import { answersTo } from "./read-answer.ts";
import type { ReadValue, UnreadValue } from "./read-value.ts";
import { concluded, type Heard, hear, type ReadValues } from "./read-values.ts";
import { isWithheld, settled } from "./settled.ts";
import { wantedFigure } from "./wanted.ts";

export interface ScoreQuestion extends ReadValues {
  calculator: Calculator;
  evaluation: Evaluation;
  /** Everything to ask for: missing, or named and not usable. Empty = the result stands. */
  ask: readonly string[];
  /** The figure that is asked for, when it is not the result itself. */
  wanted: string | null;
}

interface Sofar {
  heard: Heard;
  /** Counted absent in an earlier message: the next one does not ask for them. */
  assumed: readonly string[];
}

const CORRECTS =
  /(?<![a-z])(?:plutot|en fait|pardon|rectif\w*|corrig\w*|erreur|actually|sorry|correction|rather|en realidad|perdon|corrijo|mejor dicho)(?![a-z])/;
/** A message that is mostly something else is a question of its own, whatever value it holds. */
const MOST_OTHER_WORDS = 5;

/** One message: null when no calculator is named. */
export const readScoreQuestion = (question: string): ScoreQuestion | null =>
  readScoreTurns([question]);

/**
 * Messages of the person, oldest first. Null when none names a score, or when the last one is about
 * something else.
 */
export function readScoreTurns(messages: readonly string[]): ScoreQuestion | null {
  const start = startOf(messages);
  const calculator = findCalculator(messages[start] ?? "");
  if (!calculator) return null;
  let sofar: Sofar = { heard: hear(messages[start] ?? "", calculator), assumed: [] };
  let question = toQuestion(calculator, sofar);
  for (const message of messages.slice(start + 1)) {
    const withheld = question.assumed.filter((name) => isWithheld(calculator, name));
    const heard = answersTo(message, calculator, question.ask);
    const goesOn =
      question.ask.length > 0 ||
      isCorrection(message) ||
      tells(heard, withheld) ||
      contradicts(message, heard, sofar, question.assumed);
    if (!goesOn) return null;
    if (!heard || isAboutElse(message, heard)) return null;
    sofar = {
      heard: merge(sofar.heard, heard, question.ask, isCorrection(message)),
      assumed: question.assumed,
    };
    question = toQuestion(calculator, sofar);
  }
  return { ...question, wanted: wantedFigure(messages.slice(start), calculator) };
}

/**
 * Where the score at hand was named. "Glasgow 14" after a SOFA that misses it is a value, not
 * another score.
 */
function startOf(messages: readonly string[]): number {
  const last = messages.findLastIndex((message) => findCalculator(message) !== null);
  if (last <= 0 || findCalculator(messages[last] ?? "")?.id !== "glasgow") return last;
  const before = startOf(messages.slice(0, last));
  const pending = findCalculator(messages[before] ?? "");
  // The message is nothing but "Glasgow 14": it answers what that score lacks.
  const heard = pending ? hear(messages[last] ?? "", pending) : null;
  return heard && Object.keys(heard.values).length > 0 && !isAboutElse(messages[last] ?? "", heard)
    ? before
    : last;
}

/** A message of few words besides its values. */
const FEW_OTHER_WORDS = 1;

/**
 * "Pas d'AVC", then "AIT il y a 3 ans" alone: the result that stood is asked again. What was counted
 * absent without a word and is now told is no contradiction, and completes it.
 */
function contradicts(
  message: string,
  heard: Heard | null,
  { heard: { values } }: Sofar,
  assumed: readonly string[],
): boolean {
  if (!heard || message.includes("?") || otherWords(message, heard) > FEW_OTHER_WORDS) return false;
  return Object.entries(heard.values).some(([name, { given }]) => {
    const known = values[name];
    if (!known) return assumed.includes(name) && given === true;
    return JSON.stringify(known.given) !== JSON.stringify(given);
  });
}

const tells = (heard: Heard | null, names: readonly string[]): boolean =>
  heard !== null && names.some((name) => heard.values[name]);

const isCorrection = (message: string): boolean => CORRECTS.test(foldText(message).folded);

const isAboutElse = (message: string, heard: Heard): boolean =>
  otherWords(message, heard) > MOST_OTHER_WORDS;

function otherWords(message: string, { values, unread }: Heard): number {
  const read = [...Object.values(values), ...unread].flatMap(({ words }) => words.split(" · "));
  const rest = [...new Set(read)].reduce((left, words) => left.replace(words, " "), message);
  return (rest.match(/\p{L}{3,}/gu) ?? []).length;
}

function merge(before: Heard, after: Heard, pending: readonly string[], corrects: boolean): Heard {
  const values: Record<string, ReadValue> = { ...before.values };
  const unread: UnreadValue[] = before.unread.filter(({ name }) => !after.values[name]);
  for (const [name, value] of Object.entries(after.values)) {
    const known = values[name];
    const differs =
      known !== undefined && JSON.stringify(known.given) !== JSON.stringify(value.given);
    if (!differs || corrects || pending.includes(name)) values[name] = value;
    else {
      delete values[name];
      unread.push({ name, words: `${known.words} · ${value.words}`, code: "conflict" });
    }
  }
  for (const one of after.unread)
    if (!unread.some(({ name }) => name === one.name)) unread.push(one);
  return { text: before.text, values, unread, left: before.left };
}

function toQuestion(
  calculator: Calculator,
  { heard, assumed: earlier }: Sofar,
): Omit<ScoreQuestion, "wanted"> {
  const kept = earlier.filter(
    (name) => !heard.values[name] && !heard.unread.some((one) => one.name === name),
  );
  const counted = Object.fromEntries(
    kept.map((name): [string, ReadValue] => [name, { given: false, words: "" }]),
  );
  const read = concluded(calculator, { ...heard, values: { ...heard.values, ...counted } });
  const evaluation = evaluate(calculator, read.inputs);
  const unread = read.unread
    .map(({ name }) => name)
    .filter((name) => evaluation.relevant.includes(name));
  const ask = [
    ...new Set([
      ...evaluation.problems.map(({ field }) => field),
      ...evaluation.missing,
      ...unread,
    ]),
  ];
  const assumed = [...kept, ...read.assumed];
  const done =
    settled(calculator, read.inputs, ask, read.unread, heard.text.folded) ??
    decided(calculator, read.inputs, ask, read.unread, heard);
  if (!done) return { calculator, ...read, assumed, evaluation, ask };
  const wordsOf = (name: string) => read.unread.find((one) => one.name === name)?.words;
  return {
    calculator,
    inputs: { ...read.inputs, ...done.inputs },
    words: {
      ...read.words,
      ...Object.fromEntries(Object.keys(done.supposed).map((name) => [name, wordsOf(name) ?? ""])),
    },
    unread: read.unread.filter(({ name }) => !done.supposed[name] && !done.assumed.includes(name)),
    assumed: [...assumed, ...done.assumed],
    supposed: { ...read.supposed, ...done.supposed },
    evaluation: done.evaluation,
    ask: [],
  };
}
