import type { RecognisedEntity } from "#platform/ai/toolbox.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { Annotation } from "../domain/annotations.ts";
import type { ConversationState } from "../domain/follow-up.ts";
import type { Source, ToolUse } from "../domain/message.ts";
import type { Mode } from "../domain/modes.ts";
import type { Turn } from "../domain/prompt.ts";
import type { QuestionLanguage } from "../domain/question.ts";
import type { Cost, Speed } from "../domain/usage.ts";

export interface MindRequest {
  services: Services;
  /** Null on the command line. */
  personId: string | null;
  question: string;
  /** The language to answer in. */
  language: QuestionLanguage;
  mode: Mode;
  /** Normal when absent. */
  speed?: Speed;
  /** The branch before the question, oldest first. */
  history?: readonly Turn[];
  /** Where the conversation stands; null for its first question. */
  previous: ConversationState | null;
  /** Questions after that whose answers were cut before it was known what they were about. */
  cut?: readonly string[];
  now: Date;
  signal: AbortSignal;
  /**
   * An answer that was cut, to go on with: the parts are then what follows its text, and sources
   * are the whole list, its own first with their numbers. Absent for a new answer.
   */
  continuing?: { text: string; sources: Source[]; tools?: ToolUse[] } | undefined;
}

/** What a question was understood to be about. */
export interface Understanding {
  entities: readonly RecognisedEntity[];
  /** Its subjects that have no sheet, or no engine. */
  absent: readonly RecognisedEntity[];
  neighbours: readonly { id: string; title: string; route: string }[];
  /** Where the conversation stands after it. */
  state: ConversationState;
}

/**
 * An answer as it comes: what it cites, the tools it used, then its text in the markup of
 * `domain/markup.ts`.
 */
export type MindPart =
  /** `mind` when it is another's than the one that was asked. */
  | { type: "sources"; sources: Source[]; mind?: Mind["name"] }
  | { type: "tool"; use: ToolUse }
  | { type: "understood"; understanding: Understanding }
  | { type: "text"; text: string }
  /**
   * What the answer cost so far, said as soon as a model is asked: what is known when it is cut is
   * kept.
   */
  | { type: "cost"; cost: Cost }
  /**
   * Reads the text of the answer, whole or cut, and says what nothing supports. Kept to the end of
   * the answer.
   */
  | { type: "annotate"; annotate: (text: string) => Annotation[] }
  /** The model was asked and failed; what follows is another mind's. */
  | { type: "fallback"; reason: string };

export interface Mind {
  name: "documentary" | "model";
  answer(request: MindRequest): AsyncIterable<MindPart>;
}
