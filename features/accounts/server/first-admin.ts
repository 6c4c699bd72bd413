// Who becomes the first administrator: the first account when made on this machine, otherwise
// whoever holds the code.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Services } from "#platform/feature/server/context.ts";
import { claimInstallation, isClaimed, updatePerson } from "./queries.ts";

/**
 * The code printed in the server's log while nobody administers the installation. The same on every
 * server.
 */
export const firstAdminCode = (secret: string) =>
  createHmac("sha256", secret)
    .update("first administrator")
    .digest("hex")
    .slice(0, 12)
    .toUpperCase();

export const isInstallationClaimed = ({ db }: Pick<Services, "db">) =>
  db.asSystem("first administrator", isClaimed);

/**
 * Makes `personId` administrator when nobody is yet and the claim holds. Two claims at once give
 * one administrator.
 */
export async function claimFirstAdmin(
  { db }: Pick<Services, "db">,
  personId: string,
  claim: { firstHere: boolean; code: string; expected: string },
): Promise<boolean> {
  if (!claim.firstHere && !sameCode(claim.code, claim.expected)) return false;
  return db.asSystem("first administrator", async (tx) => {
    if (!(await claimInstallation(tx, personId))) return false;
    await updatePerson(tx, personId, { systemRole: "admin", providerRole: "admin" });
    return true;
  });
}

function sameCode(given: string, expected: string): boolean {
  const a = Buffer.from(given.trim().toUpperCase());
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
