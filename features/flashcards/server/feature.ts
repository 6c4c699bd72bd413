import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { prompts } from "./generate-prompts.ts";
import { handlers } from "./handlers.ts";
import {
  exportJob,
  forgetChangesJob,
  forgetTransfersJob,
  importJob,
  removeFilesJob,
} from "./jobs.ts";
import { optimiseJob, refoldJob } from "./optimise.ts";
import { personalData } from "./personal-data.ts";
import { askForRecounts, recountDaysJob } from "./recount-days.ts";
import { routes } from "./routes.ts";
import { seeds } from "./seeds.ts";
import {
  appliedChange,
  card,
  dayRecount,
  deck,
  fact,
  medium,
  note,
  noteType,
  optimisation,
  plan,
  session,
  transfer,
} from "./tables.ts";

export const flashcards = serverFeature({
  name: "flashcards",
  contract,
  handlers,
  tables: {
    deck,
    note,
    noteType,
    card,
    fact,
    session,
    plan,
    optimisation,
    medium,
    transfer,
    appliedChange,
    dayRecount,
  },
  routes,
  jobs: [
    importJob,
    exportJob,
    optimiseJob,
    refoldJob,
    recountDaysJob,
    forgetTransfersJob,
    forgetChangesJob,
    removeFilesJob,
  ],
  seeds,
  personalData,
  prompts,
  start: async (services) => {
    await askForRecounts(services);
    return async () => {};
  },
});
