import type { PaletteItem } from "#platform/feature/web/web-feature.ts";
import { client } from "./api.ts";

/** Sheets that answer what is typed in the palette, then those whose name begins like it. */
export async function findSheets(query: string, signal: AbortSignal): Promise<PaletteItem[]> {
  const { sheets, suggestions } = await client.search({ query, limit: 1 }, { signal });
  return [...sheets, ...suggestions].map(({ id, title }) => ({
    id: `sheet:${id}`,
    label: title,
    to: `/guidelines/${id}`,
  }));
}
