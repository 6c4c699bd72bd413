// How a calculator is read from sentences: data beside its definition (`<id>/reading.ts`), in three
// languages. The one reader (`prose/`) knows numbers, units, negation and lists; it knows no
// calculator.
//
// A phrase is written folded (lower case, no accent). `*` ends a word as it likes, `(a|b)` chooses,
// `(a)?` may be missing, `~` stands for up to four words of the same clause. Commas separate
// phrases; ` ~~ ` is any words of the same sentence. The longest phrase at a place wins, among all the fields: "antecedent* de tvp" takes its
// place from "tvp".
import type { NumberInput } from "./calculator.ts";
import type { UnitSymbol } from "./units.ts";

/**
 * Phrases by language; each language has its own, `any` holds signs and abbreviations written alike
 * everywhere.
 */
export interface Phrases {
  fr: string;
  en: string;
  es: string;
  any?: string;
}

export interface NumberReading {
  names: Phrases;
  /** Units that belong to nothing else in these questions: the number needs no name. */
  ownUnits?: readonly UnitSymbol[];
  /** Its unit alone says nothing: "14 h" is more often an hour of the day than a delay. */
  named?: true;
  /** A name that tells the unit: "BUN 28 mg/dL" is of nitrogen. */
  nameTells?: { name: string; unit: UnitSymbol } | undefined;
  /**
   * In which range a number is written without its unit, by unit. In one range: that unit, shown as
   * supposed; in several: asked for. Without this table, the only unit that makes the value usual.
   */
  bare?: Readonly<Partial<Record<UnitSymbol, readonly [from: number, to: number]>>>;
  /** Units that a report in the language of the question does not print: never offered instead. */
  notPrinted?: readonly UnitSymbol[];
  /** What a shortened unit means beside this name: "Hb 8 g" is per decilitre. */
  short?: Readonly<Partial<Record<UnitSymbol, UnitSymbol>>>;
}

/** A limit of a measure, in its canonical unit (`prose/quantity-of.ts`). */
export interface MeasureRule {
  measure: string;
  value: number;
  /**
   * When the measure says no: "yields" to words that say yes ("dialysé" beside a low creatinine),
   * or says "nothing" at all (a normal ejection fraction leaves the other ways of failing). Without
   * it, it answers no, and words that say otherwise are a contradiction.
   */
  otherwise?: "yields" | "nothing";
  /** When the measure says yes, it only raises the question, which words answer. */
  opens?: true;
}
type MeasureRules = MeasureRule | readonly MeasureRule[];

/** What may be said normal as a whole. */
export type System =
  | "legs"
  | "heart"
  | "liver"
  | "lungs"
  | "kidneys"
  | "brain"
  | "pressure"
  | "skull";

export interface CriterionReading {
  yes: Phrases;
  /** Absent when this system is said normal ("rien aux jambes"). */
  system?: System;
  /** Says absent in words of its own ("orientee"). Plain negations of `yes` need nothing. */
  no?: Phrases;
  /** Must be said: silence never counts as absent. */
  judgement?: true;
  /** Not of the list: "le reste négatif" says nothing of it. */
  apart?: true;
  /**
   * A condition of the conclusion, not of the count: nobody spoke of it, the count is given and its
   * conclusion withheld.
   */
  withheld?: true;
  /** Holds its place and says nothing: "hypertension portale". */
  not?: Phrases;
  /** Part of the person's history: "sans antecedent" answers it. */
  history?: true;
  /** Made of several things, each enough ("alitement ou chirurgie"): "pas d'alitement" leaves the operation. */
  parts?: true;
  /** "Il y a 3 mois": the event counts when it is at most this old. */
  withinDays?: number;
  /** "Depuis 2 jours": the state counts when it lasts at least this long. */
  lastingDays?: number;
  /** A measure answers it: "FC 112" is above 100, "FEVG 35 %" at most 40. */
  above?: MeasureRules;
  from?: MeasureRules;
  below?: MeasureRules;
  atMost?: MeasureRules;
  /**
   * Spoken of without being answered ("HTA" for a hypertension out of control): asked for, never
   * counted absent. Denied, it is absent.
   */
  open?: Phrases;
  /** "Amnésie de 45 min": its duration, in minutes, is above this; said without one, it is open. */
  minutesAbove?: number;
  /** True from this many distinct things on: "HTA, diabète, tabac" is three. */
  counted?: { each: readonly Phrases[]; noun: Phrases; atLeast: number };
  /** Not counted absent in silence while none of these is said: one of them is expected. */
  oneOf?: readonly string[];
  /** Present, when not spoken of, with one of these: a tender malleolus is a pain of its zone. */
  presentWith?: readonly string[];
  /** Counted absent, and shown as such, when this other input is given. */
  absentWith?: string;
}

