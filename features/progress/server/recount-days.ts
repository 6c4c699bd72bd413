// The days of a person, folded again with the study days that now schedule their cards.
import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import { DEFAULT_ZONE } from "#features/memory/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import { REVIEWED_SOURCES, type ReviewedSource } from "../domain/amounts.ts";
import { add, type ByDay, difference } from "../domain/day-figures.ts";
import { History } from "./history.ts";
import { addToDays, allDays, allFacts, lockPerson } from "./queries.ts";

const PAGE = 250;

/** What is known and what was made of it, read at one moment. */
async function snapshot(tx: Tx, personId: string, source: ReviewedSource) {
  await lockPerson(tx, personId, DEFAULT_ZONE);
  const days: ByDay = new Map();
  for (const { day, source: of, ...figures } of await allDays(tx))
    if (of === source) add(days, day, figures);
  return { days, facts: Map.groupBy(await allFacts(tx, source), ({ subject }) => subject) };
}

export const recountDaysJob = defineJob({
  name: "progress.recountDays",
  input: z.object({ personId: z.string() }),
  /**
   * The difference is added to the days as they are then: what arrives meanwhile adds its own, and
   * a second run finds none.
   */
  handle: async ({ personId }, { db }) => {
    for (const source of REVIEWED_SOURCES) {
      const { days, facts } = await db.asPerson(personId, (tx) => snapshot(tx, personId, source));
      const folded: ByDay = new Map();
      for (const [n, [, own]] of [...facts].entries()) {
        if (n % PAGE === PAGE - 1) await nextTurn();
        for (const [day, figures] of new History(own).awards(source)) add(folded, day, figures);
      }
      await db.asPerson(personId, async (tx) => {
        await lockPerson(tx, personId, DEFAULT_ZONE);
        await addToDays(tx, personId, source, difference(days, folded));
      });
    }
  },
});
