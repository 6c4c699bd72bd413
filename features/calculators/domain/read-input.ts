// From what was given for one input to its value, or to the reason why it has none. Never a guess:
// a number is refused rather than read in a unit or with a decimal sign that could be another.
import type { Input, NumberInput, Range } from "./calculator.ts";
import { readNumber } from "./typed-number.ts";
import { findUnit, fromCanonical, toCanonical, type UnitSymbol } from "./units.ts";

/** A typed text, a value of JSON, or a value with its unit (a symbol or any of its spellings). */
export type Given =
  | string
  | number
  | boolean
  | null
  | undefined
  | { value: string | number; unit?: string | undefined };

export const PROBLEM_CODES = [
  "notANumber",
  "notExact",
  "ambiguous",
  "unknownUnit",
  "unitNeeded",
  "unitMissing",
  "impossible",
  "negative",
  "notWhole",
  "unknownOption",
  "notYesNo",
  "unknownInput",
  "ambiguousField",
  "ambiguousOption",
  "givenTwice",
  "rule",
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface Problem {
  field: string;
  code: ProblemCode;
  /** For `impossible`: limits in `unit`. */
  range?: Range;
  unit?: UnitSymbol;
  /** For `rule`: key under "rules" of the calculator. */
  rule?: string;
  /** The two readings of an ambiguous number. */
  readings?: readonly number[];
  /** The fields, or the options, that an ambiguous label may name. */
  candidates?: readonly string[];
}

export interface Typed {
  /** In the canonical unit. */
  value: number | string | boolean;
  /** As typed, for numbers. */
  typed?: { value: number; unit: UnitSymbol };
  unlikely?: boolean;
}

export type Reading =
  | { ok: true; entry: Typed }
  | { ok: false; problem: Omit<Problem, "field"> }
  | { ok: null };

const inside = (value: number, { min, max }: Range) => value >= min && value <= max;
const isPossible = (input: NumberInput, value: number, unit: UnitSymbol) =>
  inside(toCanonical(value, unit), input.possible);

const refuse = (problem: Omit<Problem, "field">): Reading => ({ ok: false, problem });

/**
 * What a number without its unit is read in. `announced`: the canonical one, which the screen shows
 * beside the field. `plain`, for a model's tool: the canonical one, when it alone makes the number
 * possible. `refused`, for programs: none, as soon as the field accepts several.
 */
export type BareNumbers = "announced" | "plain" | "refused";

/** `ok: null`: nothing was given. */
export function readInput(input: Input, given: Given, bare: BareNumbers = "announced"): Reading {
  if (given === null || given === undefined) return { ok: null };
  if (typeof given === "string" && given.trim() === "") return { ok: null };
  if (typeof given === "object" && typeof given.value === "string" && given.value.trim() === "")
    return { ok: null };
  if (input.kind === "number") return readQuantity(input, given, bare);
  if (input.kind === "choice") {
    const said = typeof given === "object" ? given.value : given;
    const found = input.options.find(
      (option) => option.toLowerCase() === String(said).trim().toLowerCase(),
    );
    return found === undefined
      ? refuse({ code: "unknownOption" })
      : { ok: true, entry: { value: found } };
  }
  if (typeof given === "boolean") return { ok: true, entry: { value: given } };
  const word = String(typeof given === "object" ? given.value : given)
    .trim()
    .toLowerCase();
  if (["true", "yes", "oui", "si", "sí", "1", "o", "y"].includes(word))
    return { ok: true, entry: { value: true } };
  if (["false", "no", "non", "0", "n"].includes(word)) return { ok: true, entry: { value: false } };
  return refuse({ code: "notYesNo" });
}

function readQuantity(
  input: NumberInput,
  given: Exclude<Given, null | undefined>,
  bare: BareNumbers,
): Reading {
  if (typeof given === "boolean") return refuse({ code: "notANumber" });
  const { value: said, unit: asked } =
    typeof given === "object" ? given : { value: given, unit: undefined };
  if (typeof said === "number") {
    if (!Number.isFinite(said)) return refuse({ code: "notANumber" });
    return place(input, [said], asked ?? "", bare === "announced" ? "canonical" : bare);
  }
  if (/^[<>≤≥~]/.test(said.trim())) return refuse({ code: "notExact" });
  const metres = /^\s*([12])\s*m\s*(\d{2})\s*$/i.exec(said);
  if (metres && input.units.includes("m"))
    return place(input, [Number(`${metres[1]}.${metres[2]}`)], "m", bare);
  const number = readNumber(said);
  if (!number) return refuse({ code: "notANumber" });
  // The unit pasted with the value wins over the one selected beside the field.
  const unit = number.rest === "" ? (asked ?? "") : number.rest;
  return place(input, number.readings, unit, bare);
}

/**
 * Unlikely in the canonical unit and likely in another: "1,2" of urea is 1.2 g/L more often than
 * 1.2 mmol/L.
 */
export const likelierElsewhere = (input: NumberInput, readings: readonly number[]): boolean => {
  const isUsual = (unit: UnitSymbol) =>
    readings.some((value) => inside(toCanonical(value, unit), input.usual));
  const [canonical, ...others] = input.units;
  return !isUsual(canonical) && others.some(isUsual);
};

function place(
  input: NumberInput,
  readings: readonly number[],
  unitText: string,
  /** `canonical`: a number of the project's own code, which was never typed. */
  bare: BareNumbers | "canonical",
): Reading {
  if (unitText.trim() !== "") {
    const unit = findUnit(unitText, input.units);
    return unit ? judge(input, readings, unit) : refuse({ code: "unknownUnit" });
  }
  const makePossible = (name: UnitSymbol) =>
    readings.some((value) => isPossible(input, value, name));
  const [canonical] = input.units;
  const possible = input.units.filter(makePossible);
  // Possible in none: the reason says between which limits it is expected.
  if (possible.length === 0) return judge(input, readings, canonical);
  if (bare === "refused" && input.units.length > 1)
    return refuse({ code: possible.length > 1 ? "unitNeeded" : "unitMissing" });
  // A model may have dropped the unit that was written: it is never given the benefit of the doubt.
  if (bare === "plain" && possible.length > 1) return refuse({ code: "unitNeeded" });
  if (bare === "plain" && (possible[0] !== canonical || likelierElsewhere(input, readings)))
    return refuse({ code: "unitMissing" });
  return announced(input, readings, possible, bare);
}

/**
 * On a screen that shows the canonical unit: that one, or where it is impossible the only other
 * that makes it possible.
 */
function announced(
  input: NumberInput,
  readings: readonly number[],
  possible: readonly UnitSymbol[],
  bare: BareNumbers | "canonical",
): Reading {
  const [canonical] = input.units;
  if (!possible.includes(canonical)) {
    const [only, ...others] = possible;
    return others.length > 0
      ? refuse({ code: "unitNeeded" })
      : judge(input, readings, only ?? canonical);
  }
  if (readings.length > 1 && !isPossible(input, readings[0] ?? Number.NaN, canonical)) {
    // "1,200" without a unit may be 1200 in the canonical one, or 1.2 in another.
    const decimal = readings[0] ?? Number.NaN;
    if (possible.some((name) => isPossible(input, decimal, name)))
      return refuse({ code: "ambiguous", readings });
  } else if (bare === "announced" && likelierElsewhere(input, readings))
    return refuse({ code: "unitNeeded" });
  return judge(input, readings, canonical);
}

function judge(input: NumberInput, readings: readonly number[], unit: UnitSymbol): Reading {
  const possible = readings.filter((value) => isPossible(input, value, unit));
  if (possible.length > 1) return refuse({ code: "ambiguous", readings: possible });
  const [value] = possible;
  if (value === undefined) {
    if (readings.every((reading) => reading < 0) && input.possible.min >= 0 && unit !== "celsius")
      return refuse({ code: "negative", unit });
    const { min, max } = input.possible;
    return refuse({
      code: "impossible",
      unit,
      range: { min: fromCanonical(min, unit), max: fromCanonical(max, unit) },
    });
  }
  const canonical = toCanonical(value, unit);
  if (input.integer && !Number.isInteger(canonical)) return refuse({ code: "notWhole" });
  const unlikely = !inside(canonical, input.usual);
  return {
    ok: true,
    entry: { value: canonical, typed: { value, unit }, ...(unlikely ? { unlikely } : {}) },
  };
}
