// What every answer is made of, whatever its mode: the texts that frame it, the statements of a
// section, and those that limit what is shown.
import type { Passage, Population, RankedPassage, RecognisedEntity } from "#platform/ai/toolbox.ts";
import type { Inline } from "./inline.ts";
import type { Block } from "./markup.ts";
import type { Source } from "./message.ts";
import { isSection, type Mode, SECTIONS, type Section } from "./modes.ts";
import type { QuestionLanguage } from "./question.ts";
import { unlike } from "./suitable-passages.ts";
import type { Topic } from "./topic.ts";

/** The framing sentences, looked up in the messages of the answer's language. */
export type Say = (key: AnswerText, values?: Record<string, string | number>) => string;
export type AnswerText =
  | `answer.${"noModel" | "missing" | "french" | "rest" | "limits" | "untreated" | "undosed" | "undosedFor" | "unfilled" | "taken" | "thanks" | "built" | "byIndication"}`
  | `answer.local.${"title" | "about" | "until" | "library" | "differs" | "here" | "there"}`
  | `answer.absent.${"title" | "score" | "neighbours" | "body"}`
  | `answer.nothing.${"title" | "body" | "tryLess" | "tryFrench" | "tryLibrary"}`
  | `answer.population.${"title" | "body" | "none"}`
  | `answer.whom.${Population}`
  | `answer.label.${Population}`
  | `answer.section.${Section}`
  | `answer.mode.${"hypothesis" | "none" | "codes" | "noDrug" | "noDrugs" | "interactions" | "references" | "recall" | "question"}`;

export interface Question {
  language: QuestionLanguage;
  mode: Mode;
  population: Population | null;
  /** Subjects it names and the library has nothing on, as they are said. */
  missing: readonly string[];
  /** Words about the person that the sheet at hand says nothing of. */
  untreated: string | null;
  /** What a misspelt word was taken for: said, so that it can be put right. */
  taken: { words: string; name: string } | null;
  /** A dose asked without saying what for: each subject is one of its indications. */
  byIndication: boolean;
  /** Only the lines that answer were asked for. */
  short: boolean;
  /** What it speaks of, for the modes that take it line by line. */
  entities: readonly RecognisedEntity[];
  /** Its drugs were compared with each other, and what came of it is said elsewhere. */
  compared?: boolean;
}

/** The order of action. */
export const ACTION: readonly Section[] = [
  "firstMinutes",
  "treatment",
  "examinations",
  "orientation",
  "redFlags",
  "pitfalls",
  "definition",
];
const MOST_OF_A_SECTION = 8;

export const note = (title: string): Block => ({ kind: "alert", tone: "note", title, items: [] });

export type Statement = (passage: RankedPassage) => Inline[];

/** What limits a statement that is shown is shown with it. */
export function limitsOf(topic: Topic, shown: readonly RankedPassage[]): RankedPassage[] {
  const ids = new Set(shown.map(({ passage }) => passage.id));
  return topic.passages.filter(
    ({ passage }) => !ids.has(passage.id) && passage.limits?.some((id) => ids.has(id)),
  );
}

const rank = (section: string) =>
  isSection(section) ? SECTIONS.indexOf(section) : SECTIONS.length;
const ordinal = (id: string) => Number(/(\d+)$/u.exec(id)?.[1] ?? 0);
const inSheetOrder = (a: RankedPassage, b: RankedPassage) =>
  rank(a.passage.section) - rank(b.passage.section) ||
  ordinal(a.passage.id) - ordinal(b.passage.id);

/**
 * Passages of one section: those of the question's population and the most relevant ones, in the
 * order of the sheet.
 */
export function ofSection(
  passages: readonly RankedPassage[],
  section: Section,
  asked: Population | null,
  most = MOST_OF_A_SECTION,
): RankedPassage[] {
  const suits = ({ passage }: RankedPassage) => (unlike(passage.population, asked) ? 0 : 1);
  return passages
    .filter(({ passage }) => passage.section === section)
    .sort((a, b) => suits(b) - suits(a) || b.score - a.score || inSheetOrder(a, b))
    .slice(0, most)
    .sort(inSheetOrder);
}

/** What a number opens. Its reference is the most recent one, as "ESC 2019". */
export function sourceOf(passage: Passage, n: number): Source {
  return {
    n,
    id: passage.id,
    title: passage.title,
    section: passage.section,
    source: [...new Set(passage.references.map(referenceName))].join(" · "),
    year: passage.year,
    route: passage.route,
    checked: passage.checked?.day ?? null,
    population: passage.population,
    language: passage.language,
    ...(passage.local ? { local: true as const } : {}),
  };
}

const referenceName = ({ organisation, year }: Passage["references"][number]): string =>
  year === null ? organisation : `${organisation} ${year}`;
