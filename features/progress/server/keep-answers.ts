// Answers to questions arrive: each is kept once, and the days are corrected by what they change.
import { DEFAULT_ZONE, studyDay } from "#features/memory/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { add, type ByDay, difference } from "../domain/day-figures.ts";
import { awardsOfAnswers } from "../domain/question-awards.ts";
import { addFacts, addToDays, factsOf, lockPerson, placesOf } from "./queries.ts";

const SOURCE = "quiz";

export interface AnswerEvent {
  readonly personId: string;
  readonly answerId: string;
  readonly questionId: string;
  readonly at: Date;
  readonly timeZone: string;
  readonly duration: number;
}

export async function keepAnswers(tx: Tx, told: readonly AnswerEvent[]): Promise<void> {
  for (const [ownerId, own] of Map.groupBy(told, ({ personId }) => personId))
    await keepFor(tx, ownerId, own);
}

async function keepFor(tx: Tx, ownerId: string, told: readonly AnswerEvent[]): Promise<void> {
  // Two devices take turns: each folds what the other left.
  await lockPerson(tx, ownerId, DEFAULT_ZONE);
  const ids = [...new Set(told.map(({ answerId }) => answerId))];
  const places = await placesOf(tx, ownerId, ids);
  const fresh = new Map(
    told
      .filter(({ answerId }) => !places.has(`review ${answerId}`))
      .map(({ answerId: id, questionId: subject, at, timeZone, duration }) => [
        id,
        { id, subject, at, timeZone, duration, day: studyDay(at, timeZone) },
      ]),
  );
  const bySubject = Map.groupBy(fresh.values(), ({ subject }) => subject);
  const known = Map.groupBy(
    await factsOf(tx, ownerId, SOURCE, [...bySubject.keys()]),
    ({ subject }) => subject,
  );
  const changes: ByDay = new Map();
  for (const [subject, arrived] of bySubject) {
    const before = known.get(subject) ?? [];
    const after = [...before, ...arrived];
    for (const [day, change] of difference(awardsOfAnswers(before), awardsOfAnswers(after)))
      add(changes, day, change);
  }
  const kept = { ownerId, source: SOURCE, kind: "review" } as const;
  await addFacts(
    tx,
    [...fresh.values()].map((fact) => ({ ...fact, ...kept })),
  );
  await addToDays(tx, ownerId, SOURCE, changes);
}
