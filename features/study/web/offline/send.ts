// What the offline queue sends for papers, and what the server says of it.
import { ORPCError } from "@orpc/client";
import { loadTexts, text } from "#platform/i18n/web/i18n.ts";
import type { QueueItem, Verdict } from "#platform/offline/queue.ts";
import { client } from "../api.ts";
import { factsIn, readJournal } from "../paper/journal.ts";

const factIn = ({ id, data }: QueueItem) => ({
  ...Object.fromEntries(Object.entries(data).filter(([name]) => name !== "owner")),
  id,
});

export async function sendAnswers(
  items: readonly QueueItem[],
  signal: AbortSignal,
): Promise<Verdict> {
  await loadTexts("study");
  const { results } = await client.answer({ facts: items.map(factIn) }, { signal });
  return {
    acknowledged: results.filter(({ status }) => status !== "refused").map(({ id }) => id),
    refused: results
      .filter(({ status }) => status === "refused")
      .map(({ id, reason }) => ({
        id,
        reason: text(`study:refused.${reason ?? "malformed"}`),
        final: reason === "unknownAttempt",
      })),
  };
}

/** Hands papers in, each with every answer that this device knows: none waits for another call. */
export async function sendProgress(
  items: readonly QueueItem[],
  signal: AbortSignal,
): Promise<Verdict> {
  await loadTexts("study");
  const acknowledged: string[] = [];
  const refused: { id: string; reason: string; final?: boolean }[] = [];
  for (const { id, data } of items) {
    const attemptId = String(data.attemptId);
    const journal = readJournal(attemptId);
    try {
      await client.submit({ id: attemptId, facts: journal ? factsIn(journal) : [] }, { signal });
      acknowledged.push(id);
    } catch (error) {
      if (!(error instanceof ORPCError) || error.code !== "NOT_FOUND") {
        // Nothing is known of this one: it stays, and what went through is told.
        if (acknowledged.length + refused.length > 0) break;
        throw error;
      }
      refused.push({ id, reason: text("study:refused.unknownAttempt"), final: true });
    }
  }
  return { acknowledged, refused };
}
