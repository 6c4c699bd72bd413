import { z } from "zod";
import { defineJob } from "#platform/jobs/jobs.ts";
import { RETENTION_DAYS } from "../domain/retention.ts";
import { eraseOldRecords } from "./queries.ts";

const DAY_MS = 86_400_000;

/** A patient's words are not kept longer than the coding needs them. */
export const eraseOldCodings = defineJob({
  name: "coding.eraseOld",
  input: z.object({}),
  schedule: "41 * * * *",
  handle: async (_, { db, now }) => {
    const before = new Date(now().getTime() - RETENTION_DAYS * DAY_MS);
    await db.asSystem("coding: erase old codings", (tx) => eraseOldRecords(tx, before));
  },
});
