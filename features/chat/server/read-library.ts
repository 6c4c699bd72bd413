// What the library holds on a question, and what the question is about: the same reading for both
// minds.
import type { KnowledgeAnswer, KnowledgeQuery, RankedPassage } from "#platform/ai/toolbox.ts";
import {
  type ConversationState,
  isAnotherCase,
  isFigure,
  type Lean,
  leanOf,
  saysOnlyValues,
  withoutTransition,
} from "../domain/follow-up.ts";
import type { ToolUse } from "../domain/message.ts";
import { asksFromWhich, clauses } from "../domain/question.ts";
import type { Topic } from "../domain/topic.ts";
import {
  isNamed,
  leaves,
  NAMED,
  namedOtherwise,
  namesNoSubject,
  saysNothing,
  saysOnlyWhom,
  speaksOf,
  stillAbsent,
  untreatedOf,
} from "./at-hand.ts";
import { merge, toolUse } from "./library-answers.ts";
import type { MindRequest, Understanding } from "./mind.ts";
import { nextState } from "./next-state.ts";
import { isBuilt, isInSheet, isOnlyNamed, requestedScore, withScore } from "./requested-score.ts";
import { type ScoreAnswer, scoreAnswer } from "./tools-score.ts";

/** Enough for every passage of a sheet. */
const WHOLE_SHEET = 100;
const MOST_TOPICS = 3;
const CLOSE_TO_FIRST = 0.2;

export interface Found {
  /** Passages of the installation's own documents. */
  local: RankedPassage[];
  topics: Topic[];
  population: KnowledgeAnswer["population"];
  understanding: Understanding;
  /** The score it asks for, when it is not built. */
  unbuilt: boolean;
  /** The score it asks for, computed or with what is missing. */
  score: ScoreAnswer | null;
  followUp: boolean;
  /** A dose asked without saying what for: one subject for each indication. */
  byIndication: boolean;
  /** Words about the person that the sheet at hand says nothing of. */
  untreated: string | null;
  uses: ToolUse[];
}

const sourcesOf = (services: MindRequest["services"]) =>
  services.features.flatMap((feature) => feature.knowledge ?? []);

/**
 * What the installation's own documents hold on the question, best first: asked apart from the
 * library, so that neither changes what the other answers. A question that leans on the one before
 * is asked with it.
 */
async function askLocal(request: MindRequest, uses: ToolUse[]): Promise<RankedPassage[]> {
  const { services, personId, language, now, question, previous } = request;
  const text = previous && leanOf(question).follows ? `${previous.question} ${question}` : question;
  const sources = sourcesOf(services).filter(({ local }) => local === true);
  const context = { services, personId, language, now };
  const answers = await Promise.all(sources.map((source) => source.search({ text }, context)));
  for (const [index, answer] of answers.entries())
    if (answer.passages.length > 0) uses.unshift(toolUse(sources[index], text, undefined, answer));
  return answers.flatMap(({ passages }) => passages).sort((a, b) => b.score - a.score);
}

type Ask = (
  text: string,
  more?: Omit<KnowledgeQuery, "text" | "limit">,
) => Promise<KnowledgeAnswer>;

