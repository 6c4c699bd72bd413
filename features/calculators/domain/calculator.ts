// The form of a calculator: one object from which the screen, the assistant's tool, the command
// line and the tests are drawn. It holds no sentence: its texts stand beside it, one file a
// language.
import type { UnitSymbol } from "./units.ts";

/** Specialties, in the order of the list. */
export const CATEGORIES = [
  "severity",
  "cardiology",
  "thrombosis",
  "respiratory",
  "infection",
  "neurology",
  "trauma",
  "obstetrics",
  "digestive",
  "kidney",
  "metabolism",
  "treatment",
  "organisation",
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Why the person came: what groups calculators whose answers are shared. */
export const REASONS = [
  "chestPain",
  "dyspnoea",
  "sepsis",
  "coma",
  "deficit",
  "headInjury",
  "trauma",
  "burn",
  "legSwelling",
  "rhythm",
  "syncope",
  "bleeding",
  "liver",
  "kidney",
  "metabolic",
  "shock",
  "arrest",
  "pregnancy",
  "alcohol",
  "admission",
  "surgery",
  "soreThroat",
] as const;
export type Reason = (typeof REASONS)[number];

/** Inclusive, in the canonical unit. */
export interface Range {
  min: number;
  max: number;
}

/** What is known so far, in canonical units; absent = not given. */
export type Partial = Readonly<Record<string, number | string | boolean | undefined>>;

interface Condition {
  /**
   * Absent: always asked for. Otherwise asked for only when this holds; "never": welcome, never
   * asked for.
   */
  needed?: ((known: Partial) => boolean) | "never";
  /** Stays in the form, and in the line for the record, even when it is no longer asked for. */
  relevant?: "always";
}

export interface NumberInput extends Condition {
  kind: "number";
  /** First unit: canonical, the one the value is kept and computed in. */
  units: readonly [UnitSymbol, ...UnitSymbol[]];
  normal?: Range;
  /** Outside: computed, with a warning. */
  usual: Range;
  /** Outside: refused, never computed. */
  possible: Range;
  integer?: true;
  /** Digits after the decimal sign, in the canonical unit; display only. */
  decimals: number;
}

export interface ChoiceInput extends Condition {
  kind: "choice";
  options: readonly string[];
  /** Taken when nothing is said, and always shown with the result. */
  default?: string;
}

export interface YesNoInput extends Condition {
  kind: "yesno";
  /**
   * A line of a list to tick: on the form what is not ticked is absent, and the form says so. Never
   * a judgement.
   */
  listed?: true;
}

export type Input = NumberInput | ChoiceInput | YesNoInput;
export type Inputs = Readonly<Record<string, Input>>;

type Known<I extends Input> = I extends { kind: "number" }
  ? number
  : I extends { kind: "choice"; options: readonly (infer Option)[] }
    ? Option
    : boolean;

/** Values of complete inputs: those with a condition may be absent. */
export type Values<I extends Inputs> = {
  readonly [Name in keyof I]: I[Name] extends { needed: unknown }
    ? Known<I[Name]> | undefined
    : Known<I[Name]>;
};

/**
 * The unit each number was typed in: some publications have two columns that rounding makes differ.
 */
export type TypedUnits = Readonly<Record<string, UnitSymbol | undefined>>;

export type Tone = "neutral" | "good" | "watch" | "alert";

/**
 * From `from` (included, unless `after`) to the next band. What it means is in the texts, under its
 * id.
 */
export interface Band {
  id: string;
  from: number;
  /** "Above 6", not "6 or more". */
  after?: true;
  tone: Tone;
}

/**
 * One line of a score. `points` runs once its inputs are known; until then the score lies between
 * `min` and `max`.
 */
export interface Item<V> {
  id: string;
  /** What the name of the score calls it: the H of HEART. Told with its points in the record. */
  letter?: string;
  inputs: readonly (keyof V & string)[];
  min: number;
  max: number;
  points(values: V, typed: TypedUnits): number;
}

export interface Extra {
  /** Key of its label in the texts, under "also". */
  id: string;
  value: number;
  unit: string;
  decimals: number;
  /** Band of this value in its own scale, under "bands". */
  band?: string;
}

export interface Outcome {
  /**
   * Null when the instrument gives no total, such as a Glasgow scale whose verbal part cannot be
   * tested.
   */
  value: number | null;
  band: string | null;
  parts: readonly { id: string; points: number }[];
  also: readonly Extra[];
  /** The computation with the person's numbers; empty for a sum of points, which `parts` shows. */
  formula: string;
  /** Keys of sentences to show with this result, under "notes". */
  notes: readonly string[];
  /** What stands for the value when it is null ("E3 VT M5"). */
  symbol?: string;
}

export const CASE_ORIGINS = ["published", "independent", "derived"] as const;
export interface WorkedCase {
  /**
   * `published`: printed in a journal, a book or by the issuer; `independent`: of another public
   * implementation or of a teaching site, which is no publication; `derived`: by hand from the
   * formula.
   */
  origin: (typeof CASE_ORIGINS)[number];
  /** Where the vector is printed, or how it was derived. */
  source: string;
  inputs: Readonly<Record<string, number | string | boolean | { value: number; unit: string }>>;
  value: number | null;
  /** Largest accepted distance to a rounded published value; exact when absent. */
  within?: number;
  band?: string | null;
}

export interface Publication {
  authors: string;
  title: string;
  journal: string;
  year: number;
  doi: string;
}

/**
 * What was really opened, product rule §4; the primary source is "opened" only when its own text
 * was.
 */
export interface Review {
  day: string;
  primaryOpened: boolean;
  opened: readonly { link: string; where: string; compared: "constants" | "bands" | "vectors" }[];
  how: "recomputed" | "secondFormula" | "publishedVector";
}

export interface Definition<I extends Inputs> {
  id: string;
  category: Category;
  reasons: readonly [Reason, ...Reason[]];
  inputs: I;
  /** Cross-field rules: name of a sentence under "rules" and the field it stands on, or null. */
  rules?: readonly ((known: Partial) => { field: keyof I & string; rule: string } | null)[];
  result: { unit: string; decimals: number; min?: number; max?: number };
  /** Rising; empty when the publication attaches nothing to thresholds. */
  bands: readonly Band[];
  /** A drawing on which the measures are marked by a press. */
  drawing?: "burnMap";
  /** Another calculator that the result can be carried to: it is in the first unit of that input. */
  feeds?: { calculator: string; input: string };
  /** The band also depends on something else than the value: it is not told before the result. */
  bandNotByValue?: true;
  items?: readonly Item<Values<I>>[];
  compute(values: Values<I>, typed: TypedUnits, show: Show): Outcome;
  reference: Publication;
  /** Where bands come from when it is not the primary publication. */
  bandsReference?: Publication;
  /**
   * `free`: a published rule or formula without a claim known to us; `attribution`: free with
   * attribution.
   */
  licence: "free" | "attribution";
  cases: readonly [WorkedCase, WorkedCase, WorkedCase, ...WorkedCase[]];
  review: Review;
}

/** Writes a number in the reader's language, at most that many decimals. */
export type Show = (value: number, decimals: number) => string;

/**
 * A calculator as the engine keeps it: values unknown, checked by the engine before any
 * computation.
 */
export interface Calculator extends Omit<Definition<Inputs>, "compute" | "items"> {
  items?: readonly Item<never>[];
  compute(values: never, typed: TypedUnits, show: Show): Outcome;
}

/** What a form is drawn from: a calculator, or several merged into one. */
export type Form = Pick<Calculator, "inputs" | "items">;

/**
 * Keeps the exact types of the inputs inside the definition, so that `compute` cannot read a field
 * that is not asked.
 */
export const defineCalculator = <const I extends Inputs>(definition: Definition<I>): Calculator =>
  definition as unknown as Calculator;

export interface InputTexts {
  label: string;
  help?: string;
  /** Said with it when a sentence leaves it out: what it will be judged against. */
  asked?: string;
  /** How it is named among what is missing, when it stands for several. */
  missing?: string;
  /** On a form of several calculators, those it feeds. */
  scores?: string;
  options?: Readonly<Record<string, string>>;
}

/** One file a language: `<id>/fr.json`. */
export interface CalculatorTexts {
  name: string;
  /** As written in a record: "CURB-65". */
  short: string;
  summary: string;
  /** Other names, for the search. */
  names: readonly string[];
  inputs: Readonly<Record<string, InputTexts>>;
  parts?: Readonly<Record<string, string>>;
  also?: Readonly<Record<string, string>>;
  bands: Readonly<Record<string, { label: string; meaning: string }>>;
  rules?: Readonly<Record<string, string>>;
  notes?: Readonly<Record<string, string>>;
  /** What the link to the calculator that the result feeds says. */
  feeds?: string;
  limits: readonly string[];
  licence: string;
}
