// What the offline queue sends for favourites, and what the server says of it.
import { loadTexts, text } from "#platform/i18n/web/i18n.ts";
import type { QueueItem, Verdict } from "#platform/offline/queue.ts";
import { client } from "../api.ts";

export async function sendFavourites(
  items: readonly QueueItem[],
  signal: AbortSignal,
): Promise<Verdict> {
  await loadTexts("calculators");
  const { acknowledged, refused } = await client.mark(
    {
      changes: items.map(({ id, data: { calculator, favourite, at } }) => ({
        id,
        calculator,
        favourite,
        at,
      })),
    },
    { signal },
  );
  const reason = text("calculators:marks.refused");
  return { acknowledged, refused: refused.map((id) => ({ id, reason })) };
}
