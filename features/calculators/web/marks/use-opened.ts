import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { client } from "../api.ts";
import { MARKS_KEY } from "./use-marks.ts";

/**
 * Tells the account that this calculator is the last one opened: its name, never what is typed. Said
 * once, and lost without network: it is a convenience, no work that waits.
 */
export function useOpened(id: string): void {
  const cache = useQueryClient();
  useEffect(() => {
    client
      .opened({ calculator: id })
      .then(() => cache.invalidateQueries({ queryKey: MARKS_KEY }))
      .catch(() => {});
  }, [cache, id]);
}
