// The documentary mind: an answer made only of passages found in the library, each statement with
// its number. First the lines that answer, then what limits them, then, folded, the rest of the
// sheet in the order of action. It chooses, orders and labels; it never rewrites a passage, so a
// dose is shown exactly as its author wrote it.
import type { Passage, Population, RankedPassage } from "#platform/ai/toolbox.ts";
import { CONTRACTS } from "./contracts.ts";
import { cite, type Inline, plain, strong } from "./inline.ts";
import { leadPassages } from "./lead.ts";
import type { Block } from "./markup.ts";
import type { Source } from "./message.ts";
import { isSection, type Mode, SECTIONS, type Section } from "./modes.ts";
import type { QuestionLanguage } from "./question.ts";
import { suitablePassages, unlike } from "./suitable-passages.ts";
import type { Topic } from "./topic.ts";

/** The framing sentences, looked up in the messages of the answer's language. */
export type Say = (key: AnswerText, values?: Record<string, string | number>) => string;
export type AnswerText =
  | `answer.${"noModel" | "missing" | "french" | "rest" | "limits" | "untreated" | "unfilled" | "taken" | "thanks" | "built"}`
  | `answer.absent.${"title" | "score" | "neighbours" | "body"}`
  | `answer.nothing.${"title" | "body" | "tryLess" | "tryFrench" | "tryLibrary"}`
  | `answer.population.${"title" | "body" | "none"}`
  | `answer.whom.${Population}`
  | `answer.label.${Population}`
  | `answer.section.${Section}`;

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
  /** Only the lines that answer were asked for. */
  short: boolean;
}

export interface Answer {
  found: boolean;
  /** The lines before the fold, and what is folded. */
  lead: Block[];
  rest: Block[];
  /** Number n is at index n − 1. */
  sources: Source[];
}

/** The order of action. */
const ACTION: readonly Section[] = [
  "firstMinutes",
  "treatment",
  "examinations",
  "orientation",
  "redFlags",
  "pitfalls",
  "definition",
];
const MOST_OF_A_SECTION = 8;

/** Composes the answer from what was found; with no topic, nothing. */
export function composeAnswer(question: Question, topics: readonly Topic[], say: Say): Answer {
  const sources: Source[] = [];
  const cited = new Map<string, number>();
  const number = (passage: Passage) => {
    const known = cited.get(passage.id);
    if (known !== undefined) return known;
    sources.push(sourceOf(passage, sources.length + 1));
    cited.set(passage.id, sources.length);
    return sources.length;
  };
  const shown = topics.filter((topic) => topic.passages.length > 0);
  if (shown.length === 0) return { found: false, lead: [], rest: [], sources };
  const usual = new Map(shown.map((topic) => [topic.id, usualPopulation(topic)]));
  const statement = ({ passage }: RankedPassage): Inline[] => [
    ...(unlike(passage.population, question.population ?? usual.get(passage.documentId) ?? null)
      ? [strong(`${say(`answer.label.${passage.population}`)} `)]
      : []),
    plain(`${passage.text} `),
    cite(number(passage)),
  ];
  const many = shown.length > 1;
  const lead: Block[] = [];
  const rest: Block[] = [];
  if (question.taken !== null)
    lead.push({
      kind: "paragraph",
      content: [plain(say("answer.taken", question.taken))],
    });
  const first = shown.map((topic) => ({
    topic,
    passages: leadPassages(topic, question.population, shown.length),
  }));
  // Numbers are given in reading order: every lead line comes before any folded one.
  for (const { topic, passages } of first) {
    if (many) lead.push({ kind: "heading", content: [plain(topic.title)] });
    lead.push(...leadBlocks(question, topic, passages, say, statement));
  }
  if (question.missing.length > 0) lead.push(missingLine(question.missing, say));
  if (question.language !== "fr") lead.push(note(say("answer.french")));
  if (!question.short) {
    for (const { topic, passages } of first) {
      rest.push({ kind: "fold", title: many ? topic.title : say("answer.rest") });
      rest.push(...restBlocks(question, topic, limited(topic, passages), say, statement));
    }
  }
  return { found: true, lead, rest, sources };
}

export const note = (title: string): Block => ({ kind: "alert", tone: "note", title, items: [] });

