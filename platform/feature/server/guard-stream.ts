// What the gate does for the answer of a call, done for each event of a stream: the session still
// counts, and a bug that comes after the first event gets its id like any other.
import { ORPCError } from "@orpc/server";
import type { Person } from "#platform/auth/person.ts";
import type { RequestContext } from "./context.ts";

/** How long a stream trusts the session that opened it. */
export const STREAM_SESSION_MS = 5_000;

export const isStream = (output: unknown): output is AsyncIterable<unknown> =>
  typeof output === "object" && output !== null && Symbol.asyncIterator in output;

interface StreamGate {
  /** Throws once the person may not call this any more. */
  stillAdmitted(person: Person): Promise<void>;
  seam(error: unknown): Promise<unknown>;
}

/**
 * The same events. Throws UNAUTHENTICATED instead of the next one once the person who opened it is
 * signed out, what `stillAdmitted` throws, and what `seam` makes of a failure.
 */
export async function* guardStream(
  events: AsyncIterable<unknown>,
  { person, request, services }: RequestContext,
  { seam, stillAdmitted }: StreamGate,
): AsyncGenerator<unknown> {
  let known = Date.now();
  try {
    for await (const event of events) {
      if (person && Date.now() - known > STREAM_SESSION_MS) {
        const found = await services.auth.person(request.headers);
        if (found?.person.id !== person.id)
          throw new ORPCError("UNAUTHENTICATED", {
            status: 401,
            message: "User not authenticated",
          });
        await stillAdmitted(found.person);
        known = Date.now();
      }
      yield event;
    }
  } catch (error) {
    throw await seam(error);
  }
}
