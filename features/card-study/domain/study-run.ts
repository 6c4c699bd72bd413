// A study session as a device runs it: what is asked next is decided here, from cards that are
// already there, so that a rating waits for no network. The server folds the same facts into the
// same states.

import type { DeckOptions, Queue, StudyCard } from "#features/flashcards/domain/public.ts";
import {
  DEFAULT_DECK_OPTIONS,
  LEARN_AHEAD_MS,
  scheduleOf,
} from "#features/flashcards/domain/public.ts";
import {
  type CardState,
  makeScheduler,
  type Rating,
  type Scheduler,
} from "#features/memory/domain/public.ts";

export interface Answered {
  factId: string;
  cardId: string;
  rating: Rating;
  at: Date;
  timeZone: string;
  /** Milliseconds from the question to the rating. */
  duration: number;
  /** What an undo puts back. */
  before: { state: CardState; waiting: readonly string[]; steps: readonly string[] };
}

export interface StudyRun {
  cards: ReadonlyMap<string, StudyCard>;
  /** Reviews and new cards, in the order they are asked. */
  waiting: readonly string[];
  /** Cards in their learning steps: asked when they are due. */
  steps: readonly string[];
  /** Buried, suspended or deleted since the start: an undo does not bring them back. */
  aside: ReadonlySet<string>;
  /** Oldest first. */
  answered: readonly Answered[];
  options: Readonly<Record<string, DeckOptions>>;
  weights: readonly number[] | null;
}

const inSteps = ({ state }: StudyCard): boolean =>
  state.phase === "learning" || state.phase === "relearning";
const dueTime = (run: StudyRun, id: string): number => run.cards.get(id)?.state.due?.getTime() ?? 0;
const without = (ids: readonly string[], gone: ReadonlySet<string>) =>
  ids.filter((id) => !gone.has(id));

export function startRun({
  cards,
  options,
  weights,
}: Pick<Queue, "cards" | "options" | "weights">): StudyRun {
  return {
    cards: new Map(cards.map((card) => [card.id, card])),
    waiting: cards.filter((card) => !inSteps(card)).map(({ id }) => id),
    steps: cards.filter(inSteps).map(({ id }) => id),
    aside: new Set(),
    answered: [],
    options,
    weights,
  };
}

/**
 * The card to ask now: a step that is due first (the earliest), then the queue, then a step due
 * soon; undefined when nothing is left before `nextStep`.
 */
export function current(run: StudyRun, now: Date): StudyCard | undefined {
  const [first] = [...run.steps].sort((a, b) => dueTime(run, a) - dueTime(run, b));
  const wait = first === undefined ? Number.POSITIVE_INFINITY : dueTime(run, first) - now.getTime();
  const id = wait <= 0 ? first : (run.waiting[0] ?? (wait <= LEARN_AHEAD_MS ? first : undefined));
  return id === undefined ? undefined : run.cards.get(id);
}

/** When the earliest step that is left comes back; null when the session is over. */
export function nextStep(run: StudyRun): Date | null {
  const times = run.steps.map((id) => dueTime(run, id));
  return times.length === 0 ? null : new Date(Math.min(...times));
}

const schedulers = new WeakMap<StudyRun["options"], Map<string, Scheduler>>();
/** The scheduler of a card's deck; made once a session. */
export function schedulerOf(run: StudyRun, { deckId }: Pick<StudyCard, "deckId">): Scheduler {
  const known = schedulers.get(run.options) ?? new Map<string, Scheduler>();
  schedulers.set(run.options, known);
  const scheduler =
    known.get(deckId) ??
    makeScheduler(scheduleOf(run.options[deckId] ?? DEFAULT_DECK_OPTIONS, run.weights));
  known.set(deckId, scheduler);
  return scheduler;
}

/**
 * Rates a card. Unless it stays in its steps it leaves the session, and so do the other cards of
 * its note where the deck buries them. A leech leaves too: the server suspends it when it counts
 * the lapse.
 */
