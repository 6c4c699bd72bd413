import { ORPCError } from "@orpc/client";
import { expect, test, vi } from "vitest";
import type { AnswerEvent } from "../domain/message.ts";
import { answerOf } from "../testing/message.ts";
import { type FollowOptions, follow } from "./follow.ts";
import { grow } from "./use-following.ts";

const message = answerOf({ text: "abcdef" });
const text = (at: number, value: string): AnswerEvent => ({ type: "text", at, text: value });
const end: AnswerEvent = { type: "end", message };

/** Each connection gives its events, then breaks unless the answer ended. */
async function followed(connections: (AnswerEvent[] | Error)[], after = 0) {
  const asked: number[] = [];
  const events: AnswerEvent[] = [];
  const lost: boolean[] = [];
  const call = vi.fn(async (input: { after?: number }) => {
    asked.push(input.after ?? 0);
    const next = connections.shift() ?? new Error("no more connections");
    if (next instanceof Error) throw next;
    return (async function* () {
      yield* next;
    })();
  });
  await follow({
    client: { follow: call } as unknown as FollowOptions["client"],
    messageId: message.id,
    after,
    signal: new AbortController().signal,
    onEvent: (event) => events.push(event),
    onLost: (isLost) => lost.push(isLost),
    pause: async () => {},
  });
  return { asked, events, lost };
}

test("comes back after a cut from what it holds, without a gap or a repeat", async () => {
  const { asked, events } = await followed([
    [text(0, "ab")],
    new TypeError("network"),
    [text(1, "bcd"), text(4, "ef"), end],
  ]);
  expect(asked).toEqual([0, 2, 2]);
  expect(events.filter((event) => event.type === "text").map((event) => event.text)).toEqual([
    "ab",
    "cd",
    "ef",
  ]);
});

test("says that the connection is lost, then that it is back", async () => {
  const { lost } = await followed([
    new TypeError("network"),
    new TypeError("network"),
    [text(0, "abcdef"), end],
  ]);
  expect(lost).toEqual([true, false]);
});

test("without a place for a stream, it looks now and then and misses nothing", async () => {
  vi.useFakeTimers();
  try {
    const asked: number[] = [];
    const events: AnswerEvent[] = [];
    const lost: boolean[] = [];
    let written = "ab";
    const call = async ({ after = 0 }: { after?: number }, { signal }: { signal: AbortSignal }) => {
      asked.push(after);
      return (async function* () {
        yield text(after, written.slice(after));
        if (written === "abcdef") yield end;
        // Nothing more comes while it looks: the connection is the caller's to close.
        await new Promise((_, reject) =>
          signal.addEventListener("abort", () => reject(signal.reason)),
        );
      })();
    };
    const following = follow({
      client: { follow: call } as unknown as FollowOptions["client"],
      messageId: message.id,
      after: 0,
      signal: new AbortController().signal,
      onEvent: (event) => events.push(event),
      onLost: (isLost) => lost.push(isLost),
      place: async () => null,
    });
    await vi.advanceTimersByTimeAsync(1_500);
    expect(asked).toEqual([0, 2]);
    written = "abcdef";
    await vi.advanceTimersByTimeAsync(1_000);
    await following;
    expect(events.filter((event) => event.type === "text").map((event) => event.text)).toEqual([
      "ab",
      "cdef",
    ]);
    expect(lost).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test("does not insist when the server refuses", async () => {
  await expect(followed([new ORPCError("NOT_FOUND", { status: 404 })])).rejects.toThrow();
});

test("a message grows, and its end brings the whole of it", () => {
  const started = { ...message, text: "ab", status: "writing" as const };
  expect(grow(started, text(2, "cd")).text).toBe("abcd");
  expect(grow(started, text(5, "zz")).text).toBe("ab");
  expect(grow(started, end)).toEqual(message);
});
