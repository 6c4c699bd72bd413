// The shapes of the manage tab on the wire: search, bulk edit, duplicates.
import { z } from "zod";
import { details, id, NOTE_KINDS, tag } from "./wire-note.ts";
import { card, cardState, day } from "./wire-study.ts";

/** A row of the list. */
export const found = card.extend({
  kind: z.enum(NOTE_KINDS),
  /** The question without markup, cut. */
  question: z.string(),
  answer: z.string(),
  deck: z.string(),
  tags: details.shape.tags,
  specialty: details.shape.specialty,
  noteDifficulty: details.shape.difficulty,
  mode: details.shape.mode,
});

export const SORTS = [
  "added",
  "edited",
  "due",
  "question",
  "difficulty",
  "stability",
  "lapses",
] as const;

/** A word of the query that was not understood, with where it stands in what was typed. */
export const queryProblem = z.object({
  from: z.int(),
  to: z.int(),
  code: z.enum(["unknownKey", "unknownState", "badValue", "unclosedQuote"]),
});

/** Chosen one by one, or everything a query finds. */
export const selection = z.union([
  z.strictObject({ cardIds: z.array(id).min(1).max(20_000) }),
  z.strictObject({ query: z.string().max(500) }),
]);

export const change = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("suspend"), suspended: z.boolean() }),
  /** Until the next study day, or no longer. */
  z.strictObject({ action: z.literal("bury"), until: day.nullable() }),
  z.strictObject({ action: z.literal("flag"), flag: z.int().min(0).max(7) }),
  z.strictObject({ action: z.literal("move"), deckId: id }),
  z.strictObject({ action: z.literal("addTags"), tags: z.array(tag).min(1).max(50) }),
  z.strictObject({ action: z.literal("removeTags"), tags: z.array(tag).min(1).max(50) }),
  z.strictObject({ action: z.literal("specialty"), specialty: details.shape.specialty }),
  z.strictObject({
    action: z.literal("difficulty"),
    difficulty: details.shape.difficulty,
  }),
  /** The cards are new again; their history stays. */
  z.strictObject({ action: z.literal("reset") }),
  /** Deletes the notes of these cards, with all their cards. */
  z.strictObject({ action: z.literal("delete") }),
]);

export const duplicateGroup = z.object({
  /** What they have in common, without markup. */
  question: z.string(),
  notes: z.array(
    z.object({ id, deck: z.string(), answer: z.string(), createdAt: z.date(), reviews: z.int() }),
  ),
});

/** One line of a card's history. */
export const historyLine = z.object({
  id,
  at: z.date(),
  rating: z.string().nullable(),
  duration: z.int().nullable(),
  retracted: z.boolean(),
  placed: z.boolean(),
  after: cardState,
});

/** A shipped deck whose cards can be looked at without being added. */
export const starterCards = z.object({
  id: z.string(),
  category: z.string(),
  cards: z.array(
    z.object({
      id: z.string(),
      /** As shown, the gap of a cloze filled in the answer. */
      question: z.string(),
      answer: z.string(),
      extra: z.string(),
      source: z.object({ title: z.string(), link: z.string(), year: z.int().nullable() }),
    }),
  ),
});

export type FoundCard = z.output<typeof found>;
export type Sort = (typeof SORTS)[number];
export type QueryProblem = z.output<typeof queryProblem>;
export type Selection = z.output<typeof selection>;
export type Change = z.output<typeof change>;
export type DuplicateGroup = z.output<typeof duplicateGroup>;
export type HistoryLine = z.output<typeof historyLine>;
export type StarterCards = z.output<typeof starterCards>;
