import { expect, test } from "vitest";
import { estimateStay, type StayTariff } from "./stay.ts";

const tariff = (given: Partial<StayTariff>): StayTariff => ({
  ghs: "0022",
  from: "2024-03-01",
  base: 4_000,
  low: 4,
  high: 19,
  lowFlat: 0,
  lowDaily: 300,
  highDaily: 100,
  ...given,
});
const amounts = (given: Partial<StayTariff>, days: number) =>
  estimateStay([tariff(given)], days, "2024-06-01").map((one) => one.amount);

test.each([
  ["between its bounds, the base", {}, 10, 4_000],
  ["at a bound, the base", {}, 19, 4_000],
  ["under the low bound, each missing day less", {}, 2, 3_400],
  ["under it with a flat sum, that sum less", { lowFlat: 1_500.55 }, 3, 2_499.45],
  ["above the high bound, each day more", {}, 21, 4_200],
  ["without a low bound, the base for a day", { low: 0 }, 0, 4_000],
  ["never less than nothing", { base: 100 }, 0, 0],
])("%s", (_what, given, days, amount) => expect(amounts(given, days)).toEqual([amount]));

test("the tariff is the one in force that day; none before the first", () => {
  const both = [tariff({}), tariff({ from: "2025-03-01", base: 5_000 })];
  expect(estimateStay(both, 10, "2025-02-28")).toMatchObject([{ amount: 4_000 }]);
  expect(estimateStay(both, 10, "2026-01-01")).toMatchObject([
    { amount: 5_000, from: "2025-03-01" },
  ]);
  expect(estimateStay(both, 10, "2024-01-01")).toEqual([]);
});
