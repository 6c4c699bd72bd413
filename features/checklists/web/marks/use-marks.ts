// Favourites and completions of the account; what was done without network waits in the queue.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { QueueItem } from "#platform/offline/queue.ts";
import { readOrCached } from "#platform/offline/web/cached-query.ts";
import { enqueue } from "#platform/offline/web/offline-work.ts";
import { queue } from "#platform/offline/web/queue-store.ts";
import { type MarkChange, type Marks, NO_MARKS, withChanges } from "../../domain/marks.ts";
import { client } from "../api.ts";

const TYPE = "checklist_mark";
const KEY = ["checklist-marks"];

function changeOf({ data: { kind, checklist, favourite, at } }: QueueItem): MarkChange[] {
  if (typeof checklist !== "string") return [];
  if (kind === "favourite" && typeof favourite === "boolean")
    return [{ kind, checklist, favourite }];
  return kind === "completion" ? [{ kind, checklist, at: new Date(String(at)) }] : [];
}

async function readMarks(signal: AbortSignal): Promise<Marks> {
  const { data } = await readOrCached<Marks>("checklist-marks", signal, (patient) =>
    client.marks(undefined, { signal: patient }),
  );
  const waiting = await queue.pending(TYPE).catch(() => []);
  return withChanges(data, waiting.flatMap(changeOf));
}

/** Led to its end: counted once for a run, whatever the number of its telephones here. */
export const noteCompletion = (checklist: string, runId: string): void => {
  enqueue(TYPE, { kind: "completion", checklist, runId, at: new Date().toISOString() });
};

/** Nothing is said of them while they are not known. */
export function useMarks() {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => readMarks(signal),
    networkMode: "always",
    staleTime: 0,
    retry: false,
  });
  useEffect(
    () =>
      queue.onAcknowledged((_, type) => {
        if (type === TYPE) void cache.invalidateQueries({ queryKey: KEY });
      }),
    [cache],
  );
  const setFavourite = async (checklist: string, favourite: boolean) => {
    await cache.cancelQueries({ queryKey: KEY });
    enqueue(TYPE, { kind: "favourite", checklist, favourite, at: new Date().toISOString() });
    cache.setQueryData<Marks>(KEY, (before) =>
      withChanges(before ?? NO_MARKS, [{ kind: "favourite", checklist, favourite }]),
    );
  };
  return { marks: data ?? null, setFavourite };
}
