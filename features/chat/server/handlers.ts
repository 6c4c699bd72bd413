import { withEventMeta } from "@orpc/server";
import { recordAdminRead } from "#features/security/server/public.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { correctCase } from "./correct-case.ts";
import { engineOf } from "./engines.ts";
import { followAnswer } from "./follow-answer.ts";
import {
  changeConversation,
  deleteConversation,
  findConversation,
  keepConversation,
  listConversations,
  restoreConversation,
  searchConversations,
} from "./queries.ts";
import { endAnswer } from "./queries-answers.ts";
import { FEEDBACK_PAGE, listFeedback } from "./queries-feedback.ts";
import {
  findMessage,
  keepFeedback,
  latestOfBranch,
  listBranch,
  writingIn,
} from "./queries-thread.ts";
import { regenerateAnswer } from "./regenerate-answer.ts";
import { resumeAnswer } from "./resume-answer.ts";
import { sendQuestion } from "./send-question.ts";
import type { Refused } from "./start-answer.ts";
import { watchConversation } from "./watch-conversation.ts";

const os = implementFeature(contract);

interface RateLimited {
  RATE_LIMITED(options: { message: string; data: { retryAfter: number } }): Error;
}

/** In the sentence of the specification, the same in every language. */
const tooMany = (errors: RateLimited, retryAfter: number) =>
  errors.RATE_LIMITED({
    message: `Rate limit exceeded. Try again in ${retryAfter} seconds.`,
    data: { retryAfter },
  });

/** Seconds before one asks again for a stream, when as many are open as a person may have. */
const STREAM_RETRY = 30;

/** The error of a question that was not taken. */
function refuse(
  refused: Refused,
  errors: RateLimited & {
    NOT_FOUND(): Error;
    CONFLICT(): Error;
    ALLOWANCE_EXHAUSTED(options: { data: { limit: number; resetsAt: Date } }): Error;
  },
): Error {
  if (refused.reason === "notFound") return errors.NOT_FOUND();
  if (refused.reason === "taken") return errors.CONFLICT();
  if (refused.reason === "exhausted")
    return errors.ALLOWANCE_EXHAUSTED({
      data: { limit: refused.limit, resetsAt: refused.resetsAt },
    });
  return tooMany(errors, refused.retryAfter);
}

