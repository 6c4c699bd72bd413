import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { shippedChecklists } from "./content.ts";
import { handlers } from "./handlers.ts";
import { personalData } from "./personal-data.ts";
import { routes } from "./routes.ts";
import {
  checklistCompletion,
  checklistMark,
  ownChecklist,
  ownChecklistVersion,
  runDevice,
  runEntry,
  runMember,
  sharedRun,
} from "./tables.ts";
import { openChecklistTool } from "./tools.ts";

export const checklists = serverFeature({
  name: "checklists",
  contract,
  tables: {
    ...{ checklistMark, checklistCompletion, ownChecklist, ownChecklistVersion },
    ...{ sharedRun, runMember, runEntry, runDevice },
  },
  handlers,
  tools: [openChecklistTool],
  routes,
  personalData,
  start: async () => {
    await shippedChecklists();
    return async () => {};
  },
});
