import { expect, test } from "vitest";
import { retryDelay } from "./listen-connection.ts";

test("tries come less and less often, at most every two seconds, and never at the same moment", () => {
  const delays = [0, 1, 2, 3, 4, 50].map((attempt) => [
    retryDelay(attempt, 0),
    retryDelay(attempt, 1),
  ]);
  expect(delays).toEqual([
    [125, 250],
    [250, 500],
    [500, 1000],
    [1000, 2000],
    [1000, 2000],
    [1000, 2000],
  ]);
});
