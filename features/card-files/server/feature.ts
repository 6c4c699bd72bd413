import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { handlers } from "./handlers.ts";
import { exportJob, forgetTransfersJob, importJob } from "./jobs.ts";
import { personalData } from "./personal-data.ts";
import { routes } from "./routes.ts";
import { seeds } from "./seeds.ts";
import { noteType, transfer } from "./tables.ts";

export const cardFiles = serverFeature({
  name: "card-files",
  namespace: "flashcards",
  contract,
  handlers,
  tables: { noteType, transfer },
  routes,
  jobs: [importJob, exportJob, forgetTransfersJob],
  seeds,
  personalData,
});
