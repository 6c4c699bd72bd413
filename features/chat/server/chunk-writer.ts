// Gathers the text of all running answers into one commit at most every 100 ms. The first text of
// an answer does not wait. Nothing is told to readers before it is committed: what was shown is
// never lost.
import type { NewChunk } from "./queries-answers.ts";

export interface Rest {
  tail: string;
  seq: number;
}

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
  /**
   * Ends an answer here: waits for a commit under way and gives back the text that no commit is
   * known to hold, with the number of the chunk that would have held it. Null: the answer takes no
   * more text.
   */
  close(messageId: string): Promise<Rest | null>;
}

interface Options {
  everyMs: number;
  /** Commits the chunks and answers the ids that still take text. */
  commit(chunks: readonly NewChunk[]): Promise<ReadonlySet<string>>;
  /** Text that is now committed, and where it starts. */
  onCommitted(messageId: string, at: number, text: string): void;
  onError(error: unknown): void;
}

interface Open {
  ownerId: string;
  run: number;
  seq: number;
  /** Length of the committed text, in UTF-16 units. */
  at: number;
  pending: string;
  onLost: () => void;
}

export function makeChunkWriter({ everyMs, commit, onCommitted, onError }: Options): ChunkWriter {
  const answers = new Map<string, Open>();
  let lastCommit = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  // While the database refuses, even a first text keeps the pace: no tight loop.
  let refused = false;

  const schedule = (first: boolean) => {
    if (running) return;
    const wait = first && !refused ? 0 : Math.max(0, lastCommit + everyMs - performance.now());
    if (wait === 0) {
      if (timer) clearTimeout(timer);
      timer = null;
      run();
    } else timer ??= setTimeout(run, wait);
  };

  function run() {
    timer = null;
    running = flush().finally(() => {
      running = null;
      const waiting = [...answers.values()].filter((answer) => answer.pending !== "");
      if (waiting.length > 0) schedule(waiting.some((answer) => answer.seq === 0));
    });
  }

  async function flush() {
    const batch = [...answers].filter(([, answer]) => answer.pending !== "");
    if (batch.length === 0) return;
    const chunks = batch.map(([messageId, answer]) => ({
      messageId,
      ownerId: answer.ownerId,
      run: answer.run,
      seq: answer.seq,
      text: answer.pending,
    }));
    lastCommit = performance.now();
    try {
      const alive = await commit(chunks);
      refused = false;
      batch.forEach(([messageId, answer], index) => {
        const { text } = chunks[index] ?? { text: "" };
        if (!alive.has(messageId)) {
          answers.delete(messageId);
          answer.onLost();
          return;
        }
        answer.pending = answer.pending.slice(text.length);
        answer.seq += 1;
        const { at } = answer;
        answer.at += text.length;
        onCommitted(messageId, at, text);
      });
    } catch (error) {
      // The text stays pending: the next commit, or the end of the answer, takes it along.
      refused = true;
      onError(error);
    }
  }

  return {
    open(messageId, ownerId, onLost, held = { at: 0, run: 0 }) {
      answers.set(messageId, { ownerId, ...held, seq: 0, pending: "", onLost });
    },
    append(messageId, text) {
      const answer = answers.get(messageId);
      if (!answer || text === "") return;
      answer.pending += text;
      schedule(answer.seq === 0);
    },
    async close(messageId) {
      while (running) await running;
      const answer = answers.get(messageId);
      answers.delete(messageId);
      return answer ? { tail: answer.pending, seq: answer.seq } : null;
    },
  };
}
