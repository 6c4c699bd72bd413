// The shapes of notes and decks on the wire. Imported as types by everything that runs in the
// browser.
import { z } from "zod";
import { eachPlain, type NOTE_FIELDS, type PlainField, type Words } from "./note-fields.ts";

export const id = z.uuid();
export const tag = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^\s"]+$/u);

/** A covered part of a picture: what `ImportedMask` of imported.ts says. */
const fraction = z.number().min(-1).max(2);
const mask = z.strictObject({
  group: z.int().min(0).max(500),
  also: z.array(z.int().min(1).max(500)).min(1).max(500).optional(),
  shape: z.enum(["rect", "ellipse", "polygon", "text"]),
  left: fraction,
  top: fraction,
  width: fraction,
  height: fraction,
  points: z.array(z.strictObject({ x: fraction, y: fraction })).max(500),
  text: z.string().max(1000),
  style: z.record(z.string().max(40), z.string().max(200)),
});
const occlusion = z.strictObject({
  /** Address of a medium, `/api/flashcards/media/<id>`. */
  image: z.string().max(500),
  masks: z.array(mask).max(500),
  hideAll: z.boolean(),
});

export const NOTE_KINDS = ["basic", "reversed", "cloze", "typed", "occlusion"] as const;
const kind = z.enum(NOTE_KINDS);

/**
 * HTML with formulas in LaTeX between \\( \\) or \\[ \\]; made safe when it is shown, never when it
 * is stored. basic: question, answer. reversed: a second card asks the answer. cloze: gaps
 * {{c1::…}} in the question, one card a number, no answer. typed: the answer is plain text,
 * compared with what is typed. occlusion: the question is a heading, the answer an explanation.
 * `extra` is shown with every answer.
 */
export const writtenContent = z.strictObject({
  kind,
  question: z.string().max(100_000),
  answer: z.string().max(100_000).default(""),
  extra: z.string().max(100_000).default(""),
  occlusion: occlusion.nullable().default(null),
});
const content = z.object({
  kind,
  question: z.string(),
  answer: z.string(),
  extra: z.string(),
  occlusion: occlusion.nullable(),
});

/** Where a card's statement comes from. `passage` is the text it was made from. */
export const source = z.strictObject({
  title: z.string().max(500),
  /** Of this product, or a web address. */
  link: z.string().max(1000),
  year: z.int().min(1800).max(2200).nullable(),
  passage: z.string().max(5000),
});

const word = <W extends Words>(words: W) => z.enum(words).nullable();
const line = (longest: number) => z.string().trim().min(1).max(longest).nullable();
const plainShape = eachPlain((_, field) =>
  field.shape === "choice" ? word(field.words) : line(field.longest),
) as {
  [Name in PlainField]: (typeof NOTE_FIELDS)[Name] extends { words: infer W extends Words }
    ? ReturnType<typeof word<W>>
    : ReturnType<typeof line>;
};

export const details = z.strictObject({
  tags: z.array(tag).max(100),
  ...plainShape,
  mode: z.enum(["manual", "ai"]),
  source: source.nullable(),
});

export const note = z.object({
  id,
  ...content.shape,
  ...details.shape,
  /** Grows with each edit; an edit of an older version is a conflict. */
  version: z.int(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export const contentShape = content.shape;

const step = z.string().regex(/^[1-9]\d{0,3}[mhd]$/);
export const deckOptions = z.strictObject({
  retention: z.number().min(0.7).max(0.97),
  newPerDay: z.int().min(0).max(9999),
  reviewsPerDay: z.int().min(0).max(9999),
  learningSteps: z.array(step).max(10),
  relearningSteps: z.array(step).max(10),
  maximumInterval: z.int().min(1).max(36_500),
  burySiblings: z.boolean(),
  /** Lapses after which a card is a leech: tagged and suspended. 0: never. */
  leechThreshold: z.int().min(0).max(99),
  fuzz: z.boolean(),
  newOrder: z.enum(["added", "random"]),
});

export const deck = z.object({
  id,
  /** "A::B" is B under A. */
  name: z.string(),
  options: deckOptions,
  createdAt: z.date(),
  counts: z.object({
    /** What today's limits still leave. */
    new: z.int(),
    learning: z.int(),
    due: z.int(),
    total: z.int(),
    suspended: z.int(),
    neverSeen: z.int(),
  }),
});

export type NoteContent = z.output<typeof content>;
export type NoteDetails = z.output<typeof details>;
export type NoteKind = NoteContent["kind"];
export type Source = z.output<typeof source>;
export type DeckOptions = z.output<typeof deckOptions>;
export type Note = z.output<typeof note>;
export type Deck = z.output<typeof deck>;
