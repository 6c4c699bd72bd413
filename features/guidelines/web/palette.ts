import type { PaletteItem } from "#platform/feature/web/web-feature.ts";
import { search } from "./offline/cached-library.ts";

/** Sheets that answer what is typed in the palette, then those whose name begins like it. */
export async function findSheets(query: string, signal: AbortSignal): Promise<PaletteItem[]> {
  const { sheets, suggestions } = (await search({ query, limit: 1 }, signal)).data;
  return [...sheets, ...suggestions].map(({ id, title }) => ({
    id: `sheet:${id}`,
    label: title,
    to: `/guidelines/${id}`,
  }));
}
