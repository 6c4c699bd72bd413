import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { anonymise, eventsOf, reportsOf } from "./queries.ts";

/**
 * No owned table: the log and the reports belong to the installation. People take away their rows;
 * erasure makes them nobody's.
 */
export const personalData: PersonalData = {
  tables: [],
  export: async () => ({}),
  exportSystem: async (tx, personId) => ({
    securityEvents: await eventsOf(tx, personId),
    errorReports: await reportsOf(tx, personId),
  }),
  erase: anonymise,
};
