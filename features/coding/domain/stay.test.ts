import { expect, test } from "vitest";
import { estimateStay, type StayTariff, supplementsOf } from "./stay.ts";

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

test("days in a unit are paid by the year in force that day; an absent one is unknown, and so is the total", () => {
  const years = [
    { year: "2024", from: "2024-03-01", daily: { REA: 996.82, SRC: 399.2 } },
    { year: "2025", from: "2025-03-01", daily: { REA: 1021.95, SRC: 399.94, ANT: 443.19 } },
    { year: "2026", from: null, daily: { REA: 1 } },
  ];
  const of = (days: Parameters<typeof supplementsOf>[1], date: string) =>
    supplementsOf(years, days, date);
  expect(of({ REA: 3, SRC: 2, SI: 0 }, "2025-02-28")).toEqual({
    ...{ year: "2024", from: "2024-03-01", total: 3788.86 },
    lines: [
      { code: "REA", days: 3, daily: 996.82, amount: 2990.46 },
      { code: "SRC", days: 2, daily: 399.2, amount: 798.4 },
    ],
  });
  expect(of({ REA: 3 }, "2026-11-27")).toMatchObject({ year: "2025", total: 3065.85 });
  expect(of({ REA: 1, ANT: 1 }, "2024-06-01")).toMatchObject({
    ...{ total: null, lines: [{ amount: 996.82 }, { code: "ANT", daily: null, amount: null }] },
  });
  expect(of({}, "2025-06-01")).toMatchObject({ lines: [], total: 0 });
  expect(of({ REA: 1 }, "2007-01-01")).toMatchObject({ year: null, total: null });
});
