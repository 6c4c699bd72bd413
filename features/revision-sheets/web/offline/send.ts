// What the offline queue sends for sheets, and what the server says of it.
import { loadTexts, text } from "#platform/i18n/web/i18n.ts";
import type { QueueItem, Verdict } from "#platform/offline/queue.ts";
import { client } from "../api.ts";
import { refreshCache } from "./cached-sheets.ts";
import { zoneOf } from "./pending.ts";

const factIn = ({ id, data }: QueueItem) => ({
  ...Object.fromEntries(Object.entries(data).filter(([name]) => name !== "owner")),
  ...("rating" in data ? { timeZone: zoneOf(data) } : {}),
  id,
});

export async function sendReviews(
  items: readonly QueueItem[],
  signal: AbortSignal,
): Promise<Verdict> {
  await loadTexts("revision-sheets");
  const { results, sheets } = await client.review(
    { sentAt: new Date(), facts: items.map(factIn) },
    { signal },
  );
  // A full device keeps older states; the queue goes on.
  await refreshCache(sheets).catch(() => {});
  return {
    acknowledged: results.filter(({ status }) => status !== "refused").map(({ id }) => id),
    refused: results
      .filter(({ status }) => status === "refused")
      .map(({ id, reason }) => ({
        id,
        reason: text(`revision-sheets:refused.${reason ?? "malformed"}`),
      })),
  };
}
