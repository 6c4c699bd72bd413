import { and, asc, desc, eq, gt, ilike, inArray, lt, max, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import type { Conversation, Message } from "../domain/message.ts";
import { isMode } from "../domain/modes.ts";
import { chunk, conversation, message } from "./tables.ts";

type MessageRow = typeof message.$inferSelect;

const conversationFields = {
  id: conversation.id,
  title: conversation.title,
  createdAt: conversation.createdAt,
  updatedAt: conversation.updatedAt,
};

/** A row as it goes over the wire: `written` is the text of an answer still in chunks. */
const toMessage = (row: Omit<MessageRow, "ownerId">, written: string | null): Message => ({
  id: row.id,
  role: row.role,
  seq: row.seq,
  text: row.text + (written ?? ""),
  status: row.status,
  sources: row.sources,
  tools: row.tools,
  mind: row.mind,
  annotations: row.annotations,
  mode: isMode(row.mode) ? row.mode : "general",
  speed: row.speed,
  language: row.language,
  replyTo: row.replyTo,
  createdAt: row.createdAt,
});

const written = sql<
  string | null
>`(select string_agg(${chunk.text}, '' order by ${chunk.seq}) from ${chunk} where ${chunk.messageId} = ${message.id})`;

export async function listConversations(
  tx: Tx,
  { search, limit }: { search?: string | undefined; limit: number },
): Promise<Conversation[]> {
  const words = search?.trim() ? `%${search.trim().replace(/[\\%_]/gu, "\\$&")}%` : null;
  return tx
    .select(conversationFields)
    .from(conversation)
    .where(words === null ? undefined : ilike(conversation.title, words))
    .orderBy(desc(conversation.updatedAt), desc(conversation.id))
    .limit(limit);
}

export async function findConversation(tx: Tx, id: string): Promise<Conversation | null> {
  const [row] = await tx.select(conversationFields).from(conversation).where(eq(conversation.id, id));
  return row ?? null;
}

/** Adds the conversation unless it exists; answers the row if it is the person's own, null when the id is taken. */
export async function keepConversation(tx: Tx, row: typeof conversation.$inferInsert): Promise<Conversation | null> {
  await tx.insert(conversation).values(row).onConflictDoNothing();
  // Locked so that two questions sent at once take different places.
  const [kept] = await tx
    .select(conversationFields)
    .from(conversation)
    .where(eq(conversation.id, row.id))
    .for("update");
  return kept ?? null;
}

export async function renameConversation(tx: Tx, id: string, title: string): Promise<Conversation | null> {
  const [row] = await tx
    .update(conversation)
    .set({ title })
    .where(eq(conversation.id, id))
    .returning(conversationFields);
  return row ?? null;
}

export async function deleteConversation(tx: Tx, id: string): Promise<boolean> {
  return (await tx.delete(conversation).where(eq(conversation.id, id)).returning({ id: conversation.id })).length > 0;
}

export const touchConversation = (tx: Tx, id: string, now: Date) =>
  tx.update(conversation).set({ updatedAt: now }).where(eq(conversation.id, id));

export async function listMessages(tx: Tx, conversationId: string): Promise<Message[]> {
  const rows = await tx
    .select({ row: message, written })
    .from(message)
    .where(eq(message.conversationId, conversationId))
    .orderBy(asc(message.seq));
  return rows.map(({ row, written }) => toMessage(row, written));
}

/** A message with what is written so far, and when its server last gave a sign of life. */
export async function findMessage(tx: Tx, id: string): Promise<(Message & { aliveAt: Date }) | null> {
  const [found] = await tx.select({ row: message, written }).from(message).where(eq(message.id, id));
  return found ? { ...toMessage(found.row, found.written), aliveAt: found.row.aliveAt } : null;
}

/** The question of that id and its answer, when it was already sent. */
export async function findExchange(tx: Tx, questionId: string) {
  const [row] = await tx
    .select({ conversationId: message.conversationId, answerId: message.id })
    .from(message)
    .where(eq(message.replyTo, questionId))
    .limit(1);
  return row ? { conversationId: row.conversationId, questionId, answerId: row.answerId } : null;
}

export async function lastPlace(tx: Tx, conversationId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(message.seq) })
    .from(message)
    .where(eq(message.conversationId, conversationId));
  return row?.last ?? 0;
}

/** Adds a question and its empty answer; false when the question's id is already taken. */
export async function insertExchange(
  tx: Tx,
  question: typeof message.$inferInsert,
  answer: typeof message.$inferInsert,
): Promise<boolean> {
  const added = await tx.insert(message).values(question).onConflictDoNothing().returning({ id: message.id });
  if (added.length === 0) return false;
  await tx.insert(message).values(answer);
  return true;
}

/** Sources of the latest answer of the conversation that cites something: what a follow-up question is about. */
export async function lastSources(tx: Tx, conversationId: string, beforeSeq: number) {
  const [row] = await tx
    .select({ sources: message.sources })
    .from(message)
    .where(
      and(
        eq(message.conversationId, conversationId),
        lt(message.seq, beforeSeq),
        eq(message.role, "assistant"),
        gt(sql`jsonb_array_length(${message.sources})`, 0),
      ),
    )
    .orderBy(desc(message.seq))
    .limit(1);
  return row?.sources ?? [];
}

/** Everything of one person, for the export. */
export async function everythingOf(tx: Tx) {
  const conversations = await tx.select(conversationFields).from(conversation).orderBy(asc(conversation.createdAt));
  const ids = conversations.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ row: message, written })
    .from(message)
    .where(inArray(message.conversationId, ids))
    .orderBy(asc(message.seq));
  return conversations.map((one) => ({
    ...one,
    messages: rows
      .filter(({ row }) => row.conversationId === one.id)
      .map(({ row, written }) => toMessage(row, written)),
  }));
}

export const eraseEverythingOf = (tx: Tx, personId: string) =>
  tx.delete(conversation).where(eq(conversation.ownerId, personId));
