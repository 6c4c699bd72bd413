// A question of the bank, whole: what is asked, what is right and why, and where it stands in the
// programme.
import { z } from "zod";
import { SPECIALTIES } from "#features/guidelines/domain/public.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { isStorable } from "#platform/text/storable.ts";
import {
  article,
  concordanceFields,
  explanation,
  hasDistinctPlaces,
  passageId,
  text,
  withRatio,
  zoneFields,
} from "./bank-kinds.ts";
import { drawing } from "./drawing.ts";
import { DIFFICULTIES, MOST_PROPOSITIONS, RANKS } from "./programme.ts";
import { TICKED_TYPES } from "./question.ts";

/** Items of the national programme. */
const LAST_ITEM = 367;
export const LONGEST_STATEMENT = 10_000;
export const LONGEST_LINE = 2_000;
/** A case that reveals itself step by step. */
const FEWEST_OF_A_CASE = 3;
const MOST_PARTS = 8;
/** Of an article: what a paper of critical reading asks. */
const MOST_ARTICLE_PARTS = 20;

const passage = passageId.optional();

const about = {
  statement: text(LONGEST_STATEMENT),
  /** Why, for the question as a whole. */
  explanation,
  specialty: z.enum(SPECIALTIES).nullable().default(null),
  difficulty: z.enum(DIFFICULTIES).default("medium"),
  item: z.int().min(1).max(LAST_ITEM).nullable().default(null),
  rank: z.enum(RANKS).nullable().default(null),
  source: text(LONGEST_LINE).nullable().default(null),
  /** Of its words; absent: French, the language of the bank. */
  language: z.enum(LANGUAGES).optional(),
  /** A drawing beside the statement. */
  image: drawing.optional(),
};

const proposition = z
  .strictObject({
    id: z.string().min(1).max(20).refine(isStorable),
    text: text(LONGEST_LINE),
    correct: z.boolean(),
    unacceptable: z.boolean().optional(),
    indispensable: z.boolean().optional(),
    explanation,
    /** What it stands on. */
    passage,
    /** The words of the article that it stands on, as they are written there. */
    quote: text(1_000).optional(),
  })
  .refine((line) => !(line.unacceptable && line.correct) && !(line.indispensable && !line.correct));

const propositions = z.array(proposition).min(2).max(MOST_PROPOSITIONS);
const tickedType = z.enum(TICKED_TYPES);
const openFields = {
  accepted: z.array(text(300)).min(1).max(50),
  passage,
  quote: text(1_000).optional(),
};

type Lines = z.output<typeof propositions>;
const distinct = ({ propositions }: { propositions: Lines }) =>
  new Set(propositions.map(({ id }) => id)).size === propositions.length;
const hasKey = ({ type, propositions }: { type: string; propositions: Lines }) => {
  const right = propositions.filter(({ correct }) => correct).length;
  return type === "qru" ? right === 1 : right > 0;
};

const ticked = z
  .strictObject({ ...about, type: tickedType, propositions })
  .refine(distinct)
  .refine(hasKey);
const open = z.strictObject({ ...about, type: z.literal("qroc"), ...openFields });

/** What is asked after another question: its statement says what has happened since. */
const asked = { statement: text(LONGEST_STATEMENT), explanation };
export const questionPart = z.union([
  z
    .strictObject({ ...asked, type: tickedType, propositions })
    .refine(distinct)
    .refine(hasKey),
  z.strictObject({ ...asked, type: z.literal("qroc"), ...openFields }),
  z
    .strictObject({ ...asked, ...zoneFields })
    .refine(hasDistinctPlaces)
    .transform(withRatio),
]);

/** The statement is the presentation; the questions come one after the other, without a way back. */
const series = z
  .strictObject({
    ...about,
    type: z.enum(["kfp", "mini-case"]),
    questions: z.array(questionPart).min(2).max(MOST_PARTS),
    /** What each question of a key-feature problem is worth. */
    points: z.array(z.number().gt(0).max(100)).optional(),
  })
  .refine(({ type, questions }) => type === "kfp" || questions.length >= FEWEST_OF_A_CASE)
  .refine(({ questions, points }) => points === undefined || points.length === questions.length);

const reading = z.strictObject({
  ...about,
  type: z.literal("lca"),
  article,
  questions: z.array(questionPart).min(2).max(MOST_ARTICLE_PARTS),
});

const zones = z
  .strictObject({ ...about, ...zoneFields })
  .refine(hasDistinctPlaces)
  .transform(withRatio);
const concordance = z.strictObject({ ...about, ...concordanceFields });
/** Before anybody has answered: no key. */
export const concordanceItem = concordance.omit({ panel: true, panelOf: true, comments: true });

export const bankQuestion = z.union([ticked, open, series, reading, zones, concordance]);

export type BankQuestion = z.output<typeof bankQuestion>;
export type QuestionPart = z.output<typeof questionPart>;
export type ConcordanceItem = z.output<typeof concordanceItem>;
