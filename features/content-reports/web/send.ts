// What the offline queue sends, one report a call.
import { ORPCError } from "@orpc/client";
import { loadTexts, text } from "#platform/i18n/web/i18n.ts";
import type { QueueItem, Verdict } from "#platform/offline/queue.ts";
import { client } from "./api.ts";

type Report = Parameters<typeof client.report>[0];

const reportIn = ({ id, data }: QueueItem) => {
  const { owner: _owner, ...report } = data;
  return { ...report, id } as unknown as Report;
};

export async function sendReports(
  items: readonly QueueItem[],
  signal: AbortSignal,
): Promise<Verdict> {
  await loadTexts("content-reports");
  const verdict = { acknowledged: [] as string[], refused: [] as Verdict["refused"][number][] };
  for (const item of items) {
    try {
      await client.report(reportIn(item), { signal });
      verdict.acknowledged.push(item.id);
    } catch (error) {
      const refused =
        error instanceof ORPCError && ["INVALID_INPUT", "CONFLICT"].includes(error.code);
      // What was acknowledged before stays so; the next ones wait for the network.
      if (!refused && verdict.acknowledged.length > 0) return verdict;
      if (!refused) throw error;
      const reason = text("content-reports:offline.refused");
      verdict.refused.push({ id: item.id, reason, final: true });
    }
  }
  return verdict;
}
