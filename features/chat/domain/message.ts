import type { z } from "zod";
import type { answerEvent, conversation, message, source, toolUse } from "../contract.ts";

// The wire types, inferred from the contract once.
export type Source = z.output<typeof source>;
export type ToolUse = z.output<typeof toolUse>;
export type Message = z.output<typeof message>;
export type Conversation = z.output<typeof conversation>;
export type AnswerEvent = z.output<typeof answerEvent>;
