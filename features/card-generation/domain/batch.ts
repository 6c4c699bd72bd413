// Proposals of one text while a person judges them: plain data, kept on the device at each step.

import { plainText, questionKey } from "#features/flashcards/domain/public.ts";
import type { Specialty } from "#features/guidelines/domain/public.ts";
import { storableStart } from "#platform/text/storable.ts";
import type { ModelFailureKind } from "./limits.ts";
import type { Dropped } from "./model.ts";
import type { Range } from "./passage.ts";
import { type CardText, type Warning, warningsOf } from "./quality.ts";

/** A text to make cards of, and what it is. */
export interface SourceText {
  title: string;
  /** What it is about, when its title does not say it. */
  subject?: string;
  /** Of this product or a web address; empty for a pasted text. */
  link: string;
  year: number | null;
  specialty: Specialty | null;
  text: string;
  /** Places of the text that have an address of their own. */
  marks: readonly (Range & { link: string })[];
}

/** `accepting`: handed to the queue of the device, which has not said yet that it keeps it. */
export type Judgement = "none" | "accepting" | "accepted" | "refused";

export interface Proposal extends Range {
  /** Of the note to come. */
  id: string;
  card: CardText;
  judged: Judgement;
  /** How often it was judged or edited: of two copies, the one with more is the later. */
  turn?: number;
  /** A note of the person that asks the same. */
  duplicate: { noteId: string; question: string } | null;
}

export interface Batch {
  /**
   * Of this start: the same text proposed again is another batch. Absent from what an earlier
   * version kept.
   */
  id?: string;
  source: SourceText;
  by: "model" | "rules";
  /** Why the model that was asked gave nothing more. */
  failed: ModelFailureKind | null;
  /** The rules took its place: it gave no card. */
  replaced: boolean;
  deckId: string;
  tags: readonly string[];
  proposals: readonly Proposal[];
  /** Refused ones, the last at the end: what undo brings back. */
  refusals: readonly string[];
  dropped: Readonly<Record<Dropped, number>>;
  /** Parts of the text that were read, out of all. */
  read: number;
  parts: number;
}

export const startBatch = (
  start: Pick<Batch, "id" | "source" | "by" | "deckId" | "tags" | "parts">,
): Batch => ({
  ...start,
  failed: null,
  replaced: false,
  proposals: [],
  refusals: [],
  dropped: { format: 0, passage: 0, figures: 0 },
  read: 0,
});

export const propose = (
  batch: Batch,
  cards: readonly (CardText & Range & { id: string })[],
): Batch => ({
  ...batch,
  proposals: [
    ...batch.proposals,
    ...cards.map(
      ({ id, from, to, kind, question, answer }): Proposal => ({
        id,
        from,
        to,
        card: { kind, question, answer },
        judged: "none",
        duplicate: null,
      }),
    ),
  ],
});

/** Changes those of `ids` that are `from`: what another tab judged meanwhile stays judged. */
const change = (
  batch: Batch,
  ids: readonly string[],
  from: Judgement,
  over: Partial<Proposal>,
): Batch => {
  const which = new Set(ids);
  return {
    ...batch,
    proposals: batch.proposals.map((one) =>
      which.has(one.id) && one.judged === from
        ? { ...one, ...over, turn: (one.turn ?? 0) + 1 }
        : one,
    ),
  };
};

export const accept = (batch: Batch, ids: readonly string[]): Batch =>
  change(batch, ids, "none", { judged: "accepting" });
/** The device keeps them. */
export const settle = (batch: Batch, ids: readonly string[]): Batch =>
  change(batch, ids, "accepting", { judged: "accepted" });
export function refuse(batch: Batch, id: string): Batch {
  if (!waiting(batch).some((one) => one.id === id)) return batch;
  return {
    ...change(batch, [id], "none", { judged: "refused" }),
    refusals: [...batch.refusals, id],
  };
}
/** Brings a refused proposal back: the last one, or the one that is named. */
export function takeBack(batch: Batch, id = batch.refusals.at(-1)): Batch {
  if (id === undefined || !batch.refusals.includes(id)) return batch;
  return {
    ...change(batch, [id], "refused", { judged: "none" }),
    refusals: batch.refusals.filter((one) => one !== id),
  };
}
/** An edited question may no longer be the one that a note asks. */
export const edit = (batch: Batch, id: string, card: CardText): Batch =>
  change(batch, [id], "none", { card, duplicate: null });
/**
 * What becomes of a text written on a proposal that another tab may have judged meanwhile: refused,
 * it waits again with this text; accepted, it may be a card already, and the text is one more
 * proposal, of id `added`.
 */
