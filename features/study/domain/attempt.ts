// A paper: what was answered, when it counts, and what it is worth. Answers are facts: they arrive
// in any order, from several devices, more than once, and the same facts give the same paper.
import { type Mark, mark } from "./marking.ts";
import type { Lexicon } from "./open-answer.ts";
import type { Profile } from "./profiles.ts";
import type { Answer, Question } from "./question.ts";

export const MODES = ["training", "exam"] as const;
export type Mode = (typeof MODES)[number];
export const CONFIDENCES = ["sure", "unsure"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** As it was given: what a profile makes of it is never written over it. */
export type RawAnswer = Answer;

/** The whole state of one question of a paper at one moment. */
export interface AnswerFact {
  readonly id: string;
  /** Rank of the question in the paper, from 0. */
  readonly position: number;
  /** Null when it was left, or taken back. */
  readonly given: RawAnswer | null;
  readonly confidence: Confidence | null;
  readonly flagged: boolean;
  /** Milliseconds spent on it so far. */
  readonly spent: number;
  /** Milliseconds since the start of the paper, as far as the device knew. */
  readonly elapsed: number;
}

export type ReceivedFact = AnswerFact & { readonly receivedAt: Date; readonly clockMoved: boolean };

export interface PaperTimes {
  readonly startedAt: Date;
  readonly submittedAt: Date | null;
  /** Null without a limit. */
  readonly minutes: number | null;
  /** Without a way back: the first answer to a question counts, not the last. */
  readonly firstCounts?: boolean;
}

/** What the network may take: an answer of the last second is received a little later. */
export const GRACE_MS = 30_000;

export interface Paper {
  /** The answer that counts, by position. */
  readonly answers: ReadonlyMap<number, AnswerFact>;
  /** Given in time by the clock of the device, received after the time. */
  readonly late: number;
  /** Given after the time, or received after the paper was handed in: kept, and not counted. */
  readonly uncounted: number;
  readonly clockMoved: boolean;
}

/** The answer to each question that counts, whatever the order in which they came. */
export function foldPaper(facts: readonly ReceivedFact[], times: PaperTimes): Paper {
  const { startedAt, submittedAt, minutes, firstCounts = false } = times;
  const limit = minutes === null ? null : minutes * 60_000;
  const answers = new Map<number, ReceivedFact>();
  const leftOut: ReceivedFact[] = [];
  for (const fact of facts) {
    const closed = submittedAt !== null && fact.receivedAt > submittedAt;
    if (closed || (limit !== null && fact.elapsed > limit)) leftOut.push(fact);
    else {
      const known = answers.get(fact.position);
      if (!known || isLater(fact, known) !== firstCounts) answers.set(fact.position, fact);
    }
  }
  const end = limit === null ? null : startedAt.getTime() + limit + GRACE_MS;
  const counted = [...answers.values()];
  return {
    answers,
    late: end === null ? 0 : counted.filter((one) => one.receivedAt.getTime() > end).length,
    // What another had replaced would not have counted anyway.
    uncounted: leftOut.filter((fact) => {
      const known = answers.get(fact.position);
      return !known || isLater(fact, known) !== firstCounts;
    }).length,
    clockMoved: facts.some(({ clockMoved }) => clockMoved),
  };
}

/** By the time of the paper, never by the clock of a device; the id settles the rest. */
export const isLater = (fact: AnswerFact, known: AnswerFact): boolean =>
  fact.elapsed > known.elapsed || (fact.elapsed === known.elapsed && fact.id > known.id);

export const isBlank = (given: RawAnswer | null | undefined): boolean =>
  given === null ||
  given === undefined ||
  given.length === 0 ||
  given.every((one) => (Array.isArray(one) ? one.length === 0 : one === ""));

export interface MarkedPaper {
  /** Mean of the questions, 0 to 1. */
  readonly score: number;
  readonly marks: readonly Mark[];
  readonly answered: number;
}

/** Marks a paper under a profile; a question left blank is marked like any other. */
export function markPaper(
  questions: readonly Question[],
  answers: ReadonlyMap<number, Pick<AnswerFact, "given">>,
  profile: Profile,
  lexicon?: Lexicon,
): MarkedPaper {
  const given = questions.map((_, position) => answers.get(position)?.given ?? null);
  const marks = questions.map((question, at) => mark(question, given[at] ?? [], profile, lexicon));
  const total = marks.reduce((sum, { score }) => sum + score, 0);
  return {
    score: questions.length === 0 ? 0 : Number((total / questions.length).toPrecision(12)),
    marks,
    answered: given.filter((one) => !isBlank(one)).length,
  };
}
