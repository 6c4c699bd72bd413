// Reviews that wait on this device, applied to the sheets that come from the server or from the
// device.
import { type Fact, RATINGS, standing } from "#features/memory/domain/public.ts";
import type { QueueItem } from "#platform/offline/queue.ts";
import { queue } from "#platform/offline/web/queue-store.ts";
import { scheduler } from "../../domain/schedule.ts";
import type { Sheet } from "../../domain/wire.ts";
import { timeZone } from "../api.ts";

export const REVIEW = "revision_sheet_review";

export const waitingReviews = (): Promise<QueueItem[]> => queue.pending(REVIEW).catch(() => []);

/** Where an item was made; items of earlier versions do not say. */
export const zoneOf = ({ timeZone: zone }: QueueItem["data"]): string =>
  typeof zone === "string" ? zone : timeZone();

function factOf({ id, data }: QueueItem): (Fact & { sheetId: string }) | null {
  const { sheetId, at: when, rating, retracts } = data;
  const at = new Date(String(when));
  if (typeof sheetId !== "string" || Number.isNaN(at.getTime())) return null;
  if (typeof retracts === "string") return { id, at, retracts, sheetId };
  const known = RATINGS.find((one) => one === rating);
  return known ? { id, at, timeZone: zoneOf(data), rating: known, sheetId } : null;
}

/**
 * Sheets with the reviews that wait. A review that the server counted already is not counted twice.
 */
export function withPending(sheets: readonly Sheet[], items: readonly QueueItem[]): Sheet[] {
  const facts = items.flatMap((item) => factOf(item) ?? []);
  if (facts.length === 0) return [...sheets];
  return sheets.map((sheet) => {
    let { state } = sheet;
    for (const fact of standing(facts.filter(({ sheetId }) => sheetId === sheet.id)))
      if ("rating" in fact && (state.lastReview === null || fact.at > state.lastReview))
        state = scheduler.rate(state, fact, sheet.id);
    return { ...sheet, state };
  });
}
