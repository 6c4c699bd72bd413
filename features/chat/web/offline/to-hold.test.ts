import { expect, test } from "vitest";
import type { Message } from "../../domain/message.ts";
import type { Opened } from "../cached-messages.ts";
import { toHold } from "./to-hold.ts";

const opened = (n: number, status: Message["status"] = "complete"): Opened => ({
  id: `c${n}`,
  title: `Conversation ${n}`,
  pinned: n === 1,
  archived: false,
  version: 3,
  createdAt: new Date("2026-11-01T08:00:00Z"),
  updatedAt: new Date(Date.UTC(2026, 10, n)),
  messages: [{ id: `m${n}`, status, text: "…" } as Message],
});

test("the last twenty written in, pinned or not", () => {
  const listed = Array.from({ length: 25 }, (_, n) => opened(n + 1));
  const last = toHold.lastOf(listed).map(({ id }) => id);
  expect(last).toHaveLength(20);
  expect(last[0]).toBe("c25");
  expect(last).not.toContain("c1");
});

test("a copy is current while nothing was written, renamed or still being answered", () => {
  const held = opened(2);
  expect(toHold.isCurrent(held, { ...held })).toBe(true);
  expect(toHold.isCurrent(held, { ...held, version: 4 })).toBe(false);
  expect(toHold.isCurrent(held, { ...held, updatedAt: new Date("2026-11-30") })).toBe(false);
  expect(toHold.isCurrent(opened(2, "writing"), held)).toBe(false);
});

test("one that is too long is left out; the others stop at the bound of all of them", () => {
  const bag = toHold.bag();
  const sizes = [500_000, ...Array.from({ length: 6 }, () => 390_000), 50_000];
  expect(sizes.filter((size) => bag.takes(size))).toEqual([
    ...Array.from({ length: 5 }, () => 390_000),
    50_000,
  ]);
  expect(bag.full()).toBe(true);
});

test("a small room takes the first ones, and says when it is taken", () => {
  const bag = toHold.bag(1_000);
  expect([bag.takes(500_000), bag.full()]).toEqual([false, false]);
  expect([bag.takes(600), bag.full()]).toEqual([true, false]);
  expect([bag.takes(600), bag.full()]).toEqual([false, true]);
  expect(toHold.bag(0).takes(1)).toBe(false);
});

test("an answer whose end this device did not see is shown as cut, not as going on", () => {
  const [message] = toHold.ended(opened(3, "writing")).messages;
  expect(message?.status).toBe("interrupted");
  expect(toHold.ended(opened(3)).messages[0]?.status).toBe("complete");
});
