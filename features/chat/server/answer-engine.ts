// Runs answers on the server that took the question: closing the page, refreshing it or losing the
// network changes nothing. One engine a server; every row it writes says that it is alive.
import { randomUUID } from "node:crypto";
import { reportServerError } from "#platform/audit/report-error.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { describeError } from "#platform/log/describe-error.ts";
import type { ToolUse } from "../domain/message.ts";
import type { Speed } from "../domain/usage.ts";
import { answerAfterCut } from "./after-cut.ts";
import { type AnswerHub, makeAnswerHub } from "./answer-hub.ts";
import { makeChunkWriter } from "./chunk-writer.ts";
import { type Hearing, hearMind, nothingSaid } from "./hear-mind.ts";
import type { Mind, MindRequest } from "./mind.ts";
import {
  appendChunks,
  endAnswer,
  interruptAbandoned,
  keepAlive,
  keepAnnotations,
  keepTools,
} from "./queries-answers.ts";
import { keepProvider } from "./queries-counted.ts";
import { makeThroughOutage, SILENT_AFTER_MS } from "./through-outage.ts";
import { countAbandoned, countRun } from "./usage.ts";

/**
 * One commit for all running answers in this time (architecture of streaming, issue of the ground).
 */
const COMMIT_EVERY_MS = 100;
const HEARTBEAT_MS = 5_000;
/** Time running answers have to finish when the server closes. */
const FINISH_WITHIN_MS = 4_000;

export interface AnswerJob {
  answerId: string;
  ownerId: string;
  request: Omit<MindRequest, "services" | "signal">;
  speed?: Speed;
  /** Counts the times the answer was gone on with; 0 or absent for a new one. */
  run?: number;
}

export interface AnswerEngine {
  hub: AnswerHub;
  /** Starts the answer and returns at once. */
  start(job: AnswerJob): void;
  /** Marks what a dead server left behind, now and then regularly. */
  recover(): Promise<void>;
  /** Ends the answers whose server has given no sign of life for long. */
  endSilent(): Promise<void>;
  /** Whether an answer's last sign of life is that old. */
  isSilent(aliveAt: Date): boolean;
  /** Lets running answers finish for a few seconds, then saves them as interrupted. */
  close(): Promise<void>;
}

interface Running {
  run: number;
  abort: AbortController;
  done: Promise<void>;
}

