import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { admits } from "./admits.ts";
import { handlers } from "./handlers.ts";
import { hasConsent } from "./has-consent.ts";
import { personalData } from "./personal-data.ts";
import { gdprConsent } from "./tables.ts";

export const privacy = serverFeature({
  name: "privacy",
  contract,
  handlers,
  tables: { gdprConsent },
  personalData,
  admits,
  sessionFacts: async (tx, personId) => ({ consent: await hasConsent(tx, personId) }),
});
