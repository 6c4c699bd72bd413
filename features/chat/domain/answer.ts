// The documentary mind: an answer made only of passages found in the library, each statement with
// its number. First the lines that answer, then what limits them, then, folded, the rest of the
// sheet in the order of action. It chooses, orders and labels; it never rewrites a passage, so a
// dose is shown exactly as its author wrote it.
import type { Passage, Population, RankedPassage } from "#platform/ai/toolbox.ts";
import {
  ACTION,
  limitsOf,
  note,
  ofSection,
  type Question,
  type Say,
  type Statement,
  sourceOf,
} from "./answer-parts.ts";
import { CONTRACTS } from "./contracts.ts";
import { undosed } from "./drug-doses.ts";
import { cite, type Inline, plain, strong } from "./inline.ts";
import { leadPassages } from "./lead.ts";
import type { Block } from "./markup.ts";
import type { Source } from "./message.ts";
import { modeAnswer, sectionBlocks } from "./mode-answer.ts";
import { isOf, ofPerson, speaksOfPerson } from "./of-whom.ts";
import { nameSaid } from "./silence.ts";
import { suitablePassages, unlike } from "./suitable-passages.ts";
import type { Topic } from "./topic.ts";

export interface Answer {
  found: boolean;
  /** The lines before the fold, and what is folded. */
  lead: Block[];
  rest: Block[];
  /** Number n is at index n − 1. */
  sources: Source[];
}

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
  const statement = (one: RankedPassage): Inline[] => {
    const { passage } = one;
    const whom = question.population ?? usual.get(passage.documentId) ?? null;
    return [
      ...(unlike(passage.population, whom) && !isOf(one, whom)
        ? [strong(`${say(`answer.label.${passage.population}`)} `)]
        : []),
      plain(`${passage.text} `),
      cite(number(passage)),
    ];
  };
  const many = shown.length > 1;
  const lead: Block[] = [];
  const rest: Block[] = [];
  if (question.taken !== null)
    lead.push({
      kind: "paragraph",
      content: [plain(say("answer.taken", question.taken))],
    });
  if (question.mode !== "general" && question.mode !== "priseEnCharge" && !question.short) {
    const parts = modeAnswer(question, shown, say, statement);
    const [topic] = shown;
    const all = shown.flatMap(({ passages }) => passages);
    const warning = populationWarning(question.population, parts.shown, all, say);
    if (topic && question.untreated !== null)
      lead.push(note(say("answer.untreated", { title: topic.title, words: question.untreated })));
    if (warning) lead.push(warning);
    if (question.missing.length > 0) parts.lead.push(missingLine(question.missing, say));
    if (question.language !== "fr") parts.lead.push(note(say("answer.french")));
    return { found: true, lead: [...lead, ...parts.lead], rest: parts.rest, sources };
  }
  const indications = shown.map(({ title }) => title).join(" · ");
  if (question.byIndication) lead.push(note(say("answer.byIndication", { indications })));
  // Two indications leave room for the second dose of each, by age or by route.
  const among = question.byIndication && shown.length === 2 ? 1 : shown.length;
  const first = shown.map((topic) => {
    const lead = leadPassages(topic, question.population, among);
    const own = ofPerson(topic, lead, question.population);
    return { topic, passages: [...own, ...lead.filter((one) => !own.includes(one))] };
  });
  // Numbers are given in reading order: every lead line comes before any folded one.
  for (const { topic, passages } of first) {
    if (many) lead.push({ kind: "heading", content: [plain(topic.title)] });
    lead.push(...leadBlocks(question, topic, passages, say, statement));
  }
  if (question.missing.length > 0) lead.push(missingLine(question.missing, say));
  if (question.language !== "fr") lead.push(note(say("answer.french")));
  if (!question.short) {
    for (const { topic, passages } of first) {
      const blocks = restBlocks(question, topic, limited(topic, passages), say, statement);
      if (many && blocks.length === 0) continue;
      rest.push({ kind: "fold", title: many ? topic.title : say("answer.rest") }, ...blocks);
    }
  }
  return { found: true, lead, rest, sources };
}

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

const limited = (topic: Topic, shown: readonly RankedPassage[]): ReadonlySet<string> =>
  new Set([...shown, ...limitsOf(topic, shown)].map(({ passage }) => passage.id));

function leadBlocks(
  { population, untreated }: Question,
  topic: Topic,
  passages: readonly RankedPassage[],
  say: Say,
  statement: Statement,
): Block[] {
  const warning = populationWarning(population, passages, topic.passages, say);
  const limits = limitsOf(topic, passages);
  return [
    ...(untreated === null
      ? []
      : [note(say("answer.untreated", { title: topic.title, words: untreated }))]),
    ...undosedNote(topic, population, say),
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

/** The sheet gives no dose of the drug whose dose is asked: said before what it says of it. */
function undosedNote(topic: Topic, person: Population | null, say: Say): Block[] {
  const drugs = undosed(topic, person).map(nameSaid).join(", ");
  if (drugs === "") return [];
  const { title } = topic;
  return [
    note(
      person === null || person === "all"
        ? say("answer.undosed", { title, drugs })
        : say("answer.undosedFor", { title, drugs, whom: say(`answer.whom.${person}`) }),
    ),
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
  if (mode !== "general")
    return CONTRACTS[mode].sections.flatMap((section) =>
      sectionBlocks(section, { language, population, suitable, say, statement }),
    );
  return ACTION.flatMap((section): Block[] => {
    const title = say(`answer.section.${section}`);
    const own = ofSection(suitable, section, population, suitable.length);
    if (own.length === 0) return [];
    if (section === "redFlags")
      return [{ kind: "alert", tone: "danger", title, items: own.map(statement) }];
    return [
      { kind: "heading", content: [plain(title)] },
      { kind: "list", items: own.map(statement) },
    ];
  });
}

function populationWarning(
  asked: Population | null,
  shown: readonly RankedPassage[],
  all: readonly RankedPassage[],
  say: Say,
): Block | null {
  if (
    asked === null ||
    asked === "all" ||
    !shown.some((one) => unlike(one.passage.population, asked) && !isOf(one, asked))
  )
    return null;
  const whom = say(`answer.whom.${asked}`);
  const fits = all.some((one) => speaksOfPerson(one, asked));
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
