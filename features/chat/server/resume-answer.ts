import type { Person } from "#platform/auth/person.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { citedIn } from "../domain/citations.ts";
import type { Message } from "../domain/message.ts";
import { changeConversation } from "./queries.ts";
import { keepSources } from "./queries-answers.ts";
import { findMessage, reopenAnswer } from "./queries-thread.ts";
import {
  giveBack,
  type Refused,
  readStoredQuestion,
  refusal,
  startAnswer,
} from "./start-answer.ts";
import { countBeforeResuming } from "./usage.ts";

export type Resumed = { ok: true; message: Message } | Refused;

/**
 * Goes on with an answer that was stopped, interrupted or failed. One that is being written or
 * complete stays as it is: two tabs that ask at once start it once.
 */
export async function resumeAnswer(services: Services, me: Person, id: string): Promise<Resumed> {
  const { db } = services;
  const found = await db.asPerson(me.id, (tx) => findMessage(tx, id));
  if (found?.message.role !== "assistant" || found.message.parentId === null)
    return { ok: false, reason: "notFound" };
  const { status, parentId } = found.message;
  if (status === "writing" || status === "complete") return { ok: true, message: found.message };
  const refused = await refusal(services, me.id);
  if (refused) return refused;

  await db.asSystem("chat: what the run before cost", (tx) => countBeforeResuming(tx, id));
  const reopened = await db.asPerson(me.id, async (tx) => {
    const run = await reopenAnswer(tx, id, services.now());
    const now = await findMessage(tx, id);
    const asked = await readStoredQuestion(tx, found.conversationId, parentId);
    if (!now || !asked) return null;
    // Sources are kept before their text: one whose text never came leaves its number to the next.
    const cited = citedIn(now.message.text);
    const message = {
      ...now.message,
      sources: now.message.sources.filter(({ n }) => cited.has(n)),
    };
    if (run) {
      await changeConversation(tx, found.conversationId, {});
      const { mind, sources, tools } = message;
      if (mind) await keepSources(tx, id, run.run, { sources, mind, tools });
    }
    return { run, asked, message: run ? message : now.message };
  });
  if (!reopened?.run) await giveBack(services, me.id);
  if (!reopened) return { ok: false, reason: "notFound" };
  const { run, asked, message } = reopened;
  const { text, sources, tools } = message;
  if (run) startAnswer(services, me.id, message, asked, { ...run, text, sources, tools });
  return { ok: true, message };
}
