// How a result is written: numbers in the reader's language, rounding here and nowhere else.
import type { Language } from "#platform/i18n/languages.ts";
import type {
  Band,
  Calculator,
  CalculatorTexts,
  Extra,
  Input,
  Outcome,
  Show,
} from "./calculator.ts";
import type { Evaluation } from "./evaluate.ts";
import type { Typed } from "./read-input.ts";
import { bandOf } from "./score.ts";
import { plainNumber } from "./typed-number.ts";
import { UNITS, type UnitSymbol } from "./units.ts";

/**
 * What the sentences of the room say in the reader's language; the screen and the server each have
 * their own source.
 */
export type Say = (key: string, vars?: Record<string, unknown>) => string;

/** As printers set it; what is read back accepts both signs. */
const MINUS = "\u2212";

const formats = new Map<string, Intl.NumberFormat>();

export function showIn(language: Language): Show {
  return (value, decimals) => {
    const key = `${language}|${decimals}`;
    let format = formats.get(key);
    if (!format) {
      format = new Intl.NumberFormat(language, {
        maximumFractionDigits: decimals,
        useGrouping: "min2",
      });
      formats.set(key, format);
    }
    return format.format(Object.is(value, -0) ? 0 : value).replace("-", MINUS);
  };
}

/**
 * As text of a field, to be read again: every digit and no grouping, because "68,600" has two
 * readings.
 */
export const editable = (value: number, show: Show): string =>
  plainNumber(value).replace(".", show(1.5, 1).charAt(1));

/** Rounding that changes a number by more than this changes a dose. */
const MOST_ROUNDING = 0.05;

const isNear = (rounded: number, value: number): boolean =>
  Math.abs(rounded - value) <= MOST_ROUNDING * Math.abs(value);

/**
 * Rounded for reading, with as many more decimals as it takes to stay in its band and near itself:
 * 59.6 is not shown as "60, G3a", nor 0.34 mL as 0.3.
 */
export function roundedInBand(value: number, decimals: number, bands: readonly Band[]): number {
  for (let digits = decimals; digits < decimals + 4; digits += 1) {
    const rounded = Number(value.toFixed(digits));
    if (bandOf(bands, rounded) === bandOf(bands, value) && isNear(rounded, value)) return rounded;
  }
  return value;
}

/**
 * A number and its unit: English writes "13%" where French and Spanish leave a space; a rate
 * touches its number.
 */
function withUnit(number: string, unit: string, show: Show): string {
  if (unit === "") return number;
  const sign = show(1.5, 1).charAt(1);
  const touches = unit.startsWith("/") || (unit === "%" && sign === ".");
  return number + (touches ? "" : "\u00A0") + unit.replace("1,73", `1${sign}73`);
}

/** What a missing input is called: one that stands for several has a name for it. */
export const missingLabel = (texts: Pick<CalculatorTexts, "inputs">, name: string): string =>
  texts.inputs[name]?.missing ?? texts.inputs[name]?.label ?? name;

/** Of a result: days have no symbol of their own, and take the reader's. */
export const shownUnit = (unit: string, say: Say): string =>
  unit === "d" ? say("units.days") : unit;

/** With the space before it and the decimal sign of the reader; empty when the result has none. */
export const resultUnit = ({ result }: Calculator, show: Show, say: Say): string =>
  withUnit("", shownUnit(result.unit, say), show);

export function showResult(
  calculator: Calculator,
  { value, symbol }: Outcome,
  show: Show,
  say: Say,
): string {
  if (value === null) return symbol ?? "—";
  const { unit, decimals } = calculator.result;
  const rounded = roundedInBand(value, decimals, calculator.bands);
  return withUnit(show(rounded, decimals + 4), shownUnit(unit, say), show);
}

