import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { handlers } from "./handlers.ts";
import { personalData } from "./personal-data.ts";
import { commonDay, dailyQuizDay, dailyQuizPerson, dailyQuizWeek } from "./tables.ts";

export const dailyQuiz = serverFeature({
  name: "daily-quiz",
  contract,
  handlers,
  tables: { commonDay, dailyQuizDay, dailyQuizPerson, dailyQuizWeek },
  personalData,
});
