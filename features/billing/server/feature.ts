import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { handlers } from "./handlers.ts";
import { personalData } from "./personal-data.ts";
import { manualPremium } from "./tables.ts";

export const billing = serverFeature({
  name: "billing",
  contract,
  handlers,
  tables: { manualPremium },
  personalData,
});
