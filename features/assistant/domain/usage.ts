// What one run of an answer cost. The row is written once, when the run has ended, whatever ended
// it.

/** `fallback`: the model was asked and failed, and the documentary mind answered instead. */
export const OUTCOMES = ["complete", "stopped", "failed", "interrupted", "fallback"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Provider of an answer that asked no model: it costs nothing. */
export const NO_MODEL_PROVIDER = "documentary";

export interface UsageFacts {
  messageId: string;
  /** Null when nobody asked (command line, trial of a prompt without a person). */
  personId: string | null;
  /** Host of the endpoint, such as "api.example.org"; "documentary" when no model was asked. */
  provider: string;
  /** Empty when no model was asked. */
  model: string;
  mode: string;
  speed: string;
  /** Tokens as the endpoint counted them; estimated when it did not say. */
  tokensIn: number;
  tokensOut: number;
  /** Part of `tokensIn` read from the endpoint's cache. */
  cachedTokens: number;
  /** Null when the server that wrote the answer is gone. */
  durationMs: number | null;
  /** From the start to the first text; null when none came. */
  firstTextMs: number | null;
  outcome: Outcome;
  /** Names of the tools and knowledge sources that were called, one for each call. */
  tools?: readonly string[];
  /** 0 for a new answer; grows each time a cut answer is gone on with. A run is counted once. */
  run?: number;
  /** The moment the answer began. */
  at: Date;
  /**
   * False when no answer of the month was taken for it (a trial): then none is given back when it
   * fails.
   */
  takesAllowance?: boolean;
}
