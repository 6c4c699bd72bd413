import { z } from "zod";

/**
 * Channel on which servers tell each other that an answer grew or ended, or that a conversation
 * changed. It carries ids, never text.
 */
export const ANSWER_CHANNEL = "chat_answer";

const answerNotice = z.object({
  kind: z.enum(["text", "end", "conversation"]),
  ids: z.array(z.string()),
  /** The server that wrote it; null when nobody in particular did (a stop, a recovery). */
  origin: z.string().nullable(),
});
export type AnswerNotice = z.output<typeof answerNotice>;

/** Null for anything that is not a notice of ours. */
export function readNotice(payload: string): AnswerNotice | null {
  try {
    return answerNotice.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}
