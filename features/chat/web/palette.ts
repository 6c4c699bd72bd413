import type { PaletteItem } from "#platform/feature/web/web-feature.ts";
import { formatAgo } from "#platform/ui/format.ts";
import { client } from "./api.ts";

/** Conversations whose title or messages hold the words typed in the palette. */
export async function findConversations(
  query: string,
  signal: AbortSignal,
): Promise<PaletteItem[]> {
  const found = await client.list({ search: query, limit: 6 }, { signal });
  return found.map(({ id, title, updatedAt, found: hit }) => ({
    id,
    label: title,
    description: formatAgo(updatedAt),
    to: `/chat?conversation=${id}${hit?.messageId ? `&message=${hit.messageId}` : ""}`,
  }));
}
