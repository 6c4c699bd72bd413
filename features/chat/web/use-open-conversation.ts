import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queries } from "./api.ts";
import { keepWhatWasShown, type Opened } from "./cached-messages.ts";
import { readFailure } from "./failure.ts";
import type { Shown } from "./offline/cached-conversations.ts";

const offline = () => import("./offline/cached-conversations.ts");

/**
 * The open conversation, as the server has it or as this device holds it. Read again on each visit:
 * another tab or device may have gone on. What was sent a moment ago is not asked twice.
 */
export function useOpenConversation(conversation: string | undefined) {
  const open = useQuery({
    ...queries.open.queryOptions({ input: conversation ? { id: conversation } : skipToken }),
    queryFn: conversation
      ? async ({ signal }) => (await offline()).readConversation(conversation, signal)
      : skipToken,
    staleTime: 2_000,
    refetchOnMount: true,
    structuralSharing: (old, read) => keepWhatWasShown(old as Opened | undefined, read as Opened),
    retry: (count, error) => count < 1 && readFailure(error).kind !== "notFound",
  });
  const shown: Shown | undefined = open.data;
  useEffect(() => {
    // A device that is full, or refuses, shows it all the same.
    if (shown)
      void offline()
        .then((held) => held.holdShown(shown))
        .catch(() => {});
  }, [shown]);
  return { ...open, keptAt: shown?.keptAt ?? null };
}
