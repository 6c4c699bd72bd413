// MGAP a second time, as printed.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("every Glasgow score with each mechanism, age class and pressure class", () => {
  for (let gcs = 3; gcs <= 15; gcs += 1)
    for (const [mechanism, m] of [
      ["blunt", 4],
      ["penetrating", 0],
    ] as const)
      for (const [age, a] of [
        [59, 5],
        [60, 0],
      ] as const)
        for (const [systolic, p] of [
          [59, 0],
          [60, 3],
          [120, 3],
          [121, 5],
        ] as const) {
          const total = m + gcs + a + p;
          const { value, band } = run("mgap", { mechanism, gcs, age, systolic });
          expect([value, band]).toEqual([
            total,
            total < 18 ? "high" : total <= 22 ? "intermediate" : "low",
          ]);
        }
});
