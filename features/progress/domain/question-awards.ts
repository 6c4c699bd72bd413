// What the answers to one question give, by study day: a fold, so that any order of arrival gives
// the same. Answering earns, never being right: nobody gains by looking the key up.
import { compareText } from "#features/memory/domain/public.ts";
import { ANSWER_AGAIN_XP, FIRST_ANSWER_XP } from "./amounts.ts";
import { add, type ByDay } from "./day-figures.ts";

export interface AnswerFact {
  readonly id: string;
  readonly at: Date;
  /** Study day where the person was. */
  readonly day: string;
  /** Milliseconds. */
  readonly duration: number | null;
}

/** What each answer gives, in the order in which they were given. */
export function creditsOfAnswers(answers: readonly AnswerFact[]) {
  const credited = new Set<string>();
  const ordered = [...answers].sort(
    (a, b) => a.at.getTime() - b.at.getTime() || compareText(a.id, b.id),
  );
  return ordered.map(({ id, day, duration }) => {
    const again = credited.size === 0 ? FIRST_ANSWER_XP : ANSWER_AGAIN_XP;
    // The first of the day counts; the same question again the same day earns nothing.
    const xp = credited.has(day) ? 0 : again;
    credited.add(day);
    return { id, day, duration, xp };
  });
}

export function awardsOfAnswers(answers: readonly AnswerFact[]): ByDay {
  const days: ByDay = new Map();
  for (const [rank, { day, duration, xp }] of creditsOfAnswers(answers).entries())
    add(days, day, {
      ...{ xp, done: 1, earning: xp > 0 ? 1 : 0 },
      ...{ met: rank === 0 ? 1 : 0, duration: duration ?? 0 },
    });
  return days;
}
