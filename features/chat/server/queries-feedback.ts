// What administrators read of the opinions people give: what is said of which answer, never by whom
// nor on what question.
import { and, desc, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import type { Feedback } from "../domain/message.ts";
import { isMode } from "../domain/modes.ts";
import { feedback, message } from "./tables.ts";

export const FEEDBACK_PAGE = 30;

/** One more than a page, so that the caller knows whether another follows. */
export async function listFeedback(
  tx: Tx,
  { verdict, cursor }: { verdict?: Feedback["verdict"] | undefined; cursor?: string | undefined },
) {
  const rows = await tx
    .select({
      messageId: feedback.messageId,
      at: feedback.createdAt,
      verdict: feedback.verdict,
      words: feedback.words,
      mode: message.mode,
      mind: message.mind,
      answer: message.text,
      language: message.language,
      sources: message.sources,
    })
    .from(feedback)
    .innerJoin(message, eq(message.id, feedback.messageId))
    .where(
      and(
        verdict === undefined ? undefined : eq(feedback.verdict, verdict),
        cursor === undefined
          ? undefined
          : sql`(${feedback.createdAt}, ${feedback.messageId}) < (select f.created_at, f.message_id from chat_feedback f where f.message_id = ${cursor})`,
      ),
    )
    .orderBy(desc(feedback.createdAt), desc(feedback.messageId))
    .limit(FEEDBACK_PAGE + 1);
  return rows.map((row) => ({
    ...row,
    mode: isMode(row.mode) ? row.mode : ("general" as const),
    sources: [...new Set(row.sources.map(({ title }) => title))],
  }));
}
