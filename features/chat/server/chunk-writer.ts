// Gathers the text of all running answers, and the sources it cites, into one commit at most every
// 100 ms. The first of an answer does not wait for it, but for the end of the program's turn: an
// answer that is said at once is kept at once, by its end. Nothing is told to readers before it is
// committed: what was shown is never lost.
import type { Cited, NewChunk, Rest } from "./queries-answers.ts";

export interface ChunkWriter {
  /**
   * Begins an answer; `onLost` is called when it no longer takes text (stopped, deleted). `held`:
   * where its text starts when it is gone on with, and which run of it this is.
   */
  open(
    messageId: string,
    ownerId: string,
    onLost: () => void,
    held?: { at: number; run: number },
  ): void;
  append(messageId: string, text: string): void;
  /** What is kept before, or with, the text that comes after it. */
  cite(messageId: string, cited: Cited): void;
  /**
   * Ends an answer here: waits for a commit under way and gives back what no commit is known to
   * hold. Null: the answer takes no more text.
   */
  close(messageId: string): Promise<Rest | null>;
}

interface Options {
  everyMs: number;
  /** Commits the chunks and answers the ids that still take text. */
  commit(chunks: readonly NewChunk[]): Promise<ReadonlySet<string>>;
  /** Text that is now committed, and where it starts; `cited`: sources came with it. */
  onCommitted(messageId: string, at: number, text: string, cited: boolean): void;
  onError(error: unknown): void;
}

interface Open {
  ownerId: string;
  run: number;
  seq: number;
  /** Length of the committed text, in UTF-16 units. */
  at: number;
  pending: string;
  cited: Cited | null;
  /** A commit took some of it along, whatever came of that. */
  sent: boolean;
  onLost: () => void;
}

export function makeChunkWriter({ everyMs, commit, onCommitted, onError }: Options): ChunkWriter {
  const answers = new Map<string, Open>();
  let lastCommit = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | null = null;
  let soon: NodeJS.Immediate | null = null;
  let running: Promise<void> | null = null;
  // While the database refuses, even a first text keeps the pace: no tight loop.
  let refused = false;

  const isWaiting = ({ pending, cited }: Open) => pending !== "" || cited !== null;
  const schedule = (first: boolean) => {
    if (running) return;
    const wait = first && !refused ? 0 : Math.max(0, lastCommit + everyMs - performance.now());
    if (wait === 0) soon ??= setImmediate(run);
    else timer ??= setTimeout(run, wait);
  };

  function run() {
    if (timer) clearTimeout(timer);
    if (soon) clearImmediate(soon);
    timer = null;
    soon = null;
    running ??= flush().finally(() => {
      running = null;
      const waiting = [...answers.values()].filter(isWaiting);
      if (waiting.length > 0) schedule(waiting.some((answer) => answer.seq === 0));
    });
  }

  async function flush() {
    const batch = [...answers].filter(([, answer]) => isWaiting(answer));
    if (batch.length === 0) return;
    const chunks = batch.map(([messageId, answer]) => ({
      messageId,
      ownerId: answer.ownerId,
      run: answer.run,
      seq: answer.seq,
      text: answer.pending,
      cited: answer.cited,
    }));
    for (const [, answer] of batch) answer.sent = true;
    lastCommit = performance.now();
    try {
      const alive = await commit(chunks);
      refused = false;
      batch.forEach(([messageId, answer], index) => {
        const { text, cited } = chunks[index] ?? { text: "", cited: null };
        if (!alive.has(messageId)) {
          answers.delete(messageId);
          answer.onLost();
          return;
        }
        answer.pending = answer.pending.slice(text.length);
        if (text !== "") answer.seq += 1;
        if (answer.cited === cited) answer.cited = null;
        const { at } = answer;
        answer.at += text.length;
        onCommitted(messageId, at, text, cited !== null);
      });
    } catch (error) {
      // The text stays pending: the next commit, or the end of the answer, takes it along.
      refused = true;
      onError(error);
    }
  }

  return {
    open(messageId, ownerId, onLost, held = { at: 0, run: 0 }) {
      answers.set(messageId, {
        ...{ ownerId, ...held, seq: 0, pending: "", onLost },
        ...{ cited: null, sent: false },
      });
    },
    append(messageId, text) {
      const answer = answers.get(messageId);
      if (!answer || text === "") return;
      answer.pending += text;
      schedule(answer.seq === 0);
    },
    cite(messageId, cited) {
      const answer = answers.get(messageId);
      if (!answer) return;
      answer.cited = cited;
      schedule(answer.seq === 0);
    },
    async close(messageId) {
      while (running) await running;
      const answer = answers.get(messageId);
      answers.delete(messageId);
      if (!answer) return null;
      const { pending: tail, seq, cited, sent } = answer;
      return { tail, seq, cited, sent };
    },
  };
}
