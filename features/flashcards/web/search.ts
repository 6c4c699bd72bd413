/** Tabs of the page, in the order they are shown. */
export const TABS = ["study", "create", "stats", "planning", "manage"] as const;
export type Tab = (typeof TABS)[number];

export interface FlashcardsSearch {
  tab: Tab | undefined;
}

/** Reads the address. A tab that does not exist is the first one. */
export const readSearch = (search: Record<string, unknown>): FlashcardsSearch => ({
  tab: TABS.find((tab) => tab === search.tab),
});
