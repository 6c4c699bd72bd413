import { StandardRPCJsonSerializer } from "@orpc/client/standard";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import type { AnswerEvent } from "../domain/message.ts";
import { answerOf } from "../testing/message.ts";
import { queries } from "./api.ts";
import { keepWhatWasShown, type Opened } from "./cached-messages.ts";
import { useFollowing } from "./use-following.ts";

const CONVERSATION = "c1";
const OTHER = "22222222-2222-4222-8222-222222222222";
const writing = answerOf({ status: "writing" });
const written = answerOf({ text: "Potassium\u00a0: 6 mmol/L" });
const queryKey = queries.open.queryKey({ input: { id: CONVERSATION } });

const opened = (messages: Opened["messages"]): Opened => ({
  id: CONVERSATION,
  title: "Hyperkaliémie",
  pinned: false,
  archived: false,
  version: 1,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  messages,
});

/**
 * A server whose every stream says the same events, and stays open after them unless they end.
 * Answers how often one was opened.
 */
function streams(events: readonly AnswerEvent[]): () => number {
  const serializer = new StandardRPCJsonSerializer();
  let count = 0;
  const said = events.map((event) => {
    const [json, meta] = serializer.serialize(event);
    return `event: message\ndata: ${JSON.stringify({ json, meta })}\n\n`;
  });
  vi.stubGlobal("fetch", async ({ signal }: Request) => {
    count += 1;
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(said.join("")));
        if (events.at(-1)?.type === "end") controller.close();
        else signal.addEventListener("abort", () => controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
  return () => count;
}

function followed(cache: QueryClient) {
  cache.setQueryData(queryKey, opened([writing]));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  return renderHook(
    () => {
      const { data } = useQuery<Opened>({ queryKey, enabled: false });
      useFollowing(CONVERSATION, data?.messages ?? []);
      return data?.messages[0];
    },
    { wrapper },
  );
}

test("a copy that was read before the end and arrives with it is no answer still being written", async () => {
  const cache = new QueryClient();
  const opens = streams([{ type: "end", message: written }]);
  // In the same turn as the end: the page never draws the answer whole.
  const leave = cache.getQueryCache().subscribe(({ query }) => {
    if ((query.state.data as Opened | undefined)?.messages[0]?.status !== "complete") return;
    leave();
    cache.setQueryData(queryKey, opened([writing]));
  });
  const { result } = followed(cache);
  await vi.waitFor(() => expect(result.current?.text).toBe(written.text));
  expect(opens()).toBe(2);
});

test("a page that turns to another answer leaves the stream of the first, once", async () => {
  const cache = new QueryClient();
  const opens = streams([{ type: "text", at: 0, text: "Potassium" }]);
  const { result } = followed(cache);
  await vi.waitFor(() => expect(result.current?.text).toBe("Potassium"));
  cache.setQueryData(queryKey, opened([{ ...writing, id: OTHER }]));
  await vi.waitFor(() => expect(result.current?.id).toBe(OTHER));
  await vi.waitFor(() => expect(result.current?.text).toBe("Potassium"));
  for (let turn = 0; turn < 20; turn++) await new Promise((next) => setTimeout(next));
  expect(opens()).toBe(2);
});

test("what has ended does not begin again by a copy that was read before; what is gone on with does", () => {
  const ended = opened([written]);
  expect(keepWhatWasShown(ended, opened([writing]))).toEqual(ended);
  const cut = answerOf({ text: "Potassium", status: "interrupted" });
  const resumed = answerOf({ text: "Potassium", status: "writing" });
  expect(keepWhatWasShown(opened([cut]), opened([resumed]))).toEqual(opened([resumed]));
});
