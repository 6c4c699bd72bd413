import { eventIterator } from "@orpc/contract";
import { z } from "zod";
import { procedure } from "#platform/http/procedure.ts";
import { DOUBTS } from "./domain/annotations.ts";
import { MODES } from "./domain/modes.ts";
import { SPEEDS } from "./domain/usage.ts";

export const language = z.enum(["fr", "en", "es"]);
export const mode = z.enum(MODES);
export const speed = z.enum(SPEEDS);
const conversationId = z.uuid();
const messageId = z.uuid();

/** What a number of an answer opens. `checked` is the day its source was opened again, null when it was not. */
export const source = z.object({
  n: z.int().positive(),
  id: z.string(),
  title: z.string(),
  section: z.string(),
  source: z.string(),
  year: z.int(),
  route: z.string(),
  checked: z.string().nullable(),
  population: z.string(),
  language,
});

/** A tool the answer called, with what it was given and what it found. */
export const toolUse = z.object({ name: z.string(), input: z.unknown(), output: z.unknown() });

/** Part of an answer that the audit could not find in a source: shown as « non vérifié ». */
export const annotation = z.object({ from: z.int(), to: z.int(), kind: z.enum(DOUBTS) });

export const status = z.enum(["writing", "complete", "stopped", "interrupted", "failed"]);

export const message = z.object({
  id: messageId,
  role: z.enum(["person", "assistant"]),
  /** Position in the conversation, from 1. */
  seq: z.int(),
  /** The subset of `domain/markup.ts` for an answer, plain text for a question. */
  text: z.string(),
  status,
  sources: z.array(source),
  tools: z.array(toolUse),
  /** Which mind answered; null for a question. */
  mind: z.enum(["documentary", "model"]).nullable(),
  annotations: z.array(annotation),
  mode,
  speed,
  language,
  /** The question an answer answers. */
  replyTo: messageId.nullable(),
  createdAt: z.date(),
});

export const conversation = z.object({
  id: conversationId,
  title: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
});

// Kept as typed: nothing is trimmed, but a blank line is no title and no question.
const notBlank = (text: string) => text.trim() !== "";
const title = z.string().max(200).refine(notBlank);

/** `text` continues what was received; `end` carries the message as it is kept. The event id is the number of UTF-16
 *  units received so far: following again from it misses nothing and repeats nothing. */
export const answerEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("sources"), sources: z.array(source) }),
  z.object({ type: z.literal("text"), at: z.int(), text: z.string() }),
  z.object({ type: z.literal("end"), message }),
]);

export const contract = {
  list: procedure
    .route({ method: "GET", path: "/conversations", summary: "List my conversations, latest first", tags: ["Chat"] })
    .input(
      z.strictObject({ search: z.string().trim().max(200).optional(), limit: z.int().min(1).max(200).default(50) }),
    )
    .output(z.array(conversation)),
  open: procedure
    .route({ method: "GET", path: "/conversations/{id}", summary: "A conversation and its messages", tags: ["Chat"] })
    .input(z.strictObject({ id: conversationId }))
    .output(conversation.extend({ messages: z.array(message) })),
  create: procedure
    .route({
      method: "POST",
      path: "/conversations",
      successStatus: 201,
      summary: "Create a conversation",
      tags: ["Chat"],
    })
    .input(z.strictObject({ id: conversationId, title }))
    .output(conversation),
  rename: procedure
    .route({ method: "PATCH", path: "/conversations/{id}", summary: "Rename a conversation", tags: ["Chat"] })
    .input(z.strictObject({ id: conversationId, title }))
    .output(conversation),
  remove: procedure
    .route({ method: "DELETE", path: "/conversations/{id}", summary: "Delete a conversation", tags: ["Chat"] })
    .input(z.strictObject({ id: conversationId }))
    .output(z.object({ deleted: z.literal(true) })),
  send: procedure
    .route({
      method: "POST",
      path: "/conversations/{conversationId}/messages",
      successStatus: 201,
      summary: "Ask a question; sending the same message id again returns the same answer",
      tags: ["Chat"],
    })
    .input(
      z.strictObject({
        conversationId,
        messageId,
        text: z.string().max(8000).refine(notBlank),
        mode: mode.default("general"),
        speed: speed.default("normal"),
        /** The person's own language, used when the question does not show another. */
        language: language.default("fr"),
      }),
    )
    .output(z.object({ conversationId, questionId: messageId, answerId: messageId })),
  follow: procedure
    .route({
      method: "GET",
      path: "/messages/{messageId}/events",
      summary: "Follow an answer while it is written (server-sent events, resumable)",
      tags: ["Chat"],
    })
    .input(z.strictObject({ messageId, after: z.int().min(0).default(0) }))
    .output(eventIterator(answerEvent)),
  stop: procedure
    .route({
      method: "POST",
      path: "/messages/{messageId}/stop",
      summary: "Stop an answer and keep what is written",
      tags: ["Chat"],
    })
    .input(z.strictObject({ messageId }))
    .output(message),
};
