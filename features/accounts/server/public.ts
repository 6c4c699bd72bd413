import { resolve } from "node:path";
import type { Tx } from "#platform/db/database.ts";
import type { CommandInvocation } from "#platform/feature/server/server-feature.ts";
import { findPersonByEmail, lockRoles } from "./queries.ts";

/**
 * Role changes wait until `tx` ends: whoever counts administrators before removing one holds this
 * first.
 */
export async function holdRoles(tx: Tx): Promise<void> {
  await lockRoles(tx);
}

/** Whose address this is; null when nobody's. For commands typed on the machine. */
export const findPersonId = async (tx: Tx, email: string): Promise<string | null> =>
  (await findPersonByEmail(tx, email))?.id ?? null;

/** What a command `… FILE --user EMAIL` names, or what is wrong with it. */
export type OwnedFile =
  | { path: string; ownerId: string }
  | { wrong: "arguments" }
  | { wrong: "person"; email: string };

export async function ownedFile(invocation: CommandInvocation): Promise<OwnedFile> {
  const { args, flags, cwd, services } = invocation;
  const [file] = args;
  const email = flags.user;
  if (file === undefined || args.length !== 1 || typeof email !== "string")
    return { wrong: "arguments" };
  const ownerId = await services.db.asSystem("owned file", (tx) => findPersonId(tx, email));
  return ownerId === null ? { wrong: "person", email } : { path: resolve(cwd, file), ownerId };
}
