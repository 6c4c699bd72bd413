import { ORPCError } from "@orpc/client";
import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { askAgainWhenBack, mutationRetry } from "./query-client.ts";

const client = new QueryClient({ defaultOptions: { mutations: mutationRetry } });
const busy = () => new ORPCError("SERVICE_UNAVAILABLE", { status: 503, data: { retryAfter: 2 } });

test("a change refused for the moment leaves again when the server said, and nothing has to be pressed", async () => {
  vi.useFakeTimers();
  const mutationFn = vi.fn(async (text: string) => text);
  for (let n = 0; n < 3; n++) mutationFn.mockRejectedValueOnce(busy());
  const done = new MutationObserver(client, { mutationFn }).mutate("typed");
  await vi.advanceTimersByTimeAsync(3 * 2_000);
  expect(await done).toBe("typed");
  expect(mutationFn).toHaveBeenCalledTimes(4);
});

test("a server that stays away is said after a while, another refusal after one more try", async () => {
  vi.useFakeTimers();
  for (const [error, calls] of [
    [busy(), 5],
    [new ORPCError("CONFLICT", { status: 409 }), 2],
  ] as const) {
    const mutationFn = vi.fn(async () => {
      throw error;
    });
    const failed = expect(new MutationObserver(client, { mutationFn }).mutate()).rejects.toBe(
      error,
    );
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(mutationFn).toHaveBeenCalledTimes(calls);
  }
});

/** A network that the test cuts and mends. */
function someNetwork() {
  const listeners = new Set<() => void>();
  let trouble = false;
  return {
    current: () => ({ offline: false, trouble, unavailable: false, silent: false }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    says(next: boolean) {
      trouble = next;
      for (const listener of listeners) listener();
    },
  };
}

test("what failed is asked again once the network is back", async () => {
  const network = someNetwork();
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = vi.fn(async () => "answer");
  queryFn.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  new QueryObserver(cache, { queryKey: ["one"], queryFn }).subscribe(() => {});
  askAgainWhenBack(cache, network);
  network.says(true);
  await vi.waitFor(() => expect(cache.getQueryState(["one"])?.status).toBe("error"));
  network.says(false);
  await vi.waitFor(() => expect(cache.getQueryData(["one"])).toBe("answer"));
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test("one call that alone cannot pass, while others answer, is asked more and more rarely", async () => {
  vi.useFakeTimers();
  const network = someNetwork();
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  // Each of its failures is trouble, and the next answer of another call is its end.
  const queryFn = vi.fn(async () => {
    network.says(true);
    setTimeout(() => network.says(false), 20);
    throw new TypeError("Failed to fetch");
  });
  new QueryObserver(cache, { queryKey: ["one"], queryFn }).subscribe(() => {});
  askAgainWhenBack(cache, network);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryFn.mock.calls.length).toBeGreaterThan(3);
  expect(queryFn.mock.calls.length).toBeLessThan(8);
});
