import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { settleMemory } from "./settle-memory.ts";

const held: { text: string }[] = [];

/** In a function of its own: nothing of it stays in the frame of the test. */
function leave(): WeakRef<object> {
  held.push({ text: "x".repeat(1000) });
  return new WeakRef(held[0] as object);
}

test("what nothing holds any more is given back a moment after the start", async () => {
  const left = leave();
  await pause(10);
  expect(left.deref()).toBeDefined();
  held.length = 0;
  settleMemory();
  await pause(2000);
  expect(left.deref()).toBeUndefined();
});
