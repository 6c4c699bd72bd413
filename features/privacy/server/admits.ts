import { ORPCError } from "@orpc/server";
import type { Person } from "#platform/auth/person.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { OPEN_WITHOUT_CONSENT } from "../domain/open-calls.ts";
import { hasConsent } from "./has-consent.ts";

const open = new Set(OPEN_WITHOUT_CONSENT);

/**
 * People who were found to have consented. A decision makes every server forget the person, and
 * with them this.
 */
const consented = new WeakSet<Person>();

/**
 * Refuses everything but the open calls to whoever has not consented. Sessions are remembered as
 * objects for seconds (`platform/auth/server/auth.ts`): the decision is read once for each.
 */
export async function admits(
  person: Person,
  call: string,
  { db }: Services,
): Promise<ORPCError<"CONSENT_REQUIRED", undefined> | null> {
  if (open.has(call) || consented.has(person)) return null;
  if (!(await db.asPerson(person.id, (tx) => hasConsent(tx, person.id))))
    return new ORPCError("CONSENT_REQUIRED", { status: 403 });
  consented.add(person);
  return null;
}
