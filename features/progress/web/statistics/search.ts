import { RANGES } from "../../domain/statistics-slices.ts";

/** Tabs of the page, in the order they are shown. */
export const TABS = ["progress", "performance", "predictions", "insights"] as const;
export type Tab = (typeof TABS)[number];
export type Range = (typeof RANGES)[number];
export const USUAL_RANGE: Range = 30;

export interface StatisticsSearch {
  tab: Tab | undefined;
  range: Range | undefined;
}

/** Reads the address. What does not exist is the usual one. */
export const readStatisticsSearch = (search: Record<string, unknown>): StatisticsSearch => ({
  tab: TABS.find((tab) => tab === search.tab),
  range: RANGES.find((range) => range === Number(search.range)),
});
