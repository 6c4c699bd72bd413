import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { exportUsage } from "./export-usage.ts";
import { handlers } from "./handlers.ts";
import { countAbandonedCallsJob, watchBudget } from "./jobs.ts";
import { countAbandonedCalls } from "./open-calls.ts";
import { personalData } from "./personal-data.ts";
import {
  allowance,
  budgetAlert,
  openCall,
  price,
  promptInUse,
  promptVersion,
  savedQuestion,
  settings,
  usage,
} from "./tables.ts";

export const assistant = serverFeature({
  name: "assistant",
  contract,
  handlers,
  tables: {
    usage,
    price,
    settings,
    budgetAlert,
    allowance,
    openCall,
    promptVersion,
    promptInUse,
    savedQuestion,
  },
  routes: [exportUsage],
  jobs: [watchBudget, countAbandonedCallsJob],
  personalData,
  /**
   * The embedded database has one server: whatever call is open as it starts is of one that is
   * gone.
   */
  start: async ({ db, now }) => {
    if (db.engine === "embedded")
      await db.asSystem("calls of a model that never ended", (tx) =>
        countAbandonedCalls(tx, now()),
      );
    return async () => {};
  },
});
