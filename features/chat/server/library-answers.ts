// What the sources of knowledge answered, put together, and what is kept of each beside the answer.
import type { KnowledgeAnswer, KnowledgeSource } from "#platform/ai/toolbox.ts";
import type { ToolUse } from "../domain/message.ts";

export function merge(answers: readonly KnowledgeAnswer[]): KnowledgeAnswer {
  return {
    passages: answers.flatMap(({ passages }) => passages),
    documents: answers.flatMap(({ documents }) => documents).sort((a, b) => b.score - a.score),
    sections: [...new Set(answers.flatMap(({ sections }) => sections))],
    population: answers.find(({ population }) => population !== null)?.population ?? null,
    missing: [...new Set(answers.flatMap(({ missing }) => missing))],
    entities: answers.flatMap(({ entities }) => entities ?? []),
    absent: answers.flatMap(({ absent }) => absent ?? []),
    score: answers.find(({ score }) => score)?.score ?? null,
    neighbours: answers.flatMap(({ neighbours }) => neighbours ?? []),
    terms: answers.flatMap(({ terms }) => terms ?? []),
    classDrugs: answers.flatMap(({ classDrugs }) => classDrugs ?? []),
    drugClasses: answers.flatMap(({ drugClasses }) => drugClasses ?? []),
    indications: answers.flatMap(({ indications }) => indications ?? []),
    closed: answers.some(({ closed }) => closed === true),
    strange: answers.some(({ strange }) => strange === true),
    moves: answers.some(({ moves }) => moves === true),
    holdsTerms: answers.some(({ holdsTerms }) => holdsTerms === true),
  };
}

export function toolUse(
  source: KnowledgeSource | undefined,
  text: string,
  documentId: string | undefined,
  answer: KnowledgeAnswer,
): ToolUse {
  return {
    name:
      source?.name === "guidelines" ? "search_library" : `search_${source?.name ?? "knowledge"}`,
    card: source?.name === "guidelines" ? "library-search" : null,
    input: { query: text, ...(documentId === undefined ? {} : { documentId }) },
    output: {
      documents: answer.documents.map(({ id, title, score, route }) => ({
        id,
        title,
        score,
        route,
      })),
      passages: answer.passages.slice(0, 20).map(({ passage }) => passage.id),
    },
  };
}
