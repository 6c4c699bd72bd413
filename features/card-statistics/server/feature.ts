import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { handlers } from "./handlers.ts";
import { optimiseJob } from "./optimise.ts";
import { personalData } from "./personal-data.ts";
import { optimisation } from "./tables.ts";

export const cardStatistics = serverFeature({
  name: "card-statistics",
  namespace: "flashcards",
  contract,
  handlers,
  tables: { optimisation },
  jobs: [optimiseJob],
  personalData,
});
