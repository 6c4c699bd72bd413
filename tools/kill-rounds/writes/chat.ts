import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { call, type Person, statusOf } from "../people.ts";
import type { Writes } from "../write.ts";

interface Message {
  id: string;
  status: string;
  feedback?: { verdict: string } | null;
  tools?: unknown;
}
const open = async (
  who: Person,
  id: string,
): Promise<{ title: string; pinned: boolean; archived: boolean; messages: Message[] }> =>
  call(who, "chat/open", { id });
const messageOf = async (who: Person, conversation: string, id: string) =>
  (await open(who, conversation)).messages.find((message) => message.id === id);

async function created(who: Person): Promise<string> {
  const id = crypto.randomUUID();
  await call(who, "chat/create", { id, title: "Essai" });
  return id;
}

async function asked(
  who: Person,
): Promise<{ conversationId: string; questionId: string; answerId: string }> {
  const [conversationId, messageId] = [crypto.randomUUID(), crypto.randomUUID()];
  return call(who, "chat/send", { conversationId, messageId, text: "dose adrénaline anaphylaxie" });
}

/** A question whose answer is no longer being written. */
async function answered(who: Person) {
  const exchange = await asked(who);
  while ((await messageOf(who, exchange.conversationId, exchange.answerId))?.status === "writing")
    await wait(10);
  return exchange;
}

const has = (who: Person, conversation: string, id: string) => async () =>
  (await messageOf(who, conversation, id)) !== undefined;

export const chatWrites: Writes = {
  "chat/create": async ({ me }) => {
    const id = await created(me);
    return async () => (await open(me, id)).title === "Essai";
  },
  "chat/rename": async ({ me }) => {
    const [id, title] = [await created(me), crypto.randomUUID()];
    await call(me, "chat/rename", { id, title });
    return async () => (await open(me, id)).title === title;
  },
  "chat/pin": async ({ me }) => {
    const id = await created(me);
    await call(me, "chat/pin", { id, pinned: true });
    return async () => (await open(me, id)).pinned;
  },
  "chat/archive": async ({ me }) => {
    const id = await created(me);
    await call(me, "chat/archive", { id, archived: true });
    return async () => (await open(me, id)).archived;
  },
  "chat/remove": async ({ me }) => {
    const id = await created(me);
    await call(me, "chat/remove", { id });
    return async () => (await statusOf(me, "chat/open", { id })) === 404;
  },
  "chat/restore": async ({ me }) => {
    const id = await created(me);
    await call(me, "chat/remove", { id });
    await call(me, "chat/restore", { id });
    return async () => (await open(me, id)).title === "Essai";
  },
  "chat/send": async ({ me }) => {
    const { conversationId, questionId } = await asked(me);
    return has(me, conversationId, questionId);
  },
  "chat/regenerate": async ({ me }) => {
    const { conversationId, answerId } = await answered(me);
    const again = crypto.randomUUID();
    await call(me, "chat/regenerate", { messageId: answerId, answerId: again });
    return has(me, conversationId, again);
  },
  "chat/choose": async ({ me }) => {
    const { conversationId, answerId } = await answered(me);
    await call(me, "chat/regenerate", { messageId: answerId, answerId: crypto.randomUUID() });
    await call(me, "chat/choose", { messageId: answerId });
    return has(me, conversationId, answerId);
  },
  "chat/stop": async ({ me }) => {
    const { conversationId, answerId } = await asked(me);
    const { status } = (await call(me, "chat/stop", { messageId: answerId })) as Message;
    return async () => (await messageOf(me, conversationId, answerId))?.status === status;
  },
  "chat/resume": async ({ me }) => {
    const { conversationId, answerId } = await asked(me);
    const { status } = (await call(me, "chat/stop", { messageId: answerId })) as Message;
    // Over before it could be stopped: nothing is left to go on with.
    if (status !== "stopped") return null;
    await call(me, "chat/resume", { messageId: answerId });
    return async () => (await messageOf(me, conversationId, answerId))?.status !== "stopped";
  },
  "chat/correctCase": async ({ me }) => {
    const { conversationId, answerId } = await answered(me);
    const corrected = (await call(me, "chat/correctCase", {
      messageId: answerId,
      topic: null,
      population: null,
    })) as Message;
    return async () =>
      isDeepStrictEqual((await messageOf(me, conversationId, answerId))?.tools, corrected.tools);
  },
  "chat/judge": async ({ me }) => {
    const { conversationId, answerId } = await answered(me);
    await call(me, "chat/judge", {
      messageId: answerId,
      feedback: { verdict: "useful", words: "" },
    });
    return async () =>
      (await messageOf(me, conversationId, answerId))?.feedback?.verdict === "useful";
  },
};
