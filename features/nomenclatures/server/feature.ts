import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { importCommand } from "./import-command.ts";
import { sweepVersions } from "./jobs.ts";
import { searchCommand } from "./search-command.ts";
import { nomenclatureRow, nomenclatureVersion } from "./tables.ts";

export const nomenclatures = serverFeature({
  name: "nomenclatures",
  tables: { nomenclatureVersion, nomenclatureRow },
  jobs: [sweepVersions],
  commands: [importCommand, searchCommand],
});
