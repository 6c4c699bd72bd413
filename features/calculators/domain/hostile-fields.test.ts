// Every number field of every calculator against what people type and paste: the right value, or a
// sentence on that field. Never another value.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "#platform/testing/runs.ts";
import type { Calculator, NumberInput } from "./calculator.ts";
import { CALCULATORS } from "./catalogue.ts";
import { evaluate } from "./evaluate.ts";
import { fromFragment, toFragment } from "./fragment.ts";
import {
  findUnit,
  fromCanonical,
  spellings,
  toCanonical,
  UNITS,
  type UnitSymbol,
} from "./units.ts";

const FIELDS = CALCULATORS.flatMap((calculator) =>
  Object.entries(calculator.inputs)
    .filter((entry): entry is [string, NumberInput] => entry[1].kind === "number")
    .map(([name, input]) => [calculator.id, name, calculator, input] as const),
);

function read(calculator: Calculator, name: string, text: string) {
  const { entries, problems, outcome } = evaluate(calculator, { [name]: text });
  return { value: entries[name]?.value, problems, outcome };
}

/** No number of any field, whatever its unit. */
const NEVER = [
  ..."-−–‐‑﹣－"
    .split("")
    .flatMap((dash) => [`${dash}1`, `${dash} 40`, `${dash}0,5`, `${dash}37`, `${dash}12,5 mg/l`]),
  "1e9",
  "1E9",
  "1e-3",
  "1000000000",
  "1 000 000 000",
  "1\u00A0000\u00A0000\u00A0000",
  "9".repeat(40),
  "∞",
  "NaN",
  "Infinity",
  "abc",
  "douze",
  "12 bananes",
  "12 bananes/L",
  "1 2 3",
  "1,2,3",
  "1.2.3",
  "1,,2",
  "1..2",
  "--5",
  "+-5",
  "5-",
  "5 à 6",
  "5-6",
  "5/6/7",
  "<5",
  ">5",
  "≤ 5",
  "≥5",
  "~5",
  "±5",
  "5 ± 1",
  "5?",
  "(5)",
  "٣٧",
  "３７",
  "Ⅻ",
  "½",
  "0x25",
  "=2+35",
  "37;5",
  "37:5",
  "'37",
  "37\n38",
  "37\t38",
  "<script>37</script>",
  "null",
  "undefined",
  "true",
  "[37]",
  "{}",
  "37 mg/dL/L",
  "37 µ",
  "37 mol/µL",
];
const NOTHING = ["", " ", "\u00A0", "\u202F", "\t\n"];

