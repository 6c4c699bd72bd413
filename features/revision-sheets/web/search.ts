/** What the page shows beside the list. */
export const VIEWS = ["new", "review"] as const;

export interface SheetsSearch {
  view: (typeof VIEWS)[number] | undefined;
  /** The sheet that is open. */
  sheet: string | undefined;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

export const readSearch = (search: Record<string, unknown>): SheetsSearch => ({
  view: VIEWS.find((view) => view === search.view),
  sheet: typeof search.sheet === "string" && UUID.test(search.sheet) ? search.sheet : undefined,
});
