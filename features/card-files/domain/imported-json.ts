// Our own file of cards: everything a note has, its schedule and its history, in JSON. The shape is
// the neutral one of imported.ts.
import { z } from "zod";
import type { AnkiType } from "#features/flashcards/domain/public.ts";
import { eachPlain, ordinalsOf } from "#features/flashcards/domain/public.ts";
import type { ImportedDeck, ImportedMedia, ImportedNote, ImportWarning } from "./imported.ts";
import { LAST_MOMENT } from "./imported-card.ts";
import { isWithinBounds } from "./json-bounds.ts";

const FORMAT = "sclepios-cards";
const VERSION = 1;
export const JSON_LIMITS = { bytes: 256 * 1024 * 1024, notes: 200_000 };

const html = z.string().max(2_000_000);
const name = z.string().min(1).max(255);
const path = z.array(z.string().min(1).max(300)).min(1).max(20);
const moment = z.number().min(0).max(LAST_MOMENT);
const length = z.number().min(-10).max(10);
const days = z.number().min(0).max(100_000);

const review = z.strictObject({
  at: moment,
  rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  durationMs: z.number().min(0),
  kind: z.enum(["learning", "review", "relearning", "cram"]),
  intervalDays: days.nullable(),
});

const count = z.int();
/** What Anki wrote, kept as it is: it is judged again on the way out. */
const ankiCard = z.strictObject({
  row: z.strictObject({
    ...{
      id: count,
      mod: count,
      type: count,
      queue: count,
      due: count,
      ivl: count,
      factor: count,
      reps: count,
    },
    ...{ lapses: count, left: count, flags: count, data: z.string().max(100_000) },
  }),
  reviews: z.array(z.tuple([count, count, count, count, count, count, count])).max(20_000),
  moved: z.literal(true).optional(),
});
const ankiNote = z.strictObject({
  ...{ type: name, id: count, guid: z.string().min(1).max(2000), modified: count },
  ...{ fields: z.array(html).max(500), tags: z.string().max(200_000) },
  ...{
    parts: z.array(z.string().max(20)).min(1).max(200),
    ordinals: z.array(z.int().min(0).max(500)).max(500).nullable(),
  },
  edited: z.literal(true).optional(),
});

const card = z.strictObject({
  ordinal: z.int().min(0).max(499),
  deck: path.optional(),
  state: z.enum(["new", "learning", "review", "relearning"]),
  due: moment.nullable(),
  position: z.number().nullable(),
  intervalDays: days,
  stability: z.number().positive().nullable(),
  difficulty: z.number().min(1).max(10).nullable(),
  repetitions: z.int().min(0),
  lapses: z.int().min(0),
  step: z.int().min(0).max(20).default(0),
  suspended: z.boolean(),
  buried: z.boolean(),
  flag: z.int().min(0).max(7),
  reviews: z.array(review).max(20_000),
  anki: ankiCard.optional(),
});

const mask = z.strictObject({
  group: z.int().min(0).max(500),
  also: z.array(z.int().min(1).max(500)).min(1).max(500).optional(),
  shape: z.enum(["rect", "ellipse", "polygon", "text"]),
  left: length,
  top: length,
  width: length,
  height: length,
  points: z.array(z.strictObject({ x: length, y: length })).max(500),
  text: z.string().max(1000),
  style: z
    .record(z.string().max(40), z.string().max(200))
    .refine((style) => Object.keys(style).length <= 50),
});

/** A file that is older than the field says nothing of it. */
const plain = (longest: number) => z.string().max(longest).nullable().default(null);

const note = z.strictObject({
  guid: z.string().min(1).max(200),
  kind: z.enum(["basic", "reversed", "cloze", "typed", "occlusion"]),
  deck: path,
  question: html,
  answer: html,
  extra: html,
  tags: z.array(z.string().min(1).max(200)).max(200),
  created: moment,
  modified: moment.optional(),
  occlusion: z
    .strictObject({ image: name, masks: z.array(mask).max(500), hideAll: z.boolean() })
    .nullable(),
  details: z
    .strictObject({
      ...eachPlain((_, field) => plain(field.shape === "line" ? field.longest : 100)),
      ai: z.boolean(),
      source: z
        .strictObject({
          title: z.string().max(500),
          link: z.string().max(1000),
          year: z.int().nullable(),
          passage: z.string().max(5000),
        })
        .nullable(),
    })
    .nullable(),
  cards: z.array(card).max(500),
  anki: ankiNote.optional(),
});

