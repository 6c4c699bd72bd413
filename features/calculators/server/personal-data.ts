import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { eraseMarks, everyMark } from "./queries.ts";
import { calculatorMark } from "./tables.ts";

export const personalData: PersonalData = {
  tables: [calculatorMark],
  export: async (tx) => ({ calculators: await everyMark(tx) }),
  erase: eraseMarks,
};
