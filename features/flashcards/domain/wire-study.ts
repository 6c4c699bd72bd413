// The shapes of a study session on the wire.
import { z } from "zod";
import { PHASES, RATINGS, studyDay } from "#features/memory/domain/public.ts";
import { contentShape, deckOptions, details, id } from "./wire-note.ts";

export const timeZone = z
  .string()
  .max(60)
  .refine((name) => {
    try {
      studyDay(new Date(0), name);
      return true;
    } catch {
      return false;
    }
  });
/** A moment on a device: what waited in its local storage has its dates as text. */
export const instant = z.union([
  z.date(),
  z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
]);
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
export const rating = z.enum(RATINGS);

export const cardState = z.object({
  phase: z.enum(PHASES),
  due: z.date().nullable(),
  stability: z.number(),
  difficulty: z.number(),
  interval: z.number(),
  step: z.int(),
  reviews: z.int(),
  lapses: z.int(),
  streak: z.int(),
  lastReview: z.date().nullable(),
});

/** Everything a device needs to ask a card and to schedule it without the network. */
export const card = z.object({
  id,
  noteId: id,
  deckId: id,
  /** Which card of its note: `faces` of domain/faces.ts shows it. */
  ordinal: z.int(),
  state: cardState,
  suspended: z.boolean(),
  /** Comes back on this day; null when it is not buried. */
  buriedUntil: day.nullable(),
  /** 0 for none, 1 to 7. */
  flag: z.int().min(0).max(7),
  leech: z.boolean(),
});

export const studyCard = z.object({
  ...card.shape,
  ...contentShape,
  ...details.shape,
  /** Of the note: sent with an edit in place. */
  version: z.int(),
});

/**
 * What is studied: decks with what is under them, or a search of the manage tab (then without daily
 * limits).
 */
export const scope = z.strictObject({
  deckIds: z.array(id).max(500).default([]),
  query: z.string().max(500).default(""),
});

export const queue = z.object({
  /**
   * In the order to ask: learning steps that are due, reviews and new cards mixed, then steps due
   * within twenty minutes.
   */
  cards: z.array(studyCard),
  counts: z.object({ new: z.int(), learning: z.int(), due: z.int() }),
  /** By deck: the options to schedule its cards with. */
  options: z.record(z.string(), deckOptions),
  /** The person's own weights; null for the published ones. */
  weights: z.array(z.number()).nullable(),
  /** When the next card of this scope comes back, if none is left today. */
  nextDue: z.date().nullable(),
  serverTime: z.date(),
});

const known = { id, cardId: id, at: instant };
/** What happened on a device. `id` is made there, once: sending a fact again changes nothing. */
export const fact = z.union([
  z.strictObject({
    ...known,
    rating,
    /**
     * Where the device was. A name that is unknown here, or none, counts as the place of the
     * person's last review.
     */
    timeZone: timeZone.optional().catch(undefined),
    /** Milliseconds from the question to the rating. */
    duration: z.int().min(0).max(3_600_000).nullable().default(null),
    sessionId: id.nullable().default(null),
  }),
  z.strictObject({ ...known, retracts: id }),
]);

/** Why a fact was not kept. It stays on the device, with this reason. */
export const REFUSALS = ["unknownCard", "malformed"] as const;
export const acknowledgement = z.object({
  id: z.string(),
  /** `already`: this id was applied before. */
  status: z.enum(["applied", "already", "refused"]),
  reason: z.enum(REFUSALS).nullable(),
});

export type StudyCard = z.output<typeof studyCard>;
export type CardRow = z.output<typeof card>;
export type SentFact = z.output<typeof fact>;
export type Acknowledgement = z.output<typeof acknowledgement>;
export type Refusal = (typeof REFUSALS)[number];
export type Scope = z.output<typeof scope>;
export type Queue = z.output<typeof queue>;
