// How much a person asks, counted by day and never read.
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { conversation, message } from "./tables.ts";

/**
 * Questions in conversations that are still there, by index of day from 1: each of `starts` begins
 * one.
 */
export const questionsByDay = (tx: Tx, starts: readonly Date[]) => {
  const days = sql`array(select value::timestamptz from jsonb_array_elements_text(${JSON.stringify(starts)}::jsonb) with ordinality as t(value, n) order by n)`;
  const first = (starts[0] ?? new Date(0)).toISOString();
  return tx
    .select({
      index: sql<number>`width_bucket(${message.createdAt}, ${days})`.as("day_index"),
      questions: sql<number>`count(*)::int`,
    })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(
      and(
        eq(message.role, "person"),
        isNull(conversation.deletedAt),
        sql`${message.createdAt} >= ${first}::timestamptz`,
      ),
    )
    .groupBy(sql`day_index`);
};
