import { compareText, type ScheduleOptions } from "#features/memory/domain/public.ts";
import type { DeckOptions } from "./wire-note.ts";
import type { Workload } from "./wire-plan.ts";

/** New cards a day, all decks together. */
export const NEW_PER_DAY: Record<Workload, number> = { light: 5, moderate: 15, intense: 30 };

export const DEFAULT_DECK_OPTIONS: DeckOptions = {
  retention: 0.9,
  newPerDay: NEW_PER_DAY.moderate,
  reviewsPerDay: 200,
  learningSteps: ["1m", "10m"],
  relearningSteps: ["10m"],
  maximumInterval: 36_500,
  burySiblings: true,
  leechThreshold: 8,
  fuzz: true,
  newOrder: "added",
};

/** What schedules the cards of a deck, with the person's weights. */
export const scheduleOf = (
  options: DeckOptions,
  weights: readonly number[] | null,
): ScheduleOptions => ({
  retention: options.retention,
  maximumInterval: options.maximumInterval,
  learningSteps: options.learningSteps,
  relearningSteps: options.relearningSteps,
  fuzz: options.fuzz,
  weights,
});

/** Options whose change moves due dates. */
export const movesDueDates = (before: DeckOptions, after: DeckOptions): boolean =>
  JSON.stringify(scheduleOf(before, null)) !== JSON.stringify(scheduleOf(after, null));

/** Options with some of them changed. */
export const withOptions = (
  before: DeckOptions,
  given: { [K in keyof DeckOptions]?: DeckOptions[K] | undefined },
): DeckOptions => ({
  ...before,
  ...(Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<DeckOptions>),
});

/**
 * A day's new cards between the decks that have some, in equal shares; what is left over goes to
 * those that have most. No deck is forgotten: with more decks than cards, each shows one.
 */
export function shareOfDay(
  workload: Workload,
  unseen: ReadonlyMap<string, number>,
): Map<string, number> {
  const decks = [...unseen]
    .filter(([, cards]) => cards > 0)
    .sort(([a, most], [b, least]) => least - most || compareText(a, b));
  const share = Math.floor(NEW_PER_DAY[workload] / Math.max(1, decks.length));
  const over = NEW_PER_DAY[workload] - share * decks.length;
  return new Map(decks.map(([id], place) => [id, Math.max(1, share + (place < over ? 1 : 0))]));
}
