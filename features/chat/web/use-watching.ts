import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { client, queries } from "./api.ts";
import { pauseBeforeRetry } from "./follow.ts";

const isVisible = () => document.visibilityState !== "hidden";

/** Keeps a conversation as the other tabs and devices left it. A hidden tab lets its connection go (a browser has few
 *  for one server) and reads again when it is looked at. */
export function useWatching(conversationId: string | undefined): void {
  const cache = useQueryClient();
  const [visible, setVisible] = useState(isVisible);
  useEffect(() => {
    const change = () => setVisible(isVisible());
    document.addEventListener("visibilitychange", change);
    return () => document.removeEventListener("visibilitychange", change);
  }, []);

  useEffect(() => {
    if (!conversationId || !visible) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const queryKey = queries.open.queryKey({ input: { id: conversationId } });
    const readAgain = () => {
      void cache.invalidateQueries({ queryKey });
      void cache.invalidateQueries({ queryKey: queries.list.key() });
    };
    const watch = async () => {
      for (let attempt = 0; !signal.aborted; attempt++) {
        try {
          for await (const event of await client.watch({ id: conversationId }, { signal })) {
            attempt = 0;
            const held = cache.getQueryData(queryKey);
            if (event.type === "gone" || (held && held.version !== event.version)) readAgain();
            if (event.type === "gone") return;
          }
        } catch {
          // Refused or cut: the page's own reading says which; here it is only tried again, more and more rarely.
        }
        if (!signal.aborted) await pauseBeforeRetry(attempt, signal);
        if (attempt >= 6) return;
      }
    };
    void watch();
    return () => leaving.abort();
  }, [cache, conversationId, visible]);
}
