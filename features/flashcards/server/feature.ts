import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { handlers } from "./handlers.ts";
import { forgetChangesJob, removeFilesJob } from "./jobs.ts";
import { personalData } from "./personal-data.ts";
import { askForRecounts, recountDaysJob } from "./recount-days.ts";
import { refoldJob } from "./refold-job.ts";
import { routes } from "./routes.ts";
import { appliedChange, card, dayRecount, deck, fact, medium, note, plan } from "./tables.ts";

export const flashcards = serverFeature({
  name: "flashcards",
  contract,
  handlers,
  tables: {
    deck,
    note,
    card,
    fact,
    plan,
    medium,
    appliedChange,
    dayRecount,
  },
  routes,
  jobs: [refoldJob, recountDaysJob, forgetChangesJob, removeFilesJob],
  personalData,
  start: async (services) => {
    await askForRecounts(services);
    return async () => {};
  },
});
