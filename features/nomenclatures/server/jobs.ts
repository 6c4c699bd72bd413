// What a server that died in the middle of an import left behind.
import { z } from "zod";
import { defineJob } from "#platform/jobs/jobs.ts";
import { abandonedVersions, removeRows, removeVersion } from "./queries.ts";
import { forgetUnstarted } from "./queries-imports.ts";

/** A batch takes a fraction of a second: an hour without one is the end. */
const ABANDONED_MS = 3_600_000;
const SLICE = 2_000;

export const sweepVersions = defineJob({
  name: "nomenclatures.sweep",
  input: z.object({}),
  schedule: "23 * * * *",
  async handle(_input, { db, now }) {
    const moment = new Date(now().getTime() - ABANDONED_MS);
    const left = await db.asSystem("sweep imports", (tx) => abandonedVersions(tx, moment));
    for (const { id } of left) {
      let removed = SLICE;
      while (removed === SLICE)
        removed = await db.asSystem("sweep imports", (tx) => removeRows(tx, id, SLICE));
      await db.asSystem("sweep imports", (tx) => removeVersion(tx, id));
    }
  },
});

const DAY_MS = 86_400_000;

export const forgetFiles = defineJob({
  name: "nomenclatures.forgetFiles",
  input: z.object({}),
  schedule: "41 4 * * *",
  async handle(_input, { db, files, now }) {
    const before = new Date(now().getTime() - DAY_MS);
    const keys = await db.asSystem("forget sent files", (tx) => forgetUnstarted(tx, before));
    for (const key of keys) await files.remove(key);
  },
});
