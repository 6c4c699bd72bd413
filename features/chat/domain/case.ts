// The case of an exchange as a person sees and corrects it: its subject, whom it is about, the
// values given, the score that still lacks some. What is erased is not used for the next question.
import type { Population, RecognisedEntity } from "#platform/ai/toolbox.ts";
import type { ConversationState } from "./follow-up.ts";

const MOST_VALUES = 12;

/** The values of an exchange after a message: those of the same subject stay. */
export function valuesAfter(
  before: readonly string[],
  entities: readonly RecognisedEntity[],
): string[] {
  const said = entities.filter(({ kind }) => kind === "value").map(({ words }) => words);
  return [...new Set([...before, ...said])].slice(-MOST_VALUES);
}

export interface CaseCorrection {
  /** Another subject among those that were found, or none. */
  topic: string | null;
  population: Population | null;
  /** Values that no longer count, in the words they were given in. */
  forget: readonly string[];
  /** The score that was being completed is given up. */
  giveUpScore: boolean;
}

/**
 * `found`: what the library offered for the question. `turns`: how many messages the person has
 * written so far. A subject that was not offered is none: an id says nothing by itself.
 */
export function corrected(
  state: ConversationState,
  { topic, population, forget, giveUpScore }: CaseCorrection,
  found: readonly { id: string; title: string }[],
  turns: number,
): ConversationState {
  const offered = [...(state.topic ? [state.topic] : []), ...found].find(({ id }) => id === topic);
  const gone = forget.filter((words) => state.values.includes(words));
  return {
    ...state,
    topic: offered ? { id: offered.id, title: offered.title } : null,
    population,
    values: state.values.filter((words) => !gone.includes(words)),
    forgotten: [...new Set([...state.forgotten, ...gone])],
    ignoredTurns: giveUpScore ? turns : state.ignoredTurns,
  };
}

/** Earlier messages as they still count: without those given up, nor the values erased. */
export const countedTurns = (
  said: readonly string[],
  state: Pick<ConversationState, "forgotten" | "ignoredTurns"> | null,
): string[] =>
  said
    .slice(state?.ignoredTurns ?? 0)
    .map((text) =>
      (state?.forgotten ?? []).reduce((left, words) => left.replaceAll(words, " "), text),
    );
