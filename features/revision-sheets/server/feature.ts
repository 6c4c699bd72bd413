import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { handlers } from "./handlers.ts";
import { eraseDeletedJob } from "./jobs.ts";
import { listens } from "./listens.ts";
import { personalData } from "./personal-data.ts";
import { prompts } from "./prompts.ts";
import { routes } from "./routes.ts";
import { seeds } from "./seeds.ts";
import { review, sheet } from "./tables.ts";

export const revisionSheets = serverFeature({
  name: "revision-sheets",
  contract,
  handlers,
  tables: { sheet, review },
  routes,
  listens,
  jobs: [eraseDeletedJob],
  prompts,
  seeds,
  personalData,
});
