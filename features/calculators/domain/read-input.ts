// From what was given for one input to its value, or to the reason why it has none. Never a guess: a number is refused
// rather than read in a unit or with a decimal sign that could be another.
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
  "impossible",
  "negative",
  "notWhole",
  "unknownOption",
  "notYesNo",
  "unknownInput",
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
}

export interface Typed {
  /** In the canonical unit. */
  value: number | string | boolean;
  /** As typed, for numbers. */
  typed?: { value: number; unit: UnitSymbol };
  unlikely?: boolean;
}

export type Reading = { ok: true; entry: Typed } | { ok: false; problem: Omit<Problem, "field"> } | { ok: null };

const inside = (value: number, { min, max }: Range) => value >= min && value <= max;
const isPossible = (input: NumberInput, value: number, unit: UnitSymbol) =>
  inside(toCanonical(value, unit), input.possible);

const refuse = (problem: Omit<Problem, "field">): Reading => ({ ok: false, problem });

/** What a number without its unit is read in. `announced`: the canonical one, which the screen shows beside the field and the
 *  catalogue announces to programs. `onlyPossible`: the one that makes it possible, asked for when there are several. */
export type BareNumbers = "announced" | "onlyPossible";

/** `ok: null`: nothing was given. */
export function readInput(input: Input, given: Given, bare: BareNumbers = "announced"): Reading {
  if (given === null || given === undefined) return { ok: null };
  if (typeof given === "string" && given.trim() === "") return { ok: null };
  if (typeof given === "object" && typeof given.value === "string" && given.value.trim() === "") return { ok: null };
  if (input.kind === "number") return readQuantity(input, given, bare);
  if (input.kind === "choice") {
    const said = typeof given === "object" ? given.value : given;
    const found = input.options.find((option) => option.toLowerCase() === String(said).trim().toLowerCase());
    return found === undefined ? refuse({ code: "unknownOption" }) : { ok: true, entry: { value: found } };
  }
  if (typeof given === "boolean") return { ok: true, entry: { value: given } };
  const word = String(typeof given === "object" ? given.value : given)
    .trim()
    .toLowerCase();
  if (["true", "yes", "oui", "si", "sí", "1", "o", "y"].includes(word)) return { ok: true, entry: { value: true } };
  if (["false", "no", "non", "0", "n"].includes(word)) return { ok: true, entry: { value: false } };
  return refuse({ code: "notYesNo" });
}

function readQuantity(input: NumberInput, given: Exclude<Given, null | undefined>, bare: BareNumbers): Reading {
  if (typeof given === "boolean") return refuse({ code: "notANumber" });
  const { value: said, unit: asked } = typeof given === "object" ? given : { value: given, unit: undefined };
  if (typeof said === "number") {
    if (!Number.isFinite(said)) return refuse({ code: "notANumber" });
    return place(input, [said], asked ?? "", bare === "announced" ? "program" : "model");
  }
  if (/^[<>≤≥~]/.test(said.trim())) return refuse({ code: "notExact" });
  const metres = /^\s*([12])\s*m\s*(\d{2})\s*$/i.exec(said);
  if (metres && input.units.includes("m")) return place(input, [Number(`${metres[1]}.${metres[2]}`)], "m", "person");
  const number = readNumber(said);
  if (!number) return refuse({ code: "notANumber" });
  // The unit pasted with the value wins over the one selected beside the field.
  const unit = number.rest === "" ? (asked ?? "") : number.rest;
  return place(input, number.readings, unit, bare === "announced" ? "person" : "model");
}

/** Unlikely in the canonical unit and likely in another: "1,2" of urea is 1.2 g/L more often than 1.2 mmol/L. */
export const likelierElsewhere = (input: NumberInput, readings: readonly number[]): boolean => {
  const isUsual = (unit: UnitSymbol) => readings.some((value) => inside(toCanonical(value, unit), input.usual));
  const [canonical, ...others] = input.units;
  return !isUsual(canonical) && others.some(isUsual);
};

function place(
  input: NumberInput,
  readings: readonly number[],
  unitText: string,
  from: "person" | "program" | "model",
): Reading {
  const [canonical] = input.units;
  const makePossible = (name: UnitSymbol) => readings.some((value) => isPossible(input, value, name));
  let unit: UnitSymbol | null = canonical;
  if (unitText.trim() !== "") {
    unit = findUnit(unitText, input.units);
    if (!unit) return refuse({ code: "unknownUnit" });
  } else if (from === "model" || !makePossible(canonical)) {
    // Without its unit a number is in the canonical one; where that is impossible, in the only one that makes it possible.
    // A model may have dropped the unit that was written: it is never given the benefit of the doubt.
    const others = input.units.filter(makePossible);
    if (others.length > 1) return refuse({ code: "unitNeeded" });
    unit = others[0] ?? canonical;
  } else if (readings.length > 1 && !isPossible(input, readings[0] ?? Number.NaN, canonical)) {
    // "1,200" without a unit may be 1200 in the canonical one, or 1.2 in another.
    const decimal = readings[0] ?? Number.NaN;
    if (input.units.some((name) => isPossible(input, decimal, name))) return refuse({ code: "ambiguous", readings });
  } else if (from === "person" && likelierElsewhere(input, readings)) {
    // A program gives its numbers in the unit the catalogue announces; a person's text is asked for its unit.
    return refuse({ code: "unitNeeded" });
  }
  return judge(input, readings, unit);
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
  return { ok: true, entry: { value: canonical, typed: { value, unit }, ...(unlikely ? { unlikely } : {}) } };
}
