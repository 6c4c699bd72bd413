import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useSettled } from "./use-settled.ts";

test("a value settles once per pause of the typing, an emptied one at once", async () => {
  vi.useFakeTimers();
  const seen = new Set<string>();
  const { rerender } = renderHook(({ typed }) => seen.add(useSettled(typed, 140)), {
    initialProps: { typed: "" },
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  for (const typed of ["e", "ep", "ep t"]) {
    rerender({ typed });
    await pass(139);
  }
  expect([...seen]).toEqual([""]);
  await pass(1);
  expect([...seen]).toEqual(["", "ep t"]);
  seen.clear();
  rerender({ typed: "" });
  await pass(0);
  expect([...seen].at(-1)).toBe("");
});
