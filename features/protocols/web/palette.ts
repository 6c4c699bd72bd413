import type { PaletteItem } from "#platform/feature/web/web-feature.ts";
import { readOrCached } from "#platform/offline/web/cached-query.ts";
import { fold } from "#platform/search/normalise.ts";
import { client } from "./api.ts";

/** Protocols whose title or service holds what is typed. */
export async function findProtocols(query: string, signal: AbortSignal): Promise<PaletteItem[]> {
  const typed = fold(query);
  const reading = await readOrCached("protocols", signal, (either) =>
    client.list(undefined, { signal: either }),
  );
  return reading.data.protocols
    .filter(({ title, service }) => fold(`${title} ${service}`).includes(typed))
    .slice(0, 8)
    .map(({ id, title, service, number }) => ({
      ...{ id: `protocol:${id}`, label: title, description: service },
      to: `/protocols/${id}/${number}`,
    }));
}
