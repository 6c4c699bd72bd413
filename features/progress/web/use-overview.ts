import { useEffect } from "react";
import { session } from "#platform/auth/web/session.ts";
import { useCachedQuery } from "#platform/offline/web/cached-query.ts";
import type { DayOnWire, OnCall, Overview } from "../domain/wire-progress.ts";
import { announceBadges } from "./announce.ts";
import { client, queries, timeZone } from "./api.ts";
import { tellPlace } from "./tell-place.ts";

/** Level, streak, achievements and counts; without network, what this device kept. */
export function useOverview() {
  const input = { timeZone: timeZone() };
  const query = useCachedQuery<Overview>(
    "progress-overview",
    queries.overview.queryKey({ input }),
    (signal) => client.overview(input, { signal }),
  );
  const badges = query.data?.data.badges;
  const owner = session.current()?.id;
  useEffect(() => {
    if (!badges || !owner) return;
    announceBadges(owner, badges);
    tellPlace();
  }, [badges, owner]);
  return query;
}

/** How many days the charts of the scores go back. */
export const SHOWN_DAYS = 30;

export function useDays(source?: "flashcards") {
  const input = { timeZone: timeZone(), days: SHOWN_DAYS, ...(source ? { source } : {}) };
  const name = `progress-days-${source ?? "all"}`;
  return useCachedQuery<DayOnWire[]>(name, queries.listDays.queryKey({ input }), (signal) =>
    client.listDays(input, { signal }),
  );
}

export function useOnCall() {
  const input = { timeZone: timeZone() };
  return useCachedQuery<OnCall>("progress-on-call", queries.onCall.queryKey({ input }), (signal) =>
    client.onCall(input, { signal }),
  );
}
