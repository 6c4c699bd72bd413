import type { PaletteItem } from "#platform/feature/web/web-feature.ts";
import { formatAgo } from "#platform/ui/format.ts";
import { client } from "./api.ts";

/** Conversations whose title holds the words typed in the palette, latest first. */
export async function findConversations(query: string, signal: AbortSignal): Promise<PaletteItem[]> {
  const found = await client.list({ search: query, limit: 6 }, { signal });
  return found.map(({ id, title, updatedAt }) => ({
    id,
    label: title,
    description: formatAgo(updatedAt),
    to: `/chat?conversation=${id}`,
  }));
}
