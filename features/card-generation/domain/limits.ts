// Bounds of the generate tab, read by the screen and by the contract.

/** Characters that a model is given at once; a longer text goes part by part. */
export const MOST_AT_ONCE = 20_000;
/** Characters of a text on this tab. */
export const MOST_TEXT = 120_000;
export const MOST_CARDS = 40;

/** Why a model that was asked gave nothing more; each is a sentence of the error catalogue. */
export const MODEL_FAILURES = ["providerKey", "serviceUnavailable", "responseFormat"] as const;
export type ModelFailureKind = (typeof MODEL_FAILURES)[number];
