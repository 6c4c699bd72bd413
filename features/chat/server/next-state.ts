// Where a conversation stands after a question, and how that is read again from its messages.
import { z } from "zod";
import { type KnowledgeAnswer, POPULATIONS } from "#platform/ai/toolbox.ts";
import { type CaseCorrection, corrected, valuesAfter } from "../domain/case.ts";
import type { ConversationState } from "../domain/follow-up.ts";
import type { Message, ToolUse } from "../domain/message.ts";
import { language } from "../domain/message-schema.ts";
import { nameSaid } from "../domain/silence.ts";
import type { Topic } from "../domain/topic.ts";
import type { MindRequest } from "./mind.ts";

/** Each is asked of the library again. */
const MOST_CUT = 3;

const stateSchema = z.object({
  topic: z.object({ id: z.string(), title: z.string() }).nullable(),
  absent: z.object({ id: z.string(), title: z.string() }).nullable().optional(),
  population: z.enum(POPULATIONS).nullable(),
  question: z.string(),
  language,
  // Answers kept from before have none of these.
  values: z.array(z.string()).default([]),
  forgotten: z.array(z.string()).default([]),
  ignoredTurns: z.int().min(0).default(0),
});
const kept = z.object({
  state: stateSchema,
  documents: z.array(z.object({ id: z.string(), title: z.string() })).default([]),
});

/** The disease that was asked about and has no sheet. */
function absentDisease({ absent = [] }: KnowledgeAnswer): ConversationState["absent"] {
  const disease = absent.find(({ kind }) => kind === "disease");
  return disease ? { id: disease.id, title: nameSaid(disease) } : null;
}

/** Before the first question of a conversation. */
const NO_STATE = { topic: null, population: null, values: [], forgotten: [], ignoredTurns: 0 };

export function nextState(
  { question, language: spoken, previous }: MindRequest,
  topics: readonly Topic[],
  answer: KnowledgeAnswer,
): ConversationState {
  const [first] = topics;
  // A subject without a sheet is the subject all the same: the sheet before it is no longer at
  // hand.
  const left = (answer.absent ?? []).length > 0 || answer.score;
  const before = previous ?? NO_STATE;
  const isSameTopic = first !== undefined && first.id === before.topic?.id;
  const keepsValues = !left && (first === undefined || isSameTopic);
  const held = left ? null : before.topic;
  return {
    topic: first ? { id: first.id, title: first.title } : held,
    absent: first ? null : absentDisease(answer),
    population: answer.population ?? (isSameTopic ? before.population : null),
    question,
    language: spoken,
    values: valuesAfter(keepsValues ? before.values : [], answer.entities ?? []),
    forgotten: before.forgotten,
    ignoredTurns: before.ignoredTurns,
  };
}

type Answered = Pick<Message, "tools">;

/** The place of the tool whose output holds the state of an answer, and what it holds. */
function heldIn({ tools }: Answered) {
  for (let at = tools.length - 1; at >= 0; at--) {
    const read = tools[at]?.name === "search_library" ? kept.safeParse(tools[at]?.output) : null;
    if (read?.success) return { at, ...read.data };
  }
  return null;
}

/** The state that the last answer of a branch left; null when none did. */
export function stateOf(before: readonly Answered[]): ConversationState | null {
  for (const answer of [...before].reverse()) {
    const held = heldIn(answer);
    if (held) return held.state;
  }
  return null;
}

/**
 * The questions since that answer whose own was cut before it kept its state (a server killed, an
 * outage), oldest first.
 */
export function cutQuestions(
  before: readonly Pick<Message, "role" | "status" | "text" | "tools">[],
): string[] {
  const since = before.slice(before.findLastIndex((one) => heldIn(one) !== null) + 1);
  const cut = since.flatMap(({ role, status }, at) =>
    role === "assistant" && status !== "complete" ? [since[at - 1]?.text ?? ""] : [],
  );
  return cut.filter((question) => question !== "").slice(-MOST_CUT);
}

/** The tools of an answer with its state corrected; null when it holds none. */
export function withCorrection(
  answer: Answered,
  correction: CaseCorrection,
  turns: number,
): ToolUse[] | null {
  const held = heldIn(answer);
  if (!held) return null;
  const state = corrected(held.state, correction, held.documents, turns);
  return answer.tools.map((use, at) =>
    at === held.at ? { ...use, output: { ...(use.output as object), state } } : use,
  );
}
