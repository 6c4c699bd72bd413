/** Tabs of the page, in the order they are shown. */
export const TABS = ["study", "create", "generate", "stats", "planning", "manage"] as const;
export type Tab = (typeof TABS)[number];

/** Views of the tab "manage"; without one in the address, the first. */
export const VIEWS = ["cards", "duplicates", "files"] as const;
export type View = (typeof VIEWS)[number];

export interface FlashcardsSearch {
  tab: Tab | undefined;
  show?: View | undefined;
  /** What to begin on the page: the form of a new deck. Taken out of the address once it is read. */
  begin?: "deck" | undefined;
  /**
   * What another page lends to make cards of, `<kind>:<id>`; taken out of the address once it is
   * read.
   */
  from?: string | undefined;
}

/** Reads the address. A tab that does not exist is the first one. */
export const readSearch = (search: Record<string, unknown>): FlashcardsSearch => ({
  tab: TABS.find((tab) => tab === search.tab),
  show: VIEWS.find((view) => view === search.show),
  begin: search.begin === "deck" ? "deck" : undefined,
  from: typeof search.from === "string" && search.from.length <= 300 ? search.from : undefined,
});
