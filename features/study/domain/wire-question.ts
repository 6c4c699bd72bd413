// A question and its answer as a program sends them, and what makes them impossible to mark.
import { z } from "zod";
import {
  isSeries,
  type Question,
  SERIES_TYPES,
  type SingleQuestion,
  TICKED_TYPES,
} from "./question.ts";

const id = z.union([z.string().min(1), z.number()]).transform(String);
const typed = <const T extends readonly [string, ...string[]]>(types: T) =>
  z.string().toLowerCase().pipe(z.enum(types));
const distinct = (ids: readonly { id: string }[]) =>
  new Set(ids.map((one) => one.id)).size === ids.length;

const proposition = z.object({
  id,
  correct: z.boolean(),
  unacceptable: z.boolean().optional(),
  indispensable: z.boolean().optional(),
});

const ticked = z
  .object({
    type: typed(TICKED_TYPES),
    propositions: z.array(proposition).min(2).max(40).refine(distinct),
  })
  .refine(({ type, propositions }) => {
    const right = propositions.filter(({ correct }) => correct).length;
    return type === "qru" ? right === 1 : right > 0;
  })
  .refine(({ propositions }) =>
    propositions.every(
      (one) => !(one.unacceptable && one.correct) && !(one.indispensable && !one.correct),
    ),
  );

const open = z.object({
  type: typed(["qroc"]),
  accepted: z.array(z.string().trim().min(1).max(300)).min(1).max(50),
});

const share = z.number().min(0).max(1);
const zones = z.object({
  type: typed(["zones"]),
  zones: z
    .array(z.object({ id, x: share, y: share, radius: z.number().gt(0).max(1) }))
    .min(1)
    .max(20)
    .refine(distinct),
  ratio: z.number().gt(0).max(20).optional(),
});

const concordance = z.object({
  type: typed(["tcs"]),
  panel: z
    .record(z.string(), z.int().min(0).max(1000))
    .refine((panel) => Object.values(panel).some((experts) => experts > 0)),
});

const single = z.union([ticked, open, zones, concordance]);

const series = z
  .object({
    type: typed(SERIES_TYPES),
    questions: z.array(single).min(1).max(20),
    points: z.array(z.number().gt(0).max(100)).optional(),
  })
  .refine(({ questions, points }) => points === undefined || points.length === questions.length);

export const question = z.union([single, series]);

const identifiers = z.array(id).max(100);
const points = z.array(z.tuple([share, share])).max(100);
const singleAnswer = z.union([identifiers, points]);
export const answer = z.union([singleAnswer, z.array(singleAnswer).max(20)]);

type GivenAnswer = z.output<typeof answer>;

const isPoint = (given: unknown) =>
  Array.isArray(given) && given.length === 2 && typeof given[0] === "number";

/**
 * Whether an answer is one to this question: known lines, points for zones, a text for a free
 * answer.
 */
export function fits(asked: Question, given: GivenAnswer): boolean {
  if (isSeries(asked))
    return (
      given.length <= asked.questions.length &&
      given.every((one, at) => {
        const question = asked.questions[at];
        return question !== undefined && Array.isArray(one) && fitsSingle(question, one);
      })
    );
  return fitsSingle(asked, given);
}

function fitsSingle(asked: SingleQuestion, given: readonly unknown[]): boolean {
  if (asked.type === "zones") return given.every(isPoint);
  if (!given.every((one) => typeof one === "string")) return false;
  if (asked.type === "qroc") return given.length <= 1;
  if (asked.type === "tcs") return given.every((one) => Object.hasOwn(asked.panel, one as string));
  const known = new Set(asked.propositions.map((one) => one.id));
  return given.every((one) => known.has(one as string));
}
