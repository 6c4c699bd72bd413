// Messages of a conversation: a tree, of which one branch is shown (`domain/branches.ts`).
import { and, asc, eq, getTableColumns, inArray, isNull, max, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { branchTo, latestBelow, type Node, versionsOf } from "../domain/branches.ts";
import type { Feedback, Message } from "../domain/message.ts";
import { isMode } from "../domain/modes.ts";
import { chunk, conversation, feedback, message } from "./tables.ts";

const { search: _, ...messageFields } = getTableColumns(message);
export type MessageRow = Omit<typeof message.$inferSelect, "search">;

/** Text of an answer that is still in chunks. */
const written = sql<
  string | null
>`(select string_agg(${chunk.text}, '' order by ${chunk.seq}) from ${chunk} where ${chunk.messageId} = ${message.id})`;

const rowFields = { row: messageFields, written, verdict: feedback.verdict, words: feedback.words };
interface Read {
  row: MessageRow;
  written: string | null;
  verdict: Feedback["verdict"] | null;
  words: string | null;
}

/** A row as it goes over the wire. */
const toMessage = (
  { row, written, verdict, words }: Read,
  versions: readonly string[],
): Message => ({
  id: row.id,
  role: row.role,
  seq: row.seq,
  text: row.text + (written ?? ""),
  status: row.status,
  sources: row.sources,
  tools: row.tools,
  annotations: row.annotations,
  mind: row.mind,
  fallback: row.fallback,
  mode: isMode(row.mode) ? row.mode : "general",
  speed: row.speed,
  language: row.language,
  parentId: row.parentId,
  versions: [...versions],
  feedback: verdict === null ? null : { verdict, words: words ?? "" },
  createdAt: row.createdAt,
});

/** The whole tree, without texts. */
export const listNodes = (tx: Tx, conversationId: string): Promise<Node[]> =>
  tx
    .select({ id: message.id, parentId: message.parentId, seq: message.seq })
    .from(message)
    .where(eq(message.conversationId, conversationId))
    .orderBy(asc(message.seq));

const read = (tx: Tx) =>
  tx
    .select(rowFields)
    .from(message)
    .leftJoin(feedback, eq(feedback.messageId, message.id))
    .$dynamic();

/** The branch that ends at `leafId`, first message first; `nodes`: the whole tree. */
export async function readBranch(
  tx: Tx,
  conversationId: string,
  nodes: readonly Node[],
  leafId: string | null,
): Promise<Message[]> {
  const branch = new Set(branchTo(nodes, leafId));
  if (branch.size === 0) return [];
  const versions = versionsOf(nodes);
  // Two branches are rare and short: reading all of them costs less than naming five hundred ids.
  const rows = await read(tx)
    .where(eq(message.conversationId, conversationId))
    .orderBy(asc(message.seq));
  return rows
    .filter(({ row }) => branch.has(row.id))
    .map((one) => toMessage(one, versions.get(one.row.id) ?? []));
}

export const listBranch = async (tx: Tx, conversationId: string, leafId: string | null) =>
  readBranch(tx, conversationId, await listNodes(tx, conversationId), leafId);

/** Ids of the answers to one question, or of the wordings of one question, in their order. */
const family = sql<
  string[]
>`(select array_agg(v.id order by v.seq) from ${message} v where v.conversation_id = ${message.conversationId} and v.parent_id is not distinct from ${message.parentId})`;

/**
 * A message with what is written so far, when its server last gave a sign of life, and where it
 * stands.
 */
export async function findMessage(tx: Tx, id: string) {
  const [found] = await tx
    .select({ ...rowFields, family })
    .from(message)
    .leftJoin(feedback, eq(feedback.messageId, message.id))
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(and(eq(message.id, id), isNull(conversation.deletedAt)));
  if (!found) return null;
  const { conversationId, aliveAt, run } = found.row;
  return { message: toMessage(found, found.family), conversationId, aliveAt, run };
}

/** The question of that id and its first answer, when it was already sent. */
export async function findExchange(tx: Tx, questionId: string) {
  const [row] = await tx
    .select({ conversationId: message.conversationId, answerId: message.id })
    .from(message)
    .where(eq(message.parentId, questionId))
    .orderBy(asc(message.seq))
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

/**
 * Adds messages; false when the first one's id is already taken: the transaction is then to be
 * undone.
 */
export async function insertMessages(
  tx: Tx,
  first: typeof message.$inferInsert,
  ...rest: (typeof message.$inferInsert)[]
): Promise<boolean> {
  // Looked for first: inserting over a row that its answer is being written to would wait for that
  // writer, who may wait for the conversation that we hold.
  const [present] = await tx
    .select({ id: message.id })
    .from(message)
    .where(eq(message.id, first.id));
  if (present) return false;
  const added = await tx
    .insert(message)
    .values([first, ...rest])
    .onConflictDoNothing()
    .returning({ id: message.id });
  return added.length === 1 + rest.length;
}

/**
 * Takes an ended answer up again; null when it is being written or complete. Its earlier run can
 * add nothing more.
 */
export async function reopenAnswer(tx: Tx, id: string, now: Date): Promise<{ run: number } | null> {
  const [row] = await tx
    .update(message)
    .set({ status: "writing", counted: false, aliveAt: now, run: sql`${message.run} + 1` })
    .where(and(eq(message.id, id), inArray(message.status, ["stopped", "interrupted", "failed"])))
    .returning({ run: message.run });
  return row ?? null;
}

export async function keepFeedback(
  tx: Tx,
  row: { messageId: string; ownerId: string; createdAt: Date },
  given: Feedback | null,
): Promise<void> {
  if (given === null) await tx.delete(feedback).where(eq(feedback.messageId, row.messageId));
  else
    await tx
      .insert(feedback)
      .values({ ...row, ...given })
      .onConflictDoUpdate({
        target: feedback.messageId,
        set: { ...given, createdAt: row.createdAt },
      });
}

/** Every message of these conversations, all branches, for the export of a person's data. */
export async function listEverything(tx: Tx, conversationIds: readonly string[]) {
  const rows = await read(tx)
    .where(inArray(message.conversationId, [...conversationIds]))
    .orderBy(asc(message.seq));
  return rows.map((one) => ({
    conversationId: one.row.conversationId,
    message: toMessage(one, [one.row.id]),
  }));
}

/**
 * The conversation of a message and where its branch was left; null when it is not the person's.
 */
export async function latestOfBranch(
  tx: Tx,
  id: string,
): Promise<{ conversationId: string; leafId: string } | null> {
  const [row] = await tx
    .select({ conversationId: message.conversationId })
    .from(message)
    .where(eq(message.id, id));
  if (!row) return null;
  return { ...row, leafId: latestBelow(await listNodes(tx, row.conversationId), id) };
}

/** Ids of the answers of a conversation that are being written. */
export async function writingIn(tx: Tx, conversationId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.conversationId, conversationId), eq(message.status, "writing")));
  return rows.map(({ id }) => id);
}
