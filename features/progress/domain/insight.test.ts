import { describe, expect, test } from "vitest";
import { calibrate, calibrationRows, shifted } from "./calibration.ts";
import { hoursQuery, insightsOf, type Material, tagQuery } from "./insight.ts";
import { boundFor, differenceOf, normalQuantile, wilson } from "./statistics-interval.ts";
import { daysUntil, slicesOf } from "./statistics-slices.ts";

describe("intervals", () => {
  test("normal quantiles are those of the tables", () => {
    for (const [share, value] of [
      [0.5, 0],
      [0.975, 1.959964],
      [0.95, 1.644854],
      [0.995, 2.575829],
      [0.001, -3.090232],
    ] as const)
      expect(normalQuantile(share)).toBeCloseTo(value, 5);
    expect(boundFor(0.05)).toBeCloseTo(1.959964, 5);
  });

  test("Wilson's interval: the example of Newcombe 1998, 81 of 263, and the ends", () => {
    const { low, high } = wilson(81, 263, boundFor(0.05));
    expect([low, high].map((value) => Number(value.toFixed(4)))).toEqual([0.2553, 0.3662]);
    expect(wilson(0, 20, 1.96).low).toBe(0);
    expect(wilson(20, 20, 1.96).high).toBeCloseTo(1, 12);
    expect(wilson(0, 0, 1.96)).toEqual({ low: 0, high: 1 });
  });

  test("difference of two proportions: 56 of 70 and 48 of 80, method 10 of Newcombe 1998", () => {
    const { difference, low, high } = differenceOf(
      { passed: 56, asked: 70 },
      { passed: 48, asked: 80 },
      boundFor(0.05),
    );
    expect(difference).toBeCloseTo(0.2, 12);
    expect([low, high].map((value) => Number(value.toFixed(4)))).toEqual([0.0524, 0.3339]);
  });
});

describe("calibration", () => {
  test("a shift moves the log-odds: 0.9 with −ln 9 is an even chance", () => {
    expect(shifted(0.9, -Math.log(9))).toBeCloseTo(0.5, 12);
    expect(shifted(0.9, 0)).toBeCloseTo(0.9, 12);
  });

  test("many reviews find the shift by hand: foretold 0.9, known 0.8, so ln 4 − ln 9", () => {
    const { shift, deviation, verdict, expected } = calibrate([
      { recall: 0.9, asked: 100_000, passed: 80_000 },
    ]);
    expect(shift).toBeCloseTo(Math.log(4) - Math.log(9), 3);
    // Information of a Bernoulli trial: n p (1 − p).
    expect(deviation).toBeCloseTo(1 / Math.sqrt(100_000 * 0.8 * 0.2), 4);
    expect(verdict).toBe("forgets more");
    expect(expected).toBeCloseTo(90_000, 6);
  });

  test("few reviews prove nothing, none leave the schedule as it is", () => {
    expect(calibrate([{ recall: 0.9, asked: 20, passed: 20 }]).verdict).toBe("as foretold");
    expect(calibrate([])).toMatchObject({ shift: 0, reviews: 0, verdict: "as foretold" });
    expect(calibrate([{ recall: 0.8, asked: 2000, passed: 1900 }]).verdict).toBe("forgets less");
  });

  test("fine bins are gathered into the classes that are shown, with the weight of each", () => {
    const rows = calibrationRows([
      { recall: 0.91, asked: 10, passed: 9 },
      { recall: 0.94, asked: 30, passed: 27 },
      { recall: 1, asked: 5, passed: 5 },
      { recall: 0.3, asked: 4, passed: 1 },
    ]);
    expect(rows.map(({ from, to, asked, passed }) => [from, to, asked, passed])).toEqual([
      [0, 0.7, 4, 1],
      [0.9, 0.95, 40, 36],
      [0.95, 1, 5, 5],
    ]);
    expect(rows[1]?.recall).toBeCloseTo((0.91 * 10 + 0.94 * 30) / 40, 12);
  });
});

const material = (more: Partial<Material> = {}): Material => ({
  days: 90,
  studied: 90,
  due: { asked: 1000, passed: 900 },
  tags: [],
  bands: [],
  cards: { leeches: 0, lapsing: 0, hardest: 0, late: 0 },
  ...more,
});

