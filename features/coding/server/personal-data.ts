import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { eraseRecords, everyRecord } from "./queries.ts";
import { codingRecord } from "./tables.ts";

export const personalData: PersonalData = {
  tables: [codingRecord],
  export: async (tx) => ({ codings: await everyRecord(tx) }),
  erase: eraseRecords,
};
