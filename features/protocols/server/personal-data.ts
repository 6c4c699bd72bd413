import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { forgetImporter, importedBy } from "./queries.ts";
import { protocolPassage, protocolVersion, serviceProtocol } from "./tables.ts";

/** A protocol is the service's and stays; the name of who imported it goes. */
export const personalData: PersonalData = {
  tables: [serviceProtocol, protocolVersion, protocolPassage],
  export: async (tx, personId) => ({ importedProtocols: await importedBy(tx, personId) }),
  erase: forgetImporter,
};
