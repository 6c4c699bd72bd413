import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { forgetPerson, usageOf } from "./queries-usage.ts";

/**
 * No owned table: figures belong to the installation. People take away their rows; erasure makes
 * them nobody's.
 */
export const personalData: PersonalData = {
  tables: [],
  export: async () => ({}),
  exportSystem: async (tx, personId) => ({ assistantUsage: await usageOf(tx, personId) }),
  erase: forgetPerson,
};
