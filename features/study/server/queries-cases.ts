import { desc, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { attempt } from "./tables.ts";

/** More than anybody will do; a list stays a list. */
const MOST_RUNS = 1_000;

/** The person's clinical cases, begun and done, the last begun first. */
export const listRuns = (tx: Tx) =>
  tx
    .select({
      id: attempt.id,
      caseId: sql<string>`${attempt.settings}->'clinicalCase'->>'id'`,
      startedAt: attempt.startedAt,
      submittedAt: attempt.submittedAt,
      duration: attempt.duration,
      score: attempt.score,
    })
    .from(attempt)
    .where(sql`${attempt.settings}->>'clinicalCase' is not null`)
    .orderBy(desc(attempt.startedAt))
    .limit(MOST_RUNS);
