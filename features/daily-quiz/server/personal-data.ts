import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { eraseDays, everythingOfDays } from "./queries.ts";
import { dailyQuizDay, dailyQuizPerson, dailyQuizWeek } from "./tables.ts";

export const personalData: PersonalData = {
  tables: [dailyQuizDay, dailyQuizPerson, dailyQuizWeek],
  export: everythingOfDays,
  erase: eraseDays,
};
