// The documentary mind: an answer made only of passages found in the library, each statement with its number. It
// chooses, orders and labels; it never rewrites a passage, so a dose is shown exactly as its author wrote it.
import type { Passage, Population, RankedPassage } from "#platform/ai/toolbox.ts";
import { directPassages, unlike } from "./direct-passages.ts";
import { cite, type Inline, plain, strong } from "./inline.ts";
import type { Block } from "./markup.ts";
import type { Source } from "./message.ts";
import { isSection, type Mode, SECTIONS, type Section, sectionsToShow } from "./modes.ts";
import type { QuestionLanguage } from "./question.ts";
import type { Topic } from "./topic.ts";

/** The framing sentences, looked up in the messages of the answer's language. */
export type Say = (key: AnswerText, values?: Record<string, string | number>) => string;
export type AnswerText =
  | `answer.${"noModel" | "missing" | "intro" | "introMany" | "followUp" | "french" | "direct" | "redFlags" | "redFlagsOf" | "headingOf"}`
  | `answer.nothing.${"title" | "body" | "tryLess" | "tryOne" | "tryFrench" | "tryLibrary"}`
  | `answer.population.${"title" | "body" | "none"}`
  | `answer.whom.${Population}`
  | `answer.label.${Population}`
  | `answer.section.${Section}`;

export interface Question {
  language: QuestionLanguage;
  mode: Mode;
  population: Population | null;
  /** Subjects it names and the library has nothing on. */
  missing: readonly string[];
  /** True when it was understood as about the previous subject. */
  followUp: boolean;
}

export interface Answer {
  found: boolean;
  blocks: Block[];
  /** Number n is at index n − 1. */
  sources: Source[];
}

/** An answer that is read at the bedside: the most relevant passages of each section, not the whole sheet. */
const MOST: Record<Section, number> = {
  redFlags: 4,
  definition: 3,
  firstMinutes: 5,
  examinations: 5,
  treatment: 7,
  orientation: 3,
  pitfalls: 4,
};
const MOST_OF_SEVERAL = 3;

/** Composes the answer; with no topic it says so and what to try. */
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
  if (shown.length === 0) return { found: false, blocks: nothing(question, say), sources };

  const many = shown.length > 1;
  const blocks: Block[] = [opening(question, shown, say)];
  for (const topic of shown) blocks.push(...topicBlocks(question, topic, many, say, number));
  if (question.language !== "fr") blocks.splice(1, 0, note(say("answer.french")));
  blocks.push(...lacking(question.missing, say));
  blocks.push(note(say("answer.noModel")));
  return { found: true, blocks, sources };
}

const note = (title: string): Block => ({ kind: "alert", tone: "note", title, items: [] });

/** What was asked and the library does not cover: said even when the rest is answered. */
const lacking = (missing: readonly string[], say: Say): Block[] =>
  missing.length > 0
    ? [{ kind: "paragraph", content: [plain(say("answer.missing", { subjects: missing.join(", ") }))] }]
    : [];

function opening(question: Question, topics: readonly Topic[], say: Say): Block {
  const titles = topics.map((topic) => topic.title);
  if (titles.length > 1) {
    return { kind: "paragraph", content: [strong(titles.join(", ")), plain(` ${say("answer.introMany")}`)] };
  }
  const said = question.followUp ? say("answer.followUp") : say("answer.intro");
  return { kind: "paragraph", content: [strong(titles[0] ?? ""), plain(` ${said}`)] };
}

function nothing({ language, missing }: Question, say: Say): Block[] {
  const attempts = [
    say("answer.nothing.tryLess"),
    say("answer.nothing.tryOne"),
    ...(language === "fr" ? [] : [say("answer.nothing.tryFrench")]),
    say("answer.nothing.tryLibrary"),
  ];
  return [
    { kind: "paragraph", content: [strong(say("answer.nothing.title")), plain(` ${say("answer.nothing.body")}`)] },
    ...lacking(missing, say),
    { kind: "list", items: attempts.map((attempt) => [plain(attempt)]) },
    note(say("answer.noModel")),
  ];
}

type Number = (passage: Passage) => number;

