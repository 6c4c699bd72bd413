import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { exportUsage } from "./export-usage.ts";
import { handlers } from "./handlers.ts";
import { watchBudget } from "./jobs.ts";
import { personalData } from "./personal-data.ts";
import { allowance, budgetAlert, price, promptInUse, promptVersion, savedQuestion, settings, usage } from "./tables.ts";

export const assistant = serverFeature({
  name: "assistant",
  contract,
  handlers,
  tables: { usage, price, settings, budgetAlert, allowance, promptVersion, promptInUse, savedQuestion },
  routes: [exportUsage],
  jobs: [watchBudget],
  personalData,
});
