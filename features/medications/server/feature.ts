import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { handlers } from "./handlers.ts";

export const medications = serverFeature({
  name: "medications",
  contract,
  handlers,
});