function topicBlocks(question: Question, topic: Topic, many: boolean, say: Say, number: Number): Block[] {
  const suitable = suitablePassages(topic.passages, question.population);
  const statement = ({ passage }: RankedPassage): Inline[] => [
    ...(unlike(passage.population, question.population)
      ? [strong(`${say(`answer.label.${passage.population}`)} `)]
      : []),
    plain(`${passage.text} `),
    cite(number(passage)),
  ];
  const heading = (text: string): Block => ({
    kind: "heading",
    content: [plain(many ? say("answer.headingOf", { title: topic.title, section: text }) : text)],
  });

  const sections = sectionsToShow(question.mode, topic.sections);
  const direct = directPassages(topic, question.population, suitable);
  const used = new Set(direct.map(({ passage }) => passage.id));
  const blocks: Block[] = [];
  const bySection = new Map<Section, RankedPassage[]>();
  for (const section of sections)
    bySection.set(section, pick(suitable, section, question.population, many && topic.sections.length === 0, used));

  const flags = bySection.get("redFlags") ?? [];
  const flagBlock = (): Block => ({
    kind: "alert",
    tone: "danger",
    title: many ? say("answer.redFlagsOf", { title: topic.title }) : say("answer.redFlags"),
    items: flags.map(statement),
  });
  // Red flags come first, whatever else was asked: numbers are given in reading order.
  if (flags.length > 0) blocks.push(flagBlock());
  if (direct.length > 0) blocks.push(heading(say("answer.direct")), { kind: "list", items: direct.map(statement) });
  for (const section of sections) {
    const passages = bySection.get(section) ?? [];
    if (section === "redFlags" || passages.length === 0) continue;
    blocks.push(heading(say(`answer.section.${section}`)), { kind: "list", items: passages.map(statement) });
  }
  const warning = populationWarning(question.population, [...direct, ...[...bySection.values()].flat()], say);
  return warning ? [warning, ...blocks] : blocks;
}

/** A question about an adult is not given what is meant for someone else, as long as something remains. One about a
 *  child is not given adult doses where the sheet has doses for the child. Anything else is kept, and labelled. */
function suitablePassages(passages: readonly RankedPassage[], asked: Population | null): RankedPassage[] {
  const fitting = passages.filter(({ passage }) => !unlike(passage.population, asked));
  if (asked === "adult" && fitting.length > 0) return fitting;
  const young = asked === "child" || asked === "newborn";
  const hasOwnDoses = passages.some(({ passage }) => passage.population === asked && passage.doses.length > 0);
  if (!young || !hasOwnDoses) return [...passages];
  return passages.filter(({ passage }) => passage.doses.length === 0 || !unlike(passage.population, asked));
}

function populationWarning(asked: Population | null, shown: readonly RankedPassage[], say: Say): Block | null {
  if (asked === null || asked === "all" || !shown.some(({ passage }) => unlike(passage.population, asked))) return null;
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

/** Passages of one section: those of the question's population and the most relevant ones, in the order of the sheet. */
function pick(
  passages: readonly RankedPassage[],
  section: Section,
  asked: Population | null,
  few: boolean,
  used: ReadonlySet<string>,
): RankedPassage[] {
  const most = few ? Math.min(MOST_OF_SEVERAL, MOST[section]) : MOST[section];
  const suits = ({ passage }: RankedPassage) => (unlike(passage.population, asked) ? 0 : 1);
  return passages
    .filter(({ passage }) => passage.section === section && !used.has(passage.id))
    .sort((a, b) => suits(b) - suits(a) || b.score - a.score || inSheetOrder(a, b))
    .slice(0, most)
    .sort(inSheetOrder);
}

const rank = (section: string) => (isSection(section) ? SECTIONS.indexOf(section) : SECTIONS.length);
const ordinal = (id: string) => Number(/(\d+)$/u.exec(id)?.[1] ?? 0);
const inSheetOrder = (a: RankedPassage, b: RankedPassage) =>
  rank(a.passage.section) - rank(b.passage.section) || ordinal(a.passage.id) - ordinal(b.passage.id);

/** What a number opens. Its reference is the most recent one, as "ESC 2019". */
export function sourceOf(passage: Passage, n: number): Source {
  return {
    n,
    id: passage.id,
    title: passage.title,
    section: passage.section,
    source: [...new Set(passage.references.map((r) => `${r.organisation} ${r.year}`))].join(" · "),
    year: passage.year,
    route: passage.route,
    checked: passage.checked?.day ?? null,
    population: passage.population,
    language: passage.language,
  };
}
