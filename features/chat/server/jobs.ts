import { z } from "zod";
import { defineJob } from "#platform/jobs/jobs.ts";
import { eraseDeleted } from "./queries.ts";

/** How long a deleted conversation can be brought back (the contract says ten minutes). */
const RESTORABLE_MS = 10 * 60_000;

/** Erases what its owner deleted and did not bring back. */
export const eraseDeletedJob = defineJob({
  name: "chat.eraseDeleted",
  input: z.object({}),
  schedule: "*/5 * * * *",
  handle: async (_, { db, now }) => {
    await db.asSystem("chat: erase deleted conversations", (tx) =>
      eraseDeleted(tx, new Date(now().getTime() - RESTORABLE_MS)),
    );
  },
});
