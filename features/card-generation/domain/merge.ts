// One batch judged in two tabs of a device: each writes the whole of it, so each takes in what the
// other decided.
import type { Batch, Judgement, Proposal } from "./batch.ts";

/** Whether both are proposals of the same start. */
export const isSameBatch = (one: Batch, other: Batch): boolean =>
  one.id === other.id && (one.id !== undefined || one.source.text === other.source.text);

/** An accepted proposal may be a card already: no later refusal undoes it. */
const FINAL: Readonly<Record<Judgement, number>> = {
  none: 0,
  refused: 0,
  accepting: 1,
  accepted: 2,
};

/**
 * Above zero when the first of two copies of a proposal stands. With no order between them, both
 * tabs choose alike.
 */
function standing(one: Proposal, other: Proposal): number {
  const [text, otherText] = [JSON.stringify(one.card), JSON.stringify(other.card)];
  return (
    FINAL[one.judged] - FINAL[other.judged] ||
    (one.turn ?? 0) - (other.turn ?? 0) ||
    Number(one.judged === "refused") - Number(other.judged === "refused") ||
    Number(text > otherText) - Number(text < otherText)
  );
}

function later(mine: Proposal | undefined, theirs: Proposal): Proposal {
  if (!mine) return theirs;
  const [stands, falls] = standing(mine, theirs) > 0 ? [mine, theirs] : [theirs, mine];
  if (stands.duplicate || !falls.duplicate || stands.card.question !== falls.card.question)
    return stands;
  return { ...stands, duplicate: falls.duplicate };
}

/**
 * Two copies of one batch brought together: of each proposal the copy that was decided last, of
 * both what was proposed.
 */
export function mergeBatches(mine: Batch, theirs: Batch): Batch {
  const own = new Map(mine.proposals.map((one) => [one.id, one]));
  const known = new Set(theirs.proposals.map(({ id }) => id));
  const proposals = [
    ...theirs.proposals.map((one) => later(own.get(one.id), one)),
    ...mine.proposals.filter(({ id }) => !known.has(id)),
  ];
  const refused = new Set(
    proposals.filter(({ judged }) => judged === "refused").map(({ id }) => id),
  );
  const most = (reason: keyof Batch["dropped"]) =>
    Math.max(mine.dropped[reason], theirs.dropped[reason]);
  return {
    ...theirs,
    failed: theirs.failed ?? mine.failed,
    replaced: theirs.replaced || mine.replaced,
    proposals,
    refusals: [...new Set([...theirs.refusals, ...mine.refusals])].filter((id) => refused.has(id)),
    dropped: { format: most("format"), passage: most("passage"), figures: most("figures") },
    read: Math.max(mine.read, theirs.read),
  };
}
