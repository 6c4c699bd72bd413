import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { handlers } from "./handlers.ts";
import { medicationRcp } from "./tables.ts";
import { checkInteractionsTool, findDrugTool, readDrugTool, whichDrugsTool } from "./tools.ts";

export const medications = serverFeature({
  name: "medications",
  contract,
  handlers,
  tables: { medicationRcp },
  tools: [findDrugTool, readDrugTool, checkInteractionsTool, whichDrugsTool],
});
