// The order in which cards are asked.

export interface Waiting<C> {
  /** Learning steps that are due now, then those due within `LEARN_AHEAD_MS`. */
  learning: readonly C[];
  ahead: readonly C[];
  /** Reviews, most late first. */
  due: readonly C[];
  fresh: readonly C[];
}

/** A step this near is asked when nothing else is left, rather than making the person wait. */
export const LEARN_AHEAD_MS = 20 * 60_000;

/**
 * Steps that are due, then reviews with new cards spread evenly among them, then steps that are
 * nearly due.
 */
export function arrange<C>({ learning, ahead, due, fresh }: Waiting<C>): C[] {
  return [...learning, ...spread(due, fresh), ...ahead];
}

function spread<C>(many: readonly C[], few: readonly C[]): C[] {
  const total = many.length + few.length;
  const mixed: C[] = [];
  let taken = 0;
  for (let place = 0; place < total; place += 1) {
    // A new card at each crossing of its even share: never two in a row while reviews are left.
    const share = Math.floor(((place + 1) * few.length) / total);
    const next = share > taken ? few[taken] : many[place - taken];
    if (share > taken) taken += 1;
    if (next !== undefined) mixed.push(next);
  }
  return mixed;
}

/** One card of each note: asking its sibling the same day gives the answer away. */
export function withoutSiblings<C extends { noteId: string }>(
  cards: readonly C[],
  buries: (card: C) => boolean,
): C[] {
  const seen = new Set<string>();
  return cards.filter((card) => {
    if (!buries(card)) return true;
    if (seen.has(card.noteId)) return false;
    seen.add(card.noteId);
    return true;
  });
}
