import { useQuery } from "@tanstack/react-query";
import { timeZone } from "#features/study/web/public.tsx";
import { useCachedQuery } from "#platform/offline/web/cached-query.ts";
import { client, queries } from "./api.ts";
import { openToday } from "./cached-quiz.ts";

export const useDailyQuiz = () =>
  useQuery({
    queryKey: [...queries.key(), "today"],
    queryFn: ({ signal }) => openToday(signal),
    networkMode: "always",
    staleTime: 0,
    refetchOnMount: "always",
    // What is on the device is the second try.
    retry: false,
  });

export function useSummary(day: string) {
  const input = { day, timeZone: timeZone() };
  return useCachedQuery(
    `daily-quiz-summary-${day}`,
    queries.summary.queryKey({ input }),
    (signal) => client.summary(input, { signal }),
  );
}
