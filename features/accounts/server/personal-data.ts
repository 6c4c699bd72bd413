import { randomUUID } from "node:crypto";
import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { appendToOutbox } from "#platform/jobs/queries.ts";
import { avatarKey, removeFile } from "./avatar.ts";
import { holdPerson, personExport } from "./queries.ts";
import { eraseProfile, findProfile } from "./queries-profile.ts";
import { accountProfile } from "./tables.ts";

/**
 * Everything of an account but its secrets; the account's own rows are erased last, by the privacy
 * feature.
 */
export const personalData: PersonalData = {
  tables: [accountProfile],
  export: async (tx, personId) => ({ work: await findProfile(tx, personId) }),
  exportSystem: async (tx, personId) => {
    const { profile, sessions } = await personExport(tx, personId);
    return { profile, sessions };
  },
  erase: async (tx, personId) => {
    await eraseProfile(tx, personId);
    const key = avatarKey((await holdPerson(tx, personId))?.image ?? null);
    if (key) await appendToOutbox(tx, { id: randomUUID(), name: removeFile.name, input: { key } });
  },
};
