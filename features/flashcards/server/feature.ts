import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { prompts } from "./generate-prompts.ts";
import { handlers } from "./handlers.ts";
import { exportJob, forgetChangesJob, forgetTransfersJob, importJob, removeFilesJob } from "./jobs.ts";
import { optimiseJob, refoldJob } from "./optimise.ts";
import { personalData } from "./personal-data.ts";
import { routes } from "./routes.ts";
import { scheduleCommand } from "./schedule-command.ts";
import { seeds } from "./seeds.ts";
import { appliedChange, card, deck, fact, medium, note, optimisation, plan, session, transfer } from "./tables.ts";
import { exportCommand, importCommand } from "./transfer-commands.ts";

export const flashcards = serverFeature({
  name: "flashcards",
  contract,
  handlers,
  tables: { deck, note, card, fact, session, plan, optimisation, medium, transfer, appliedChange },
  routes,
  jobs: [importJob, exportJob, optimiseJob, refoldJob, forgetTransfersJob, forgetChangesJob, removeFilesJob],
  commands: [scheduleCommand, importCommand, exportCommand],
  seeds,
  personalData,
  prompts,
});
