import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { eraseEverythingOf, everythingOf } from "./queries-personal.ts";
import { optimisation } from "./tables.ts";

export const personalData: PersonalData = {
  tables: [optimisation],
  export: (tx) => everythingOf(tx),
  erase: async (tx, personId) => {
    await eraseEverythingOf(tx, personId);
  },
};
