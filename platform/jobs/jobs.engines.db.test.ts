// Work asked for inside a transaction: done once after its commit, by one of the servers, and again
// when it fails.
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { features } from "#app/server/features.ts";
import { housekeeping } from "#app/server/housekeeping.ts";
import { testApp } from "#app/testing/app.ts";
import { makeDatabase } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { makeLog } from "#platform/log/log.ts";
import { testEngine } from "#platform/testing/test-engine.ts";
import { defineJob, makeJobs } from "./jobs.ts";

/** What ran, by the mark of its input and the server that ran it. */
const ran: { mark: string; server: string }[] = [];
const failures = new Map<string, number>();
const abandoned: string[] = [];
const jobOf = (server: string) =>
  defineJob({
    name: "test.note",
    input: z.object({ mark: z.string().min(1), at: z.coerce.date().optional() }),
    handle: async ({ mark }) => {
      const left = failures.get(mark) ?? 0;
      failures.set(mark, left - 1);
      if (left > 0) throw new Error("not this time");
      ran.push({ mark, server });
    },
    gaveUp: async ({ mark }) => void abandoned.push(mark),
  });

const engine = await testEngine();
const db = makeDatabase(engine);
// A queue reads no more of the services than this.
const services = { db, log: makeLog("silent") } as unknown as Services;
const note = jobOf("one");
const jobs = makeJobs(engine.queue, [note], () => services);
// On PostgreSQL, a second server drains the same outbox; the embedded database has one.
const other =
  engine.name === "postgresql" ? makeJobs(engine.queue, [jobOf("two")], () => services) : null;
await Promise.all([jobs.start(), other?.start()]);
afterAll(async () => {
  await jobs.stop();
  await other?.stop();
  await engine.close();
});

const runs = (mark: string) => ran.filter((run) => run.mark === mark).length;
const enqueue = (mark: string) => db.asSystem("test", (tx) => jobs.enqueue(tx, note, { mark }));
const eventually = (read: () => unknown) => expect.poll(read, { timeout: 25_000, interval: 50 });

describe("a job", { timeout: 60_000 }, () => {
  test("runs once after the commit", async () => {
    const mark = randomUUID();
    await enqueue(mark);
    await eventually(() => runs(mark)).toBe(1);
    await enqueue("afterwards");
    await eventually(() => runs("afterwards")).toBe(1);
    expect(runs(mark)).toBe(1);
  });

  test("does not run before it", async () => {
    const mark = randomUUID();
    await db.asSystem("test", async (tx) => {
      await jobs.enqueue(tx, note, { mark });
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(runs(mark)).toBe(0);
    });
    await eventually(() => runs(mark)).toBe(1);
  });

  test("leaves with the transaction that asked for it", async () => {
    const mark = randomUUID();
    const failed = db.asSystem("test", async (tx) => {
      await jobs.enqueue(tx, note, { mark });
      throw new Error("rolled back");
    });
    await expect(failed).rejects.toThrow("rolled back");
    const witness = randomUUID();
    await enqueue(witness);
    await eventually(() => runs(witness)).toBe(1);
    expect(runs(mark)).toBe(0);
  });

  test("with a wrong input is refused where it is asked for", async () => {
    await expect(enqueue("")).rejects.toThrow();
  });

  test("that fails is tried again until it succeeds", async () => {
    const mark = randomUUID();
    failures.set(mark, 1);
    await enqueue(mark);
    await eventually(() => runs(mark)).toBe(1);
    expect(failures.get(mark)).toBe(-1);
    expect(abandoned).not.toContain(mark);
  });

  test("that fails for good is given up once, after its last try", async () => {
    const mark = randomUUID();
    failures.set(mark, 3);
    await enqueue(mark);
    await eventually(() => failures.get(mark)).toBe(2);
    expect(abandoned).not.toContain(mark);
    // The try that comes next is made the last.
    const waiting = sql`state = 'retry' and data ->> 'mark' = ${mark}`;
    await eventually(async () => {
      await engine.drizzle.execute(
        sql`update pgboss.job set retry_count = retry_limit - 1 where ${waiting}`,
      );
      return abandoned.includes(mark);
    }).toBe(true);
    expect(abandoned.filter((one) => one === mark)).toHaveLength(1);
    expect(failures.get(mark)).toBe(1);
    expect(runs(mark)).toBe(0);
  });

  test("is asked for by a person's transaction, which reads none", async () => {
    const person = randomUUID();
    const mark = randomUUID();
    await db.asSystem("test", (tx) =>
      tx.execute(
        sql`insert into "user" (id, name, email) values (${person}, 'Essai', ${`${person}@example.org`})`,
      ),
    );
    await db.asPerson(person, (tx) => jobs.enqueue(tx, note, { mark }));
    await eventually(() => runs(mark)).toBe(1);
    await expect(
      db.asPerson(person, (tx) => tx.execute(sql`select * from job_outbox`)),
    ).rejects.toMatchObject({
      cause: { code: "42501" },
    });
  });

  test("among a hundred at once runs once, whoever drains them", async () => {
    const marks = Array.from({ length: 100 }, () => randomUUID());
    await Promise.all(marks.map(enqueue));
    await eventually(() => marks.filter((mark) => runs(mark) > 0).length).toBe(100);
    expect(marks.map(runs)).toEqual(Array(100).fill(1));
    const waiting = () => db.asSystem("test", (tx) => tx.execute(sql`select id from job_outbox`));
    await eventually(async () => (await waiting()).rows.length).toBe(0);
  });
});

describe("the product's jobs", async () => {
  const all = [housekeeping, ...features.flatMap((feature) => feature.jobs ?? [])];

  test("have names of their own that the queue takes, and schedules of five fields", () => {
    const names = all.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, schedule } of all) {
      expect(name).toMatch(/^[a-z][a-z-]*\.[a-zA-Z]+$/);
      if (schedule) expect(schedule).toMatch(/^([\d*,/-]+ ){4}[\d*,/-]+$/);
    }
  });

  test("bear an empty input and a second run when they run by themselves", {
    timeout: 60_000,
  }, async () => {
    const app = await testApp();
    for (const { schedule, input, handle } of all)
      if (schedule) for (let n = 0; n < 2; n++) await handle(input.parse({}), app.services);
  });
});
