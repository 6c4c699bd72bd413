import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { shippedCases } from "./cases/shipped-cases.ts";
import { handlers } from "./handlers.ts";
import { loadBank } from "./load-bank.ts";
import { personalData } from "./personal-data.ts";
import { prompts } from "./quiz/prompts.ts";
import { readBankContent } from "./shipped-bank.ts";
import {
  answer,
  attempt,
  bankEdition,
  bankQuestion,
  classPaper,
  panel,
  panelAnswer,
  standing,
  studyQuestion,
} from "./tables.ts";

export const study = serverFeature({
  name: "study",
  contract,
  handlers,
  tables: {
    studyQuestion,
    bankQuestion,
    bankEdition,
    attempt,
    answer,
    standing,
    classPaper,
    panel,
    panelAnswer,
  },
  personalData,
  prompts,
  start: async ({ db }) => {
    await shippedCases();
    await loadBank(db, await readBankContent());
    return async () => {};
  },
});
