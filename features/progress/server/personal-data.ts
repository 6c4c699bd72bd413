import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { eraseEverythingOf, everythingOf } from "./queries-personal.ts";
import { dayTotal, fact, onCallDay, person } from "./tables.ts";

export const personalData: PersonalData = {
  tables: [fact, dayTotal, onCallDay, person],
  export: (tx) => everythingOf(tx),
  erase: (tx, personId) => eraseEverythingOf(tx, personId),
};
