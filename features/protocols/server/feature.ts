import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { handlers } from "./handlers.ts";
import { knowledge } from "./knowledge.ts";
import { personalData } from "./personal-data.ts";
import { routes } from "./routes.ts";
import { protocolPassage, protocolVersion, serviceProtocol } from "./tables.ts";

export const protocols = serverFeature({
  name: "protocols",
  contract,
  handlers,
  tables: { serviceProtocol, protocolVersion, protocolPassage },
  routes,
  knowledge: [knowledge],
  personalData,
});
