// What the offline queue sends for favourites and completions, and what the server says of it.
import { loadTexts, text } from "#platform/i18n/web/i18n.ts";
import type { QueueItem, Verdict } from "#platform/offline/queue.ts";
import { client } from "../api.ts";

const FIELDS = ["kind", "checklist", "favourite", "runId", "at"] as const;

export async function sendMarks(
  items: readonly QueueItem[],
  signal: AbortSignal,
): Promise<Verdict> {
  await loadTexts("checklists");
  const changes = items.map(({ id, data }) => ({
    id,
    ...Object.fromEntries(
      FIELDS.flatMap((name) => (data[name] === undefined ? [] : [[name, data[name]]])),
    ),
  }));
  const { acknowledged, refused } = await client.mark({ changes }, { signal });
  const reason = text("checklists:offline.refused");
  return { acknowledged, refused: refused.map((id) => ({ id, reason })) };
}
