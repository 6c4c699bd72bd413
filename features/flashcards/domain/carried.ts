// The cards that a device takes along for several days: how it names those it has, and what of them
// belongs to today.
import { studyDay } from "#features/memory/domain/public.ts";
import type { Deck, DeckOptions } from "./wire-note.ts";
import type { StudyCard } from "./wire-study.ts";

/** Days for which a device takes cards along. */
export const CARRIED_DAYS = 3;

/** A card with its mark, as a device names what it has: short, for there may be a thousand. */
export const knownAs = (id: string, mark: string): string => id.slice(-12) + mark;

const DAY = 86_400_000;

/** Whole study days from one moment to another. */
const daysBetween = (from: Date, to: Date, timeZone: string): number =>
  Math.max(
    0,
    Math.round((Date.parse(studyDay(to, timeZone)) - Date.parse(studyDay(from, timeZone))) / DAY),
  );

interface HeldDays {
  cards: readonly StudyCard[];
  decks: readonly Pick<Deck, "id" | "counts">[];
  options: Readonly<Record<string, DeckOptions>>;
  /** When the server said it. */
  savedAt: Date;
}

/**
 * Of the cards of several days, in their order, those that the limits of their decks open by now:
 * what was left on the day they were fetched, and what each day since adds.
 */
export function openByNow(held: HeldDays, now: Date, timeZone: string): StudyCard[] {
  const since = daysBetween(held.savedAt, now, timeZone);
  const left = new Map(
    held.decks.map(({ id, counts }): [string, { new: number; review: number }] => [
      id,
      {
        new: counts.new + since * (held.options[id]?.newPerDay ?? 0),
        review: counts.due + since * (held.options[id]?.reviewsPerDay ?? 0),
      },
    ]),
  );
  return held.cards.filter(({ deckId, state }) => {
    const open = left.get(deckId);
    if (!open) return false;
    if (state.phase === "learning" || state.phase === "relearning") return true;
    // Seen since: it took one of the places of new cards.
    const seen = state.lastReview !== null && state.lastReview > held.savedAt;
    if (state.phase === "review" && state.due !== null && state.due > now && !seen) return false;
    const kind = state.phase === "new" || (seen && state.reviews === 1) ? "new" : "review";
    open[kind] -= 1;
    return open[kind] >= 0;
  });
}
