import { expect, test } from "vitest";
import { orderedId } from "./ordered-id.ts";

test("each id is a UUID of version 7, greater than the one before, whatever the clock does", () => {
  const start = Date.UTC(2026, 10, 21);
  const ids = Array.from({ length: 20_000 }, (_, n) =>
    orderedId(n % 3 === 0 ? start - n : start + (n >> 10)),
  );
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
