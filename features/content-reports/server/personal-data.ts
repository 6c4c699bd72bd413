import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { eraseReports, everyReport } from "./queries.ts";
import { contentReport } from "./tables.ts";

export const personalData: PersonalData = {
  tables: [contentReport],
  export: async (tx) => ({ reports: await everyReport(tx) }),
  erase: eraseReports,
};
