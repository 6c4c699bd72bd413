// What the features lend to a page that gathers, such as the dashboard. A feature whose code cannot
// be loaded stops no other, and is told.
import { useQuery } from "@tanstack/react-query";
import { loadTexts } from "#platform/i18n/web/i18n.ts";
import { lenders } from "./registry.ts";
import type { GatheringPage, QuickAction, RecentSource, Widget } from "./web-feature.ts";

interface AllContributions {
  widgets: readonly Widget[];
  quickActions: readonly QuickAction[];
  recent: readonly RecentSource[];
  /** How many features could not be loaded. */
  missing: number;
}

const byOrder = <One extends { order?: number }>(list: One[]): One[] =>
  list.sort((a, b) => (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER));

async function gatherContributions(page: GatheringPage): Promise<AllContributions> {
  const loaded = await Promise.allSettled(lenders(page).map((load) => load()));
  const lent = loaded.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  // A part that waits for its texts on screen is drawn 300 ms later: React keeps what it has shown
  // so long. What fails is said by the part.
  await loadTexts(...lent.flatMap(({ texts }) => texts ?? [])).catch(() => {});
  return {
    widgets: byOrder(lent.flatMap(({ widgets }) => widgets ?? [])),
    quickActions: byOrder(lent.flatMap(({ quickActions }) => quickActions ?? [])),
    recent: lent.flatMap(({ recent }) => recent ?? []),
    missing: loaded.length - lent.length,
  };
}

export const useContributions = (page: GatheringPage) =>
  useQuery({
    queryKey: ["contributions", page],
    queryFn: () => gatherContributions(page),
    networkMode: "always",
    // Code, not figures; but what was missing is asked for again at the next visit.
    staleTime: 0,
    refetchOnMount: ({ state }) => (state.data && state.data.missing === 0 ? false : "always"),
  });
