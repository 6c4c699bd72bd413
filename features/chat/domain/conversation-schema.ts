// A conversation as it goes over the wire, where a search found its words, and the events that say
// it changed.
import { z } from "zod";
import { messageId } from "./message-schema.ts";

export const conversationId = z.uuid();

export const conversation = z.object({
  id: conversationId,
  title: z.string(),
  pinned: z.boolean(),
  archived: z.boolean(),
  /** Grows with each change of the conversation other than the text of a running answer. */
  version: z.int(),
  createdAt: z.date(),
  updatedAt: z.date(),
});

/**
 * Where a search found its words: the message (null: the title) and an excerpt cut into plain and
 * marked parts.
 */
export const found = z.object({
  messageId: messageId.nullable(),
  excerpt: z.array(z.object({ text: z.string(), marked: z.boolean() })),
});

// ReadSources as typed: nothing is trimmed, but a blank line is no title and no question.
export const notBlank = (text: string) => text.trim() !== "";
export const title = z.string().max(200).refine(notBlank);

/**
 * Something in the conversation changed, or it is gone. The text of a running answer comes through
 * `follow`.
 */
export const conversationEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("changed"), version: z.int() }),
  z.object({ type: z.literal("gone") }),
]);
