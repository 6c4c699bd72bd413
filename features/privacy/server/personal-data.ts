import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { consentsOf, eraseConsents } from "./queries.ts";
import { gdprConsent } from "./tables.ts";

export const personalData: PersonalData = {
  tables: [gdprConsent],
  export: async (tx, personId) => ({ consents: await consentsOf(tx, personId) }),
  erase: eraseConsents,
};
