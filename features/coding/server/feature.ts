import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { codeCommand } from "./code-command.ts";
import { handlers } from "./handlers.ts";

export const coding = serverFeature({
  name: "coding",
  contract,
  handlers,
  commands: [codeCommand],
});