export function makeAnswerEngine(
  services: Services,
  mind: Mind,
  finishWithinMs = FINISH_WITHIN_MS,
): AnswerEngine {
  const { db, log } = services;
  const origin = randomUUID();
  const running = new Map<string, Running>();
  const timers: NodeJS.Timeout[] = [];
  const outage = makeThroughOutage(db);
  // An outage is told once, by who sees it.
  const complain = (error: unknown) => {
    outage.look();
    if (!db.isUnavailable(error))
      log.error(describeError(error), "chat: answers could not be written");
  };
  // Told of an end: of which run, the row says. A late word about a stopped run must not end the
  // one that goes on with it.
  const hub = makeAnswerHub(db, origin, (id) => {
    if (running.has(id)) void beat().catch(complain);
  });

  const writer = makeChunkWriter({
    everyMs: COMMIT_EVERY_MS,
    commit: (chunks) =>
      db.asSystem("chat: append to running answers", (tx) =>
        appendChunks(tx, chunks, services.now(), origin),
      ),
    onCommitted(id, at, text, cited) {
      if (cited) hub.publish(id, { kind: "changed" });
      if (text !== "") hub.publish(id, { kind: "text", at, text });
    },
    onError: complain,
  });

  async function write(job: AnswerJob, signal: AbortSignal): Promise<void> {
    const { answerId, run = 0, speed = "normal" } = job;
    const at = services.now();
    const started = performance.now();
    const elapsed = () => Math.round(performance.now() - started);
    const said = nothingSaid();
    const allTools = () => sameCallOnce([...(job.request.continuing?.tools ?? []), ...said.tools]);
    const hear: Hearing = {
      text(text) {
        said.firstTextMs ??= elapsed();
        writer.append(answerId, text);
      },
      provider: (next) =>
        outage.keep("chat: whom an answer is asked from", (tx) =>
          keepProvider(tx, answerId, run, next),
        ),
      sources: ({ sources, mind: from = mind.name }) =>
        writer.cite(answerId, { sources, mind: from, tools: allTools() }),
    };
    let status: "complete" | "interrupted" | "failed" = "complete";
    try {
      await hub.listen();
      const ask = () => answerAfterCut(mind, { ...job.request, services, signal });
      // Begun again only as long as nothing was shown.
      await outage.run(
        () => hearMind(ask(), said, hear, signal),
        () => said.firstTextMs === null && !signal.aborted,
      );
      if (signal.aborted) status = "interrupted";
    } catch (error) {
      const cut = signal.aborted || db.isUnavailable(error);
      status = cut ? "interrupted" : "failed";
      if (!cut) await reportServerError(services, error, "chat: answer", job.ownerId);
    }
    const rest = await writer.close(answerId);
    const durationMs = elapsed();
    const { cost, fallback, firstTextMs, annotate } = said;
    const tools = said.tools.map(({ name }) => name);
    await outage.keep("chat: end of an answer", async (tx) => {
      // Ended elsewhere (a stop): this finds nothing to end, and changes nothing.
      const endedHere = await endAnswer(tx, answerId, {
        status,
        rest,
        tools: allTools(),
        fallback,
        origin,
        run,
        counted: true,
      });
      if (!endedHere && tools.length > 0) await keepTools(tx, answerId, run, allTools());
      if (annotate) await keepAnnotations(tx, answerId, run, annotate);
      const used = {
        at,
        run,
        speed,
        cost,
        firstTextMs,
        durationMs,
        tools,
        fell: fallback !== null,
      };
      const answer = { messageId: answerId, personId: job.ownerId, mode: job.request.mode };
      await countRun(tx, { ...answer, ...used }, endedHere ? status : null);
    });
    hub.publish(answerId, { kind: "changed" });
  }

  const beat = async () => {
    outage.look();
    const runs = [...running];
    if (runs.length === 0) return;
    const asked = new Map(runs.map(([id, { run }]) => [id, run]));
    const alive = await db.asSystem("chat: running answers are alive", (tx) =>
      keepAlive(tx, asked, services.now()),
    );
    // The runs that were asked about: one of them may have been gone on with meanwhile, under the
    // same id.
    for (const [id, { abort }] of runs) if (!alive.has(id)) abort.abort("ended");
  };
  const sweep = (silentSince: Date | null) =>
    db.asSystem("chat: answers of a lost server", async (tx) => {
      await interruptAbandoned(tx, silentSince);
      await countAbandoned(tx, silentSince);
    });
  const endSilent = async () => {
    const since = outage.silentSince(services.now());
    if (since !== null) await sweep(since);
  };
  const regularly = (work: () => Promise<unknown>, ms: number) => {
    const timer = setInterval(() => void work().catch(complain), ms);
    timer.unref();
    timers.push(timer);
  };
  regularly(beat, HEARTBEAT_MS);

  return {
    hub,
    start(job) {
      const abort = new AbortController();
      const { answerId, ownerId, run = 0 } = job;
      // A stopped run may still be closing here: the next one waits for it, or both would write
      // under one id.
      const before = running.get(answerId);
      before?.abort.abort("ended");
      const work = async () => {
        await before?.done;
        writer.open(answerId, ownerId, () => abort.abort("ended"), {
          at: job.request.continuing?.text.length ?? 0,
          run,
        });
        await write(job, abort.signal);
      };
      const done = work()
        .catch(complain)
        .finally(() => {
          if (running.get(answerId)?.abort === abort) running.delete(answerId);
        });
      running.set(answerId, { run, abort, done });
    },
    async recover() {
      // The embedded database has one server, and it has just started: whatever is being written is
      // abandoned.
      await (db.engine === "embedded" ? sweep(null) : endSilent());
      await hub.listen();
      regularly(endSilent, SILENT_AFTER_MS);
    },
    endSilent,
    isSilent(aliveAt) {
      const since = outage.silentSince(services.now());
      return since !== null && aliveAt < since;
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      const all = () => Promise.all([...running.values()].map(({ done }) => done));
      const late = new Promise((resolve) => setTimeout(resolve, finishWithinMs).unref());
      await Promise.race([all(), late]);
      outage.close();
      for (const { abort } of running.values()) abort.abort("closing");
      await all();
      await hub.close();
    },
  };
}

/** An answer gone on with reads the library again: one call shows once, as it came last. */
const sameCallOnce = (uses: readonly ToolUse[]): ToolUse[] => [
  ...new Map(uses.map((use) => [JSON.stringify([use.name, use.input]), use])).values(),
];