describe("insights", () => {
  test("silent under a hundred reviews, whatever the cards", () => {
    const cards = { leeches: 9, lapsing: 9, hardest: 9, late: 900 };
    expect(insightsOf(material({ due: { asked: 99, passed: 90 }, cards }))).toEqual([]);
    expect(insightsOf(material({ due: { asked: 100, passed: 90 }, cards })).length).toBe(4);
    expect(insightsOf(material())).toEqual([]);
  });

  test("late: more than three usual days wait, 1000 reviews in 90 days being 11 a day", () => {
    const late = (count: number) =>
      insightsOf(material({ cards: { leeches: 0, lapsing: 0, hardest: 0, late: count } }));
    expect(late(33)).toEqual([]);
    expect(late(34)).toEqual([{ kind: "late", cards: 34, query: "is:due is:review" }]);
    // Ten reviews on each of the ten days since this person began: thirty are three usual days, not
    // twenty-seven.
    const began = (count: number) =>
      insightsOf(
        material({
          ...{ studied: 10, due: { asked: 100, passed: 90 } },
          cards: { leeches: 0, lapsing: 0, hardest: 0, late: count },
        }),
      );
    expect(began(30)).toEqual([]);
    expect(began(31)).toHaveLength(1);
  });

  test("a tag is named when it is known less than the rest and chance is excluded, the widened way", () => {
    const tags = [
      { tag: "sodium", asked: 100, passed: 70, cards: 12 },
      { tag: "coeur", asked: 300, passed: 280, cards: 40 },
      { tag: "rare", asked: 49, passed: 0, cards: 2 },
    ];
    const [tag] = insightsOf(material({ tags }));
    expect(tag).toMatchObject({
      ...{ kind: "tag", tag: "sodium", cards: 12, query: "tag:=sodium rated:90 answer:due" },
      other: { asked: 900, passed: 830 },
    });
    expect(tag && "high" in tag ? tag.high : 1).toBeLessThan(0);
    expect(
      insightsOf(material({ tags: [{ tag: "sodium", asked: 100, passed: 86, cards: 9 }] })),
    ).toEqual([]);
    // Known better than the rest is no warning.
    expect(
      insightsOf(material({ tags: [{ tag: "facile", asked: 200, passed: 200, cards: 9 }] })),
    ).toEqual([]);
  });

  test("the same difference is said of one comparison and not of thirty", () => {
    const one = { tag: "un", asked: 100, passed: 83, cards: 9 };
    const others = Array.from({ length: 29 }, (_, n) => ({
      tag: `x${n}`,
      asked: 100,
      passed: 90,
      cards: 9,
    }));
    expect(insightsOf(material({ tags: [one] }))).toHaveLength(1);
    expect(insightsOf(material({ tags: [one, ...others] }))).toHaveLength(0);
  });

  test("a part of the day needs a hundred answers on both sides", () => {
    const bands = (asked: number, passed: number) => [{ from: 20, asked, passed, cards: 30 }];
    expect(insightsOf(material({ bands: bands(99, 50) }))).toEqual([]);
    expect(insightsOf(material({ bands: bands(150, 110) }))).toMatchObject([
      { kind: "hours", from: 20, to: 0, cards: 30, query: "hour:20-24 rated:90 answer:due" },
    ]);
    expect(insightsOf(material({ bands: bands(950, 870) }))).toEqual([]);
  });

  test("over a thousand people without any difference, at most about one in twenty is told of one", () => {
    let state = 7;
    const random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 4_294_967_296;
    };
    let told = 0;
    for (let person = 0; person < 1000; person += 1) {
      const bands = [4, 8, 12, 16, 20, 0].map((from) => ({
        from,
        asked: 150,
        passed: 0,
        cards: 60,
      }));
      for (const band of bands)
        for (let n = 0; n < band.asked; n += 1) band.passed += random() < 0.9 ? 1 : 0;
      const due = { asked: 900, passed: bands.reduce((sum, { passed }) => sum + passed, 0) };
      told += insightsOf(material({ due, bands })).length;
    }
    expect(told / 1000).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / 1000));
  });

  test("queries name the days, and the answers that were counted", () => {
    expect([tagQuery("a::b", 90), hoursQuery(4, 8, 30), hoursQuery(20, 0, 7)]).toEqual([
      "tag:=a::b rated:90 answer:due",
      "hour:4-8 rated:30 answer:due",
      "hour:20-24 rated:7 answer:due",
    ]);
  });
});

test("slices end today; the first takes what is left", () => {
  const days = daysUntil("2026-11-21", 90).map((day) => ({ day, asked: 1, passed: 1 }));
  const slices = slicesOf(days, 90);
  expect(slices).toHaveLength(13);
  expect(slices.at(-1)).toEqual({ from: "2026-11-15", to: "2026-11-21", asked: 7, passed: 7 });
  expect(slices[0]).toEqual({ from: "2026-08-24", to: "2026-08-29", asked: 6, passed: 6 });
  expect(slicesOf(days.slice(-7), 7)).toHaveLength(7);
});
