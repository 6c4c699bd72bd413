// The challenge of a week: questions that the person missed, to be answered wholly right.
import { addDays, daysBetween } from "#features/memory/domain/public.ts";
import { CHALLENGE, type Missed } from "./quiz.ts";

/** A Monday. */
const SOME_MONDAY = "1970-01-05";

/** The Monday of the week of a day. */
export const weekOf = (day: string): string =>
  addDays(day, -(((daysBetween(SOME_MONDAY, day) % 7) + 7) % 7));

/** What was not brought back last week goes on, then what was missed last. */
export function challengeQuestions(left: readonly string[], missed: readonly Missed[]): string[] {
  const still = new Set(missed.map(({ id }) => id));
  const fresh = [...missed]
    .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
  return [...new Set([...left.filter((id) => still.has(id)), ...fresh])].slice(0, CHALLENGE);
}
