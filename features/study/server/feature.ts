import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { exportCommand, importCommand } from "./file-commands.ts";
import { handlers } from "./handlers.ts";
import { loadBank } from "./load-bank.ts";
import { markCommand } from "./mark-command.ts";
import { personalData } from "./personal-data.ts";
import { readBankContent } from "./shipped-bank.ts";
import { answer, attempt, bankEdition, bankQuestion, standing, studyQuestion } from "./tables.ts";

export const study = serverFeature({
  name: "study",
  contract,
  handlers,
  tables: { studyQuestion, bankQuestion, bankEdition, attempt, answer, standing },
  commands: [markCommand, importCommand, exportCommand],
  personalData,
  start: async ({ db }) => {
    await loadBank(db, await readBankContent());
    return async () => {};
  },
});
