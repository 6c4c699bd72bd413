import { useEffect, useState } from "react";
import { useMe } from "#platform/auth/web/session.ts";
import { contributions } from "#platform/feature/web/registry.ts";
import type { PaletteItem } from "#platform/feature/web/web-feature.ts";
import { navText, text } from "#platform/i18n/web/i18n.ts";
import { visibleEntries } from "./nav-entries.ts";

export interface PaletteGroup {
  label: string;
  items: readonly PaletteItem[];
}

const TYPING_PAUSE_MS = 120;
const ITEMS_PER_GROUP = 8;

/** Lower case without accents: "medicament" finds "Médicaments". */
export const folded = (value: string): string => value.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

interface Found {
  query: string;
  groups: PaletteGroup[];
  failed: boolean;
}

export function usePaletteResults(query: string, opened: boolean) {
  const me = useMe();
  const wanted = query.trim();
  const [found, setFound] = useState<Found>({ query: "", groups: [], failed: false });

  useEffect(() => {
    if (!opened || wanted === "") return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const sources = contributions("palette");
      const answers = await Promise.allSettled(sources.map((source) => source.search(wanted, stop.signal)));
      if (stop.signal.aborted) return;
      const groups = answers.flatMap((answer, index) => {
        const source = sources[index];
        if (!source || answer.status === "rejected" || answer.value.length === 0) return [];
        return [{ label: navText(source.group), items: answer.value.slice(0, ITEMS_PER_GROUP) }];
      });
      setFound({ query: wanted, groups, failed: answers.some((answer) => answer.status === "rejected") });
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, opened]);

  const pages = visibleEntries(me)
    .map((entry): PaletteItem => ({ id: `page:${entry.to}`, label: navText(entry.label), to: entry.to }))
    .filter((item) => folded(item.label).includes(folded(wanted)));
  const current = found.query === wanted && wanted !== "";
  const groups: PaletteGroup[] = [
    ...(pages.length > 0 ? [{ label: text("common:palette.pages"), items: pages }] : []),
    ...(current ? found.groups : []),
  ];
  return { groups, searching: wanted !== "" && !current, failed: current && found.failed };
}
