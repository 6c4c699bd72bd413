// The shapes of sheets on the wire. Imported as types by everything that runs in the browser.
import { z } from "zod";
import { DOUBTS } from "#features/chat/domain/public.ts";
import { cardState, instant, rating, timeZone } from "#features/flashcards/contract.ts";
import { POPULATIONS } from "#platform/ai/toolbox.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import {
  AUTHORS,
  MOST_STATEMENTS,
  ORIGINS,
  SHEET_LENGTH,
  STATEMENT_LENGTH,
  WAYS,
} from "./limits.ts";
import { SECTIONS } from "./sections.ts";

export const id = z.uuid();
export const language = z.enum(LANGUAGES);

export const statement = z.object({
  /** Stays with the statement through edits: a card made from it is found again. */
  id: z.string().min(1).max(40),
  text: z.string().trim().min(1).max(STATEMENT_LENGTH),
  /** Numbers of the sources it comes from. */
  sources: z.array(z.int().min(1).max(999)).max(20),
  by: z.enum(AUTHORS),
  /** Numbers and drugs that no cited source holds as a whole: shown as « non vérifié ». */
  doubts: z.array(z.object({ from: z.int().min(0), to: z.int().min(0), kind: z.enum(DOUBTS) })),
});

const perSection = <T extends z.ZodType>(shape: T) =>
  z.strictObject(
    Object.fromEntries(SECTIONS.map((section) => [section, shape])) as Record<
      (typeof SECTIONS)[number],
      T
    >,
  );

export const sections = perSection(z.array(statement));

/** What a person writes in the form: the server finds the doubts again. */
export const writtenSections = perSection(
  z.array(statement.pick({ id: true, text: true, sources: true })).max(MOST_STATEMENTS),
).refine(
  (sections) =>
    Object.values(sections).reduce(
      (sum, all) => all.reduce((length, { text }) => length + text.length, sum),
      0,
    ) <= SHEET_LENGTH,
);

export const source = z.object({
  n: z.int(),
  /** "anaphylaxie#t1" of the library, "text#3" of the given text. */
  id: z.string(),
  title: z.string(),
  section: z.string(),
  text: z.string(),
  /** Organisations and years; empty for the given text. */
  label: z.string(),
  year: z.int().nullable(),
  /** In-application address that opens it; null for the given text. */
  route: z.string().nullable(),
  /** Day its source was opened again, null when it was not. */
  checked: z.string().nullable(),
  population: z.enum(POPULATIONS),
  language,
});

const head = {
  id,
  title: z.string(),
  origin: z.enum(ORIGINS),
  /** The topic as it was typed, the name of the file; empty for a pasted text. */
  asked: z.string(),
  way: z.enum(WAYS),
  /** The model that wrote it; empty when none did. */
  model: z.string(),
  /** Language of its statements. */
  language,
  /** Changed by the person since it was made. */
  edited: z.boolean(),
  /** The sheet that this one was saved beside because both were edited at once. */
  copyOf: id.nullable(),
  version: z.int(),
  createdAt: z.date(),
  updatedAt: z.date(),
  state: cardState,
};

export const summary = z.object({
  ...head,
  statements: z.int(),
  /** Statements that hold something unverified. */
  unverified: z.int(),
});

export const sheet = z.object({
  ...head,
  sections,
  sources: z.array(source),
  /** Sentences of the given text that no rule could place. */
  leftOut: z.int(),
  /** Subjects of the topic that the library holds nothing on. */
  missing: z.array(z.string()),
  /** Why a model that is connected did not write it; null when it did, or when there is none. */
  failure: z.string().nullable(),
});

/** What happened on a device: a review, or one taken back. */
export const reviewFact = z.union([
  z.strictObject({
    ...{ id, sheetId: id, at: instant, rating },
    /**
     * Where the device was. A name that is unknown here, or none, counts as the place of the last
     * review.
     */
    timeZone: timeZone.optional().catch(undefined),
  }),
  z.strictObject({ id, sheetId: id, at: instant, retracts: id }),
]);

export type Statement = z.output<typeof statement>;
export type Sections = z.output<typeof sections>;
export type WrittenSections = z.output<typeof writtenSections>;
export type SheetSource = z.output<typeof source>;
export type Sheet = z.output<typeof sheet>;
export type Summary = z.output<typeof summary>;
export type ReviewFact = z.output<typeof reviewFact>;
