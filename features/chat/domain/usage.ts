// What an answer cost, whatever became of it: one row a run of an answer, kept when its
// conversation is deleted.
import type { Mode } from "./modes.ts";

export const SPEEDS = ["normal", "fast", "extreme"] as const;
/** Which model answers: the usual one, the quick one, the strongest one. */
export type Speed = (typeof SPEEDS)[number];
export const isSpeed = (value: unknown): value is Speed => SPEEDS.some((speed) => speed === value);

/** `fallback`: the model was asked and failed, and the documentary mind answered. */
export const OUTCOMES = ["complete", "stopped", "failed", "interrupted", "fallback"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Usage {
  messageId: string;
  personId: string;
  /** Host of the endpoint, such as "api.example.org"; "documentary" when no model was asked. */
  provider: string;
  /** Empty when no model was asked. */
  model: string;
  mode: Mode;
  speed: Speed;
  /**
   * Tokens as the endpoint counted them; estimated from the text when it did not say (a stopped
   * stream).
   */
  tokensIn: number;
  tokensOut: number;
  /** Part of `tokensIn` that the endpoint read from its cache. */
  cachedTokens: number;
  durationMs: number;
  /** From the start to the first text; null when none came. */
  firstTextMs: number | null;
  outcome: Outcome;
}

/** What a mind says of its own cost while it answers; later words replace earlier ones. */
export type Cost = Pick<Usage, "provider" | "model" | "tokensIn" | "tokensOut" | "cachedTokens">;

export const NO_MODEL: Cost = {
  provider: "documentary",
  model: "",
  tokensIn: 0,
  tokensOut: 0,
  cachedTokens: 0,
};

/**
 * Tokens of a text when nobody counted them: four characters each, the usual rule for European
 * languages.
 */
export const estimateTokens = (text: string): number => Math.ceil(text.length / 4);
