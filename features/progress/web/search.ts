/** Tabs of the page, in the order they are shown. */
export const TABS = ["overview", "quiz", "clinical", "flashcards", "achievements"] as const;
export type Tab = (typeof TABS)[number];

export interface ScoresSearch {
  tab: Tab | undefined;
}

/** Reads the address. A tab that does not exist is the first one. */
export const readSearch = (search: Record<string, unknown>): ScoresSearch => ({
  tab: TABS.find((tab) => tab === search.tab),
});
