// The modes whose answer is not that of a question: each fills the sections of its contract under
// their titles, from the sheets and from what the question says. What the library cannot fill is
// said to be empty.
import type { Population, RankedPassage } from "#platform/ai/toolbox.ts";
import { fold, stem, stems } from "#platform/search/normalise.ts";
import { limitsOf, ofSection, type Question, type Say, type Statement } from "./answer-parts.ts";
import { CONTRACTS, type ContractSection } from "./contracts.ts";
import { type Inline, plain, strong } from "./inline.ts";
import type { Block } from "./markup.ts";
import { type QuestionLanguage, subjectWords } from "./question.ts";
import { suitablePassages } from "./suitable-passages.ts";
import type { Topic } from "./topic.ts";

interface Sheet {
  language: QuestionLanguage;
  population: Population | null;
  suitable: readonly RankedPassage[];
  say: Say;
  statement: Statement;
}

const heading = (title: string): Block => ({ kind: "heading", content: [plain(title)] });
const line = (text: string): Block => ({ kind: "paragraph", content: [plain(text)] });

const passagesFor = ({ from }: ContractSection, { suitable, population }: Sheet): RankedPassage[] =>
  from.flatMap((section) => ofSection(suitable, section, population));

/** A section of the contract filled from the sheet, or said to be empty. */
export function sectionBlocks(section: ContractSection, sheet: Sheet): Block[] {
  const title = section.title[sheet.language];
  const own = passagesFor(section, sheet);
  if (own.length === 0) return [heading(title), line(sheet.say("answer.unfilled"))];
  const items = own.map(sheet.statement);
  if (section.from.includes("redFlags") && section.from.length === 1)
    return [{ kind: "alert", tone: "danger", title, items }];
  return [heading(title), { kind: "list", items }];
}

export interface ModeAnswer {
  lead: Block[];
  rest: Block[];
  /** The passages of the lead. */
  shown: RankedPassage[];
}

/** What the question itself puts in a section, before what the sheet does; null: nothing does. */
type Filler = (question: Question, topics: readonly Topic[], say: Say) => Block[] | null;

/** What a sheet says of how its subject shows itself: a treatment argues for nothing. */
const SHOWS: ReadonlySet<string> = new Set(["redFlags", "definition", "examinations"]);

const shownSigns = ({ passages }: Topic): ReadonlySet<string> =>
  new Set(
    passages
      .filter(({ passage }) => SHOWS.has(passage.section))
      .flatMap(({ passage }) => stems(passage.text)),
  );

/** Words as they were typed: no other is ever quoted. */
const typedIn = (text: string, word: string): string =>
  text.match(/[\p{L}\p{N}-]+/gu)?.find((typed) => fold(typed) === word) ?? word;

