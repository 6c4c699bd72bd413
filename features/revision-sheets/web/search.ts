export interface SheetsSearch {
  /** What the page shows beside the list. */
  view: "new" | "review" | undefined;
  /** The sheet that is open; another word opens a window that says there is none. */
  sheet: string | undefined;
}

/** Part of the first download of every page: short. */
export const readSearch = ({ view, sheet }: Record<string, unknown>): SheetsSearch => ({
  view: view === "new" || view === "review" ? view : undefined,
  sheet: typeof sheet === "string" ? sheet : undefined,
});
