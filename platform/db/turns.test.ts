import { expect, test } from "vitest";
import { DatabaseBusy, markBegun, withPatience } from "./patience.ts";
import { makeTurns } from "./turns.ts";

test("turns come in the order they were asked for, one at a time", async () => {
  const turns = makeTurns();
  const order: number[] = [];
  await Promise.all(
    [1, 2, 3].map(async (n) => {
      const pass = await turns.take();
      order.push(n);
      await Promise.resolve();
      order.push(n);
      pass();
      pass();
    }),
  );
  expect(order).toEqual([1, 1, 2, 2, 3, 3]);
});

test("a request that waits too long is refused, and the next one is not held up by it", async () => {
  const turns = makeTurns();
  const pass = await turns.take();
  const refused = withPatience(1, () => turns.take());
  const patient = turns.take();
  await expect(refused).rejects.toBeInstanceOf(DatabaseBusy);
  pass();
  (await patient)();
  await withPatience(1, () => turns.take());
});

test("what has begun waits as long as it takes, and so does what outlives its request", async () => {
  const turns = makeTurns();
  const pass = await turns.take();
  const come: string[] = [];
  const begun = withPatience(1, async () => {
    markBegun();
    (await turns.take())();
    come.push("begun");
  });
  let outliving: Promise<unknown> | undefined;
  await withPatience(1, async () => {
    outliving = turns.take().then(() => come.push("outliving"));
  });
  // Long after the patience of both.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(come).toEqual([]);
  pass();
  await Promise.all([begun, outliving]);
  expect(come).toEqual(["begun", "outliving"]);
});
