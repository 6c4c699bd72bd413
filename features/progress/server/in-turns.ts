import { setImmediate as nextTurn } from "node:timers/promises";

/** What a long computation may take before requests that came meanwhile are answered. */
const TURN_MS = 8;

/** The result of a computation in steps, with a turn for the others as often as needed. */
export async function inTurns<Result>(
  steps: Generator<void, Result>,
  turnMs: number = TURN_MS,
): Promise<Result> {
  for (let began = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - began < turnMs) continue;
    await nextTurn();
    began = performance.now();
  }
}
