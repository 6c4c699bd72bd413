import { randomUUID } from "node:crypto";
import { withoutScoreNames } from "#features/guidelines/server/public.ts";
import type { Person } from "#platform/auth/person.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { type Node, placeOfQuestion } from "../domain/branches.ts";
import type { Mode } from "../domain/modes.ts";
import { detectLanguage, type QuestionLanguage } from "../domain/question.ts";
import { titleFrom } from "../domain/title.ts";
import type { Speed } from "../domain/usage.ts";
import { changeConversation, keepConversation } from "./queries.ts";
import {
  findExchange,
  findMessage,
  insertMessages,
  listNodes,
  readBranch,
} from "./queries-thread.ts";
import {
  giveBack,
  type Refused,
  refusal,
  type StoredQuestion,
  startAnswer,
} from "./start-answer.ts";

interface Sending {
  conversationId: string;
  messageId: string;
  text: string;
  mode: Mode;
  speed: Speed;
  language: QuestionLanguage;
  after?: string | undefined;
  edits?: string | undefined;
}
export interface Exchange {
  conversationId: string;
  questionId: string;
  answerId: string;
}
export type Sent = { ok: true; exchange: Exchange } | Refused;

/** Undoes the transaction: a refused question must not leave an empty conversation behind. */
class Undone extends Error {
  readonly reason: "taken" | "notFound";
  constructor(reason: "taken" | "notFound") {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Keeps the question, then starts its answer. Sending the same id again answers the same and starts
 * nothing.
 */
export async function sendQuestion(services: Services, me: Person, input: Sending): Promise<Sent> {
  const { db } = services;
  const known = await db.asPerson(me.id, (tx) => findExchange(tx, input.messageId));
  if (known)
    return known.conversationId === input.conversationId
      ? { ok: true, exchange: known }
      : { ok: false, reason: "taken" };
  const refused = await refusal(services, me.id);
  if (refused) return refused;

  const answer = {
    id: randomUUID(),
    mode: input.mode,
    speed: input.speed,
    language: detectLanguage(withoutScoreNames(input.text), input.language),
  };
  const keeping = db.asPerson(me.id, (tx) =>
    keepExchange(tx, me.id, input, answer, services.now()),
  );
  const kept = await keeping.catch((error: unknown) => {
    if (error instanceof Undone) return error.reason;
    throw error;
  });
  if (kept === "notFound" || kept === "taken") await giveBack(services, me.id);
  if (kept === "notFound") return { ok: false, reason: "notFound" };
  if (kept === "taken") {
    // The same question came twice at once: the other one was kept.
    const twin = await db.asPerson(me.id, (tx) => findExchange(tx, input.messageId));
    return twin ? { ok: true, exchange: twin } : { ok: false, reason: "taken" };
  }
  startAnswer(services, me.id, answer, kept);
  return {
    ok: true,
    exchange: {
      conversationId: input.conversationId,
      questionId: input.messageId,
      answerId: answer.id,
    },
  };
}

type NewAnswer = { id: string; mode: Mode; speed: Speed; language: QuestionLanguage };

async function keepExchange(
  tx: Tx,
  ownerId: string,
  input: Sending,
  answer: NewAnswer,
  now: Date,
): Promise<StoredQuestion> {
  const conversation = await keepConversation(tx, {
    id: input.conversationId,
    ownerId,
    title: titleFrom(input.text),
    createdAt: now,
    updatedAt: now,
  });
  if (!conversation) throw new Undone("notFound");
  const nodes = await listNodes(tx, conversation.id);
  const parentId = await parentOf(tx, conversation, nodes, input);
  const before = await readBranch(tx, conversation.id, nodes, parentId);
  const seq = (nodes.at(-1)?.seq ?? 0) + 1;
  const { id: answerId, ...common } = {
    ...answer,
    conversationId: conversation.id,
    ownerId,
    createdAt: now,
    aliveAt: now,
  };
  const added = await insertMessages(
    tx,
    {
      ...common,
      id: input.messageId,
      seq,
      role: "person",
      text: input.text,
      status: "complete",
      parentId,
    },
    {
      ...common,
      id: answerId,
      seq: seq + 1,
      role: "assistant",
      text: "",
      status: "writing",
      parentId: input.messageId,
    },
  );
  if (!added) throw new Undone("taken");
  // A question asked in the archive takes its conversation out of it.
  await changeConversation(tx, conversation.id, {
    leafId: answerId,
    updatedAt: now,
    archived: false,
  });
  return { question: { text: input.text }, before };
}

async function parentOf(
  tx: Tx,
  { id, leafId }: { id: string; leafId: string | null },
  nodes: readonly Node[],
  { after, edits }: Sending,
) {
  if (edits === undefined) return placeOfQuestion(nodes, leafId, after);
  const edited = await findMessage(tx, edits);
  if (edited?.conversationId !== id || edited.message.role !== "person")
    throw new Undone("notFound");
  return edited.message.parentId;
}
