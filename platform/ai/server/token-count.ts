/** More than any answer takes; a count beyond it is no count. */
const MOST = 100_000_000;

/** Tokens as an endpoint says them, which may be anything, as whole ones that a column holds. */
export const tokenCount = (said: number | undefined): number =>
  said === undefined || Number.isNaN(said) ? 0 : Math.min(MOST, Math.max(0, Math.round(said)));
