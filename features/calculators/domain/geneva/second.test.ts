// The revised Geneva score a second time: all combinations against weights read as text.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

const PRINTED =
  "previousDvtOrPe 3, surgeryOrFracture 2, activeCancer 2, unilateralLegPain 3, haemoptysis 2, painOnPalpation 4";

test("every combination of criteria at the edges of age and rate", () => {
  const weights = PRINTED.split(", ").map((line) => line.split(" ") as [string, string]);
  for (let code = 0; code < 64; code += 1)
    for (const [age, byAge] of [
      [65, 0],
      [66, 1],
    ] as const)
      for (const [heartRate, byRate] of [
        [74, 0],
        [75, 3],
        [94, 3],
        [95, 5],
      ] as const) {
        const present = weights.filter((_, bit) => (code >> bit) % 2 === 1);
        const said = Object.fromEntries(
          weights.map(([name]) => [name, present.some(([one]) => one === name)]),
        );
        const total = present.reduce((sum, [, worth]) => sum + Number(worth), byAge + byRate);
        const { value, band } = run("geneva", { ...said, age, heartRate });
        expect([value, band]).toEqual([
          total,
          total <= 3 ? "low" : total <= 10 ? "intermediate" : "high",
        ]);
      }
});
