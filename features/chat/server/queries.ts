import { and, asc, desc, eq, isNull, lt, sql } from "drizzle-orm";
import { notifyIn, type Tx } from "#platform/db/database.ts";
import { excerpt, searchWords } from "../domain/excerpt.ts";
import { plainText } from "../domain/markup.ts";
import type { Conversation, ListedConversation } from "../domain/message.ts";
import { ANSWER_CHANNEL, type AnswerNotice } from "./answer-notice.ts";
import { listEverything } from "./queries-thread.ts";
import { conversation, message } from "./tables.ts";

const conversationFields = {
  id: conversation.id,
  title: conversation.title,
  pinned: conversation.pinned,
  archived: conversation.archived,
  version: conversation.version,
  createdAt: conversation.createdAt,
  updatedAt: conversation.updatedAt,
};

export interface Page {
  archived: boolean;
  after?: { pinned: boolean; updatedAt: Date; id: string } | undefined;
  limit: number;
}

/** Pinned first, then latest first. */
export async function listConversations(
  tx: Tx,
  { archived, after, limit }: Page,
): Promise<ListedConversation[]> {
  const rows = await tx
    .select(conversationFields)
    .from(conversation)
    .where(
      and(
        isNull(conversation.deletedAt),
        eq(conversation.archived, archived),
        after &&
          sql`(${conversation.pinned}, ${conversation.updatedAt}, ${conversation.id}) < (${after.pinned}::boolean, ${after.updatedAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(conversation.pinned), desc(conversation.updatedAt), desc(conversation.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, found: null }));
}

/**
 * Conversations whose title, or one message of any branch, holds all the words; titles first, then
 * latest first. The archive is searched too.
 */
export async function searchConversations(
  tx: Tx,
  typed: string,
  limit: number,
): Promise<ListedConversation[]> {
  const wanted = searchWords(typed);
  if (wanted.length === 0) return [];
  const query = sql`to_tsquery('public.fr', ${wanted.map((word, n) => (n === wanted.length - 1 ? `${word}:*` : word)).join(" & ")})`;
  const hit = tx
    .select({
      id: message.id,
      role: message.role,
      text: sql<string>`left(${message.text}, 100000)`.as("hit_text"),
    })
    .from(message)
    .where(and(eq(message.conversationId, conversation.id), sql`${message.search} @@ ${query}`))
    .orderBy(desc(sql`ts_rank(${message.search}, ${query})`), asc(message.seq))
    .limit(1)
    .as("hit");
  const inTitle = sql<boolean>`(${conversation.search} @@ ${query})`;
  const rows = await tx
    .select({ ...conversationFields, inTitle, messageId: hit.id, role: hit.role, text: hit.text })
    .from(conversation)
    .leftJoinLateral(hit, sql`true`)
    .where(and(isNull(conversation.deletedAt), sql`(${inTitle} or ${hit.id} is not null)`))
    .orderBy(desc(inTitle), desc(conversation.updatedAt), desc(conversation.id))
    .limit(limit);
  return rows.map(({ inTitle: titled, messageId, role, text, ...row }) => {
    const words = role === "assistant" && text !== null ? plainText(text) : text;
    const shown = words ?? row.title;
    const place = titled && text === null ? null : messageId;
    return { ...row, found: { messageId: place, excerpt: excerpt(shown, wanted) } };
  });
}

export async function findConversation(
  tx: Tx,
  id: string,
): Promise<(Conversation & { leafId: string | null }) | null> {
  const [row] = await tx
    .select({ ...conversationFields, leafId: conversation.leafId })
    .from(conversation)
    .where(and(eq(conversation.id, id), isNull(conversation.deletedAt)));
  return row ?? null;
}

/**
 * Adds the conversation unless it exists, and locks it: two questions sent at once take different
 * places. Null when the id is taken, or the conversation was deleted.
 */
export async function keepConversation(tx: Tx, row: typeof conversation.$inferInsert) {
  await tx.insert(conversation).values(row).onConflictDoNothing();
  return lockConversation(tx, row.id);
}

export async function lockConversation(tx: Tx, id: string) {
  const [row] = await tx
    .select({ ...conversationFields, leafId: conversation.leafId })
    .from(conversation)
    .where(and(eq(conversation.id, id), isNull(conversation.deletedAt)))
    .for("update");
  return row ?? null;
}

type Change = Partial<
  Pick<typeof conversation.$inferInsert, "title" | "pinned" | "archived" | "leafId" | "updatedAt">
>;

/** Changes a conversation and tells every tab that shows it; null when it is not the person's. */
export async function changeConversation(
  tx: Tx,
  id: string,
  change: Change = {},
): Promise<Conversation | null> {
  const [row] = await tx
    .update(conversation)
    .set({ ...change, version: sql`${conversation.version} + 1` })
    .where(and(eq(conversation.id, id), isNull(conversation.deletedAt)))
    .returning(conversationFields);
  if (!row) return null;
  await tellChanged(tx, id);
  return row;
}

const tellChanged = (tx: Tx, id: string) => {
  const notice: AnswerNotice = { kind: "conversation", ids: [id], origin: null };
  return notifyIn(tx, ANSWER_CHANNEL, JSON.stringify(notice));
};

/** Hides a conversation until it is erased or restored. */
export async function deleteConversation(tx: Tx, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(conversation)
    .set({ deletedAt: now })
    .where(and(eq(conversation.id, id), isNull(conversation.deletedAt)))
    .returning({ id: conversation.id });
  if (rows.length > 0) await tellChanged(tx, id);
  return rows.length > 0;
}

export async function restoreConversation(tx: Tx, id: string): Promise<Conversation | null> {
  await tx.update(conversation).set({ deletedAt: null }).where(eq(conversation.id, id));
  return changeConversation(tx, id);
}

/** Erases what was deleted before that time. */
export const eraseDeleted = (tx: Tx, before: Date) =>
  tx.delete(conversation).where(lt(conversation.deletedAt, before));

/** Everything of one person, for the export. */
export async function everythingOf(tx: Tx) {
  const conversations = await tx
    .select(conversationFields)
    .from(conversation)
    .orderBy(asc(conversation.createdAt));
  if (conversations.length === 0) return [];
  const all = await listEverything(
    tx,
    conversations.map(({ id }) => id),
  );
  return conversations.map((one) => ({
    ...one,
    messages: all
      .filter(({ conversationId }) => conversationId === one.id)
      .map(({ message }) => message),
  }));
}

export const eraseEverythingOf = (tx: Tx, personId: string) =>
  tx.delete(conversation).where(eq(conversation.ownerId, personId));
