import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { eraseQuestions, listQuestions } from "./queries.ts";
import { studyQuestion } from "./tables.ts";

export const personalData: PersonalData = {
  tables: [studyQuestion],
  export: async (tx) => ({ questions: await listQuestions(tx) }),
  erase: eraseQuestions,
};
