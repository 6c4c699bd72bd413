import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { eraseEverythingOf, everythingOf } from "./queries.ts";
import { session } from "./tables.ts";

export const personalData: PersonalData = {
  tables: [session],
  export: (tx) => everythingOf(tx),
  erase: async (tx, personId) => {
    await eraseEverythingOf(tx, personId);
  },
};
