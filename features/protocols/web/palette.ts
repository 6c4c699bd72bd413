import type { PaletteItem } from "#platform/feature/web/web-feature.ts";
import { fold } from "#platform/search/normalise.ts";
import { client } from "./api.ts";

/** Protocols whose title or service holds what is typed. */
export async function findProtocols(query: string, signal: AbortSignal): Promise<PaletteItem[]> {
  const typed = fold(query);
  const { protocols } = await client.list(undefined, { signal });
  return protocols
    .filter(({ title, service }) => fold(`${title} ${service}`).includes(typed))
    .slice(0, 8)
    .map(({ id, title, service, number }) => ({
      ...{ id: `protocol:${id}`, label: title, description: service },
      to: `/protocols/${id}/${number}`,
    }));
}
