// In which deck a card about a subject belongs, by the names that the person gave their decks.
import { fold } from "#platform/search/normalise.ts";

interface Named {
  id: string;
  name: string;
}

/** Shorter than that, a part of a name says nothing: "IV", "AVC" must be the whole of it. */
const TELLING = 5;

const wordsOf = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const within = (part: string, whole: string): boolean =>
  part.length >= TELLING && ` ${whole} `.includes(` ${part} `);

/** How near a deck is to what is looked for; its deepest name says most. */
function nearness(deck: Named, wanted: string): number {
  if (wanted === "") return 0;
  const parts = deck.name.split("::").map(wordsOf);
  const last = parts.at(-1) ?? "";
  if (last === wanted) return 3;
  if (within(last, wanted) || within(wanted, last)) return 2;
  return parts.includes(wanted) ? 1 : 0;
}

/**
 * The deck whose name is the subject's, or nearest to it, else the specialty's; null when no name
 * says either.
 */
export function deckFor<Deck extends Named>(
  decks: readonly Deck[],
  subject: string,
  specialty: string,
): Deck | null {
  for (const wanted of [subject, specialty].map(wordsOf)) {
    const near = decks
      .map((deck) => ({ deck, rank: nearness(deck, wanted) }))
      .filter(({ rank }) => rank > 0)
      .toSorted((a, b) => b.rank - a.rank || a.deck.name.localeCompare(b.deck.name));
    const [first] = near;
    if (first) return first.deck;
  }
  return null;
}
