// The quizzes of today and of tomorrow on this device: what was brought here yesterday is played
// today without network.
import { ORPCError } from "@orpc/client";
import { studyDay } from "#features/memory/domain/public.ts";
import { paperHere, timeZone } from "#features/study/web/public.tsx";
import { session } from "#platform/auth/web/session.ts";
import { cache } from "#platform/offline/web/cache.ts";
import { readCached } from "#platform/offline/web/not-cached.ts";
import type { Level } from "../domain/quiz.ts";
import type { DailyQuiz } from "../domain/wire-daily.ts";
import { client } from "./api.ts";

const TYPE = "daily_quiz";
/** A server slower than this is as good as none. */
const PATIENCE = 6_000;

/** A quiz without its questions, which stand with the other papers. */
export interface CachedQuiz {
  owner: string;
  day: string;
  level: Level;
  common: number;
  count: number;
  attemptId: string;
  /** Answers known to the server when it was brought here. */
  begun: boolean;
  submitted: boolean;
}

const keyOf = (owner: string, day: string) => `${owner} ${day}`;

function headOf({ day, level, common, paper }: DailyQuiz): CachedQuiz {
  return {
    owner: session.current()?.id ?? "",
    ...{ day, level, common, count: paper.count, attemptId: paper.id },
    begun: paper.answers.length > 0,
    submitted: paper.submittedAt !== null,
  };
}

async function keep(quiz: DailyQuiz): Promise<CachedQuiz> {
  const held = headOf(quiz);
  if (!held.submitted) await paperHere.keep(quiz.paper);
  await cache.put(TYPE, [{ key: keyOf(held.owner, held.day), data: held }], null);
  return held;
}

/** The quiz of today: the server's, or the one that was brought here. Throws what neither gives. */
export async function openToday(signal: AbortSignal): Promise<CachedQuiz> {
  try {
    const { today, tomorrow } = await client.open(
      { timeZone: timeZone() },
      { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]) },
    );
    // A device that refuses to keep them shows today's while the network is there.
    if (tomorrow) await keep(tomorrow).catch(() => null);
    return (await keep(today).catch(() => null)) ?? headOf(today);
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500 && error.status !== 408) throw error;
    const owner = session.current()?.id ?? "";
    const day = studyDay(new Date(), timeZone());
    return readCached(() => cache.get<CachedQuiz>(TYPE, keyOf(owner, day)));
  }
}