export const handlers = os.router({
  list: os.list.handler(({ input, context: { me, services } }) =>
    services.db.asPerson(me.id, (tx) =>
      input.search
        ? searchConversations(tx, input.search, input.limit)
        : listConversations(tx, input),
    ),
  ),

  open: os.open.handler(async ({ input, context: { me, services }, errors }) => {
    const found = await services.db.asPerson(me.id, async (tx) => {
      const conversation = await findConversation(tx, input.id);
      if (!conversation) return null;
      const { leafId, ...shown } = conversation;
      return { ...shown, messages: await listBranch(tx, input.id, leafId) };
    });
    if (!found) throw errors.NOT_FOUND();
    return found;
  }),

  watch: os.watch.handler(async ({ input, context: { me, services }, errors, signal }) => {
    if (!engineOf(services).hub.hasRoom(me.id)) throw tooMany(errors, STREAM_RETRY);
    const events = await watchConversation(services, me.id, input.id, signal);
    if (!events) throw errors.NOT_FOUND();
    return events;
  }),

  create: os.create.handler(async ({ input, context: { me, services }, errors }) => {
    const now = services.now();
    const row = { ...input, ownerId: me.id, createdAt: now, updatedAt: now };
    const kept = await services.db.asPerson(me.id, (tx) => keepConversation(tx, row));
    if (!kept) throw errors.CONFLICT();
    return kept;
  }),

  rename: os.rename.handler(async ({ input: { id, title }, context: { me, services }, errors }) => {
    const renamed = await services.db.asPerson(me.id, (tx) =>
      changeConversation(tx, id, { title }),
    );
    if (!renamed) throw errors.NOT_FOUND();
    return renamed;
  }),

  pin: os.pin.handler(async ({ input: { id, pinned }, context: { me, services }, errors }) => {
    const changed = await services.db.asPerson(me.id, (tx) =>
      changeConversation(tx, id, { pinned }),
    );
    if (!changed) throw errors.NOT_FOUND();
    return changed;
  }),

  archive: os.archive.handler(
    async ({ input: { id, archived }, context: { me, services }, errors }) => {
      const changed = await services.db.asPerson(me.id, (tx) =>
        changeConversation(tx, id, { archived }),
      );
      if (!changed) throw errors.NOT_FOUND();
      return changed;
    },
  ),

  remove: os.remove.handler(async ({ input, context: { me, services }, errors }) => {
    const removed = await services.db.asPerson(me.id, async (tx) => {
      const running = await writingIn(tx, input.id);
      const deleted = await deleteConversation(tx, input.id, services.now());
      // Brought back, a conversation shows what was written when it was deleted.
      if (deleted)
        for (const id of running) await endAnswer(tx, id, { status: "stopped", origin: null });
      return deleted;
    });
    if (!removed) throw errors.NOT_FOUND();
    return { deleted: true };
  }),

  restore: os.restore.handler(async ({ input, context: { me, services }, errors }) => {
    const restored = await services.db.asPerson(me.id, (tx) => restoreConversation(tx, input.id));
    if (!restored) throw errors.NOT_FOUND();
    return restored;
  }),

  send: os.send.handler(async ({ input, context: { me, services }, errors }) => {
    const sent = await sendQuestion(services, me, input);
    if (!sent.ok) throw refuse(sent, errors);
    return sent.exchange;
  }),

  regenerate: os.regenerate.handler(async ({ input, context: { me, services }, errors }) => {
    const sent = await regenerateAnswer(services, me, input);
    if (!sent.ok) throw refuse(sent, errors);
    return sent.exchange;
  }),

  resume: os.resume.handler(async ({ input, context: { me, services }, errors }) => {
    const resumed = await resumeAnswer(services, me, input.messageId);
    if (!resumed.ok) throw refuse(resumed, errors);
    return resumed.message;
  }),

  choose: os.choose.handler(async ({ input, context: { me, services }, errors }) => {
    const changed = await services.db.asPerson(me.id, async (tx) => {
      const chosen = await latestOfBranch(tx, input.messageId);
      return chosen && changeConversation(tx, chosen.conversationId, { leafId: chosen.leafId });
    });
    if (!changed) throw errors.NOT_FOUND();
    return changed;
  }),

  follow: os.follow.handler(
    async ({ input, context: { me, services }, errors, signal, lastEventId }) => {
      if (!engineOf(services).hub.hasRoom(me.id)) throw tooMany(errors, STREAM_RETRY);
      const resumed =
        lastEventId !== undefined && /^\d{1,9}$/u.test(lastEventId)
          ? Number(lastEventId)
          : input.after;
      const events = await followAnswer(services, me.id, input.messageId, resumed, signal);
      if (!events) throw errors.NOT_FOUND();
      return (async function* () {
        for await (const { at, event } of events) yield withEventMeta(event, { id: String(at) });
      })();
    },
  ),

  // Ends the answer in the database first: it holds whichever server writes it, and even when none
  // does any more.
  stop: os.stop.handler(async ({ input, context: { me, services }, errors }) => {
    const found = await services.db.asPerson(me.id, async (tx) => {
      await endAnswer(tx, input.messageId, { status: "stopped", origin: null });
      return findMessage(tx, input.messageId);
    });
    if (found?.message.role !== "assistant") throw errors.NOT_FOUND();
    return found.message;
  }),

  judge: os.judge.handler(async ({ input, context: { me, services }, errors }) => {
    const judged = await services.db.asPerson(me.id, async (tx) => {
      const found = await findMessage(tx, input.messageId);
      if (found?.message.role !== "assistant") return null;
      const row = { messageId: input.messageId, ownerId: me.id, createdAt: services.now() };
      await keepFeedback(tx, row, input.feedback);
      await changeConversation(tx, found.conversationId);
      return { ...found.message, feedback: input.feedback };
    });
    if (!judged) throw errors.NOT_FOUND();
    return judged;
  }),

  correctCase: os.correctCase.handler(async ({ input, context: { me, services }, errors }) => {
    const { messageId, ...correction } = input;
    const done = await services.db.asPerson(me.id, (tx) => correctCase(tx, messageId, correction));
    if (done === "notFound") throw errors.NOT_FOUND();
    if (done === "writing") throw errors.CONFLICT();
    return done;
  }),

  listFeedback: os.listFeedback.handler(async ({ input, context }) => {
    await recordAdminRead(context, "feedback");
    const rows = await context.services.db.asSystem("opinions on answers", (tx) =>
      listFeedback(tx, input),
    );
    const items = rows.slice(0, FEEDBACK_PAGE);
    return { items, next: rows.length > FEEDBACK_PAGE ? (items.at(-1)?.messageId ?? null) : null };
  }),

  setup: os.setup.handler(({ context: { services } }) => ({ model: services.config.ai !== null })),
});
