import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { handlers } from "./handlers.ts";
import { personalData } from "./personal-data.ts";
import { session } from "./tables.ts";

export const cardStudy = serverFeature({
  name: "card-study",
  namespace: "flashcards",
  contract,
  handlers,
  tables: { session },
  personalData,
});
