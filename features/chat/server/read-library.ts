// What the library holds on a question, and what the question is about: the same reading for both minds.
import type { KnowledgeAnswer, KnowledgeSource, RankedPassage } from "#platform/ai/toolbox.ts";
import type { ToolUse } from "../domain/message.ts";
import { clauses, dependence } from "../domain/question.ts";
import type { Topic } from "../domain/topic.ts";
import type { MindRequest } from "./mind.ts";

/** Enough for every passage of a sheet. */
const WHOLE_SHEET = 100;
const MOST_TOPICS = 3;
/** A second document is another subject of the question, not an echo of the first. */
const NAMED = 0.8;
const CLOSE_TO_FIRST = 0.2;

export interface Found {
  topics: Topic[];
  population: KnowledgeAnswer["population"];
  missing: readonly string[];
  followUp: boolean;
  uses: ToolUse[];
}

export async function readLibrary(request: MindRequest): Promise<Found> {
  const uses: ToolUse[] = [];
  const context = {
    services: request.services,
    personId: request.personId,
    language: request.language,
    now: request.now,
  };
  const sources = request.services.features.flatMap((feature) => feature.knowledge ?? []);

  const ask = async (text: string, documentId?: string): Promise<KnowledgeAnswer> => {
    const query = { text, limit: WHOLE_SHEET, ...(documentId === undefined ? {} : { documentId }) };
    const answers = await Promise.all(sources.map((source) => source.search(query, context)));
    // A source that has nothing to say was not used; the library's silence is worth knowing.
    for (const [index, answer] of answers.entries())
      if (answer.passages.length > 0 || sources[index]?.name === "guidelines")
        uses.push(toolUse(sources[index], text, documentId, answer));
    return merge(answers);
  };

  const { previous, question } = request;
  const leans = previous ? dependence(question) : "none";
  const own = leans === "whole" ? null : await ask(question);
  if (previous && leans !== "none") {
    const [first] = own?.documents ?? [];
    const within =
      first && first.id !== previous.documentId && first.score >= NAMED
        ? null
        : await ask(question, previous.documentId);
    if (within && within.passages.length > 0) {
      const topic = topicOf(previous.documentId, previous.title, within.passages, question, within.sections);
      return { topics: [topic], population: within.population, missing: [], followUp: true, uses };
    }
  }

  const whole = own ?? (await ask(question));
  const parts = clauses(question);
  const topics = parts.length > 1 ? await topicsOfParts(parts, whole, ask) : [];
  if (topics.length < 2) topics.splice(0, topics.length, ...topicsOf(whole, question));
  return { topics, population: whole.population, missing: whole.missing, followUp: false, uses };
}

/** One subject for each part of the message that names one; a part that asks for no section inherits the message's. */
async function topicsOfParts(
  parts: readonly string[],
  whole: KnowledgeAnswer,
  ask: (text: string) => Promise<KnowledgeAnswer>,
): Promise<Topic[]> {
  const topics: Topic[] = [];
  for (const part of parts) {
    const answer = await ask(part);
    const [first] = answer.documents;
    if (!first || first.score < NAMED || topics.some(({ id }) => id === first.id) || topics.length === MOST_TOPICS)
      continue;
    const sections = answer.sections.length > 0 ? answer.sections : whole.sections;
    topics.push(topicOf(first.id, first.title, answer.passages, part, sections));
  }
  return topics;
}

function topicsOf(answer: KnowledgeAnswer, question: string): Topic[] {
  const [first] = answer.documents;
  if (!first) return [];
  return answer.documents
    .filter((one) => one.id === first.id || (one.score >= NAMED && one.score >= first.score - CLOSE_TO_FIRST))
    .slice(0, MOST_TOPICS)
    .map((one) => topicOf(one.id, one.title, answer.passages, question, answer.sections));
}

const topicOf = (
  id: string,
  title: string,
  passages: readonly RankedPassage[],
  asked: string,
  sections: readonly string[],
): Topic => ({
  id,
  title,
  passages: passages.filter(({ passage }) => passage.documentId === id),
  asked,
  sections,
});

function merge(answers: readonly KnowledgeAnswer[]): KnowledgeAnswer {
  return {
    passages: answers.flatMap(({ passages }) => passages),
    documents: answers.flatMap(({ documents }) => documents).sort((a, b) => b.score - a.score),
    sections: [...new Set(answers.flatMap(({ sections }) => sections))],
    population: answers.find(({ population }) => population !== null)?.population ?? null,
    missing: [...new Set(answers.flatMap(({ missing }) => missing))],
  };
}

/** The call as it is kept beside the answer: what was asked, and the ids of what was found. */
function toolUse(
  source: KnowledgeSource | undefined,
  text: string,
  documentId: string | undefined,
  answer: KnowledgeAnswer,
): ToolUse {
  return {
    name: source?.name === "guidelines" ? "search_library" : `search_${source?.name ?? "knowledge"}`,
    card: source?.name === "guidelines" ? "library-search" : null,
    input: { query: text, ...(documentId === undefined ? {} : { documentId }) },
    output: {
      documents: answer.documents.map(({ id, title, score, route }) => ({ id, title, score, route })),
      passages: answer.passages.slice(0, 20).map(({ passage }) => passage.id),
    },
  };
}
