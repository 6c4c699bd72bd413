import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { eraseEverythingOf, everythingOf } from "./queries.ts";
import { chunk, conversation, feedback, message } from "./tables.ts";

export const personalData: PersonalData = {
  tables: [conversation, message, chunk, feedback],
  export: async (tx) => ({ conversations: await everythingOf(tx) }),
  // Messages, chunks and feedback go with their conversation.
  erase: async (tx, personId) => {
    await eraseEverythingOf(tx, personId);
  },
};
