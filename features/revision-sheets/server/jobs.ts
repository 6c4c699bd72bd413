import { z } from "zod";
import { defineJob } from "#platform/jobs/jobs.ts";
import { eraseDeleted } from "./queries.ts";

/** How long a deleted sheet can be brought back. */
const RESTORABLE_MS = 10 * 60_000;

/** Erases what its owner deleted and did not bring back. */
export const eraseDeletedJob = defineJob({
  name: "revision-sheets.eraseDeleted",
  input: z.object({}),
  schedule: "*/5 * * * *",
  handle: async (_, { db, now }) => {
    await db.asSystem("revision sheets: erase deleted sheets", (tx) =>
      eraseDeleted(tx, new Date(now().getTime() - RESTORABLE_MS)),
    );
  },
});
