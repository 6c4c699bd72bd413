// Accepted proposals on their way to the server: the device made their ids, so that one sent twice
// is created once.

import { loadTexts, text } from "#platform/i18n/web/i18n.ts";
import type { QueueItem, Verdict } from "#platform/offline/queue.ts";
import { client } from "../api.ts";

type Notes = Parameters<typeof client.createNotes>[0]["notes"];

export async function sendNotes(
  items: readonly QueueItem[],
  signal: AbortSignal,
): Promise<Verdict> {
  await loadTexts("flashcards");
  const acknowledged: string[] = [];
  const refused: { id: string; reason: string }[] = [];
  for (const { id, data } of items) {
    const outcomes = await client.createNotes({ notes: data.notes as Notes }, { signal });
    const fault = outcomes.find(({ status }) => status === "refused")?.reason;
    if (fault === undefined) acknowledged.push(id);
    else
      refused.push({
        id,
        reason: text(
          `flashcards:${fault === "unknownDeck" ? "refused.unknownDeck" : "refused.malformed"}`,
        ),
      });
  }
  return { acknowledged, refused };
}

/** The first question of an item, to tell it from another. */
export function describeNotes({ data }: QueueItem): string {
  const [first] = Array.isArray(data.notes) ? (data.notes as { question?: unknown }[]) : [];
  return typeof first?.question === "string" ? first.question.slice(0, 120) : "";
}
