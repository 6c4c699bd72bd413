import { randomUUID } from "node:crypto";
import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { appendToOutbox } from "#platform/jobs/queries.ts";
import { avatarKey, removeFile } from "./avatar.ts";
import { holdPerson, personExport } from "./queries.ts";

/**
 * Everything of an account but its secrets; the account's own rows are erased last, by the privacy
 * feature.
 */
export const personalData: PersonalData = {
  tables: [],
  export: async () => ({}),
  exportSystem: async (tx, personId) => {
    const { profile, sessions } = await personExport(tx, personId);
    return { profile, sessions };
  },
  erase: async (tx, personId) => {
    const key = avatarKey((await holdPerson(tx, personId))?.image ?? null);
    if (key) await appendToOutbox(tx, { id: randomUUID(), name: removeFile.name, input: { key } });
  },
};
