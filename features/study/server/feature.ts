import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { exportCommand, importCommand } from "./file-commands.ts";
import { markCommand } from "./mark-command.ts";
import { personalData } from "./personal-data.ts";
import { studyQuestion } from "./tables.ts";

export const study = serverFeature({
  name: "study",
  tables: { studyQuestion },
  commands: [markCommand, importCommand, exportCommand],
  personalData,
});
