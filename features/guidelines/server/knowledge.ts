import type { KnowledgeSource } from "#platform/ai/toolbox.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { LIBRARY } from "./citable-passage.ts";
import { closenessTo } from "./meaning.ts";
import { openPassage, searchStanding } from "./public.ts";
import { briefStanding } from "./standing.ts";
import { reading } from "./tools.ts";

export const library: KnowledgeSource<Services> = {
  name: LIBRARY,
  titleKey: "guidelines:knowledge",
  search: async (query, context) => {
    const closeness = await closenessTo(context.services, query.text);
    const standing = await briefStanding((work) => reading(context, work));
    const answer = await searchStanding(standing, query.text, {
      ...(query.limit === undefined ? {} : { limit: query.limit }),
      ...(query.documentId === undefined ? {} : { sheetId: query.documentId }),
      ...(query.after === undefined ? {} : { after: query.after }),
      population: query.population ?? null,
      language: context.language,
      closeness,
      sureOnly: true,
    });
    return {
      passages: answer.passages,
      documents: answer.sheets.map(({ id, title, score, route, codes }) => ({
        id,
        title,
        score,
        route,
        codes,
      })),
      sections: answer.sections,
      population: answer.population,
      missing: answer.missing,
      entities: answer.entities,
      absent: answer.absent,
      score: answer.score,
      neighbours: answer.neighbours,
      terms: answer.terms,
      classDrugs: answer.classDrugs,
      drugClasses: answer.drugClasses,
      holdsTerms: answer.holdsTerms,
      closed: answer.closed,
      strange: answer.strange,
      moves: answer.moves,
      indications: answer.indications,
    };
  },
  open: (passageId, context) => reading(context, (tx) => openPassage(tx, passageId)),
};
