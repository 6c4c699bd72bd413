// A message as it goes over the wire, and the events that bring an answer.
import { z } from "zod";
import { DOUBTS } from "./annotations.ts";
import { MODES } from "./modes.ts";
import { SPEEDS } from "./usage.ts";

export const language = z.enum(["fr", "en", "es"]);
export const mode = z.enum(MODES);
export const speed = z.enum(SPEEDS);
export const messageId = z.uuid();

/**
 * What a number of an answer opens. `checked` is the day its source was opened again, null when it
 * was not.
 */
export const source = z.object({
  n: z.int().positive(),
  id: z.string(),
  title: z.string(),
  section: z.string(),
  source: z.string(),
  /** Null: no document behind it bears a year. */
  year: z.int().nullable(),
  route: z.string(),
  checked: z.string().nullable(),
  population: z.string(),
  language,
  /** Of a document that the installation itself wrote. */
  local: z.literal(true).optional(),
});

/**
 * A tool the answer called: what it was given, what it found, and the card that shows `output`
 * (none is known for it: its passages are among the sources).
 */
export const toolUse = z.object({
  name: z.string(),
  input: z.unknown(),
  output: z.unknown(),
  card: z.string().nullable().default(null),
});

/**
 * A part of an answer that no cited passage and no tool result holds as a whole
 * (`domain/annotations.ts`).
 */
export const annotation = z.object({
  from: z.int().min(0),
  to: z.int().min(0),
  kind: z.enum(DOUBTS),
});

export const status = z.enum(["writing", "complete", "stopped", "interrupted", "failed"]);

export const VERDICTS = ["useful", "toCorrect"] as const;
export const feedback = z.object({ verdict: z.enum(VERDICTS), words: z.string() });

export const message = z.object({
  id: messageId,
  role: z.enum(["person", "assistant"]),
  /** Place in the conversation, in order of arrival over all its branches, from 1. */
  seq: z.int(),
  /** The subset of `domain/markup.ts` for an answer, plain text for a question. */
  text: z.string(),
  status,
  sources: z.array(source),
  tools: z.array(toolUse),
  annotations: z.array(annotation),
  /** Which mind answered; null for a question. */
  mind: z.enum(["documentary", "model"]).nullable(),
  /**
   * Why the language model did not answer although one is connected; null when it did, or when
   * there is none.
   */
  fallback: z.string().nullable(),
  mode,
  speed,
  language,
  /**
   * What it follows: a question its previous answer, an answer its question; null for the first
   * question.
   */
  parentId: messageId.nullable(),
  /**
   * Every version of this message, itself included, in order of arrival: edited questions, answers
   * asked again.
   */
  versions: z.array(messageId),
  feedback: feedback.nullable(),
  createdAt: z.date(),
});

/**
 * `text` continues what was received; `end` carries the message as it is kept. The event id is the
 * number of UTF-16 units received so far: following again from it misses nothing and repeats
 * nothing.
 */
export const answerEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("sources"), sources: z.array(source) }),
  z.object({ type: z.literal("text"), at: z.int(), text: z.string() }),
  z.object({ type: z.literal("end"), message }),
]);
