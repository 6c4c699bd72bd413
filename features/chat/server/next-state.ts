// Where a conversation stands after a question, and how that is read again from its messages.
import { z } from "zod";
import { type KnowledgeAnswer, POPULATIONS } from "#platform/ai/toolbox.ts";
import type { ConversationState } from "../domain/follow-up.ts";
import type { Message } from "../domain/message.ts";
import { language } from "../domain/message-schema.ts";
import type { Topic } from "../domain/topic.ts";
import type { MindRequest } from "./mind.ts";

const stateSchema = z.object({
  topic: z.object({ id: z.string(), title: z.string() }).nullable(),
  population: z.enum(POPULATIONS).nullable(),
  question: z.string(),
  language,
  pendingScore: z.array(z.string()),
});
const kept = z.object({ state: stateSchema });

export function nextState(
  { question, language: spoken, previous }: MindRequest,
  topics: readonly Topic[],
  answer: KnowledgeAnswer,
): ConversationState {
  const [first] = topics;
  // A subject without a sheet is the subject all the same: the sheet before it is no longer at
  // hand.
  const left = (answer.absent ?? []).length > 0 || answer.score;
  const held = left ? null : (previous?.topic ?? null);
  return {
    topic: first ? { id: first.id, title: first.title } : held,
    population:
      answer.population ?? (first && first.id === previous?.topic?.id ? previous.population : null),
    question,
    language: spoken,
    pendingScore: [],
  };
}

/** The state that the last answer of a branch left; null when none did. */
export function stateOf(before: readonly Pick<Message, "tools">[]): ConversationState | null {
  for (const { tools } of [...before].reverse())
    for (const { name, output } of [...tools].reverse()) {
      const read = name === "search_library" ? kept.safeParse(output) : null;
      if (read?.success) return read.data.state;
    }
  return null;
}
