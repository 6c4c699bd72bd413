// Units of the form: whatever one toggles, types or reloads, the value that is computed stays the
// one that was given.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import type { Calculator, NumberInput } from "../domain/calculator.ts";
import { CALCULATORS } from "../domain/catalogue.ts";
import { evaluate } from "../domain/evaluate.ts";
import { toFragment } from "../domain/fragment.ts";
import { showIn as showNumbers } from "../domain/present.ts";
import { fromCanonical } from "../domain/units.ts";
import { EMPTY, fromAddress, givenBy, showIn, shownText, tidied, typedInto } from "./form-state.ts";

const numeric = (calculator: Calculator) =>
  Object.entries(calculator.inputs).filter(
    (entry): entry is [string, NumberInput] => entry[1].kind === "number",
  );
const FIELDS = CALCULATORS.flatMap((calculator) =>
  numeric(calculator).map(([name, input]) => [calculator.id, name, calculator, input] as const),
);
const anywhere = ({ possible, integer }: NumberInput) =>
  integer
    ? fc.integer({ min: possible.min, max: possible.max })
    : fc.double({ min: possible.min, max: possible.max, noNaN: true });

describe.each(FIELDS)("%s, %s", (_id, name, calculator, input) => {
  const valueIn = (state: typeof EMPTY) =>
    evaluate(calculator, givenBy(state)).entries[name]?.value;

  test("toggling units, leaving the field and coming back never changes the stored value", () => {
    const units = fc.constantFrom(...input.units);
    fc.assert(
      fc.property(
        anywhere(input),
        units,
        fc.array(units, { maxLength: 6 }),
        fc.constantFrom(...LANGUAGES),
        (value, first, toggled, language) => {
          const show = showNumbers(language);
          const typed = String(Number(fromCanonical(value, first).toPrecision(6)));
          let state = typedInto(showIn(EMPTY, name, input, first), name, input, typed);
          const before = valueIn(state);
          // What is no value of this unit is read again in the next one.
          if (before === undefined) return;
          for (const unit of toggled) {
            state = tidied(showIn(state, name, input, unit), name, input, show);
            expect(valueIn(state)).toBe(before);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test("the address brings back the value it was given, in each language", () => {
    fc.assert(
      fc.property(
        anywhere(input),
        fc.constantFrom(...input.units),
        fc.constantFrom(...LANGUAGES),
        (value, unit, language) => {
          const show = showNumbers(language);
          const given = { value: Number(fromCanonical(value, unit).toPrecision(6)), unit };
          const typed = typedInto(
            showIn(EMPTY, name, input, unit),
            name,
            input,
            String(given.value),
          );
          const evaluation = evaluate(calculator, givenBy(typed));
          const stored = evaluation.entries[name]?.value;
          if (stored === undefined) return;
          const reloaded = fromAddress(calculator, `#${toFragment(calculator, evaluation)}`, show);
          expect([language, valueIn(reloaded)]).toEqual([language, stored]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("what is shown in another unit, typed again, is the same value to five figures", () => {
    fc.assert(
      fc.property(
        anywhere(input),
        fc.constantFrom(...input.units),
        fc.constantFrom(...LANGUAGES),
        (value, unit, lang) => {
          const show = showNumbers(lang);
          const typed = typedInto(EMPTY, name, input, String(Number(value.toPrecision(6))));
          const stored = valueIn(typed);
          const shown = showIn(typed, name, input, unit);
          const field = shown.fields[name];
          if (stored === undefined || !field) return;
          const again = valueIn(typedInto(shown, name, input, shownText(input, field, show)));
          if (again !== undefined)
            expect(Math.abs(Number(again) - Number(stored))).toBeLessThanOrEqual(
              1e-4 * Math.max(1, Math.abs(Number(stored))),
            );
        },
      ),
      { numRuns: 60 },
    );
  });
});
