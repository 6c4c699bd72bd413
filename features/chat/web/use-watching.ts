import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { client, queries } from "./api.ts";
import { useVisible } from "./use-visible.ts";
import { watch } from "./watch.ts";

/**
 * Keeps a conversation as the other tabs and devices left it. A hidden tab lets its connection go
 * (a browser has few for one server) and reads again when it is looked at.
 */
export function useWatching(conversationId: string | undefined): void {
  const cache = useQueryClient();
  const visible = useVisible();
  useEffect(() => {
    if (!conversationId || !visible) return;
    const leaving = new AbortController();
    const queryKey = queries.open.queryKey({ input: { id: conversationId } });
    const readAgain = () => {
      void cache.invalidateQueries({ queryKey });
      void cache.invalidateQueries({ queryKey: queries.list.key() });
    };
    void watch({
      client,
      conversationId,
      signal: leaving.signal,
      onVersion(version) {
        const held = cache.getQueryData(queryKey);
        if (held && held.version !== version) readAgain();
      },
      onGone: readAgain,
    });
    return () => leaving.abort();
  }, [cache, conversationId, visible]);
}
