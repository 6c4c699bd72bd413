// What importers and exporters of cards agree on, whatever the file: Anki packages, CSV and JSON
// are read into it and written from it.

import type {
  AnkiCard,
  AnkiNote,
  MediaType,
  PlainField,
} from "#features/flashcards/domain/public.ts";
import { eachPlain, PLAIN_FIELDS } from "#features/flashcards/domain/public.ts";
import { storableStart } from "#platform/text/storable.ts";

export type ImportedKind = "basic" | "reversed" | "cloze" | "typed" | "occlusion";
export type ImportedState = "new" | "learning" | "review" | "relearning";

/**
 * Mask of an image occlusion. Lengths are fractions of the image (0 to 1), angles degrees. `group`
 * is the number of the card that asks it; 0 is an annotation that is always seen.
 */
export interface ImportedMask {
  group: number;
  /** Numbers of the other cards that ask it; absent where one does (occlusion.ts). */
  also?: readonly number[] | undefined;
  shape: "rect" | "ellipse" | "polygon" | "text";
  left: number;
  top: number;
  width: number;
  height: number;
  points: readonly { x: number; y: number }[];
  text: string;
  /**
   * Every other property as the file wrote it (fill, angle, scale…), kept so that nothing is lost
   * on the way out.
   */
  style: Readonly<Record<string, string>>;
}

export interface ImportedOcclusion {
  /** Name of the image among the media. */
  image: string;
  masks: readonly ImportedMask[];
  /** Masks of the other groups stay in place while one is asked. */
  hideAll: boolean;
}

/** A past review. Ratings are the four grades of FSRS (1 again, 2 hard, 3 good, 4 easy). */
export interface ImportedReview {
  /** Milliseconds since 1970. */
  at: number;
  rating: 1 | 2 | 3 | 4;
  durationMs: number;
  /** Extra practice (`cram`) is history that moved no schedule. */
  kind: "learning" | "review" | "relearning" | "cram";
  /** Interval it gave, in days (a learning step is a fraction); null where unknown. */
  intervalDays: number | null;
}

export interface ImportedCard {
  /**
   * basic and typed: 0; reversed: 0 and 1; cloze and occlusion: number of the gap or group, minus
   * 1.
   */
  ordinal: number;
  /** Its deck, where it is not that of its note: cards of a note may be moved apart. */
  deck?: readonly string[] | undefined;
  state: ImportedState;
  /** Milliseconds since 1970; null for a new card. */
  due: number | null;
  /** Place among the new cards, null otherwise. */
  position: number | null;
  intervalDays: number;
  /**
   * FSRS memory state, null when the file was scheduled by another rule: the history or the
   * interval then tells.
   */
  stability: number | null;
  difficulty: number | null;
  repetitions: number;
  lapses: number;
  /** Place in the learning or relearning steps, 0 elsewhere. */
  step: number;
  suspended: boolean;
  buried: boolean;
  /** 0 (none) to 7. */
  flag: number;
  reviews: readonly ImportedReview[];
  /** Absent for what never was in Anki. */
  anki?: AnkiCard | undefined;
}

/**
 * What a file says about a note beside its content. Words of the closed lists are checked by who
 * keeps them; a file that is older than a field does not have it.
 */
export interface ImportedDetails extends Partial<Record<PlainField, string | null>> {
  /** Written with the help of a model. */
  ai: boolean;
  source: { title: string; link: string; year: number | null; passage: string } | null;
}

/**
 * A note and the cards it gives. `question`, `answer` and `extra` are HTML as the file wrote it: it
 * is sanitised when shown, never trusted. cloze: `question` holds the gaps as {{c1::text::hint}},
 * `answer` is empty. occlusion: `question` is the heading, `answer` the explanation.
 */
export interface ImportedNote {
  /** Same note, same guid, in every file: the second import of a file finds its notes by it. */
  guid: string;
  kind: ImportedKind;
  deck: readonly string[];
  question: string;
  answer: string;
  extra: string;
  tags: readonly string[];
  /** Milliseconds since 1970. */
  created: number;
  /** The last change of its content, the same; absent where the file does not say. */
  modified?: number | undefined;
  occlusion: ImportedOcclusion | null;
  /** Null where the file says nothing: never four empty answers. */
  details: ImportedDetails | null;
  cards: readonly ImportedCard[];
  /** Absent for what never was in Anki, or is of a note type of ours. */
  anki?: AnkiNote | undefined;
}

export interface ImportedDeckOptions {
  newPerDay: number;
  reviewsPerDay: number;
  maximumIntervalDays: number;
  desiredRetention: number | null;
  /** Minutes. */
  learningSteps: readonly number[];
  relearningSteps: readonly number[];
  burySiblings: boolean;
  leechThreshold: number;
}

export interface ImportedDeck {
  /** ["Urgences", "Neurologie"]: the last is the deck's own name. */
  path: readonly string[];
  description: string;
  options: ImportedDeckOptions | null;
}

export interface ImportedMedia {
  name: string;
  /** Told by the bytes, never by the name. */
  type: MediaType;
  bytes: Uint8Array;
  /** SHA-256, hexadecimal. */
  hash: string;
}

/** What was left out of an import that went through; `detail` is a name from the file. */
export interface ImportWarning {
  reason:
    | "mediaMissing"
    | "mediaDamaged"
    | "mediaTooLarge"
    | "mediaNotAllowed"
    | "mediaHoldsScript"
    | "templateScriptRemoved"
    | "manualReviewsLeftOut"
    | "noteWithoutType"
    | "noteWithoutCard"
    | "cardWithoutContent"
    | "cardWithoutNote"
    | "cardRepeated"
    | "noteRepeated"
    | "reviewsOfDeletedCards"
    | "deckNotDeclared"
    | "rowWithoutQuestion"
    | "rowWithoutGap"
    | "rowTooLong"
    | "unknownKind";
  detail: string;
  count: number;
}

/** Nothing said of any field. */
export const NO_DETAILS: ImportedDetails = { ...eachPlain(() => null), ai: false, source: null };

/** Details, or null when nothing is said. */
export function detailsOf(details: ImportedDetails): ImportedDetails | null {
  const silent = PLAIN_FIELDS.every((name) => (details[name] ?? null) === null);
  return silent && !details.ai && details.source === null ? null : details;
}

/**
 * One line for each kind of warning, first name met and how many in all: a package of 5,000 fonts
 * must not give 5,000 lines.
 */
export function collectWarnings(): {
  add(reason: ImportWarning["reason"], detail: string, count?: number): void;
  list(): ImportWarning[];
} {
  const seen = new Map<ImportWarning["reason"], ImportWarning>();
  return {
    add(reason, detail, count = 1) {
      const known = seen.get(reason);
      if (known) known.count += count;
      else if (count > 0) seen.set(reason, { reason, detail: storableStart(detail, 200), count });
    },
    list: () => [...seen.values()].map((warning) => ({ ...warning })),
  };
}

export const newCard = (ordinal: number, position: number | null = null): ImportedCard => ({
  ordinal,
  state: "new",
  due: null,
  position,
  intervalDays: 0,
  stability: null,
  difficulty: null,
  repetitions: 0,
  lapses: 0,
  step: 0,
  suspended: false,
  buried: false,
  flag: 0,
  reviews: [],
});