const DENIED =
  /(?<![\p{L}])(?:sans|pas de|pas d[’']|ni|no|not|without|sin)\s*(?<word>[\p{L}-]{3,})/giu;

/** Words of the question that a sheet speaks of, for it; those that are denied, against it. */
function argumentsOf(
  topic: Topic,
  drugs: ReadonlySet<string>,
): { pro: string[]; contra: string[] } {
  const held = shownSigns(topic);
  const named = new Set(stems(topic.title));
  const denied = [...topic.asked.matchAll(DENIED)].map(({ groups }) => fold(groups?.word ?? ""));
  const telling = subjectWords(topic.asked).filter((word) => {
    const root = stem(word);
    return word.length > 2 && held.has(root) && !named.has(root) && !drugs.has(fold(word));
  });
  const typed = (words: readonly string[]) => words.map((word) => typedIn(topic.asked, word));
  return {
    pro: typed(telling.filter((word) => !denied.includes(fold(word)))),
    contra: typed(telling.filter((word) => denied.includes(fold(word)))),
  };
}

const MOST_ARGUMENTS = 6;

const hypotheses: Filler = ({ entities }, topics, say) => [
  {
    kind: "list",
    start: 1,
    items: topics.map((topic): Inline[] => {
      const drugs = entities.filter(({ kind }) => kind === "drug").map(({ words }) => fold(words));
      const { pro, contra } = argumentsOf(topic, new Set(drugs));
      const said = (words: readonly string[]) =>
        words.length === 0 ? say("answer.mode.none") : words.slice(0, MOST_ARGUMENTS).join(", ");
      return [
        strong(topic.title),
        plain(` ${say("answer.mode.hypothesis", { pro: said(pro), contra: said(contra) })}`),
      ];
    }),
  },
];

const codes: Filler = (_, topics, say) => {
  const coded = topics.filter((topic) => (topic.codes ?? []).length > 0);
  if (coded.length === 0) return null;
  return coded.map((topic) =>
    line(say("answer.mode.codes", { title: topic.title, codes: (topic.codes ?? []).join(", ") })),
  );
};

const MOST_REFERENCES = 12;

const references: Filler = (_, topics, say) => {
  const all = topics.flatMap(({ passages }) =>
    passages.flatMap(({ passage }) => passage.references),
  );
  const once = [...new Map(all.map((one) => [one.id, one])).values()].slice(0, MOST_REFERENCES);
  if (once.length === 0) return null;
  const items = once.map(({ organisation, title, year }): Inline[] => [
    plain([organisation, title, ...(year === null ? [] : [year])].join(", ")),
  ]);
  return [line(say("answer.mode.references")), { kind: "list", items }];
};

const problems: Filler = ({ missing }, topics) => [
  {
    kind: "list",
    start: 1,
    items: [...topics.map(({ title }) => title), ...missing].map((title) => [strong(title)]),
  },
];

const questions: Filler = (_, topics, say) => {
  const asked = topics.flatMap(({ title, passages }) =>
    (["redFlags", "firstMinutes", "examinations", "pitfalls"] as const)
      .filter((section) => passages.some(({ passage }) => passage.section === section))
      .map((section) =>
        say("answer.mode.question", { section: say(`answer.section.${section}`), title }),
      ),
  );
  return asked.length === 0 ? null : [{ kind: "list", items: asked.map((one) => [plain(one)]) }];
};

/** By the id of a section of the contracts. */
const FILLERS: Readonly<Record<string, Filler>> = {
  "diagnostic hypotheses": hypotheses,
  "pmsi principal": codes,
  "these context": references,
  "casComplexes problems": problems,
  "formation questions": questions,
};

/** Each drug as it was typed, with the statements that name it; a drug nobody speaks of says so. */
function drugLines(
  { entities, compared = false }: Question,
  topics: readonly Topic[],
  say: Say,
  statement: Statement,
): Block[] {
  const drugs = entities.filter(({ kind }) => kind === "drug");
  if (drugs.length === 0) return [line(say("answer.mode.noDrugs"))];
  const blocks = drugs.flatMap(({ words, title }): Block[] => {
    const roots = [...new Set([...stems(words), ...stems(title)])];
    const own = topics
      .flatMap(({ passages }) => passages)
      .filter(({ passage }) =>
        [...passage.doses.map(({ drug }) => drug), passage.text].some((text) =>
          stems(text).some((root) => roots.includes(root)),
        ),
      )
      .slice(0, 4);
    return [
      { kind: "heading", level: 4, content: [plain(words)] },
      own.length === 0
        ? line(say("answer.mode.noDrug", { name: words }))
        : { kind: "list", items: own.map(statement) },
    ];
  });
  return compared ? blocks : [...blocks, line(say("answer.mode.interactions"))];
}

/** Under a fold that bears its title. */
const untitled = (blocks: readonly Block[]): Block[] =>
  blocks[0]?.kind === "heading" ? blocks.slice(1) : [...blocks];

/** The first section of the contract answers; the others are folded, each topic its own. */
export function modeAnswer(
  question: Question,
  topics: readonly Topic[],
  say: Say,
  number: Statement,
): ModeAnswer {
  const shown: RankedPassage[] = [];
  const statement: Statement = (passage) => {
    shown.push(passage);
    return number(passage);
  };
  const { mode, language, population } = question;
  const { sections } = CONTRACTS[mode];
  const sheetOf = (topic: Topic): Sheet => ({
    language,
    population,
    suitable: suitablePassages(topic.passages, population),
    say,
    statement,
  });
  const filled = (section: ContractSection): Block[] => {
    const title = section.title[language];
    if (mode === "analysePrescriptions" && section.id === "lines")
      return [heading(title), ...drugLines(question, topics, say, statement)];
    const own = FILLERS[`${mode} ${section.id}`]?.(question, topics, say) ?? null;
    const sheets = topics.map((topic) => ({ topic, sheet: sheetOf(topic) }));
    const filling = sheets.filter(({ sheet }) => passagesFor(section, sheet).length > 0);
    const [only = sheets[0]] = filling;
    if (own === null && filling.length <= 1 && only) return sectionBlocks(section, only.sheet);
    const blocks = filling.flatMap(({ topic, sheet }): Block[] => [
      ...(filling.length > 1
        ? [{ kind: "heading" as const, level: 4 as const, content: [plain(topic.title)] }]
        : []),
      { kind: "list", items: passagesFor(section, sheet).map(statement) },
    ]);
    return [heading(title), ...(own ?? []), ...blocks];
  };
  const [first, ...others] = sections;
  if (!first) return { lead: [], rest: [], shown };
  // Learning asks first; every answer is hidden until it is looked for.
  if (mode === "formation") {
    const names = topics.map(({ title }) => title).join(", ");
    return {
      lead: [line(say("answer.mode.recall", { title: names }))],
      rest: sections.flatMap((section) => [
        { kind: "fold" as const, title: section.title[language] },
        ...untitled(filled(section)),
      ]),
      shown: [],
    };
  }
  const lead = filled(first);
  const limits = topics.flatMap((topic) => limitsOf(topic, shown)).map(statement);
  if (limits.length > 0)
    lead.push({ kind: "alert", tone: "warning", title: say("answer.limits"), items: limits });
  const inLead = [...shown];
  return {
    lead,
    rest: [{ kind: "fold", title: say("answer.rest") }, ...others.flatMap(filled)],
    shown: inLead,
  };
}
