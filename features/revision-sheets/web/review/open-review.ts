// The sheets of a review: the server's when it answers, otherwise those this device holds. Reviews
// that wait are counted.
import { endOfStudyDay } from "#features/memory/domain/public.ts";
import { isDue } from "../../domain/schedule.ts";
import type { Sheet } from "../../domain/wire.ts";
import { client, PATIENCE, timeZone } from "../api.ts";
import { cachedSheets } from "../offline/cached-sheets.ts";
import { waitingReviews, withPending } from "../offline/pending.ts";

const MOST = 30;

export const endOfDay = (now: Date): Date => endOfStudyDay(now, timeZone());

export interface Opened {
  sheets: Sheet[];
  /** When the next one comes back, if none is left. */
  nextDue: Date | null;
}

export async function openReview(): Promise<Opened> {
  const waiting = await waitingReviews();
  const end = endOfDay(new Date());
  const due = (sheets: readonly Sheet[]) =>
    withPending(sheets, waiting).filter(({ state }) => isDue(state, end));
  try {
    const { sheets, nextDue } = await client.due(
      { timeZone: timeZone(), limit: MOST },
      { signal: AbortSignal.timeout(PATIENCE) },
    );
    return { sheets: due(sheets), nextDue };
  } catch {
    const held = await cachedSheets();
    const all = withPending(held.sheets, waiting);
    const next = all.flatMap(({ state }) =>
      state.due && state.due >= end ? [state.due.getTime()] : [],
    );
    return {
      sheets: due(held.sheets).slice(0, MOST),
      nextDue: next.length > 0 ? new Date(Math.min(...next)) : null,
    };
  }
}