/** An extra in a band of the calculator is rounded inside that band, as the result is. */
export function showExtra(
  { bands }: Calculator,
  { value, unit, decimals, band }: Extra,
  show: Show,
  say: Say,
): string {
  const graded = band !== undefined && bands.some(({ id }) => id === band);
  const rounded = roundedInBand(value, decimals, graded ? bands : []);
  return withUnit(show(rounded, decimals + 4), shownUnit(unit, say), show);
}

/** As typed, in the unit it was typed in: "1,2 mg/dL". The unit of age is the reader's word. */
export function showEntry(
  name: string,
  input: Input,
  entry: Typed,
  texts: CalculatorTexts,
  show: Show,
  say: Say,
): string {
  if (input.kind === "choice")
    return texts.inputs[name]?.options?.[String(entry.value)] ?? String(entry.value);
  if (input.kind === "yesno") return say(entry.value === true ? "yes" : "no");
  const { value, unit } = entry.typed ?? { value: Number(entry.value), unit: input.units[0] };
  return measured(value, 6, unit, show, say);
}

/** A measure as one writes it: "110/min", "40 ans", "0,6" of a fraction. */
export const measured = (
  value: number,
  decimals: number,
  unit: UnitSymbol,
  show: Show,
  say: Say,
): string =>
  withUnit(
    show(value, decimals),
    unit === "none" || unit === "fraction" ? "" : unitLabel(unit, say),
    show,
  );

export const unitLabel = (unit: UnitSymbol, say: Say): string =>
  unit === "years" || unit === "fraction" ? say(`units.${unit}`) : UNITS[unit].symbol;

/** "HEART 5 (H1 E1 A2 R1 T0) – risque modéré": a score whose name holds its lines is told by them. */
function lineByLetters(
  calculator: Calculator,
  outcome: Outcome,
  texts: CalculatorTexts,
  show: Show,
  say: Say,
): string {
  const letters = outcome.parts.flatMap(({ id, points }) => {
    const letter = calculator.items?.find((item) => item.id === id)?.letter;
    return letter === undefined ? [] : [`${letter}${show(points, 1)}`];
  });
  if (letters.length === 0) return "";
  const band = outcome.band === null ? undefined : texts.bands[outcome.band]?.label;
  const meant = band === undefined ? "" : ` – ${band.charAt(0).toLowerCase()}${band.slice(1)}`;
  return `${texts.short} ${showResult(calculator, outcome, show, say)} (${letters.join(" ")})${meant}`;
}

/** One line for the record: result, band, then every value it came from. */
export function recordLine(
  calculator: Calculator,
  evaluation: Evaluation,
  texts: CalculatorTexts,
  show: Show,
  say: Say,
): string {
  const { outcome, entries, relevant } = evaluation;
  if (!outcome) return "";
  const byLetters = lineByLetters(calculator, outcome, texts, show, say);
  if (byLetters !== "") return byLetters;
  const { max } = calculator.result;
  const total =
    calculator.result.unit === "" && max !== undefined && outcome.value !== null
      ? `/${show(max, 1)}`
      : "";
  const band = outcome.band === null ? undefined : texts.bands[outcome.band]?.label;
  const isAbsent = (input: Input, entry: Typed) =>
    input.kind === "yesno" && input.listed && entry.value === false;
  let absent = 0;
  const values = Object.entries(calculator.inputs).flatMap(([name, input]) => {
    const entry = entries[name];
    if (!entry || !relevant.includes(name)) return [];
    if (isAbsent(input, entry)) {
      absent += 1;
      return [];
    }
    const label = texts.inputs[name]?.label ?? name;
    return [`${label}${say("colon")} ${showEntry(name, input, entry, texts, show, say)}`];
  });
  const head = `${texts.short}${say("colon")} ${showResult(calculator, outcome, show, say)}${total}`;
  if (absent > 0) values.push(say("absentCriteria", { total: absent }));
  return `${head}${band === undefined ? "" : ` (${band})`}. ${values.join(`${say("semicolon")} `)}.`;
}
