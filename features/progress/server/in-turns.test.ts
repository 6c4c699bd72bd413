import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { DEFAULT_SCHEDULE } from "#features/memory/domain/schedule.ts";
import { calibrate } from "../domain/calibration.ts";
import { type MemoryGroup, predict } from "../domain/prediction.ts";
import { type Field, makeField } from "../domain/prediction-field.ts";
import { atOnce } from "../testing/at-once.ts";
import { inTurns } from "./in-turns.ts";

const mix = { difficult: 0.2, good: 0.7, easy: 0.1, very_easy: 0 };
const schedules = [0.9, 0.8].map((retention) => ({ ...DEFAULT_SCHEDULE, retention }));
const person = calibrate([{ recall: 0.9, asked: 400, passed: 340 }]);
const groups = Array.from(
  { length: 600 },
  (_, n): MemoryGroup => ({
    ...{
      day: n % 90,
      stability: 0.5 * 1.01 ** n,
      difficulty: 1 + (n % 10),
      elapsed: (n * 7) % 120,
    },
    ...{ field: n % 2, cards: 1 + (n % 5) },
  }),
);

async function foretold(run: <Result>(steps: Generator<void, Result>) => Result | Promise<Result>) {
  const fields: Field[] = [];
  for (const schedule of schedules) fields.push(await run(makeField(schedule, mix)));
  return run(predict(groups, fields, person));
}

test("a prediction made in turns, two at once, is to the last bit the one made without a pause", async () => {
  const whole = await foretold(atOnce);
  let others = 0;
  let running = true;
  const meanwhile = (async () => {
    for (; running; others += 1) await nextTurn();
  })();
  const [one, two] = await Promise.all([
    foretold((steps) => inTurns(steps, 0)),
    foretold((steps) => inTurns(steps)),
  ]);
  running = false;
  await meanwhile;
  expect(one).toStrictEqual(whole);
  expect(two).toStrictEqual(whole);
  // A step is one of many: as many turns were left to others.
  expect(others).toBeGreaterThan(500);
});

test("a step that fails ends it", async () => {
  const failing = function* (): Generator<void, number> {
    yield;
    throw new Error("no such place");
  };
  await expect(inTurns(failing())).rejects.toThrow("no such place");
});