export function answer(
  run: StudyRun,
  { cardId, factId, rating, at, timeZone, duration }: Omit<Answered, "before">,
): StudyRun {
  const card = run.cards.get(cardId);
  if (!card) return run;
  const state = schedulerOf(run, card).rate(
    card.state,
    { id: factId, at, timeZone, rating },
    cardId,
  );
  const rated: StudyCard = { ...card, state };
  const options = run.options[card.deckId] ?? DEFAULT_DECK_OPTIONS;
  const leech =
    options.leechThreshold > 0 &&
    state.lapses > card.state.lapses &&
    state.lapses >= options.leechThreshold;
  const gone = new Set([cardId]);
  if (options.burySiblings)
    for (const other of run.cards.values())
      if (other.noteId === card.noteId && !inSteps(other)) gone.add(other.id);
  return {
    ...run,
    cards: new Map(run.cards).set(cardId, rated),
    waiting: without(run.waiting, gone),
    steps: [...without(run.steps, gone), ...(inSteps(rated) && !leech ? [cardId] : [])],
    answered: [
      ...run.answered,
      {
        ...{ cardId, factId, rating, at, timeZone, duration },
        before: { state: card.state, waiting: run.waiting, steps: run.steps },
      },
    ],
  };
}

/**
 * Takes the last answer back: the card returns where it stood, and so do those that left with it.
 * The fact itself is retracted by the caller. Edits made since are kept.
 */
export function undo(run: StudyRun): { run: StudyRun; undone: Answered } | null {
  const undone = run.answered.at(-1);
  const card = undone && run.cards.get(undone.cardId);
  if (!undone || !card) return null;
  return {
    undone,
    run: {
      ...run,
      cards: new Map(run.cards).set(card.id, { ...card, state: undone.before.state }),
      waiting: without(undone.before.waiting, run.aside),
      steps: without(undone.before.steps, run.aside),
      answered: run.answered.slice(0, -1),
    },
  };
}

/** Cards that leave the session without being rated: buried, suspended, deleted. */
export function putAside(run: StudyRun, ids: readonly string[]): StudyRun {
  const gone = new Set(ids);
  return {
    ...run,
    waiting: without(run.waiting, gone),
    steps: without(run.steps, gone),
    aside: new Set([...run.aside, ...ids]),
  };
}

/** A note edited in place, a flag set: what is shown changes, the schedule does not. */
export function amend(
  run: StudyRun,
  cardId: string,
  change: Partial<Omit<StudyCard, "id" | "state">>,
): StudyRun {
  const card = run.cards.get(cardId);
  return card ? { ...run, cards: new Map(run.cards).set(cardId, { ...card, ...change }) } : run;
}

export interface RunSummary {
  reviews: number;
  cards: number;
  newCards: number;
  /** Milliseconds. */
  duration: number;
  /** Share of reviews that were known, 0 to 1; null without a review. */
  known: number | null;
}

export function summarise({ answered }: StudyRun): RunSummary {
  const known = answered.filter(({ rating }) => rating !== "very_difficult").length;
  return {
    reviews: answered.length,
    cards: new Set(answered.map(({ cardId }) => cardId)).size,
    newCards: answered.filter(({ before }) => before.state.phase === "new").length,
    duration: answered.reduce((sum, { duration }) => sum + duration, 0),
    known: answered.length === 0 ? null : known / answered.length,
  };
}

/** Cards that were not known at least once, in the order they were asked. */
export const forgotten = ({ answered, cards }: StudyRun): StudyCard[] =>
  [
    ...new Set(
      answered.filter(({ rating }) => rating === "very_difficult").map(({ cardId }) => cardId),
    ),
  ].flatMap((id) => cards.get(id) ?? []);

/** How many of the cards that were answered come back between two moments. */
export function comingBack({ answered, cards }: StudyRun, from: Date, until: Date): number {
  const asked = [...new Set(answered.map(({ cardId }) => cardId))];
  return asked.filter((id) => {
    const due = cards.get(id)?.state.due;
    return due && due >= from && due < until;
  }).length;
}

/** How many cards have left the session, of those it began with. */
export const progress = ({ cards, waiting, steps }: StudyRun): { done: number; total: number } => ({
  done: cards.size - waiting.length - steps.length,
  total: cards.size,
});

/** What is left: new cards, steps, reviews. */
export function remaining({ cards, waiting, steps }: StudyRun): {
  new: number;
  learning: number;
  due: number;
} {
  const fresh = waiting.filter((id) => cards.get(id)?.state.phase === "new").length;
  return { new: fresh, learning: steps.length, due: waiting.length - fresh };
}