describe.each(FIELDS)("%s, %s", (_id, name, calculator, input) => {
  test("what is no number of this field has its sentence on this field, and no result", () => {
    for (const text of NEVER) {
      const { value, problems, outcome } = read(calculator, name, text);
      expect([text, value, outcome]).toEqual([text, undefined, null]);
      expect([text, problems.map(({ field }) => field)]).toEqual([text, [name]]);
    }
  });

  test("an empty field is not given", () => {
    for (const text of NOTHING) {
      const { value, problems } = read(calculator, name, text);
      expect([text, value, problems]).toEqual([text, undefined, []]);
    }
  });

  test("zero is a value only where nothing is something", () => {
    for (const text of ["0", "0,0", "0.00", "-0", "−0"]) {
      const { value, problems } = read(calculator, name, text);
      if (input.possible.min <= 0) expect([text, Number(value) + 0]).toEqual([text, 0]);
      else expect([text, value, problems[0]?.field]).toEqual([text, undefined, name]);
    }
  });

  test("a pasted unit is the unit, in every spelling; another's unit is refused", () => {
    const foreign = Object.keys(UNITS) as UnitSymbol[];
    const [middle] = [Math.round((input.usual.min + input.usual.max) / 2)];
    for (const unit of foreign)
      for (const spelling of [UNITS[unit].symbol, ...spellings(unit)]) {
        // "40 103/mm3" is forty thousand one hundred and three.
        if (spelling === "" || /^\d{3}/.test(spelling)) continue;
        const accepted = findUnit(spelling, input.units);
        const number = accepted ? Number(fromCanonical(middle, accepted).toPrecision(4)) : 12.5;
        for (const text of [
          `${number} ${spelling}`,
          `${String(number).replace(".", ",")}\u00A0${spelling}`,
        ]) {
          const { value, problems } = read(calculator, name, text);
          if (accepted) {
            const right = toCanonical(number, accepted);
            // "49.95" of a whole number is refused, and nothing else may differ.
            if (value === undefined) expect([text, problems[0]?.field]).toEqual([text, name]);
            else expect([text, value]).toEqual([text, right]);
          } else expect([text, value, problems[0]?.field]).toEqual([text, undefined, name]);
        }
      }
  });

  test("comma or point, groups, spaces of all kinds and signs: the same value in each unit, or a question", () => {
    const anywhere = fc.double({ min: input.possible.min, max: input.possible.max, noNaN: true });
    fc.assert(
      fc.property(
        anywhere,
        fc.constantFrom(...input.units),
        fc.integer({ min: 2, max: 6 }),
        (some, unit, digits) => {
          const number = Number(fromCanonical(some, unit).toPrecision(digits));
          if (Math.abs(number) < 1e-6) return;
          const right = toCanonical(number, unit);
          const plain = String(number);
          const [whole = "", decimals] = plain.split(".");
          const grouped = (by: string) => whole.replace(/\B(?=(\d{3})+$)/g, by);
          const decimal = (sign: string) => (decimals === undefined ? "" : sign + decimals);
          const { symbol } = UNITS[unit];
          const texts = [
            plain,
            plain.replace(".", ","),
            `+${plain}`,
            ...[" ", "\u00A0", "\u202F", "\u2009", "’"].map(
              (space) => grouped(space) + decimal(","),
            ),
            grouped(".") + decimal(","),
            grouped(",") + decimal("."),
          ].flatMap((text) => [
            `${text} ${symbol}`,
            `  ${text}\u00A0${symbol} `,
            `${text}\u202F${symbol.toUpperCase()}`,
          ]);
          for (const text of texts) {
            const { value, problems } = read(calculator, name, text);
            if (value === undefined)
              expect([text, problems.map(({ field }) => field)]).toEqual([text, [name]]);
            else if (symbol !== "" || input.units.length === 1)
              expect([text, value]).toEqual([text, right]);
          }
        },
      ),
      { numRuns: runs(60) },
    );
  });

  test("without a unit, it is the canonical one or the only possible one, never one of two that are likely", () => {
    const anywhere = fc.double({
      min: input.possible.min / 100,
      max: input.possible.max,
      noNaN: true,
    });
    fc.assert(
      fc.property(anywhere, (some) => {
        const number = Number(some.toPrecision(4));
        const { value } = read(calculator, name, String(number));
        if (value === undefined) return;
        const inside = ({ min, max }: { min: number; max: number }, unit: UnitSymbol) =>
          toCanonical(number, unit) >= min && toCanonical(number, unit) <= max;
        const reading = input.units.find((unit) => toCanonical(number, unit) === value);
        expect(reading).toBeDefined();
        const [canonical, ...others] = input.units;
        if (reading === canonical && !inside(input.usual, canonical))
          expect(others.filter((unit) => inside(input.usual, unit))).toEqual([]);
        if (reading !== canonical)
          expect(input.units.filter((unit) => inside(input.possible, unit))).toEqual([reading]);
      }),
      { numRuns: runs(100) },
    );
  });

  test("the address of a value brings back that value", () => {
    const anywhere = fc.double({ min: input.possible.min, max: input.possible.max, noNaN: true });
    fc.assert(
      fc.property(
        anywhere,
        fc.constantFrom(...input.units),
        fc.integer({ min: 1, max: 15 }),
        (some, unit, digits) => {
          const number = Number(fromCanonical(some, unit).toPrecision(digits));
          if (Math.abs(number) < 1e-9) return;
          const first = evaluate(calculator, {
            [name]: { value: number, unit: UNITS[unit].symbol },
          });
          if (!first.entries[name]) return;
          const again = evaluate(
            calculator,
            fromFragment(calculator, toFragment(calculator, first)),
          );
          expect(again.entries[name]?.value).toBe(first.entries[name]?.value);
        },
      ),
      { numRuns: runs(60) },
    );
  });
});
