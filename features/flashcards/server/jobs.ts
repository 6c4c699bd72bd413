// Cleaning, outside any request.
import { z } from "zod";
import { defineJob } from "#platform/jobs/jobs.ts";
import { forgetChanges } from "./queries-change.ts";

/** A device that was away sends what it had stored: it is given this long. */
const CHANGES_DAYS = 60;
const DAY_MS = 86_400_000;

/** Files leave after the commit that forgets them. */
export const removeFilesJob = defineJob({
  name: "flashcards.removeFiles",
  input: z.object({ keys: z.array(z.string()) }),
  handle: async ({ keys }, { files }) => {
    for (const key of keys) await files.remove(key);
  },
});

/** Changes that no device sends again any more. */
export const forgetChangesJob = defineJob({
  name: "flashcards.forgetChanges",
  input: z.object({}),
  schedule: "17 3 * * *",
  handle: async (_, { db, now }) => {
    const before = new Date(now().getTime() - CHANGES_DAYS * DAY_MS);
    await db.asSystem("flashcards: forget applied changes", (tx) => forgetChanges(tx, before));
  },
});
