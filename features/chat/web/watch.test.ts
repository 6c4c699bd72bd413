import { ORPCError } from "@orpc/client";
import { expect, test, vi } from "vitest";
import type { ConversationEvent } from "../domain/message.ts";
import { type WatchOptions, watch } from "./watch.ts";

const changed = (version: number): ConversationEvent => ({ type: "changed", version });

/** Each connection gives its events, then ends; an Error is one that was never made. */
async function watched(
  connections: (ConversationEvent[] | Error)[],
  place: WatchOptions["place"] = async () => () => {},
) {
  const leaving = new AbortController();
  const heard: (number | "gone")[] = [];
  const pauses: number[] = [];
  const call = vi.fn(async () => {
    const next = connections.shift();
    if (next === undefined) {
      leaving.abort();
      throw new TypeError("left");
    }
    if (next instanceof Error) throw next;
    return (async function* () {
      yield* next;
    })();
  });
  await watch({
    client: { watch: call } as unknown as WatchOptions["client"],
    conversationId: "11111111-1111-4111-8111-111111111111",
    signal: leaving.signal,
    onVersion: (version) => heard.push(version),
    onGone: () => heard.push("gone"),
    pause: async (attempt) => void pauses.push(attempt),
    place,
  });
  return { heard, pauses, calls: call.mock.calls.length };
}

test("says each version, over as many connections as it takes", async () => {
  const { heard, pauses } = await watched([
    [changed(1), changed(2)],
    new TypeError("network"),
    [changed(3)],
  ]);
  expect(heard).toEqual([1, 2, 3]);
  expect(pauses).toEqual([0, 1, 0]);
});

test("a long absence of the server is not given up", async () => {
  const absent = Array.from({ length: 30 }, () => new TypeError("network"));
  const { heard } = await watched([[changed(1)], ...absent, [changed(2)]]);
  expect(heard).toEqual([1, 2]);
});

test("a conversation that is gone, or refused, is said and no longer asked for", async () => {
  expect(await watched([[changed(1), { type: "gone" }], [changed(9)]])).toMatchObject({
    heard: [1, "gone"],
    calls: 1,
  });
  const refused = new ORPCError("NOT_FOUND", { status: 404 });
  expect(await watched([refused, [changed(9)]])).toMatchObject({ heard: ["gone"], calls: 1 });
});

test("too many streams at once is not for ever", async () => {
  const tooMany = new ORPCError("RATE_LIMITED", { status: 429, data: { retryAfter: 30 } });
  expect(await watched([tooMany, [changed(9)]])).toMatchObject({ heard: [9] });
});

test("without a place for a stream, it asks for the version now and then", async () => {
  vi.useFakeTimers();
  try {
    const signal = new AbortController();
    const heard: number[] = [];
    let version = 1;
    let open = 0;
    const call = async (_: unknown, options: { signal: AbortSignal }) =>
      (async function* () {
        open += 1;
        try {
          yield changed(version);
          await new Promise((_resolve, reject) => {
            options.signal.addEventListener("abort", () => reject(options.signal.reason));
          });
        } finally {
          open -= 1;
        }
      })();
    const watching = watch({
      client: { watch: call } as unknown as WatchOptions["client"],
      conversationId: "11111111-1111-4111-8111-111111111111",
      signal: signal.signal,
      onVersion: (said) => heard.push(said),
      onGone: () => {},
      place: async () => null,
    });
    await vi.advanceTimersByTimeAsync(100);
    expect([heard, open]).toEqual([[1], 0]);
    version = 2;
    await vi.advanceTimersByTimeAsync(2_000);
    expect([heard, open]).toEqual([[1, 2], 0]);
    signal.abort();
    await watching;
  } finally {
    vi.useRealTimers();
  }
});
