import { z } from "zod";
import { removeEndedWindows } from "#platform/http/server/queries.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import { forgetLostMail } from "#platform/mail/queries.ts";

/** Longer than the tries of a letter last. */
const MAIL_TRIED_MS = 24 * 3_600_000;

/** Nightly: gives dead rows back, forgets rate limits that ended and letters that never left. */
export const housekeeping = defineJob({
  name: "platform.housekeeping",
  input: z.object({}),
  schedule: "30 4 * * *",
  handle: async (_input, { db, now }) => {
    await db.asSystem("housekeeping", (tx) => removeEndedWindows(tx, now()));
    await db.asSystem("housekeeping", (tx) =>
      forgetLostMail(tx, new Date(now().getTime() - MAIL_TRIED_MS)),
    );
    await db.maintain();
  },
});
