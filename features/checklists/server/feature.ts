import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { shippedChecklists } from "./content.ts";
import { handlers } from "./handlers.ts";

export const checklists = serverFeature({
  name: "checklists",
  contract,
  handlers,
  start: async () => {
    await shippedChecklists();
    return async () => {};
  },
});
