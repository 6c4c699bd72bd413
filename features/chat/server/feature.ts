import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { closeEngine, engineOf } from "./engines.ts";
import { exportRoutes } from "./export-routes.ts";
import { handlers } from "./handlers.ts";
import { eraseDeletedJob } from "./jobs.ts";
import { personalData } from "./personal-data.ts";
import { prompts } from "./prompts.ts";
import { chunk, conversation, feedback, message } from "./tables.ts";

export const chat = serverFeature({
  name: "chat",
  contract,
  handlers,
  tables: { conversation, message, chunk, feedback },
  routes: exportRoutes,
  jobs: [eraseDeletedJob],
  personalData,
  prompts,
  async start(services) {
    await engineOf(services).recover();
    return () => closeEngine(services);
  },
});