export async function readLibrary(given: MindRequest): Promise<Found> {
  const request = {
    ...given,
    question: withoutTransition(given.question),
    previous: isAnotherCase(given.question) ? null : given.previous,
  };
  const uses: ToolUse[] = [];
  const ask = asking(request, uses);
  const { previous, question } = request;
  const lean = leanOf(question);
  const population = previous && lean.follows ? previous.population : null;
  const asked = await ownAnswer(request, ask, lean.follows, population);
  const own = stillAbsent(request, asked, lean.follows) ?? asked;
  const follows = lean.follows || saysOnlyWhom(own, question);
  const stays =
    (lean.keeps || own.moves !== true) &&
    (follows ? !leaves(own, lean, question) : namesNoSubject(own, question));
  const within =
    previous?.topic && stays
      ? await withinTopic(request, previous, own, ask, { ...lean, follows })
      : null;
  const answer = within?.answer ?? own;
  const doses = within ? [] : byIndication(answer, question);
  const topics =
    doses.length > 0 ? doses : (within?.topics ?? (await topicsAsked(question, own, ask)));
  const unbuilt = answer.score
    ? !isBuilt(request, answer.score.id) && !isInSheet(answer.score, topics, question)
    : false;
  const entities = answer.entities ?? [];
  const isThreshold = topics.length > 0 && asksFromWhich(question);
  const read = unbuilt || isThreshold ? null : await scoreAnswer(request);
  const told =
    within !== null && isFigure(question) && read !== null && isOnlyNamed(read, question);
  const about = { topicFound: topics.length > 0, unbuilt };
  const score = await requestedScore(request, told ? null : read, entities, about);
  // A sheet that only uses the score is not what the question is about.
  const subjects = score ? topics.filter(({ id }) => isNamed(entities, id)) : topics;
  const absent = [...(answer.absent ?? []), ...(unbuilt && answer.score ? [answer.score] : [])];
  const understanding: Understanding = {
    entities: score ? withScore(entities, score, request.question) : entities,
    absent,
    neighbours: answer.neighbours ?? [],
    // One of several indications is not yet the subject.
    state: nextState(request, doses.length > 0 ? [] : subjects, answer),
  };
  keepUnderstanding(uses, understanding);
  return {
    local: await askLocal(request, uses),
    population: answer.population,
    understanding,
    unbuilt,
    score,
    uses,
    untreated: within?.untreated ?? null,
    byIndication: doses.length > 0,
    topics: unbuilt ? [] : topics,
    followUp: within !== null,
  };
}

/** "Dans l'infarctus", after a dose asked without saying what for, is that dose in an infarct. */
async function ownAnswer(
  { question, previous }: MindRequest,
  ask: Ask,
  follows: boolean,
  population: KnowledgeAnswer["population"],
): Promise<KnowledgeAnswer> {
  const after = previous?.topic?.id ?? previous?.absent?.id;
  const own = await ask(question, { population, ...(after === undefined ? {} : { after }) });
  if (!previous || previous.topic || !follows || !namesOnlyDisease(own)) return own;
  const before = await ask(previous.question, { population });
  return (before.indications ?? []).length === 0
    ? own
    : ask(`${previous.question} : ${question}`, { population });
}

const namesOnlyDisease = ({ entities = [] }: KnowledgeAnswer): boolean =>
  entities.some(({ kind, sheet }) => kind === "disease" && sheet !== null) &&
  !entities.some(({ kind }) => kind === "drug" || kind === "score");

const asking =
  (request: MindRequest, uses: ToolUse[]): Ask =>
  async (text, more = {}) => {
    const { services, personId, language, now } = request;
    const sources = sourcesOf(services).filter(({ local }) => !local);
    const query = { text, limit: WHOLE_SHEET, ...more };
    const context = { services, personId, language, now };
    const answers = await Promise.all(sources.map((source) => source.search(query, context)));
    // A source that has nothing to say was not used; the library's silence is worth knowing.
    for (const [index, answer] of answers.entries())
      if (answer.passages.length > 0 || sources[index]?.name === "guidelines")
        uses.push(toolUse(sources[index], text, more.documentId, answer));
    return merge(answers);
  };

interface Within {
  topics: Topic[];
  answer: KnowledgeAnswer;
  untreated: string | null;
}

