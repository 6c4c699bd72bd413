// Writing an answer: chunks are added while it grows, then folded into the message in the
// transaction that ends it.
import { and, eq, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import { notifyIn, type Tx } from "#platform/db/database.ts";
import type { Annotation } from "../domain/annotations.ts";
import type { Source, ToolUse } from "../domain/message.ts";
import { ANSWER_CHANNEL, type AnswerNotice } from "./answer-notice.ts";
import { chunk, message } from "./tables.ts";

export interface NewChunk {
  messageId: string;
  ownerId: string;
  /**
   * Which run of the answer wrote it: one that was gone on with since takes no text of the earlier
   * run.
   */
  run: number;
  seq: number;
  /** Empty when sources come alone. */
  text: string;
  /** Null: no others than those that are kept already. */
  cited: Cited | null;
}

/** Sources are kept before the text that cites them is shown. */
export interface Cited {
  sources: Source[];
  mind: "documentary" | "model";
  /** Called so far: a server that dies now leaves their cards. */
  tools: ToolUse[];
}

/** Of an answer, what no commit is known to hold. */
export interface Rest {
  tail: string;
  /** The number of the chunk that would have held it. */
  seq: number;
  cited: Cited | null;
  /** Some of it was sent to the database: chunks may stand there, known or not. */
  sent: boolean;
}

const tell = (tx: Tx, notice: AnswerNotice) => notifyIn(tx, ANSWER_CHANNEL, JSON.stringify(notice));

/**
 * Marks the answers among `runs` (id and run) that are still being written as alive, and gives them
 * back: the others were stopped or deleted meanwhile. Locks their rows, so that a stop waits for
 * the text that is being added.
 */
export async function keepAlive(
  tx: Tx,
  runs: ReadonlyMap<string, number>,
  now: Date,
): Promise<Set<string>> {
  const rows = await tx
    .update(message)
    .set({ aliveAt: now })
    .where(and(inArray(message.id, [...runs.keys()]), eq(message.status, "writing")))
    .returning({ id: message.id, run: message.run });
  return new Set(rows.filter(({ id, run }) => runs.get(id) === run).map(({ id }) => id));
}

/**
 * Adds text and sources to every running answer in one transaction. Answers the ids that still take
 * them.
 */
export async function appendChunks(
  tx: Tx,
  chunks: readonly NewChunk[],
  now: Date,
  origin: string,
): Promise<Set<string>> {
  const alive = await keepAlive(
    tx,
    new Map(chunks.map(({ messageId, run }) => [messageId, run])),
    now,
  );
  const kept = chunks.filter((one) => alive.has(one.messageId));
  if (kept.length === 0) return alive;
  for (const { messageId, run, cited } of kept)
    if (cited) await keepSources(tx, messageId, run, cited);
  const texts = kept
    .filter(({ text }) => text !== "")
    .map(({ messageId, ownerId, seq, text }) => ({ messageId, ownerId, seq, text }));
  // Sent again after a commit of which nobody knew: the text then begins with what that one held.
  if (texts.length > 0)
    await tx
      .insert(chunk)
      .values(texts)
      .onConflictDoUpdate({
        target: [chunk.messageId, chunk.seq],
        set: { text: sql`excluded.text` },
      });
  // A notification holds 8000 bytes: two hundred ids at most in each.
  const ids = [...alive];
  for (let from = 0; from < ids.length; from += 200)
    await tell(tx, { kind: "text", ids: ids.slice(from, from + 200), origin });
  return alive;
}

export const keepSources = (
  tx: Tx,
  id: string,
  run: number,
  { sources, mind, tools }: Cited,
): Promise<unknown> =>
  tx
    .update(message)
    .set({ sources, mind, tools })
    .where(and(eq(message.id, id), eq(message.run, run), eq(message.status, "writing")));

/** Tools of a run that somebody else ended. */
export const keepTools = (tx: Tx, id: string, run: number, tools: ToolUse[]) =>
  tx
    .update(message)
    .set({ tools })
    .where(and(eq(message.id, id), eq(message.run, run), ne(message.status, "writing")));

interface Ending {
  status: "complete" | "stopped" | "interrupted" | "failed";
  /** Absent: whoever ends it does not write it. */
  rest?: Rest | null;
  tools?: ToolUse[];
  /** Why the model that was asked did not answer. */
  fallback?: string | null;
  origin: string | null;
  /** Ends this run only; absent, whichever is under way. */
  run?: number;
  /** What it cost is kept in this transaction. */
  counted?: boolean;
}

/**
 * Ends the answer, its text whole in the message. False when it had ended already: the first ending
 * counts.
 */
export async function endAnswer(tx: Tx, id: string, ending: Ending): Promise<boolean> {
  const { status, rest, tools, fallback, run, counted } = ending;
  const more = {
    status,
    ...(counted ? { counted } : {}),
    ...(rest?.cited ? { sources: rest.cited.sources, mind: rest.cited.mind } : {}),
    ...(tools ? { tools } : {}),
    ...(fallback ? { fallback } : {}),
  };
  const running = and(
    eq(message.id, id),
    eq(message.status, "writing"),
    run === undefined ? undefined : eq(message.run, run),
  );
  const ended =
    rest && !rest.sent
      ? await endUnsent(tx, running, rest.tail, more)
      : await endSent(tx, running, rest ?? null, more);
  if (ended) await tell(tx, { kind: "end", ids: [id], origin: ending.origin });
  return ended;
}

type Ended = Partial<typeof message.$inferInsert>;

/** Nothing of this run went to the database before: there are no chunks. */
async function endUnsent(tx: Tx, running: SQL | undefined, tail: string, more: Ended) {
  const rows = await tx
    .update(message)
    .set({ ...more, text: sql`${message.text} || ${tail}::text` })
    .where(running)
    .returning({ id: message.id });
  return rows.length > 0;
}

async function endSent(tx: Tx, running: SQL | undefined, rest: Rest | null, more: Ended) {
  // Locked first: chunks added by a transaction that is about to commit must be in the fold.
  const [row] = await tx.select({ id: message.id }).from(message).where(running).for("update");
  if (!row) return false;
  // A commit may have arrived without its answer: its text is in the tail too.
  if (rest)
    await tx.delete(chunk).where(and(eq(chunk.messageId, row.id), gte(chunk.seq, rest.seq)));
  await fold(tx, [row.id], rest?.tail ?? "", more);
  return true;
}

/** Doubts about the text as it was kept, whoever ended it. */
export async function keepAnnotations(
  tx: Tx,
  id: string,
  run: number,
  annotate: (text: string) => Annotation[],
): Promise<void> {
  const here = and(eq(message.id, id), eq(message.run, run), ne(message.status, "writing"));
  const [row] = await tx.select({ text: message.text }).from(message).where(here);
  const annotations = row ? annotate(row.text) : [];
  if (annotations.length > 0) await tx.update(message).set({ annotations }).where(here);
}

async function fold(tx: Tx, ids: string[], tail: string, more: Ended) {
  const chunks = sql`coalesce((select string_agg(c.text, '' order by c.seq) from ${chunk} c where c.message_id = ${message.id}), '')`;
  await tx
    .update(message)
    .set({ ...more, text: sql`${message.text} || ${chunks} || ${tail}::text` })
    .where(inArray(message.id, ids));
  await tx.delete(chunk).where(inArray(chunk.messageId, ids));
}

/**
 * Marks answers whose server is gone as interrupted, what was shown kept. `silentSince` null means
 * all of them: the embedded database has one server, and it has just started.
 */
export async function interruptAbandoned(tx: Tx, silentSince: Date | null): Promise<string[]> {
  const rows = await tx
    .select({ id: message.id })
    .from(message)
    .where(
      and(
        eq(message.status, "writing"),
        silentSince === null ? undefined : lt(message.aliveAt, silentSince),
      ),
    )
    .for("update", { skipLocked: true });
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await fold(tx, ids, "", { status: "interrupted" });
  for (let from = 0; from < ids.length; from += 200)
    await tell(tx, { kind: "end", ids: ids.slice(from, from + 200), origin: null });
  return ids;
}
