import { sql } from "drizzle-orm";
import type { Services } from "#platform/feature/server/context.ts";

/** Rows of cost of an answer, as they are kept. */
export async function usageRows({ db }: Services, messageId: string) {
  const { rows } = await db.asSystem("test: rows of cost", (tx) =>
    tx.execute(sql`select provider, model, tokens_in as "tokensIn", tokens_out as "tokensOut",
      cached_tokens as "cachedTokens", outcome from assistant_usage where message_id = ${messageId} order by run`),
  );
  return rows;
}
