import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { calculatorsCommand, computeCommand } from "./commands.ts";
import { handlers } from "./handlers.ts";
import { knowledge } from "./passages.ts";
import { readScoreTool } from "./read-score.ts";
import { computeScoreTool } from "./tools.ts";

export const calculators = serverFeature({
  name: "calculators",
  contract,
  handlers,
  tools: [computeScoreTool, readScoreTool],
  knowledge: [knowledge],
  commands: [calculatorsCommand, computeCommand],
});
