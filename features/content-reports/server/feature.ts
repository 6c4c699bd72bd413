import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { handlers } from "./handlers.ts";
import { personalData } from "./personal-data.ts";
import { contentReport } from "./tables.ts";

export const contentReports = serverFeature({
  name: "content-reports",
  contract,
  handlers,
  tables: { contentReport },
  personalData,
});