export interface ChoiceReading {
  options: Readonly<Record<string, Phrases>>;
  /** Letters that announce an option by its number: "V4". */
  letters?: readonly string[];
  /**
   * Words may stand between such a name and its number ("face partielle 2", "questions : une sur
   * deux (1)"), but none of these.
   */
  describedWithout?: string;
  /** Said of all that are not named ("les autres membres tiennent"), in a clause of its own. */
  rest?: { option: string; phrases: Phrases; unless: Phrases };
  /** How many of these are present: "HTA et tabac" is two. */
  counted?: {
    each: readonly Phrases[];
    noun: Phrases;
    options: readonly (readonly [atMost: number, option: string])[];
  };
  /** A multiple of the normal value: "5 fois la normale". */
  multiple?: { of: Phrases; options: readonly (readonly [atMost: number, option: string])[] };
  /** The option that stands when others are said beside it; the strongest first. */
  wins?: string | readonly string[];
  /** Spoken of without saying which ("ascite"): asked for. Denied, it is the option `absent`. */
  open?: Phrases;
  absent?: string;
  /** A duration in minutes decides: each option is for durations below its limit. */
  minutes?: readonly (readonly [below: number, option: string])[];
  /** The option that words of something else mean, when none is said; unless others are there. */
  inferred?: { option: string; from: Phrases; unless: Phrases };
  /** These options stand only when one of these phrases is said as well. */
  only?: { with: Phrases; options: readonly string[] };
}

export type InputReading = NumberReading | CriterionReading | ChoiceReading;

/** A part of the body that is burnt whole, and its regions: a list a side, of one side when not paired. */
export interface BodyPart {
  /** A pattern over folded text. */
  said: string;
  paired?: true;
  front: readonly (readonly string[])[];
  back: readonly (readonly string[])[];
  /** It has one face only: its name tells it. */
  one?: true;
  /** Meant only when one of these is told with it ("bras", beside "avant-bras"). */
  among?: string;
}

export interface Reading {
  /** What people call it; the longest name in the question wins. */
  names: Phrases;
  /** The lines of a scale by their printed numbers, in order: "1a 0, 1b 1, 1c 0, 2 0…" is read whole. */
  row?: readonly (readonly [label: string, input: string])[];
  /** A name that is a word of the language otherwise: only typed in capitals ("YEARS"). */
  capitals?: Phrases;
  /** A name that is a plain word otherwise: only beside one of these ("Child" and a liver). */
  doubtful?: { names: Phrases; beside: Phrases };
  /** Of two readings with one name, the one whose subject the question speaks of. */
  about?: Phrases;
  /** Meant by a shared name that nothing tells apart. */
  usual?: true;
  /** A rule that one criterion decides, whatever the others are ("oui, radiographie"). */
  oneDecides?: true;
  /** Parts of the body that are told whole, each a percentage of its regions. */
  body?: readonly BodyPart[];
  /** Also a value of other scores: these are meant when they are named. */
  value?: true;
  /**
   * What names one of its figures (under "also", or `value` for the result itself): the answer
   * leads with the one that is asked for.
   */
  figures?: Readonly<Record<string, Phrases>>;
  /** Measures of its criteria that no other calculator shares, by name. */
  measures?: Readonly<Record<string, NumberReading & { of: NumberInput }>>;
  /**
   * Inputs that are shared measures (`prose/measures.ts`: age, sex, creatinine…) need nothing here.
   */
  inputs: Readonly<Record<string, InputReading>>;
}
