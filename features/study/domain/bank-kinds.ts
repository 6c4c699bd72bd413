// The fields of the questions that are neither ticked nor typed: a drawing to point at, a hypothesis
// weighed by a panel, an article to be read critically.
import { z } from "zod";
import { isStorable } from "#platform/text/storable.ts";
import { drawing, ratioOf } from "./drawing.ts";
import { CONCORDANCE_ASKS, CONCORDANCE_STEPS } from "./question.ts";

export const text = (longest: number) => z.string().trim().min(1).max(longest).refine(isStorable);

/** A passage of the library: "embolie-pulmonaire#t1". */
export const passageId = z
  .string()
  .max(100)
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*#[a-z]\d{1,2}$/);

const LONGEST_EXPLANATION = 10_000;
export const explanation = text(LONGEST_EXPLANATION).nullable().default(null);

const MOST_PLACES = 20;
const share = z.number().min(0).max(1);

/** A place of the drawing, in fractions of its sides; the radius in fractions of its width. */
const place = z.strictObject({
  id: z.string().min(1).max(20).refine(isStorable),
  /** As it is read in a list, by who does not see the drawing or does not point. */
  name: text(200),
  x: share,
  y: share,
  radius: z.number().gt(0).max(0.5),
  explanation,
  passage: passageId.optional(),
});
export type NamedPlace = z.output<typeof place>;

type Placed = { zones: readonly NamedPlace[]; decoys: readonly NamedPlace[] };
export const placesOf = ({ zones, decoys }: Placed): NamedPlace[] => [...zones, ...decoys];

export const hasDistinctPlaces = (one: Placed): boolean => {
  const all = placesOf(one);
  return (["id", "name"] as const).every(
    (key) => new Set(all.map((place) => place[key])).size === all.length,
  );
};

export const zoneFields = {
  type: z.literal("zones"),
  image: drawing,
  /** What is to be pointed at; their number is told. */
  zones: z.array(place).min(1).max(MOST_PLACES),
  /** Other places that can be named: wrong ones. */
  decoys: z.array(place).max(MOST_PLACES).default([]),
  ratio: z.number().gt(0).max(20).optional(),
};

/** The height of the drawing counts in marks: it is never taken from a file. */
export const withRatio = <T extends { image: z.output<typeof drawing> }>(question: T) => ({
  ...question,
  ratio: ratioOf(question.image),
});

const experts = z.int().min(0).max(1_000).default(0);
const panel = z
  .strictObject(
    Object.fromEntries(CONCORDANCE_STEPS.map((step) => [step, experts])) as Record<
      (typeof CONCORDANCE_STEPS)[number],
      typeof experts
    >,
  )
  .refine((counts) => Object.values(counts).some((count) => count > 0));

export const concordanceFields = {
  type: z.literal("tcs"),
  ask: z.enum(CONCORDANCE_ASKS),
  hypothesis: text(1_000),
  information: text(1_000),
  /** How many experts chose each step. */
  panel,
  /** Who answered, and when: nobody is invented. */
  panelOf: text(1_000).nullable().default(null),
  /** What experts said of their choice. */
  comments: z
    .array(z.strictObject({ step: z.enum(CONCORDANCE_STEPS), text: text(1_000) }))
    .max(30)
    .default([]),
  passage: passageId.optional(),
};

/** The article beside its questions. */
export const article = z.strictObject({
  title: text(500),
  body: text(20_000),
  /** Written for the exercise: no such study was made. */
  fictitious: z.boolean(),
  /** Where it was published, when it was. */
  reference: text(500).nullable().default(null),
});
export type Article = z.output<typeof article>;
