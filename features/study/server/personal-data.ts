import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { eraseQuestions, listQuestions } from "./queries.ts";
import { eraseStudy, everythingOfStudy } from "./queries-attempts.ts";
import { eraseClassPapers, exportClassPapers } from "./queries-classes.ts";
import { erasePanels, exportPanels } from "./queries-panels.ts";
import {
  answer,
  attempt,
  classPaper,
  panel,
  panelAnswer,
  standing,
  studyQuestion,
} from "./tables.ts";

export const personalData: PersonalData = {
  tables: [studyQuestion, attempt, answer, standing, classPaper, panel, panelAnswer],
  export: async (tx) => ({
    questions: await listQuestions(tx),
    ...(await everythingOfStudy(tx)),
    classPapers: await exportClassPapers(tx),
    ...(await exportPanels(tx)),
  }),
  erase: async (tx, personId) => {
    await eraseQuestions(tx, personId);
    await eraseStudy(tx, personId);
    await eraseClassPapers(tx, personId);
    await erasePanels(tx, personId);
  },
};
