// Whether a question asks for a score that is built, rather than for the disease that it speaks of.
import { z } from "zod";
import type { RecognisedEntity } from "#platform/ai/toolbox.ts";
import { fold } from "#platform/search/normalise.ts";
import { plain } from "../domain/inline.ts";
import type { Topic } from "../domain/topic.ts";
import type { MindRequest } from "./mind.ts";
import { findTool } from "./tools-call.ts";
import { type ScoreAnswer, scoreAnswer, withSecond } from "./tools-score.ts";

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
function isScoreRequested(
  score: ScoreAnswer,
  entities: readonly RecognisedEntity[],
  topicFound: boolean,
): boolean {
  const named = entities.filter(({ kind, id }) => kind === "score" && !score.beside.includes(id));
  const other = named.length > 0 && !named.some(({ id }) => isEditionOf(score.calculator.id, id));
  // "Infusion rate in refractory anaphylaxis" asks the sheet: nothing was given to compute.
  const beside = entities.some(({ kind, sheet, sign }) => kind === "disease" && sheet && !sign);
  if (named.length === 0 && topicFound && beside && !score.figured) return false;
  return !other && (score.asked || (named.length > 0 && !topicFound));
}

/** Nothing of it but its name was said, in this very message. */
export const isOnlyNamed = ({ words, sources }: ScoreAnswer, question: string): boolean =>
  sources.length === 0 && words !== "" && question.includes(words);

/**
 * The entities of a question with the score that was read in it: in place of the name that it
 * shares with other editions ("Wells"), or beside them when it was told by its values alone.
 */
export function withScore(
  entities: readonly RecognisedEntity[],
  { calculator: { id, name }, words }: ScoreAnswer,
  question: string,
): RecognisedEntity[] {
  const at = entities.findIndex((one) => one.kind === "score" && isEditionOf(id, one.id));
  const read = { id, kind: "score", title: name, sheet: null, corrected: false } as const;
  if (at < 0) return [{ ...read, words: words === "" ? question.trim() : words }, ...entities];
  return entities.map((one, place) => (place === at ? { ...one, ...read } : one));
}

const COMPUTES = /\b(?:calcul|comput|work out|estim)/u;

/**
 * A score that is not built, of which nothing is given and that nobody asks to compute, is told by the
 * sheet that holds its name.
 */
export function isInSheet(
  { words }: Pick<RecognisedEntity, "words">,
  topics: readonly Topic[],
  question: string,
): boolean {
  const said = fold(words);
  const [first] = topics;
  const isGiven = /\d/u.test(question.replace(words, "")) || COMPUTES.test(fold(question));
  return (
    !isGiven && (first?.passages.some(({ passage }) => fold(passage.text).includes(said)) ?? false)
  );
}

/** The score that stands for one that is not built, with what tells them apart. */
const STANDS_FOR: Readonly<Record<string, { name: string; key: string }>> = {
  "cha2ds2-vasc": { name: "CHA₂DS₂-VA", key: "chat:score.insteadOfVasc" },
};

/** "CHA₂DS₂-VASc", its values given: CHA₂DS₂-VA of the same values, and the difference. */
async function scoreInstead(
  request: MindRequest,
  entities: readonly RecognisedEntity[],
  unbuilt: boolean,
): Promise<ScoreAnswer | null> {
  const asked = entities.find(({ kind, id }) => kind === "score" && id in STANDS_FOR);
  const other = asked && STANDS_FOR[asked.id];
  if (!asked || !other) return null;
  const question = request.question.replace(asked.words, other.name);
  const read = await scoreAnswer({ ...request, question });
  if (!read || !(unbuilt || read.figured)) return null;
  const told = request.services.texts.t(request.language, other.key);
  return { ...read, blocks: [{ kind: "paragraph", content: [plain(told)] }, ...read.blocks] };
}

/** A second score that is named and built is given as well. */
async function bothScores(
  request: MindRequest,
  first: ScoreAnswer,
  entities: readonly RecognisedEntity[],
): Promise<ScoreAnswer> {
  const other = entities.find(
    ({ kind, id }) =>
      kind === "score" &&
      !isEditionOf(first.calculator.id, id) &&
      !first.beside.includes(id) &&
      isBuilt(request, id),
  );
  if (!other || first.words === "") return first;
  const question = request.question.replace(first.words, "");
  const second = await scoreAnswer({ ...request, question }, first.sources.length);
  return second && isEditionOf(second.calculator.id, other.id) ? withSecond(first, second) : first;
}

/** The score that the question asks for, the second one with it, or the one that stands for it. */
export async function requestedScore(
  request: MindRequest,
  read: ScoreAnswer | null,
  entities: readonly RecognisedEntity[],
  { topicFound, unbuilt }: { topicFound: boolean; unbuilt: boolean },
): Promise<ScoreAnswer | null> {
  return read && isScoreRequested(read, entities, topicFound)
    ? bothScores(request, read, entities)
    : scoreInstead(request, entities, unbuilt);
}
