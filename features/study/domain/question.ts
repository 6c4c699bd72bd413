// What a question is, as far as marking needs it: its type, what is right, what must or must not be
// chosen.

/** A line that can be ticked. */
export interface Proposition {
  readonly id: string;
  readonly correct: boolean;
  /** Ticked, it takes every point. */
  readonly unacceptable?: boolean | undefined;
  /** Left unticked, it takes every point. */
  readonly indispensable?: boolean | undefined;
}

export const TICKED_TYPES = ["qrm", "qru", "qrp", "qrp-long"] as const;
export const SERIES_TYPES = ["kfp", "mini-case", "lca"] as const;

/**
 * Several answers (QRM), one (QRU), a number of them that is told (QRP), the same among ten to
 * twenty-five lines (long QRP).
 */
export interface TickedQuestion {
  readonly type: (typeof TICKED_TYPES)[number];
  readonly propositions: readonly Proposition[];
}

/** A free answer of a few words; each accepted wording is as good as the others. */
export interface OpenQuestion {
  readonly type: "qroc";
  readonly accepted: readonly string[];
}

/** A circle on an image, in fractions of its width: centre and radius. */
export interface Zone {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Zones to point at; their number is told. */
export interface ZoneQuestion {
  readonly type: "zones";
  readonly zones: readonly Zone[];
  /** Height of the image divided by its width: a circle stays round. */
  readonly ratio?: number | undefined;
}

/** What a new information does to a hypothesis, from -2 to 2. */
export const CONCORDANCE_STEPS = ["-2", "-1", "0", "1", "2"] as const;

/** What is weighed: how likely a diagnosis is, how useful an examination or a treatment. */
export const CONCORDANCE_ASKS = ["diagnosis", "examination", "treatment"] as const;
export type ConcordanceAsk = (typeof CONCORDANCE_ASKS)[number];

/** Script concordance: how many experts of the panel chose each step of the scale. */
export interface ConcordanceQuestion {
  readonly type: "tcs";
  readonly panel: Readonly<Record<string, number>>;
}

export type SingleQuestion = TickedQuestion | OpenQuestion | ZoneQuestion | ConcordanceQuestion;

/**
 * Questions that share a text: key features and short progressive cases, asked one after the other
 * without a way back; critical reading (LCA), beside its article, in any order.
 */
export interface QuestionSeries {
  readonly type: (typeof SERIES_TYPES)[number];
  readonly questions: readonly SingleQuestion[];
  /** What each question of a key-feature problem is worth; equal shares without it. */
  readonly points?: readonly number[] | undefined;
}

export type Question = SingleQuestion | QuestionSeries;

/** A point of an image, in fractions of its width and height. */
export type Point = readonly [x: number, y: number];

/** Identifiers that were ticked, a text in one element, or points: by the type of the question. */
export type SingleAnswer = readonly string[] | readonly Point[];
/** The answer to a series is one answer a question, in order; one that is missing is blank. */
export type Answer = SingleAnswer | readonly SingleAnswer[];

export const isSeries = <Q extends { readonly type: string }>(
  question: Q,
): question is Extract<Q, { readonly questions: unknown }> =>
  SERIES_TYPES.some((type) => type === question.type);

/** What was answered of it is answered for good: the next statement may tell the answer. */
export const isStepwise = ({ type }: { readonly type: string }): boolean =>
  type === "kfp" || type === "mini-case";
