import { randomUUID } from "node:crypto";
import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { appendToOutbox } from "#platform/jobs/queries.ts";
import { removeFilesJob } from "./jobs.ts";
import { eraseEverythingOf, everythingOf, fileKeysOf } from "./queries-personal.ts";
import { appliedChange, card, dayRecount, deck, fact, medium, note, plan } from "./tables.ts";

export const personalData: PersonalData = {
  tables: [deck, note, card, fact, plan, medium, appliedChange, dayRecount],
  export: (tx) => everythingOf(tx),
  erase: async (tx, personId) => {
    // The files leave once the rows that name them are gone.
    const keys = await fileKeysOf(tx, personId);
    await eraseEverythingOf(tx, personId);
    if (keys.length > 0)
      await appendToOutbox(tx, { id: randomUUID(), name: removeFilesJob.name, input: { keys } });
  },
};
