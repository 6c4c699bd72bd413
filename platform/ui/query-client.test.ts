import { ORPCError } from "@orpc/client";
import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { mutationRetry } from "./query-client.ts";

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
