// A question that names a score with its values, with what must come of it.
export interface AskedScore {
  question: string;
  calculator: string;
  /** To a tenth; null with `symbol` for a scale without a total. */
  value?: number | null;
  symbol?: string;
  /** Difference allowed when the author of the question rounded. */
  within?: number;
  /** Inputs to ask for, at least these. */
  ask?: readonly string[];
}
