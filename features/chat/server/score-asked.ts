// Whether a question asks for a score that is built, rather than for the disease that it speaks of.
import { z } from "zod";
import type { RecognisedEntity } from "#platform/ai/toolbox.ts";
import type { MindRequest } from "./mind.ts";
import { findTool } from "./tools-call.ts";
import type { ScoreAnswer } from "./tools-score.ts";

/** Whether the tool that computes knows the score. */
export const isBuilt = ({ services }: MindRequest, id: string): boolean =>
  builtScores(findTool(services, "compute_score")?.input).some((built) => isEditionOf(built, id));

const builtScores = (input: unknown): readonly string[] =>
  input instanceof z.ZodObject && input.shape.calculator instanceof z.ZodEnum
    ? input.shape.calculator.options.map(String)
    : [];

/** "pecarn" is built when one of its two rules is. */
const isEditionOf = (built: string, id: string): boolean =>
  built === id || built.startsWith(`${id}-`);

/**
 * The score is what the question asks for, and the one it asks for: another edition is not computed
 * in its place.
 */
export function isScoreAsked(
  score: ScoreAnswer,
  entities: readonly RecognisedEntity[],
  topicFound: boolean,
): boolean {
  const named = entities.filter(({ kind }) => kind === "score");
  const other =
    named.length > 0 &&
    !named.some(({ id }) => score.uses.some(({ input }) => isEditionOf(String(idOf(input)), id)));
  return !other && (score.asked || (named.length > 0 && !topicFound));
}

const idOf = (input: unknown): unknown =>
  typeof input === "object" && input !== null && "calculator" in input ? input.calculator : null;
