// Work done later and retried: asked for through an outbox row in the caller's transaction, run by
// pg-boss.
import { randomUUID } from "node:crypto";
import { type JobResult, PgBoss } from "pg-boss";
import type { z } from "zod";
import type { Tx } from "#platform/db/database.ts";
import { isStorageFull } from "#platform/db/disk-reserve.ts";
import { inLastRoom } from "#platform/db/last-room.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { describeError } from "#platform/log/describe-error.ts";
import { appendToOutbox, OUTBOX_CHANNEL, readOutbox, removeFromOutbox } from "./queries.ts";

export interface Job<S extends z.ZodType = z.ZodType> {
  name: string;
  input: S;
  /**
   * Must bear being run twice with the same input: a server may die between doing and saying so.
   */
  handle(input: z.output<S>, services: Services): Promise<void>;
  /**
   * After the last try failed: what was kept for another one can go. A server that dies meanwhile
   * does not call it.
   */
  gaveUp?(input: z.output<S>, services: Services): Promise<void>;
  /** Cron expression (Europe/Paris) when the job runs by itself, with an empty input. */
  schedule?: string;
}
export const defineJob = <S extends z.ZodType>(job: Job<S>): Job<S> => job;

export interface Jobs {
  enqueue<S extends z.ZodType>(tx: Tx, job: Job<S>, input: z.input<S>): Promise<void>;
  start(): Promise<void>;
  /** Waits for running jobs, at most a few seconds. */
  stop(): Promise<void>;
}

const BATCH = 50;
const SWEEP_MS = 15_000;
const RETRIES = 5;

/**
 * A few jobs a fetch, each with its own outcome, and the next fetch at once while there are more. A
 * new job is announced; one that waits for its next try is only found by looking, in seconds.
 */
const AT_ONCE = {
  batchSize: 5,
  perJobResults: true,
  burstWhenBatchFull: true,
  notifyPollingIntervalSeconds: 2,
} as const;

/** Milliseconds after which a full disk is said again. */
const FULL_AGAIN_MS = 600_000;

/** The queue hands over some of its failures as plain objects. */
const asError = (error: unknown): Error =>
  error instanceof Error ? error : Object.assign(new Error("queue"), error);

type BossOptions = ConstructorParameters<typeof PgBoss>[0];

export function makeJobs(
  bossOptions: BossOptions,
  // biome-ignore lint/suspicious/noExplicitAny: jobs differ by input; each checks its own.
  jobs: readonly Job<any>[],
  services: () => Services,
): Jobs {
  const boss = new PgBoss(bossOptions);
  let sweep: NodeJS.Timeout | undefined;
  let stopListening: (() => Promise<void>) | undefined;
  let draining: Promise<void> = Promise.resolve();
  let saidFull = Number.NEGATIVE_INFINITY;

  const drainOnce = async () => {
    const { db } = services();
    for (;;) {
      const rows = await db.asSystem("outbox", (tx) => readOutbox(tx, BATCH));
      if (rows.length === 0) return;
      // The row's id is the job's: two servers that drain at once still queue it once.
      for (const row of rows) await boss.send(row.name, row.input as object, { id: row.id });
      await db.asSystem("outbox", (tx) =>
        removeFromOutbox(
          tx,
          rows.map((row) => row.id),
        ),
      );
    }
  };
  const drain = () => {
    draining = draining
      .then(drainOnce)
      .catch((error: unknown) => services().log.error(describeError(error), "outbox not drained"));
  };

  const giveUp = async (job: Job, data: unknown) => {
    const input = job.input.safeParse(data ?? {});
    if (input.success)
      await job.gaveUp?.(input.data, services()).catch((error: unknown) => {
        services().log.error({ job: job.name, ...describeError(error) }, "job not given up");
      });
  };
  const run = async (
    job: Job,
    data: unknown,
    last: boolean,
  ): Promise<Pick<JobResult, "status" | "output">> => {
    try {
      await job.handle(job.input.parse(data ?? {}), services());
      return { status: "completed" };
    } catch (error) {
      // The queue keeps what it is told of a failure: no more than a log may hold.
      const { message, stack } = describeError(error);
      services().log.warn({ job: job.name, stack }, message);
      if (last) await giveUp(job, data);
      return { status: "failed", output: { message } };
    }
  };

  return {
    enqueue: (tx, job, input) =>
      appendToOutbox(tx, {
        id: randomUUID(),
        name: job.name,
        input: job.input.parse(input) as object,
      }),
    start: async () => {
      const { db, log, now } = services();
      boss.on("error", (error) => {
        if (!isStorageFull(error)) return log.error(describeError(asError(error)), "queue");
        // Every look at every queue fails then: a log without end would take what room is left.
        if (now().getTime() < saidFull + FULL_AGAIN_MS) return;
        saidFull = now().getTime();
        log.error("the disk is full: jobs wait");
      });
      // Its own few rows; what the jobs themselves write waits for room.
      await inLastRoom(() => boss.start());
      for (const job of jobs) {
        await inLastRoom(() =>
          boss.createQueue(job.name, {
            retryLimit: RETRIES,
            retryDelay: 5,
            retryBackoff: true,
            notify: true,
          }),
        );
        await boss.work(job.name, AT_ONCE, async (batch) => {
          const results: JobResult[] = [];
          for (const { id, data, retryCount } of batch)
            results.push({ id, ...(await run(job, data, retryCount >= RETRIES)) });
          return results;
        });
        const { schedule } = job;
        if (schedule)
          await inLastRoom(() => boss.schedule(job.name, schedule, {}, { tz: "Europe/Paris" }));
      }
      stopListening = await db.listen(OUTBOX_CHANNEL, drain);
      sweep = setInterval(drain, SWEEP_MS);
      sweep.unref();
      drain();
    },
    stop: async () => {
      clearInterval(sweep);
      await stopListening?.();
      await draining;
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
