// A clinical case begins: a training paper whose questions and story stand in it as they are.
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { DEFAULT_PROFILE } from "../../domain/profiles.ts";
import { filters } from "../../domain/wire-session.ts";
import { digestOf } from "../digest.ts";
import { type AttemptRow, addAttempt, findAttempt } from "../queries-attempts.ts";
import { shippedCases } from "./shipped-cases.ts";

interface Wanted {
  readonly id: string;
  readonly caseId: string;
  readonly timeZone: string;
}

/** "unknown" without such a case; "taken" when the id is another paper's, of anybody. */
export async function startCase(
  { now }: Pick<Services, "now">,
  tx: Tx,
  ownerId: string,
  { id, caseId, timeZone }: Wanted,
): Promise<AttemptRow | "unknown" | "taken"> {
  const shipped = (await shippedCases()).find(({ story }) => story.id === caseId);
  if (!shipped) return "unknown";
  const { story, questions } = shipped;
  await addAttempt(tx, {
    ...{ id, ownerId, mode: "training", profile: DEFAULT_PROFILE, minutes: null, timeZone },
    questions: questions.map((one) => ({ ...one, digest: digestOf(one.content) })),
    settings: { filters: filters.parse({}), count: questions.length, clinicalCase: story },
    count: questions.length,
    startedAt: now(),
  });
  const kept = await findAttempt(tx, id);
  return kept?.settings.clinicalCase?.id === caseId ? kept : "taken";
}
