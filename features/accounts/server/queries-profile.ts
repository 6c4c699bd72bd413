import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { EMPTY_PROFILE, type Profile } from "../domain/profile.ts";
import { accountProfile } from "./tables.ts";

/** What a person says of their work; all of it unsaid until a first change. */
export async function findProfile(tx: Tx, personId: string): Promise<Profile> {
  const [row] = await tx.select().from(accountProfile).where(eq(accountProfile.ownerId, personId));
  if (!row) return EMPTY_PROFILE;
  const { ownerId: _, ...profile } = row;
  return profile;
}

/** Changes the fields that are given, and leaves the others as they are. */
export const saveProfile = (tx: Tx, ownerId: string, change: Partial<Profile>) =>
  tx
    .insert(accountProfile)
    .values({ ownerId, ...change })
    .onConflictDoUpdate({ target: accountProfile.ownerId, set: change });

export const eraseProfile = (tx: Tx, personId: string) =>
  tx.delete(accountProfile).where(eq(accountProfile.ownerId, personId));
