// ABCD2 a second time: every combination.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("the five lines add up, and either pressure gives its point", () => {
  for (const [age, a] of [
    [59, 0],
    [60, 1],
  ] as const)
    for (const [systolic, diastolic, b] of [
      [139, 89, 0],
      [140, 60, 1],
      [139, 90, 1],
      [180, 100, 1],
    ] as const)
      for (const [index, signs] of ["other", "speech", "weakness"].entries())
        for (const [place, duration] of ["under10", "from10", "from60"].entries())
          for (const diabetes of [true, false]) {
            const total = a + b + index + place + Number(diabetes);
            const { value, band } = run("abcd2", {
              age,
              systolic,
              diastolic,
              signs,
              duration,
              diabetes,
            });
            expect([value, band]).toEqual([
              total,
              total > 5 ? "high" : total > 3 ? "moderate" : "low",
            ]);
          }
});
