// The cached copy of a conversation: what the page puts in it before the server is asked again.
import { currentLanguage } from "#platform/i18n/web/i18n.ts";
import type { Conversation, Message } from "../domain/message.ts";
import type { Mode } from "../domain/modes.ts";
import { titleFrom } from "../domain/title.ts";
import type { Speed } from "../domain/usage.ts";

export type Opened = Conversation & { messages: Message[] };

export interface Outgoing {
  conversationId: string;
  messageId: string;
  text: string;
  mode: Mode;
  speed: Speed;
  /** Last message the person sees. */
  after?: string | undefined;
  /** The question this one replaces. */
  edits?: string | undefined;
}

const blank = (): Pick<
  Message,
  "sources" | "tools" | "annotations" | "mind" | "fallback" | "language" | "feedback" | "createdAt"
> => ({
  sources: [],
  tools: [],
  annotations: [],
  mind: null,
  fallback: null,
  language: currentLanguage(),
  feedback: null,
  createdAt: new Date(),
});

/**
 * The conversation with a question and its empty answer: the answer is then followed from its first
 * character.
 */
export function withExchange(held: Opened | undefined, going: Outgoing, answerId: string): Opened {
  const now = new Date();
  const conversation = held ?? {
    id: going.conversationId,
    title: titleFrom(going.text),
    pinned: false,
    archived: false,
    version: 0,
    createdAt: now,
    updatedAt: now,
    messages: [],
  };
  if (conversation.messages.some(({ id }) => id === going.messageId)) return conversation;
  const { messageId, text, mode, speed, edits } = going;
  const place = conversation.messages.findIndex(({ id }) => id === edits);
  const before = place < 0 ? conversation.messages : conversation.messages.slice(0, place);
  const edited = place < 0 ? undefined : conversation.messages[place];
  const seq = 1 + Math.max(0, ...conversation.messages.map((one) => one.seq));
  const common = { ...blank(), mode, speed };
  const question: Message = {
    ...common,
    id: messageId,
    role: "person",
    seq,
    text,
    status: "complete",
    parentId: before.at(-1)?.id ?? null,
    versions: [...(edited?.versions ?? []), messageId],
  };
  const answer = emptyAnswer({
    ...common,
    id: answerId,
    seq: seq + 1,
    parentId: messageId,
    versions: [answerId],
  });
  return {
    ...conversation,
    version: conversation.version + 1,
    updatedAt: now,
    messages: [...before, question, answer],
  };
}

const emptyAnswer = (message: Omit<Message, "role" | "text" | "status">): Message => ({
  ...message,
  role: "assistant",
  text: "",
  status: "writing",
});

/** The conversation with an empty answer in the place of another one. */
export function withNewAnswer(held: Opened, old: Message, answerId: string): Opened {
  const place = held.messages.findIndex(({ id }) => id === old.id);
  if (place < 0) return held;
  const { mode, speed, parentId } = old;
  const seq = 1 + Math.max(0, ...held.messages.map((one) => one.seq));
  const versions = [...old.versions, answerId];
  const answer = emptyAnswer({ ...blank(), mode, speed, parentId, id: answerId, seq, versions });
  return {
    ...held,
    version: held.version + 1,
    messages: [...held.messages.slice(0, place), answer],
  };
}

export const withMessage = (held: Opened, changed: Message): Opened => ({
  ...held,
  messages: held.messages.map((one) => (one.id === changed.id ? changed : one)),
});

/**
 * A copy read again may be behind what was followed meanwhile: no word that was shown goes away, and
 * a whole answer is not written again.
 */
export function keepWhatWasShown(old: Opened | undefined, read: Opened): Opened {
  if (!old || old.id !== read.id) return read;
  const before = new Map(old.messages.map((message) => [message.id, message]));
  const messages = read.messages.map((message) => {
    const held = before.get(message.id);
    if (!held || message.status !== "writing") return message;
    if (held.status === "complete") return held;
    if (held.status !== "writing") return message;
    return held.text.startsWith(message.text) ? { ...message, text: held.text } : message;
  });
  return { ...read, messages };
}
