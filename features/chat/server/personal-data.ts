import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { eraseEverythingOf, everythingOf } from "./queries.ts";
import { chunk, conversation, message } from "./tables.ts";
import { usage } from "./usage-tables.ts";

export const personalData: PersonalData = {
  tables: [conversation, message, chunk, usage],
  export: async (tx) => ({ conversations: await everythingOf(tx) }),
  // Messages and chunks go with their conversation.
  erase: async (tx, personId) => {
    await eraseEverythingOf(tx, personId);
  },
};
