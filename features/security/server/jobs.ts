import { z } from "zod";
import { defineJob } from "#platform/jobs/jobs.ts";
import { purgeOld } from "./queries.ts";

const DAY = 86_400_000;
/**
 * The log holds addresses: a year is what the CNIL's recommendation on logging (2021-122) gives as
 * the usual upper bound.
 */
const KEPT_DAYS = { events: 365, reports: 90 } as const;

/** Every night, rows past their time go. */
export const purgeSecurityRows = defineJob({
  name: "security.purge",
  input: z.object({}),
  schedule: "17 3 * * *",
  handle: async (_input, { db, now }) => {
    const at = now().getTime();
    await db.asSystem("security purge", (tx) =>
      purgeOld(tx, {
        events: new Date(at - KEPT_DAYS.events * DAY),
        reports: new Date(at - KEPT_DAYS.reports * DAY),
      }),
    );
  },
});
