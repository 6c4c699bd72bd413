import { index, integer, text, uuid } from "drizzle-orm/pg-core";
import { instant, owned } from "#platform/db/tables.ts";
import { OUTCOMES, SPEEDS } from "../domain/usage.ts";

/** What each answer cost. No key leads to the message: deleting a conversation gives no allowance back. */
export const usage = owned(
  "chat_usage",
  {
    messageId: uuid("message_id").primaryKey(),
    provider: text("provider").notNull(),
    model: text("model").notNull(),
    mode: text("mode").notNull(),
    speed: text("speed", { enum: SPEEDS }).notNull(),
    tokensIn: integer("tokens_in").notNull(),
    tokensOut: integer("tokens_out").notNull(),
    cachedTokens: integer("cached_tokens").notNull(),
    durationMs: integer("duration_ms").notNull(),
    firstTextMs: integer("first_text_ms"),
    outcome: text("outcome", { enum: OUTCOMES }).notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [index("chat_usage_latest").on(t.createdAt)],
);