/** The question asked of the sheet at hand. */
async function withinTopic(
  request: MindRequest,
  { topic, population, question: before }: ConversationState,
  own: KnowledgeAnswer,
  ask: Ask,
  { follows, terrain }: Lean,
): Promise<Within | null> {
  if (!topic) return null;
  const { question: said } = request;
  const question = saysOnlyValues(said) ? `${before} ${said}` : said;
  const answer = await ask(question, { documentId: topic.id, population });
  const absent = (answer.absent ?? []).filter(
    ({ id }) => id !== topic.id && answer.documents.length === 0,
  );
  if (absent.length > 0) return { topics: [], answer, untreated: null };
  const [first] = answer.documents;
  if (!first || answer.passages.length === 0) return null;
  const given = {
    ...answer,
    entities: own.entities ?? [],
    absent: [],
    missing: [],
    neighbours: [],
  };
  const own_ = { ...topicOf(first.id, first.title, answer, question), within: true } as const;
  // Nothing said that it leans on the sheet at hand: that sheet must speak of it.
  const isSpokenOf = follows || speaksOf(own_, answer, own);
  if (!isSpokenOf || (!terrain && saysNothing(own, answer))) return null;
  const other = namedOtherwise(own_, answer, own);
  const untreated = untreatedOf(said, own_, answer, own, other);
  return { topics: [{ ...own_, first: other.passages }], answer: given, untreated };
}

/** What each indication gives, when a dose is asked without one. */
const byIndication = (answer: KnowledgeAnswer, question: string): Topic[] =>
  (answer.indications ?? []).map(({ id, title, passages }) => ({
    id,
    title,
    passages,
    asked: question,
    sections: answer.sections,
    terms: answer.terms ?? [],
    classDrugs: answer.classDrugs ?? [],
  }));

async function topicsAsked(question: string, whole: KnowledgeAnswer, ask: Ask): Promise<Topic[]> {
  const parts = clauses(question);
  const topics =
    parts.length > 1 && whole.documents.length > 0 ? await topicsOfParts(parts, whole, ask) : [];
  return topics.length < 2 ? topicsOf(whole, question) : topics;
}

/**
 * One subject for each part of the message that names one; a part that asks for no section inherits
 * the message's.
 */
async function topicsOfParts(
  parts: readonly string[],
  whole: KnowledgeAnswer,
  ask: Ask,
): Promise<Topic[]> {
  const topics: Topic[] = [];
  for (const part of parts) {
    const answer = await ask(part, { population: whole.population });
    const [first] = answer.documents;
    if (
      !first ||
      first.score < NAMED ||
      topics.some(({ id }) => id === first.id) ||
      topics.length === MOST_TOPICS
    )
      continue;
    const sections = answer.sections.length > 0 ? answer.sections : whole.sections;
    topics.push(topicOf(first.id, first.title, { ...answer, sections }, part));
  }
  return topics;
}

function topicsOf(answer: KnowledgeAnswer, question: string): Topic[] {
  const [first] = answer.documents;
  if (!first) return [];
  // Another sheet is another subject only when the question names it.
  const named = new Set((answer.entities ?? []).map(({ sheet }) => sheet));
  const second = (one: { id: string; score: number }) =>
    named.has(one.id) && one.score >= NAMED && one.score >= first.score - CLOSE_TO_FIRST;
  return answer.documents
    .filter((one) => one.id === first.id || second(one))
    .slice(0, MOST_TOPICS)
    .map((one) => topicOf(one.id, one.title, answer, question));
}

const topicOf = (id: string, title: string, answer: KnowledgeAnswer, asked: string): Topic => ({
  id,
  title,
  codes: answer.documents.find((one) => one.id === id)?.codes ?? [],
  passages: answer.passages.filter(
    ({ passage, of }: RankedPassage) => (of ?? passage.documentId) === id,
  ),
  asked,
  sections: answer.sections,
  terms: answer.terms ?? [],
  classDrugs: answer.classDrugs ?? [],
  drugs: (answer.entities ?? []).filter(({ kind }) => kind === "drug"),
});

/**
 * Beside the answer, so that the next question and the screen know where the conversation stands.
 */
function keepUnderstanding(uses: ToolUse[], understanding: Understanding): void {
  const last = uses.findLastIndex(({ name }) => name === "search_library");
  const use = uses[last];
  if (use) uses[last] = { ...use, output: { ...(use.output as object), ...understanding } };
}