const steps = z.array(z.number().positive()).max(20);
const deck = z.strictObject({
  path,
  description: z.string().max(100_000),
  options: z
    .strictObject({
      newPerDay: z.int().min(0),
      reviewsPerDay: z.int().min(0),
      maximumIntervalDays: z.int().min(1),
      desiredRetention: z.number().min(0.5).max(0.999).nullable(),
      learningSteps: steps,
      relearningSteps: steps,
      burySiblings: z.boolean(),
      leechThreshold: z.int().min(0),
    })
    .nullable(),
});

const media = z.strictObject({ name, base64: z.string().regex(/^[A-Za-z\d+/]*={0,2}$/) });

const file = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  exported: moment,
  decks: z.array(deck).max(10_000),
  noteTypes: z
    .array(z.strictObject({ key: name, definition: html }))
    .max(10_000)
    .default([]),
  notes: z.array(note).max(JSON_LIMITS.notes),
  media: z.array(media).max(100_000),
});

/** Media as text; who reads them looks at the bytes before keeping any. */
export interface WrittenMedia extends Pick<ImportedMedia, "name"> {
  base64: string;
}

export interface CardsFile {
  decks: readonly ImportedDeck[];
  noteTypes: readonly AnkiType[];
  notes: readonly ImportedNote[];
  media: readonly WrittenMedia[];
}

export type ReadJson =
  | { ok: true; content: CardsFile }
  | {
      ok: false;
      reason: "unreadableJson" | "tooLarge" | "unsupportedVersion" | "noNotes";
      detail: string;
    };

const versionOf = (value: unknown) =>
  typeof value === "object" &&
  value !== null &&
  "format" in value &&
  "version" in value &&
  value.format === FORMAT
    ? value.version
    : null;

/** Reads a whole file or says why not; nothing of a file that is wrong anywhere is kept. */
export function readCardsJson(text: string): ReadJson {
  if (text.length > JSON_LIMITS.bytes)
    return { ok: false, reason: "tooLarge", detail: String(text.length) };
  if (!isWithinBounds(text)) return { ok: false, reason: "unreadableJson", detail: "bounds" };
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (fault) {
    return {
      ok: false,
      reason: "unreadableJson",
      detail: fault instanceof Error ? fault.message.slice(0, 200) : "",
    };
  }
  const version = versionOf(value);
  if (typeof version === "number" && version > VERSION)
    return { ok: false, reason: "unsupportedVersion", detail: String(version) };
  const read = file.safeParse(value);
  if (!read.success) {
    const [first] = read.error.issues;
    return {
      ok: false,
      reason: "unreadableJson",
      detail: `${first?.path.join(".")}: ${first?.message}`.slice(0, 200),
    };
  }
  if (read.data.notes.length === 0) return { ok: false, reason: "noNotes", detail: "" };
  return { ok: true, content: read.data };
}

/** Notes with the cards that they can give; one that gives none is left out. */
export function validNotes(
  notes: readonly ImportedNote[],
  warn: (reason: ImportWarning["reason"], detail: string) => void,
): ImportedNote[] {
  return notes.flatMap((entry) => {
    const possible = new Set(ordinalsOf(entry));
    const cards = entry.cards.filter(({ ordinal }) => possible.has(ordinal));
    if (cards.length === 0) warn("noteWithoutCard", entry.guid);
    else if (cards.length < entry.cards.length) warn("cardWithoutContent", entry.question);
    return cards.length === 0 ? [] : [{ ...entry, cards }];
  });
}

/**
 * The file in pieces, so that ten thousand notes and their images are never one string in memory.
 */
export async function* cardsJson(
  { decks, noteTypes = [] }: { decks: readonly ImportedDeck[]; noteTypes?: readonly AnkiType[] },
  notes: AsyncIterable<readonly ImportedNote[]> | Iterable<readonly ImportedNote[]>,
  media: AsyncIterable<WrittenMedia> | Iterable<WrittenMedia>,
  now: number,
): AsyncGenerator<string, void, undefined> {
  yield `{"format":"${FORMAT}","version":${VERSION},"exported":${now},\n"decks":${JSON.stringify(decks)},\n`;
  // Left out where there is none: versions that do not know of it read the file.
  if (noteTypes.length > 0) yield `"noteTypes":${JSON.stringify(noteTypes)},\n`;
  yield '"notes":[';
  let before = "\n";
  for await (const batch of notes) {
    if (batch.length === 0) continue;
    yield before + batch.map((entry) => JSON.stringify(entry)).join(",\n");
    before = ",\n";
  }
  yield '],\n"media":[';
  before = "\n";
  for await (const { name: title, base64 } of media) {
    yield before + JSON.stringify({ name: title, base64 });
    before = ",\n";
  }
  yield "]}\n";
}
