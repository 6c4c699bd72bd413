import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { handlers } from "./handlers.ts";
import { knowledge } from "./passages.ts";
import { personalData } from "./personal-data.ts";
import { readScoreTool } from "./read-score.ts";
import { calculatorMark } from "./tables.ts";
import { computeScoreTool } from "./tools.ts";

export const calculators = serverFeature({
  name: "calculators",
  contract,
  tables: { calculatorMark },
  handlers,
  tools: [computeScoreTool, readScoreTool],
  knowledge: [knowledge],
  personalData,
});