export function rewrite(batch: Batch, id: string, card: CardText, added: string): Batch {
  const one = batch.proposals.find((proposal) => proposal.id === id);
  if (one?.judged === "none") return edit(batch, id, card);
  if (one?.judged === "refused") return edit(takeBack(batch, id), id, card);
  return one ? propose(batch, [{ ...card, from: one.from, to: one.to, id: added }]) : batch;
}
export const markDuplicates = (
  batch: Batch,
  found: ReadonlyMap<string, Proposal["duplicate"]>,
): Batch => ({
  ...batch,
  proposals: batch.proposals.map((one) =>
    found.has(one.id) ? { ...one, duplicate: found.get(one.id) ?? null } : one,
  ),
});

export const waiting = ({ proposals }: Batch): Proposal[] =>
  proposals.filter(({ judged }) => judged === "none");
export const countOf = ({ proposals }: Batch, judged: Judgement): number =>
  proposals.filter((one) => one.judged === judged).length;

/** The proposal to judge after `id`: the next that waits, else the first that waits. */
export function nextWaiting(batch: Batch, id: string | null, step: 1 | -1 = 1): string | null {
  const { proposals } = batch;
  const at = proposals.findIndex((one) => one.id === id);
  const start = at < 0 && step < 0 ? 0 : at;
  for (let turn = 1; turn <= proposals.length; turn++) {
    const one = proposals[(start + step * turn + proposals.length * 2) % proposals.length];
    if (one?.judged === "none" && one.id !== id) return one.id;
  }
  return proposals.some((one) => one.id === id && one.judged === "none") ? id : null;
}

const wordsOf = (text: string) =>
  new Set(
    questionKey(text)
      .split(" ")
      .filter((word) => word.length > 2),
  );

/** Two cards that ask the same: one question, or one answer from nearly the same words. */
export function asksTheSame(a: CardText, b: CardText): boolean {
  if (questionKey(a.question) === questionKey(b.question)) return true;
  if (a.kind !== "basic" || b.kind !== "basic" || questionKey(a.answer) !== questionKey(b.answer))
    return false;
  const [first, second] = [wordsOf(a.question), wordsOf(b.question)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(1, first.size + second.size - shared) >= 0.6;
}

export type Remark = Warning | "duplicate" | "twin";

/**
 * What to look at before accepting: rules of quality, a note that asks the same, another proposal
 * that does.
 */
export function remarksOf(batch: Batch, proposal: Proposal): Remark[] {
  const { source, proposals } = batch;
  const twin = proposals.some(
    (other) =>
      other.id !== proposal.id &&
      other.judged !== "refused" &&
      asksTheSame(other.card, proposal.card),
  );
  return [
    ...(proposal.duplicate ? (["duplicate"] as const) : []),
    ...(twin ? (["twin"] as const) : []),
    ...warningsOf(proposal.card, source.text.slice(proposal.from, proposal.to)),
  ];
}

/** Those that nothing is said against: what "accept the others" takes. Of twins, the first. */
export function clear(batch: Batch): Proposal[] {
  const taken: CardText[] = batch.proposals
    .filter(({ judged }) => judged === "accepted" || judged === "accepting")
    .map(({ card }) => card);
  return waiting(batch).filter((one) => {
    const remarks = remarksOf(batch, one).filter((remark) => remark !== "twin");
    if (remarks.length > 0 || taken.some((card) => asksTheSame(card, one.card))) return false;
    taken.push(one.card);
    return true;
  });
}

const html = (text: string): string =>
  text
    .trim()
    .replace(/&/gu, "&amp;")
    .replace(/</gu, "&lt;")
    .replace(/>/gu, "&gt;")
    .replace(/\n/gu, "<br>");

/**
 * The note that an accepted proposal becomes. Its text is plain: whatever it holds is shown as it
 * was read.
 */
export function noteOf(batch: Batch, { id, card, from, to }: Proposal) {
  const { source } = batch;
  const mark = source.marks.find((one) => one.from <= from && to <= one.to);
  return {
    id,
    deckId: batch.deckId,
    kind: card.kind,
    question: html(card.question),
    answer: card.kind === "cloze" ? "" : html(card.answer),
    extra: "",
    tags: [...batch.tags],
    specialty: source.specialty,
    mode: "ai" as const,
    source: {
      title: storableStart(source.title, 500),
      link: storableStart(mark?.link ?? source.link, 1000),
      year: source.year,
      passage: storableStart(source.text.slice(from, to), 5000),
    },
  };
}

/** Questions as they are compared and told to a model. */
export const questionsOf = ({ proposals }: Batch): string[] =>
  proposals.map(({ card }) => plainText(card.question).slice(0, 600));
