import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { handlers } from "./handlers.ts";
import { prompts } from "./prompts.ts";
import { routes } from "./routes.ts";

export const cardGeneration = serverFeature({
  name: "card-generation",
  namespace: "flashcards",
  contract,
  handlers,
  routes,
  prompts,
});
