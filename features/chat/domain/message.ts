import type { z } from "zod";
import type { conversation, conversationEvent, found } from "./conversation-schema.ts";
import type { answerEvent, feedback, message, source, toolUse } from "./message-schema.ts";

// The wire types, inferred from the contract once.
export type Source = z.output<typeof source>;
export type ToolUse = z.output<typeof toolUse>;
export type Message = z.output<typeof message>;
export type Conversation = z.output<typeof conversation>;
export type Feedback = z.output<typeof feedback>;
export type Found = z.output<typeof found>;
export type ListedConversation = Conversation & { found: Found | null };
export type ConversationEvent = z.output<typeof conversationEvent>;
export type AnswerEvent = z.output<typeof answerEvent>;
