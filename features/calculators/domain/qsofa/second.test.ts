// qSOFA a second time: a plain count over every combination, at the edges.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("every combination is a count of the signs present", () => {
  for (const rate of [21, 22])
    for (const pressure of [100, 101])
      for (const altered of [true, false]) {
        const { value, band } = run("qsofa", {
          respiratoryRate: rate,
          systolic: pressure,
          alteredMentation: altered,
        });
        const count = [rate > 21, pressure < 101, altered].filter(Boolean).length;
        expect([value, band]).toEqual([count, count > 1 ? "positive" : "under"]);
      }
});
