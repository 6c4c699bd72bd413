import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { interactionsCommand } from "./interactions-command.ts";

export const medications = serverFeature({
  name: "medications",
  commands: [interactionsCommand],
});
