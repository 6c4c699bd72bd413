import { withEventMeta } from "@orpc/server";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { followAnswer } from "./follow-answer.ts";
import {
  deleteConversation,
  findConversation,
  findMessage,
  keepConversation,
  listConversations,
  listMessages,
  renameConversation,
} from "./queries.ts";
import { endAnswer } from "./queries-answers.ts";
import { sendQuestion } from "./send-question.ts";

const os = implementFeature(contract);

export const handlers = os.router({
  list: os.list.handler(({ input, context: { me, services } }) =>
    services.db.asPerson(me.id, (tx) => listConversations(tx, input)),
  ),

  open: os.open.handler(async ({ input, context: { me, services }, errors }) => {
    const found = await services.db.asPerson(me.id, async (tx) => {
      const conversation = await findConversation(tx, input.id);
      return conversation && { ...conversation, messages: await listMessages(tx, input.id) };
    });
    if (!found) throw errors.NOT_FOUND();
    return found;
  }),

  create: os.create.handler(async ({ input, context: { me, services }, errors }) => {
    const now = services.now();
    const row = { ...input, ownerId: me.id, createdAt: now, updatedAt: now };
    const kept = await services.db.asPerson(me.id, (tx) => keepConversation(tx, row));
    if (!kept) throw errors.CONFLICT();
    return kept;
  }),

  rename: os.rename.handler(async ({ input, context: { me, services }, errors }) => {
    const renamed = await services.db.asPerson(me.id, (tx) => renameConversation(tx, input.id, input.title));
    if (!renamed) throw errors.NOT_FOUND();
    return renamed;
  }),

  remove: os.remove.handler(async ({ input, context: { me, services }, errors }) => {
    const removed = await services.db.asPerson(me.id, (tx) => deleteConversation(tx, input.id));
    if (!removed) throw errors.NOT_FOUND();
    return { deleted: true };
  }),

  send: os.send.handler(async ({ input, context: { me, services }, errors }) => {
    const sent = await sendQuestion(services, me, input);
    if (sent.ok) return sent.exchange;
    if (sent.reason === "notFound") throw errors.NOT_FOUND();
    if (sent.reason === "taken") throw errors.CONFLICT();
    throw errors.RATE_LIMITED({
      // The sentence of the specification, the same in every language.
      message: `Rate limit exceeded. Try again in ${sent.retryAfter} seconds.`,
      data: { retryAfter: sent.retryAfter },
    });
  }),

  follow: os.follow.handler(async ({ input, context: { me, services }, errors, signal, lastEventId }) => {
    const resumed = lastEventId !== undefined && /^\d{1,9}$/u.test(lastEventId) ? Number(lastEventId) : input.after;
    const events = await followAnswer(services, me.id, input.messageId, resumed, signal);
    if (!events) throw errors.NOT_FOUND();
    return (async function* () {
      for await (const { at, event } of events) yield withEventMeta(event, { id: String(at) });
    })();
  }),

  // Ends the answer in the database first: it holds whichever server writes it, and even when none does any more.
  stop: os.stop.handler(async ({ input, context: { me, services }, errors }) => {
    const message = await services.db.asPerson(me.id, async (tx) => {
      await endAnswer(tx, input.messageId, { status: "stopped", origin: null });
      return findMessage(tx, input.messageId);
    });
    if (message?.role !== "assistant") throw errors.NOT_FOUND();
    const { aliveAt: _, ...kept } = message;
    return kept;
  }),
});
