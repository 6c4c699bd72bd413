import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { handlers } from "./handlers.ts";
import { purgeSecurityRows } from "./jobs.ts";
import { listens } from "./listeners.ts";
import { personalData } from "./personal-data.ts";

export const security = serverFeature({
  name: "security",
  contract,
  handlers,
  listens,
  jobs: [purgeSecurityRows],
  personalData,
});
