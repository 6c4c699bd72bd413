import { vi } from "vitest";

/** What hangs is ended; a busy machine is waited for, however slow it is. */
const LONGEST_MS = 60_000;

/** Looks until it no longer throws, and gives what it found. For tests with the real clock. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: LONGEST_MS, interval: 50 });
