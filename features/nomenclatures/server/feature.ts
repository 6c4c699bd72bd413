import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { handlers } from "./handlers.ts";
import { importJob } from "./import-job.ts";
import { forgetFiles, sweepVersions } from "./jobs.ts";
import { routes } from "./routes.ts";
import { nomenclatureImport, nomenclatureRow, nomenclatureVersion } from "./tables.ts";

export const nomenclatures = serverFeature({
  name: "nomenclatures",
  contract,
  handlers,
  routes,
  tables: { nomenclatureVersion, nomenclatureRow, nomenclatureImport },
  jobs: [sweepVersions, importJob, forgetFiles],
});
