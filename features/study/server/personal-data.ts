import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { eraseQuestions, listQuestions } from "./queries.ts";
import { eraseStudy, everythingOfStudy } from "./queries-attempts.ts";
import { answer, attempt, standing, studyQuestion } from "./tables.ts";

export const personalData: PersonalData = {
  tables: [studyQuestion, attempt, answer, standing],
  export: async (tx) => ({
    questions: await listQuestions(tx),
    ...(await everythingOfStudy(tx)),
  }),
  erase: async (tx, personId) => {
    await eraseQuestions(tx, personId);
    await eraseStudy(tx, personId);
  },
};
