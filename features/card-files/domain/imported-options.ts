import type { DeckOptions } from "#features/flashcards/domain/public.ts";
import { DEFAULT_DECK_OPTIONS } from "#features/flashcards/domain/public.ts";
import type { ImportedDeckOptions } from "./imported.ts";

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
const limit = (value: number) => within(Math.round(value), 0, 9999);

function step(minutes: number): string[] {
  const whole = Math.round(minutes);
  if (!(whole >= 1)) return minutes > 0 ? ["1m"] : [];
  if (whole % 1440 === 0 && whole / 1440 <= 9999) return [`${whole / 1440}d`];
  if (whole <= 9999) return [`${whole}m`];
  return [`${Math.min(9999, Math.round(whole / 60))}h`];
}

const UNIT = { m: 1, h: 60, d: 1440 } as const;
const minutes = (one: string) =>
  Number(one.slice(0, -1)) * UNIT[one.slice(-1) as keyof typeof UNIT];

/** Options of a file, within our bounds; the defaults where it says nothing. */
export function optionsOfImported(given: ImportedDeckOptions | null): DeckOptions {
  if (!given) return DEFAULT_DECK_OPTIONS;
  return {
    ...DEFAULT_DECK_OPTIONS,
    retention: within(given.desiredRetention ?? DEFAULT_DECK_OPTIONS.retention, 0.7, 0.97),
    newPerDay: limit(given.newPerDay),
    reviewsPerDay: limit(given.reviewsPerDay),
    maximumInterval: within(Math.round(given.maximumIntervalDays), 1, 36_500),
    learningSteps: given.learningSteps.flatMap(step).slice(0, 10),
    relearningSteps: given.relearningSteps.flatMap(step).slice(0, 10),
    burySiblings: given.burySiblings,
    leechThreshold: within(Math.round(given.leechThreshold), 0, 99),
  };
}

export const toImportedOptions = (options: DeckOptions): ImportedDeckOptions => ({
  newPerDay: options.newPerDay,
  reviewsPerDay: options.reviewsPerDay,
  maximumIntervalDays: options.maximumInterval,
  desiredRetention: options.retention,
  learningSteps: options.learningSteps.map(minutes),
  relearningSteps: options.relearningSteps.map(minutes),
  burySiblings: options.burySiblings,
  leechThreshold: options.leechThreshold,
});
