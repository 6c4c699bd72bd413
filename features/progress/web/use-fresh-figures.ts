import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queue } from "#platform/offline/web/queue-store.ts";
import { queries } from "./api.ts";

/** The server counts what it took in a job of its own, soon after it has said so. */
const COUNTED_AFTER_MS = 3_000;

/** What a page of figures shows follows the answers that leave this device while it is open. */
export function useFreshFigures(): void {
  const cache = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = queue.onAcknowledged(() => {
      clearTimeout(timer);
      timer = setTimeout(
        () => void cache.invalidateQueries({ queryKey: queries.key() }),
        COUNTED_AFTER_MS,
      );
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [cache]);
}
