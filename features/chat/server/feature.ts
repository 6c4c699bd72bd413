import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { askCommand } from "./ask-command.ts";
import { closeEngine, engineOf } from "./engines.ts";
import { handlers } from "./handlers.ts";
import { personalData } from "./personal-data.ts";
import { chunk, conversation, message } from "./tables.ts";
import { usage } from "./usage-tables.ts";

export const chat = serverFeature({
  name: "chat",
  contract,
  handlers,
  tables: { conversation, message, chunk, usage },
  commands: [askCommand],
  personalData,
  async start(services) {
    await engineOf(services).recover();
    return () => closeEngine(services);
  },
});
