import type { Me } from "#platform/auth/web/me.ts";
import { contributions } from "#platform/feature/web/registry.ts";
import { NAV_GROUPS, type NavEntry, type NavGroup } from "#platform/feature/web/web-feature.ts";

/** Places in the bottom bar of phones, the last being "more". */
const BAR_PLACES = 4;

export const visibleEntries = (me: Me): NavEntry[] =>
  contributions("nav").filter((entry) => entry.visible?.(me) ?? true);

export const groupedEntries = (me: Me): { group: NavGroup; entries: NavEntry[] }[] => {
  const entries = visibleEntries(me);
  return NAV_GROUPS.map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group),
  })).filter(({ entries: own }) => own.length > 0);
};

export const barEntries = (me: Me): NavEntry[] =>
  visibleEntries(me)
    .filter((entry) => entry.bar)
    .sort((a, b) => (a.bar?.order ?? 0) - (b.bar?.order ?? 0))
    .slice(0, BAR_PLACES);

/** Where the brand leads: the first page of the menu. */
export const homeAddress = (me: Me): string => groupedEntries(me)[0]?.entries[0]?.to ?? "/";
