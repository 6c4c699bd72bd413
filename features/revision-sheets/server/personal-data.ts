import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { eraseEverythingOf, everythingOf } from "./queries.ts";
import { review, sheet } from "./tables.ts";

export const personalData: PersonalData = {
  tables: [sheet, review],
  export: (tx) => everythingOf(tx),
  // Reviews go with their sheet.
  erase: async (tx, personId) => {
    await eraseEverythingOf(tx, personId);
  },
};
