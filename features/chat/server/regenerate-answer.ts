import type { Person } from "#platform/auth/person.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { Speed } from "../domain/usage.ts";
import { changeConversation, lockConversation } from "./queries.ts";
import { findMessage, insertMessages, lastPlace } from "./queries-thread.ts";
import type { Sent } from "./send-question.ts";
import { giveBack, readStoredQuestion, refusal, startAnswer } from "./start-answer.ts";

interface Regenerating {
  messageId: string;
  answerId: string;
  speed?: Speed | undefined;
}

/**
 * Answers the question of an answer again, beside it. The new answer's id comes from the client:
 * twice starts one.
 */
export async function regenerateAnswer(
  services: Services,
  me: Person,
  input: Regenerating,
): Promise<Sent> {
  const { db } = services;
  const { answerId } = input;
  const [old, twin] = await db.asPerson(me.id, async (tx) => [
    await findMessage(tx, input.messageId),
    await findMessage(tx, answerId),
  ]);
  if (old?.message.role !== "assistant" || old.message.parentId === null)
    return { ok: false, reason: "notFound" };
  const questionId = old.message.parentId;
  const { conversationId } = old;
  const exchange = { conversationId, questionId, answerId };
  if (twin)
    return twin.message.parentId === questionId
      ? { ok: true, exchange }
      : { ok: false, reason: "taken" };
  const refused = await refusal(services, me.id);
  if (refused) return refused;

  const { mode, language } = old.message;
  const answer = { id: answerId, mode, language, speed: input.speed ?? old.message.speed };
  const now = services.now();
  const asked = await db.asPerson(me.id, async (tx) => {
    if (!(await lockConversation(tx, conversationId))) return "notFound" as const;
    const added = await insertMessages(tx, {
      ...answer,
      conversationId,
      ownerId: me.id,
      seq: (await lastPlace(tx, conversationId)) + 1,
      role: "assistant",
      text: "",
      status: "writing",
      parentId: questionId,
      createdAt: now,
      aliveAt: now,
    });
    if (!added) return "taken" as const;
    await changeConversation(tx, conversationId, { leafId: answerId, updatedAt: now });
    return (await readStoredQuestion(tx, conversationId, questionId)) ?? ("notFound" as const);
  });
  if (asked === "notFound" || asked === "taken") await giveBack(services, me.id);
  if (asked === "notFound") return { ok: false, reason: "notFound" };
  if (asked === "taken") {
    const other = await db.asPerson(me.id, (tx) => findMessage(tx, answerId));
    return other?.message.parentId === questionId
      ? { ok: true, exchange }
      : { ok: false, reason: "taken" };
  }
  startAnswer(services, me.id, answer, asked);
  return { ok: true, exchange };
}
