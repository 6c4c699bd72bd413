// The ratio a second time, by kPa, with both ends of each class.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("classes with their upper end included", () => {
  for (const [pao2, band] of [
    [99, "upTo100"],
    [100, "upTo100"],
    [101, "upTo200"],
    [200, "upTo200"],
    [201, "upTo300"],
    [300, "upTo300"],
    [301, "over300"],
  ] as const)
    expect([pao2, run("pf-ratio", { pao2, fio2: 100, pressure: true }).band]).toEqual([pao2, band]);
  const kilopascals =
    run("pf-ratio", { pao2: { value: 8, unit: "kPa" }, fio2: 40, pressure: true }).value ?? 0;
  expect(kilopascals / 7.50062).toBeCloseTo(20, 4);
});

test("without PEEP or CPAP there is no Berlin class, whatever the ratio", () => {
  for (const pao2 of [50, 100, 150, 250, 400])
    expect(run("pf-ratio", { pao2, fio2: 100, pressure: false })).toMatchObject({
      value: pao2,
      band: null,
      notes: ["noPressure"],
    });
});

test("the ratio needs no pressure: without a word of it there is a number and no class", () => {
  for (const [pao2, fio2, value] of [
    [60, 21, 285.7],
    [80, 40, 200],
    [70, 100, 70],
  ] as const) {
    const found = run("pf-ratio", { pao2, fio2 });
    expect(found.value).toBeCloseTo(value, 1);
    expect(found).toMatchObject({ band: null, notes: ["pressureUnsaid"] });
  }
});
