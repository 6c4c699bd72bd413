// The catalogue as data, for programs: what each calculator takes, in which units, and what it
// gives.
import type { Calculator, CalculatorTexts, Input } from "./calculator.ts";
import { UNITS } from "./units.ts";

function describeInput(name: string, input: Input, texts: CalculatorTexts) {
  const { label = name, help, options } = texts.inputs[name] ?? {};
  const defaulted = input.kind === "choice" && input.default !== undefined;
  const required =
    defaulted || input.needed === "never"
      ? false
      : input.needed === undefined
        ? true
        : "conditional";
  const head = { name, kind: input.kind, label, ...(help === undefined ? {} : { help }), required };
  if (input.kind === "yesno") return { ...head, values: [true, false] };
  if (input.kind === "choice")
    return {
      ...head,
      options: input.options.map((value) => ({ value, label: options?.[value] ?? value })),
      ...(input.default === undefined ? {} : { default: input.default }),
    };
  const { units, normal, usual, possible, integer = false } = input;
  return {
    ...head,
    /**
     * The first of `units`, in which limits are given. With several units, a number of `compute`
     * names its own.
     */
    unit: UNITS[units[0]].symbol,
    units: units.map((unit) => {
      const {
        symbol,
        factor,
        offset = 0,
      } = UNITS[unit] as { symbol: string; factor: number; offset?: number };
      return { symbol, factor, offset };
    }),
    normal: normal ?? null,
    usual,
    possible,
    integer,
  };
}

/** `value` of a unit in the canonical one is (value + offset) × factor. */
export function describe(calculator: Calculator, texts: CalculatorTexts) {
  const { id, category, inputs, result, bands, reference, bandsReference, licence, cases, review } =
    calculator;
  return {
    id,
    name: texts.name,
    category,
    summary: texts.summary,
    inputs: Object.entries(inputs).map(([name, input]) => describeInput(name, input, texts)),
    result,
    /** `fromExcluded`: above `from`, not from it. */
    bands: bands.map(({ id: band, from, after = false }) => ({
      id: band,
      from,
      fromExcluded: after,
      ...texts.bands[band],
    })),
    limits: texts.limits,
    reference,
    bandsReference: bandsReference ?? null,
    licence: { status: licence, text: texts.licence },
    cases,
    review,
  };
}
