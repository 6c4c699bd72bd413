import { QueryClient } from "@tanstack/react-query";
import { network } from "#platform/network/web/network-state.ts";

/**
 * Seconds after which a server that has no place, or no database for the moment, wants to be asked
 * again.
 */
const comeBackIn = (error: unknown): number | undefined => {
  const { status, data } = error as { status?: number; data?: { retryAfter?: number } };
  return status === 503 ? (data?.retryAfter ?? undefined) : undefined;
};

/**
 * Tries after the first that a server on its way back is worth: what was pressed once need not be
 * pressed again.
 */
const MOST_RETURNS = 4;

/** Every change has an id made here or says a state, so that sent twice it is done once. */
export const mutationRetry = {
  retry: (failures: number, error: unknown): boolean =>
    failures < (comeBackIn(error) === undefined ? 1 : MOST_RETURNS),
  retryDelay: (failures: number, error: unknown): number =>
    (comeBackIn(error) ?? Math.min(2 ** failures, 30)) * 1_000,
};

/**
 * Spec §9: fresh five minutes, one retry, no refetch on focus or mount, mutations retry once;
 * longer when told to come back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * 60_000,
      retry: 1,
      refetchOnWindowFocus: false,
      refetchOnMount: false,
      // Without network a page says so, or shows what the device holds: by default it would wait in
      // silence.
      networkMode: "always",
    },
    mutations: mutationRetry,
  },
});

const isError = ({ status }: { status: string }): boolean => status === "error";

/** What a screen shows of this device's copy, `Reading` of `platform/offline`. */
const fromDevice = (data: unknown): boolean => {
  const { keptAt, pages } = (data ?? {}) as { keptAt?: unknown; pages?: unknown[] };
  return keptAt instanceof Date || (pages?.some(fromDevice) ?? false);
};

const SOON_MS = 1_000;
const RARELY_MS = 60_000;

/**
 * What failed while the server could not be reached, or came from the device, is asked again once
 * it can. Where one call alone cannot pass (a filter on the way), others tell the network back at
 * once, each time: it is asked more and more rarely.
 */
export function askAgainWhenBack(
  client: QueryClient,
  state: Pick<typeof network, "current" | "subscribe">,
): void {
  const isAway = () => Object.values(state.current()).includes(true);
  const failed = () => client.getQueryCache().findAll({ predicate: (one) => isError(one.state) });
  let pause = SOON_MS;
  let resting = false;
  /** The network came back during the pause. */
  let isDue = false;
  const ask = async (): Promise<void> => {
    resting = true;
    await client.refetchQueries({
      predicate: (one) => isError(one.state) || fromDevice(one.state.data),
    });
    pause = failed().length > 0 ? Math.min(RARELY_MS, pause * 2) : SOON_MS;
    setTimeout(() => {
      resting = false;
      if (isDue && !isAway()) void ask();
      isDue = false;
    }, pause);
  };
  // A page may begin without network.
  let away = isAway();
  state.subscribe(() => {
    const was = away;
    away = isAway();
    if (!was || away) return;
    if (resting) isDue = true;
    else void ask();
  });
}
askAgainWhenBack(queryClient, network);
