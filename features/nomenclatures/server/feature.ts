import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { sweepVersions } from "./jobs.ts";
import { nomenclatureRow, nomenclatureVersion } from "./tables.ts";

export const nomenclatures = serverFeature({
  name: "nomenclatures",
  tables: { nomenclatureVersion, nomenclatureRow },
  jobs: [sweepVersions],
});
