import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { eraseMarks, everyCompletion, everyMark } from "./queries-marks.ts";
import { eraseOwn, everyOwn } from "./queries-own.ts";
import { eraseRuns, everyRun } from "./queries-runs.ts";
import {
  checklistCompletion,
  checklistMark,
  ownChecklist,
  ownChecklistVersion,
  runDevice,
  runEntry,
  runMember,
  sharedRun,
} from "./tables.ts";

/** A checklist that its author shared goes with them: others may have made theirs of it. */
export const personalData: PersonalData = {
  tables: [
    ...[checklistMark, checklistCompletion, ownChecklist, ownChecklistVersion],
    ...[sharedRun, runMember, runEntry, runDevice],
  ],
  export: async (tx, personId) => ({
    checklistFavourites: await everyMark(tx),
    checklistCompletions: await everyCompletion(tx),
    ownChecklists: await everyOwn(tx, personId),
    sharedRuns: await everyRun(tx, personId),
  }),
  erase: async (tx, personId) => {
    await eraseMarks(tx, personId);
    await eraseOwn(tx, personId);
    await eraseRuns(tx, personId);
  },
};
