import type { ProviderRole, SystemRole } from "#platform/auth/roles.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { roleChanged } from "../events.ts";
import { countAdmins, findPerson, lockRoles, updatePerson } from "./queries.ts";

export interface RoleChange {
  id: string;
  providerRole?: ProviderRole | undefined;
  systemRole?: SystemRole | undefined;
}

/**
 * Changes roles by an administrator (`byId`) or the command line (null). The last administrator
 * cannot step down.
 */
export async function setRoles(services: Services, change: RoleChange, byId: string | null) {
  const { db, events, auth } = services;
  const outcome = await db.asSystem("roles", async (tx) => {
    await lockRoles(tx);
    const before = await findPerson(tx, change.id);
    if (!before) return { ok: false, reason: "NOT_FOUND" } as const;
    const systemRole = change.systemRole ?? before.systemRole;
    if (before.systemRole === "admin" && systemRole !== "admin" && (await countAdmins(tx)) === 1)
      return { ok: false, reason: "LAST_ADMIN" } as const;
    const providerRole = change.providerRole ?? before.providerRole;
    const person = await updatePerson(tx, change.id, { providerRole, systemRole });
    await events.emit(tx, roleChanged, { personId: change.id, byId, providerRole, systemRole });
    return person ? ({ ok: true, person } as const) : ({ ok: false, reason: "NOT_FOUND" } as const);
  });
  if (outcome.ok) await auth.forget(change.id);
  return outcome;
}
