import { z } from "zod";
import { removeEndedWindows } from "#platform/http/server/queries.ts";
import { defineJob } from "./jobs.ts";

/** Nightly: gives dead rows back, forgets rate limits that ended. */
export const housekeeping = defineJob({
  name: "platform.housekeeping",
  input: z.object({}),
  schedule: "30 4 * * *",
  handle: async (_input, { db, now }) => {
    await db.asSystem("housekeeping", (tx) => removeEndedWindows(tx, now()));
    await db.maintain();
  },
});
