import { z } from "zod";
import { defineJob } from "#platform/jobs/jobs.ts";
import { removeEnded, removeHalfMadeAccounts } from "./queries.ts";

const HALF_MADE_AFTER_MS = 60_000;

/**
 * Hourly and at start: frees the addresses of sign-ups that a crash cut short, forgets ended
 * sessions and tokens.
 */
export const sweepAccounts = defineJob({
  name: "accounts.sweep",
  input: z.object({}),
  schedule: "17 * * * *",
  handle: async (_input, { db, now }) => {
    await db.asSystem("account sweep", async (tx) => {
      await removeHalfMadeAccounts(tx, new Date(now().getTime() - HALF_MADE_AFTER_MS));
      await removeEnded(tx, now());
    });
  },
});
