// What holds for every calculator: its worked cases, its texts in three languages, its ranges and
// its bands.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { runs } from "#platform/testing/runs.ts";
import { typographyProblems } from "../../../tools/checks/texts/typography.ts";
import { textsOf } from "../server/texts.ts";
import { recordProblems } from "../testing/record-problems.ts";
import type { Input } from "./calculator.ts";
import { CALCULATORS } from "./catalogue.ts";
import { evaluate } from "./evaluate.ts";
import { feedRoute, fromFragment } from "./fragment.ts";
import type { Given } from "./read-input.ts";
import { bandOf } from "./score.ts";
import { fromCanonical, toCanonical, UNITS, type UnitSymbol } from "./units.ts";

describe.each(CALCULATORS.map((calculator) => [calculator.id, calculator] as const))(
  "%s",
  (_, calculator) => {
    test.each(calculator.cases.map((one) => [`${one.origin}: ${one.source}`, one] as const))(
      "%s",
      (_name, one) => {
        const { outcome, problems, missing } = evaluate(calculator, one.inputs);
        expect({ problems, missing }).toEqual({ problems: [], missing: [] });
        if (one.value === null) expect(outcome?.value).toBeNull();
        else
          expect(Math.abs((outcome?.value ?? Number.NaN) - one.value)).toBeLessThanOrEqual(
            one.within ?? 1e-9,
          );
        if (one.band !== undefined) expect(outcome?.band).toBe(one.band);
      },
    );

    test("it has its publication, its licence, its limits and what was opened", () => {
      expect(
        recordProblems(
          calculator,
          LANGUAGES.map((language) => textsOf(calculator, language)),
        ),
      ).toEqual([]);
    });

    test("the three languages hold the same keys, and every key it can ask for", () => {
      const shape = (value: unknown): unknown =>
        Array.isArray(value)
          ? value.length
          : typeof value === "object" && value !== null
            ? Object.fromEntries(
                Object.entries(value)
                  .map(([key, inner]) => [key, shape(inner)])
                  .sort(),
              )
            : "text";
      for (const language of LANGUAGES) {
        const texts = textsOf(calculator, language);
        expect(shape({ ...texts, names: 0 })).toEqual(
          shape({ ...textsOf(calculator, "fr"), names: 0 }),
        );
        expect(Object.keys(texts.inputs).sort()).toEqual(Object.keys(calculator.inputs).sort());
        for (const [name, input] of Object.entries(calculator.inputs))
          if (input.kind === "choice")
            expect(Object.keys(texts.inputs[name]?.options ?? {}).sort()).toEqual(
              [...input.options].sort(),
            );
        for (const { id } of calculator.bands) expect(texts.bands[id]?.label).toBeTruthy();
        for (const one of calculator.cases) {
          const { outcome } = evaluate(calculator, one.inputs);
          for (const note of outcome?.notes ?? []) expect(texts.notes?.[note], note).toBeTruthy();
          for (const { id, band } of outcome?.also ?? []) {
            expect(texts.also?.[id], id).toBeTruthy();
            if (band) expect(texts.bands[band]?.label, band).toBeTruthy();
          }
          for (const { id } of outcome?.parts ?? [])
            expect(texts.parts?.[id] ?? texts.inputs[id]?.label, id).toBeTruthy();
        }
      }
    });

    test("French as French printers set it", () => {
      const all = (value: unknown): string[] =>
        typeof value === "string"
          ? [value]
          : typeof value === "object" && value !== null
            ? Object.values(value).flatMap(all)
            : [];
      const wrong = all(textsOf(calculator, "fr")).flatMap((text) =>
        typographyProblems(text).map((problem) => `${problem}: ${text}`),
      );
      expect(wrong).toEqual([]);
    });

    test.each(LANGUAGES)(
      "in %s, no number is parted from its unit at the end of a line, and no text is that of another language",
      (language) => {
        const { names: _names, ...texts } = textsOf(calculator, language);
        const told = JSON.stringify(texts);
        expect(
          told.match(/\d (?:mL|ms\b|mmHg|mmol|mg\b|g\/L|cm\b|kg\b|%|µmol|µg|h\b)[^"]{0,20}/g) ?? [],
        ).toEqual([]);
        const sentences = (value: unknown): string[] =>
          typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(sentences);
        for (const other of LANGUAGES)
          if (other !== language) {
            const { names: _others, ...theirs } = textsOf(calculator, other);
            const same = sentences(theirs).filter(
              (text) => text.length > 30 && told.includes(JSON.stringify(text)),
            );
            expect(same).toEqual([]);
          }
      },
    );

    test("its ranges are nested, its bands rise and cover every result", () => {
      for (const input of Object.values(calculator.inputs)) {
        if (input.kind !== "number") continue;
        const { possible, usual, normal = usual } = input;
        expect(possible.min).toBeLessThanOrEqual(usual.min);
        expect(usual.min).toBeLessThanOrEqual(normal.min);
        expect(normal.max).toBeLessThanOrEqual(usual.max);
        expect(usual.max).toBeLessThanOrEqual(possible.max);
      }
      const starts = calculator.bands.map(({ from }) => from);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      expect(starts[0] ?? 0).toBeLessThanOrEqual(calculator.result.min ?? 0);
      const order = new Map(calculator.bands.map(({ id }, index) => [id, index]));
      const rank = (value: number) => order.get(bandOf(calculator.bands, value) ?? "") ?? -1;
      const inResult = fc.double({
        min: calculator.result.min ?? 0,
        max: calculator.result.max ?? 1000,
        noNaN: true,
      });
      fc.assert(
        fc.property(inResult, inResult, (a, b) => rank(Math.min(a, b)) <= rank(Math.max(a, b))),
      );
    });

    test("every unit goes and comes back, and typing a value in another unit gives the same value", () => {
      const numbers = Object.values(calculator.inputs).filter((input) => input.kind === "number");
      for (const { units, possible } of numbers)
        for (const unit of units) {
          const anywhere = fc.double({ min: possible.min, max: possible.max, noNaN: true });
          fc.assert(
            fc.property(
              anywhere,
              (value) =>
                Math.abs(toCanonical(fromCanonical(value, unit), unit) - value) <=
                1e-9 * Math.max(1, Math.abs(value)),
            ),
            { numRuns: runs(30) },
          );
        }
    });

    test("whatever is typed, there is a result or a reason, never a result out of its range", () => {
      const hostile = fc.oneof(
        fc.string(),
        fc.constantFrom(
          "",
          " ",
          "0",
          "-1",
          "1,5",
          "1.5",
          "1 234,5",
          "1e3",
          "∞",
          "NaN",
          "9".repeat(40),
          "12 bananes",
          "<5",
          "5 mg",
          "null",
          "×10⁹/L",
        ),
        fc.double(),
        fc.boolean(),
        fc.constant(null),
      ) as fc.Arbitrary<Given>;
      const forms = fc.record(
        Object.fromEntries(Object.keys(calculator.inputs).map((name) => [name, hostile])),
      );
      fc.assert(
        fc.property(forms, (given) => {
          const { outcome, problems, missing } = evaluate(calculator, given);
          if (!outcome) return problems.length + missing.length > 0;
          return (
            outcome.value === null ||
            (Number.isFinite(outcome.value) && outcome.value >= (calculator.result.min ?? 0))
          );
        }),
        { numRuns: runs(100) },
      );
    });

    test("while incomplete, the announced range holds whatever comes next", () => {
      const complete = calculator.cases.find(({ value }) => value !== null);
      if (!complete) throw new Error("a case with a value is needed");
      const names = Object.keys(complete.inputs);
      for (const kept of names.map((_name, index) => names.slice(0, index + 1))) {
        const given = Object.fromEntries(kept.map((name) => [name, complete.inputs[name]]));
        const { possible } = evaluate(calculator, given);
        if (possible && complete.value !== null) {
          expect(possible.min).toBeLessThanOrEqual(complete.value + 1e-9);
          expect(possible.max).toBeGreaterThanOrEqual(complete.value - 1e-9);
        }
      }
    });
  },
);

test("spellings of units are unique among those one input accepts", () => {
  for (const { inputs } of CALCULATORS)
    for (const input of Object.values<Input>(inputs)) {
      if (input.kind !== "number") continue;
      const symbols = input.units.map((unit: UnitSymbol) => UNITS[unit].symbol);
      expect(new Set(symbols).size).toBe(symbols.length);
    }
});

test("a result is carried to a calculator that reads it, in its first unit", () => {
  const feeding = CALCULATORS.filter(({ feeds }) => feeds !== undefined);
  expect(feeding.map(({ id }) => id)).toContain("lund-browder");
  for (const one of feeding) {
    const target = CALCULATORS.find(({ id }) => id === one.feeds?.calculator);
    const name = one.feeds?.input ?? "";
    const input = target?.inputs[name];
    if (!target || input?.kind !== "number") throw new Error(`${one.id} feeds nothing`);
    expect(UNITS[input.units[0]].symbol).toBe(one.result.unit);
    const [{ value }] = one.cases;
    const hash = feedRoute(one, value)?.split("#")[1] ?? "";
    expect(evaluate(target, fromFragment(target, hash)).entries[name]?.value).toBe(value);
    for (const language of LANGUAGES) expect(textsOf(one, language).feeds).toBeTruthy();
  }
});

test("a record that lacks something is refused", () => {
  const [some] = CALCULATORS;
  if (!some) throw new Error("a calculator is needed");
  const texts = LANGUAGES.map((language) => textsOf(some, language));
  const [first] = texts;
  if (!first) throw new Error("texts are needed");
  const derived = { origin: "derived", source: "By hand", inputs: {}, value: 0 } as const;
  const planted = [
    recordProblems({ ...some, reference: { ...some.reference, title: " " } }, texts),
    recordProblems(
      {
        ...some,
        review: {
          ...some.review,
          opened: [{ link: "https://fr.scribd.com/document/1", where: "p. 1", compared: "bands" }],
        },
      },
      texts,
    ),
    recordProblems(
      {
        ...some,
        review: {
          ...some.review,
          opened: [{ link: "https://chadsva.org", where: "p. 1", compared: "bands" }],
        },
      },
      texts,
    ),
    recordProblems({ ...some, review: { ...some.review, opened: [] } }, texts),
    recordProblems({ ...some, review: { ...some.review, day: "soon" } }, texts),
    recordProblems(
      {
        ...some,
        review: { ...some.review, how: "publishedVector" },
        cases: [derived, derived, derived],
      },
      texts,
    ),
    recordProblems(
      {
        ...some,
        cases: [
          { ...derived, origin: "published", source: "someone.com, example 1" },
          derived,
          derived,
        ],
      },
      texts,
    ),
    recordProblems(some, [{ ...first, licence: "" }]),
    recordProblems(some, [{ ...first, limits: [] }]),
  ];
  expect(planted.map((problems) => problems.length)).toEqual(planted.map(() => 1));
});