/** Whom a sheet is for: its statements need no label when nobody else is asked about. */
function usualPopulation({ passages }: Topic): Population | null {
  const counts = new Map<Population, number>();
  for (const { passage } of passages)
    if (passage.population !== "all")
      counts.set(passage.population, (counts.get(passage.population) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

const missingLine = (missing: readonly string[], say: Say): Block => ({
  kind: "paragraph",
  content: [plain(say("answer.missing", { subjects: missing.join(", ") }))],
});

type Statement = (passage: RankedPassage) => Inline[];

/** What limits a statement that is shown is shown with it. */
function limitsOf(topic: Topic, shown: readonly RankedPassage[]): RankedPassage[] {
  const ids = new Set(shown.map(({ passage }) => passage.id));
  return topic.passages.filter(
    ({ passage }) => !ids.has(passage.id) && passage.limits?.some((id) => ids.has(id)),
  );
}

const limited = (topic: Topic, shown: readonly RankedPassage[]): ReadonlySet<string> =>
  new Set([...shown, ...limitsOf(topic, shown)].map(({ passage }) => passage.id));

function leadBlocks(
  { population, untreated }: Question,
  topic: Topic,
  passages: readonly RankedPassage[],
  say: Say,
  statement: Statement,
): Block[] {
  const warning = populationWarning(population, passages, say);
  const limits = limitsOf(topic, passages);
  return [
    ...(untreated === null
      ? []
      : [note(say("answer.untreated", { title: topic.title, words: untreated }))]),
    ...(warning ? [warning] : []),
    { kind: "list", items: passages.map(statement) },
    ...(limits.length > 0
      ? [
          {
            kind: "alert" as const,
            tone: "warning" as const,
            title: say("answer.limits"),
            items: limits.map(statement),
          },
        ]
      : []),
  ];
}

/** The rest of the sheet under the titles of the mode's contract, or in the order of action. */
function restBlocks(
  { mode, language, population }: Question,
  topic: Topic,
  used: ReadonlySet<string>,
  say: Say,
  statement: Statement,
): Block[] {
  const suitable = suitablePassages(topic.passages, population).filter(
    ({ passage }) => !used.has(passage.id),
  );
  const sections: readonly (readonly [string, readonly Section[]])[] =
    mode === "general"
      ? ACTION.map((section) => [say(`answer.section.${section}`), [section]] as const)
      : CONTRACTS[mode].sections.map(({ title, from }) => [title[language], from] as const);
  return sections.flatMap(([title, from]): Block[] => {
    const own = from.flatMap((section) => ofSection(suitable, section, population));
    if (own.length === 0 && mode === "general") return [];
    const heading: Block = { kind: "heading", content: [plain(title)] };
    if (own.length === 0)
      return [heading, { kind: "paragraph", content: [plain(say("answer.unfilled"))] }];
    if (from.includes("redFlags") && from.length === 1)
      return [{ kind: "alert", tone: "danger", title, items: own.map(statement) }];
    return [heading, { kind: "list", items: own.map(statement) }];
  });
}

/**
 * Passages of one section: those of the question's population and the most relevant ones, in the
 * order of the sheet.
 */
function ofSection(
  passages: readonly RankedPassage[],
  section: Section,
  asked: Population | null,
): RankedPassage[] {
  const suits = ({ passage }: RankedPassage) => (unlike(passage.population, asked) ? 0 : 1);
  return passages
    .filter(({ passage }) => passage.section === section)
    .sort((a, b) => suits(b) - suits(a) || b.score - a.score || inSheetOrder(a, b))
    .slice(0, MOST_OF_A_SECTION)
    .sort(inSheetOrder);
}

function populationWarning(
  asked: Population | null,
  shown: readonly RankedPassage[],
  say: Say,
): Block | null {
  if (
    asked === null ||
    asked === "all" ||
    !shown.some(({ passage }) => unlike(passage.population, asked))
  )
    return null;
  const whom = say(`answer.whom.${asked}`);
  const fits = shown.some(({ passage }) => passage.population === asked);
  return {
    kind: "alert",
    tone: "warning",
    title: say("answer.population.title"),
    items: [
      ...(fits ? [] : [[plain(say("answer.population.none", { whom }))]]),
      [plain(say("answer.population.body", { whom }))],
    ],
  };
}

const rank = (section: string) =>
  isSection(section) ? SECTIONS.indexOf(section) : SECTIONS.length;
const ordinal = (id: string) => Number(/(\d+)$/u.exec(id)?.[1] ?? 0);
const inSheetOrder = (a: RankedPassage, b: RankedPassage) =>
  rank(a.passage.section) - rank(b.passage.section) ||
  ordinal(a.passage.id) - ordinal(b.passage.id);

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
  };
}

const referenceName = ({ organisation, year }: Passage["references"][number]): string =>
  year === null ? organisation : `${organisation} ${year}`;
