// Imports and exports, outside any request.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { decksWithin, fileKey, lastPlace } from "#features/flashcards/server/public.ts";
import { studyDay } from "#features/memory/domain/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import { exportFile } from "./export-file.ts";
import { importFile, takeBack } from "./import-file.ts";
import { openFile } from "./open-file.ts";
import {
  type changeTransfer,
  findTransferWork,
  forgetTransfers,
  moveTransfer,
} from "./queries-transfer.ts";

class Cancelled extends Error {}

const input = z.object({ id: z.string(), personId: z.string() });
const STORED_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * A bar that moves four times a second is enough: each move is a transaction that ends on the disk.
 */
const MOVES_EVERY = 250;

/** Notes how far it is; throws when the person has cancelled. */
const progressOf = ({ db, now }: Services, id: string, personId: string) => {
  let moved = 0;
  return async (done: number, total: number) => {
    const moment = performance.now();
    if (moment - moved < MOVES_EVERY) return;
    moved = moment;
    const running = await db.asPerson(personId, (tx) =>
      moveTransfer(tx, id, ["running"], { done, total, aliveAt: now() }),
    );
    if (!running) throw new Cancelled();
  };
};

const runningWork = ({ db }: Services, id: string, personId: string) =>
  db.asPerson(personId, async (tx) => {
    const found = await findTransferWork(tx, id);
    return found?.status === "running" ? found : null;
  });

/** After the last try: the person is told, and nothing of it stays. */
async function abandon(services: Services, id: string, personId: string) {
  const { db, files } = services;
  const work = await runningWork(services, id, personId);
  if (!work) return;
  if (work.direction === "import") await takeBack(services, personId, id, []);
  const change = { status: "failed" as const, refusal: "interrupted" as const, key: null };
  await db.asPerson(personId, (tx) => moveTransfer(tx, id, ["running"], change));
  if (work.key !== null) await files.remove(work.key);
}

export const importJob = defineJob({
  name: "flashcards.import",
  input,
  handle: async ({ id, personId }, services) => {
    const { db, files } = services;
    const work = await runningWork(services, id, personId);
    if (!work) return;
    const finish = (change: Parameters<typeof changeTransfer>[2]) =>
      db.asPerson(personId, (tx) => moveTransfer(tx, id, ["running"], { ...change, key: null }));
    // A server that died in the middle left its batches: they go before the import begins again.
    await takeBack(services, personId, id, []);
    const timeZone = work.timeZone ?? (await db.asPerson(personId, lastPlace));
    const bytes = work.key === null ? null : await files.get(work.key);
    const opened = bytes
      ? await openFile(
          { bytes },
          {
            kind: work.kind,
            fileName: work.fileName,
            mapping: work.mapping,
            now: work.createdAt,
            timeZone,
          },
        )
      : null;
    if (!opened?.ok) await finish({ status: "failed", refusal: opened?.reason ?? "truncated" });
    else
      try {
        const progress = progressOf(services, id, personId);
        const { scheduling } = work;
        const { made, ...outcome } = await importFile(services, opened.file, {
          ownerId: personId,
          transferId: id,
          scheduling,
          timeZone,
          progress,
        });
        // Cancelled in its last moments: nothing stays either.
        if (!(await finish({ ...outcome, status: "done", done: work.total })))
          await takeBack(services, personId, id, made);
      } catch (error) {
        if (!(error instanceof Cancelled)) throw error;
      } finally {
        await opened.file.close();
      }
    if (work.key !== null) await files.remove(work.key);
  },
  gaveUp: ({ id, personId }, services) => abandon(services, id, personId),
});

export const exportJob = defineJob({
  name: "flashcards.export",
  input,
  handle: async ({ id, personId }, services) => {
    const { db, files, now } = services;
    const work = await runningWork(services, id, personId);
    if (!work) return;
    const folder = await mkdtemp(join(tmpdir(), "sclepios-export-"));
    try {
      const decks = await db.asPerson(personId, (tx) => decksWithin(tx, work.deckIds));
      const timeZone = work.timeZone ?? (await db.asPerson(personId, lastPlace));
      const path = join(folder, "file");
      const counts = await exportFile(services, path, {
        ownerId: personId,
        decks,
        kind: work.kind,
        scheduling: work.scheduling,
        today: studyDay(now(), timeZone),
        timeZone,
        progress: progressOf(services, id, personId),
      });
      const key = fileKey("export");
      await files.put(key, await readFile(path), "application/octet-stream");
      const kept = await db.asPerson(personId, (tx) =>
        moveTransfer(tx, id, ["running"], { status: "done", counts, key }),
      );
      if (!kept) await files.remove(key);
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  gaveUp: ({ id, personId }, services) => abandon(services, id, personId),
});

/** What was imported or exported a week ago is no longer to be fetched. */
export const forgetTransfersJob = defineJob({
  name: "flashcards.forgetTransfers",
  input: z.object({}),
  schedule: "17 3 * * *",
  handle: async (_, { db, files, now }) => {
    const before = new Date(now().getTime() - STORED_DAYS * DAY_MS);
    const keys = await db.asSystem("flashcards: forget old transfers", (tx) =>
      forgetTransfers(tx, before),
    );
    for (const key of keys) await files.remove(key);
  },
});
