import { eventIterator } from "@orpc/contract";
import { z } from "zod";
import { POPULATIONS } from "#platform/ai/toolbox.ts";
import { procedure } from "#platform/http/procedure.ts";
import {
  conversation,
  conversationEvent,
  conversationId,
  found,
  notBlank,
  title,
} from "./domain/conversation-schema.ts";
import {
  answerEvent,
  feedback,
  language,
  message,
  messageId,
  mode,
  speed,
  VERDICTS,
} from "./domain/message-schema.ts";

const exchange = z.object({ conversationId, questionId: messageId, answerId: messageId });

/** The month's questions are used up (product.md §1); `resetsAt` is when the next ones come. */
const allowanceErrors = {
  ALLOWANCE_EXHAUSTED: { status: 429, data: z.object({ limit: z.int(), resetsAt: z.date() }) },
} as const;

export const contract = {
  list: procedure
    .route({
      method: "GET",
      path: "/conversations",
      summary:
        "My conversations, pinned first then latest first; or those a full-text search finds",
      tags: ["Chat"],
    })
    .input(
      z.strictObject({
        /**
         * Words of titles, questions and answers; accents and endings do not matter, the last word
         * may be unfinished.
         */
        search: z.string().trim().max(200).optional(),
        archived: z.boolean().default(false),
        /** The last conversation of the page before. */
        after: z
          .strictObject({ pinned: z.boolean(), updatedAt: z.date(), id: conversationId })
          .optional(),
        limit: z.int().min(1).max(200).default(50),
      }),
    )
    .output(z.array(conversation.extend({ found: found.nullable() }))),
  open: procedure
    .route({
      method: "GET",
      path: "/conversations/{id}",
      summary: "A conversation and the messages of its current branch",
      tags: ["Chat"],
    })
    .input(z.strictObject({ id: conversationId }))
    .output(conversation.extend({ messages: z.array(message) })),
  watch: procedure
    .route({
      method: "GET",
      path: "/conversations/{id}/events",
      summary: "Hear the changes of a conversation (server-sent events)",
      tags: ["Chat"],
    })
    .input(z.strictObject({ id: conversationId }))
    .output(eventIterator(conversationEvent)),
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
    .route({
      method: "PATCH",
      path: "/conversations/{id}",
      summary: "Rename a conversation",
      tags: ["Chat"],
    })
    .input(z.strictObject({ id: conversationId, title }))
    .output(conversation),
  pin: procedure
    .route({
      method: "PUT",
      path: "/conversations/{id}/pin",
      summary: "Pin or unpin a conversation",
      tags: ["Chat"],
    })
    .input(z.strictObject({ id: conversationId, pinned: z.boolean() }))
    .output(conversation),
  archive: procedure
    .route({
      method: "PUT",
      path: "/conversations/{id}/archive",
      summary: "Put a conversation in the archive or take it out",
      tags: ["Chat"],
    })
    .input(z.strictObject({ id: conversationId, archived: z.boolean() }))
    .output(conversation),
  remove: procedure
    .route({
      method: "DELETE",
      path: "/conversations/{id}",
      summary: "Delete a conversation; it can be restored for ten minutes",
      tags: ["Chat"],
    })
    .input(z.strictObject({ id: conversationId }))
    .output(z.object({ deleted: z.literal(true) })),
  restore: procedure
    .route({
      method: "POST",
      path: "/conversations/{id}/restore",
      summary: "Bring back a conversation deleted a moment ago",
      tags: ["Chat"],
    })
    .input(z.strictObject({ id: conversationId }))
    .output(conversation),
  send: procedure
    .route({
      method: "POST",
      path: "/conversations/{conversationId}/messages",
      successStatus: 201,
      summary: "Ask a question; sending the same message id again returns the same answer",
      tags: ["Chat"],
    })
    .errors(allowanceErrors)
    .input(
      z.strictObject({
        conversationId,
        messageId,
        text: z.string().max(8000).refine(notBlank),
        mode: mode.default("general"),
        speed: speed.default("normal"),
        /** The person's own language, used when the question does not show another. */
        language: language.default("fr"),
        /**
         * The last message the person sees: the question joins its branch. Without it, the current
         * one.
         */
        after: messageId.optional(),
        /** The question this one replaces: it begins a branch beside it, and the other stays. */
        edits: messageId.optional(),
      }),
    )
    .output(exchange),
  regenerate: procedure
    .route({
      method: "POST",
      path: "/messages/{messageId}/regenerate",
      successStatus: 201,
      summary: "Answer the same question again, beside the answer it has",
      tags: ["Chat"],
    })
    .errors(allowanceErrors)
    .input(
      z.strictObject({
        messageId,
        /** Id of the new answer, made by the client: asking twice starts one. */
        answerId: messageId,
        speed: speed.optional(),
      }),
    )
    .output(exchange),
  resume: procedure
    .route({
      method: "POST",
      path: "/messages/{messageId}/continue",
      summary:
        "Go on with an answer that was stopped, interrupted or failed, after the text it has",
      tags: ["Chat"],
    })
    .errors(allowanceErrors)
    .input(z.strictObject({ messageId }))
    .output(message),
  choose: procedure
    .route({
      method: "PUT",
      path: "/messages/{messageId}/current",
      summary: "Show the branch of this version, down to its latest message",
      tags: ["Chat"],
    })
    .input(z.strictObject({ messageId }))
    .output(conversation),
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
  judge: procedure
    .route({
      method: "PUT",
      path: "/messages/{messageId}/feedback",
      summary: "Say that an answer is useful or to correct, and why; null takes it back",
      tags: ["Chat"],
    })
    .input(
      z.strictObject({
        messageId,
        feedback: z
          .strictObject({ verdict: z.enum(VERDICTS), words: z.string().max(2000) })
          .nullable(),
      }),
    )
    .output(message),
  correctCase: procedure
    .route({
      method: "PUT",
      path: "/messages/{messageId}/case",
      summary: "Correct what the conversation is about after this answer, for the next question",
      tags: ["Chat"],
    })
    .input(
      z.strictObject({
        messageId,
        /** One of the subjects that were found, or none. */
        topic: z.string().max(200).nullable(),
        population: z.enum(POPULATIONS).nullable(),
        /** Values that count no more, in their own words. */
        forget: z.array(z.string().max(200)).max(40).default([]),
        /** The score under way is given up. */
        giveUpScore: z.boolean().default(false),
      }),
    )
    .output(message),
  listFeedback: procedure
    .meta({ access: "admin" })
    .route({
      method: "GET",
      path: "/admin/feedback",
      summary: "Opinions on answers, latest first; neither the person nor the question is shown",
      tags: ["Administration"],
    })
    .input(z.strictObject({ verdict: z.enum(VERDICTS).optional(), cursor: z.uuid().optional() }))
    .output(
      z.object({
        items: z.array(
          z.object({
            messageId,
            at: z.date(),
            ...feedback.shape,
            mode,
            mind: message.shape.mind,
            answer: z.string(),
            language,
            sources: z.array(z.string()),
          }),
        ),
        next: z.uuid().nullable(),
      }),
    ),
  setup: procedure
    .route({
      method: "GET",
      path: "/assistant",
      summary: "Whether a language model is connected",
      tags: ["Chat"],
    })
    .output(z.object({ model: z.boolean() })),
};
