// Days used to change at midnight UTC for the schedule; they change at four in the morning where
// the person is. Who had cards then has them folded again, once: page by page, each with its place
// in the list in one transaction, so that a server that is killed goes on where it was and a job
// that runs twice does nothing twice.
import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import { daysRecounted } from "../events.ts";
import { FIRST_ID, lockCards, studiedCards } from "./queries-cards.ts";
import {
  advanceRecount,
  finishRecount,
  lockRecount,
  unfinishedRecounts,
} from "./queries-recount.ts";
import { refoldCards } from "./refold-cards.ts";

const PAGE = 250;

/** Folds the next page again; false when nothing is left. */
async function recountPage(services: Services, tx: Tx, personId: string): Promise<boolean> {
  const open = await lockRecount(tx);
  if (!open) return false;
  const ids = await studiedCards(tx, null, open.cursor ?? FIRST_ID, PAGE);
  const last = ids.at(-1);
  if (last === undefined) {
    await finishRecount(tx, services.now());
    await services.events.emit(tx, daysRecounted, { personId });
    return false;
  }
  const cards = await lockCards(tx, ids);
  const folded = await refoldCards(tx, cards);
  const moved = cards.filter(
    ({ id, state }) => folded.get(id)?.card.state.due?.getTime() !== state.due?.getTime(),
  );
  await advanceRecount(tx, last, moved.length);
  return true;
}

export const recountDaysJob = defineJob({
  name: "flashcards.recountDays",
  input: z.object({ personId: z.string() }),
  handle: async ({ personId }, services) => {
    while (await services.db.asPerson(personId, (tx) => recountPage(services, tx, personId)))
      await nextTurn();
  },
});

/**
 * Asked for at each start, until everybody is done: a job lost with its server is only found again
 * much later.
 */
export const askForRecounts = ({ db, jobs }: Services): Promise<void> =>
  db.asSystem("flashcards: count days again", async (tx) => {
    for (const personId of await unfinishedRecounts(tx))
      await jobs.enqueue(tx, recountDaysJob, { personId });
  });
