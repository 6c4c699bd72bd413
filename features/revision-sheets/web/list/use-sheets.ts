import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { patient, serverOrDevice } from "#platform/offline/web/cached-query.ts";
import { words } from "#platform/search/normalise.ts";
import { afresh } from "#platform/ui/records/paged.ts";
import type { Sort } from "../../domain/limits.ts";
import { statementCount } from "../../domain/made.ts";
import { isDue } from "../../domain/schedule.ts";
import { unverifiedCount } from "../../domain/unverified.ts";
import type { Sheet, Summary } from "../../domain/wire.ts";
import { client, queries, timeZone } from "../api.ts";
import { cachedSheets } from "../offline/cached-sheets.ts";
import { waitingReviews, withPending } from "../offline/pending.ts";
import { endOfDay } from "../review/open-review.ts";

const PAGE = 30;

export interface SheetsPage {
  total: number;
  due: number;
  sheets: Summary[];
  /** When these were fetched, if they are those of this device. */
  keptAt: Date | null;
}

function summaryOf(sheet: Sheet): Summary {
  const { sections, sources: _, leftOut: __, missing: ___, failure: ____, ...head } = sheet;
  return { ...head, statements: statementCount(sections), unverified: unverifiedCount(sections) };
}

const ORDER: Record<Sort, (a: Sheet, b: Sheet) => number> = {
  updated: (a, b) => b.updatedAt.getTime() - a.updatedAt.getTime(),
  created: (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  title: (a, b) => a.title.localeCompare(b.title),
  due: (a, b) => (a.state.due?.getTime() ?? 0) - (b.state.due?.getTime() ?? 0),
};

async function fromDevice(search: string, sort: Sort): Promise<SheetsPage> {
  const held = await cachedSheets();
  const sheets = withPending(held.sheets, await waitingReviews());
  const wanted = words(search);
  const found = sheets
    .filter(({ title }) => wanted.every((word) => words(title).some((one) => one.startsWith(word))))
    .sort(ORDER[sort]);
  const end = endOfDay(new Date());
  return {
    total: found.length,
    due: sheets.filter(({ state }) => isDue(state, end)).length,
    sheets: found.map(summaryOf),
    keptAt: held.savedAt,
  };
}

/** The sheets that a search finds: the server's, or this device's when it does not answer. */
export const useSheets = (search: string, sort: Sort) =>
  useInfiniteQuery({
    queryKey: [...queries.list.key(), { search, sort }],
    networkMode: "always",
    queryFn: ({ pageParam, signal }) => {
      const input = { search, sort, offset: pageParam, limit: PAGE, timeZone: timeZone() };
      const fromServer = async (either: AbortSignal): Promise<SheetsPage> => ({
        ...(await client.list(input, { signal: either })),
        keptAt: null,
      });
      // The device gives all that it has at once.
      return pageParam > 0
        ? fromServer(patient(signal))
        : serverOrDevice(fromServer, () => fromDevice(search, sort), signal);
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { sheets }) => sum + sheets.length, 0);
      return last.sheets.length > 0 && shown < last.total ? shown : undefined;
    },
    placeholderData: keepPreviousData,
    // What is due changes with each review, here or elsewhere.
    ...afresh,
  });
