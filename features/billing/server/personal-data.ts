import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { findManualPremium, withdrawPremium } from "./queries.ts";

export const personalData: PersonalData = {
  tables: [],
  export: async () => ({}),
  exportSystem: async (tx, personId) => {
    const row = await findManualPremium(tx, personId);
    return { manualPremium: row ? { since: row.grantedAt } : null };
  },
  erase: async (tx, personId) => {
    await withdrawPremium(tx, personId);
  },
};
