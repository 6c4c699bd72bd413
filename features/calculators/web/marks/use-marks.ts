import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { QueueItem } from "#platform/offline/queue.ts";
import { readOrCached } from "#platform/offline/web/cached-query.ts";
import { enqueue } from "#platform/offline/web/offline-work.ts";
import { queue } from "#platform/offline/web/queue-store.ts";
import { type FavouriteChange, type Marks, NO_MARKS, withFavourites } from "../../domain/marks.ts";
import { client } from "../api.ts";

const TYPE = "calculator_favourite";
export const MARKS_KEY = ["calculator-marks"];

const changeOf = ({ data: { calculator, favourite } }: QueueItem): FavouriteChange[] =>
  typeof calculator === "string" && typeof favourite === "boolean"
    ? [{ calculator, favourite }]
    : [];

/** The account's, or this device's copy when the server does not answer, with what waits here. */
async function readMarks(signal: AbortSignal): Promise<Marks> {
  const { data } = await readOrCached<Marks>("calculator-marks", signal, (patient) =>
    client.marks(undefined, { signal: patient }),
  );
  const waiting = await queue.pending(TYPE).catch(() => []);
  return withFavourites(data, waiting.flatMap(changeOf));
}

/** Favourites and the last opened; nothing is said of them while they are not known. */
export function useMarks() {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: MARKS_KEY,
    queryFn: ({ signal }) => readMarks(signal),
    networkMode: "always",
    staleTime: 0,
    retry: false,
  });
  useEffect(
    () =>
      queue.onAcknowledged((_, type) => {
        if (type === TYPE) void cache.invalidateQueries({ queryKey: MARKS_KEY });
      }),
    [cache],
  );
  const setFavourite = async (calculator: string, favourite: boolean) => {
    await cache.cancelQueries({ queryKey: MARKS_KEY });
    enqueue(TYPE, { calculator, favourite, at: new Date().toISOString() });
    cache.setQueryData<Marks>(MARKS_KEY, (before) =>
      withFavourites(before ?? NO_MARKS, [{ calculator, favourite }]),
    );
  };
  return { marks: data ?? null, setFavourite };
}
