import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { handlers } from "./handlers.ts";
import { eraseOldCodings } from "./jobs.ts";
import { personalData } from "./personal-data.ts";
import { prompts } from "./prompts.ts";
import { codingFavourite, codingRecord } from "./tables.ts";
import { checkCodesTool, codeDescriptionTool, findCodesTool } from "./tools.ts";

export const coding = serverFeature({
  name: "coding",
  contract,
  handlers,
  tables: { codingRecord, codingFavourite },
  personalData,
  prompts,
  jobs: [eraseOldCodings],
  tools: [findCodesTool, codeDescriptionTool, checkCodesTool],
});
