import { implementFeature } from "#platform/feature/server/implement.ts";
import { fold } from "#platform/search/normalise.ts";
import { contract } from "../contract.ts";
import { isPrescription } from "../domain/dose/words.ts";
import { searchLibrary } from "./public.ts";
import { findSheet, listSheets, sheetPassages, suggestSheets } from "./queries.ts";
import { anchorOf } from "./sheet-rows.ts";
import { passageVersion, sheetVersion } from "./versions.ts";

const os = implementFeature(contract);
const SUGGESTIONS = 8;

export const handlers = os.router({
  list: os.list.handler(({ context }) => context.services.db.asPerson(context.me.id, listSheets)),

  sheet: os.sheet.handler(async ({ input, context, errors }) => {
    const found = await context.services.db.asPerson(context.me.id, async (tx) => {
      const sheet = await findSheet(tx, input.id);
      return sheet && { sheet, passages: await sheetPassages(tx, sheet.id) };
    });
    if (!found) throw errors.NOT_FOUND();
    const { misspellings: _misspellings, nameText: _nameText, ...sheet } = found.sheet;
    return {
      ...sheet,
      version: sheetVersion(found.passages),
      passages: found.passages.length,
      confirmed: found.passages.filter((passage) => passage.checked !== null).length,
      doses: found.passages.flatMap(({ doses }) => doses.filter(isPrescription)).length,
      content: found.passages.map((passage) => {
        const { id, section, text, population, doses, sources, checked, grade, limits } = passage;
        return {
          anchor: anchorOf(id),
          section,
          text,
          population,
          doses,
          sources,
          grade,
          limits,
          version: passageVersion(passage),
          ...(checked ? { checked } : {}),
        };
      }),
    };
  }),

  search: os.search.handler(async ({ input, context }) => {
    const { answer, suggestions } = await context.services.db.asPerson(
      context.me.id,
      async (tx) => {
        const answer = await searchLibrary(tx, input.query, { limit: input.limit });
        // A disease without a sheet must not be answered by the nearest spelling: "hypokaliémie" is
        // not "hyperkaliémie".
        const typed = fold(input.query).replace(/['-]/g, " ");
        const suggest = typed.length >= 2 && answer.missing.length === 0;
        return { answer, suggestions: suggest ? await suggestSheets(tx, typed, SUGGESTIONS) : [] };
      },
    );
    return {
      sheets: answer.sheets.map(({ id, title, score }) => ({ id, title, score })),
      suggestions: suggestions.filter(({ id }) => !answer.sheets.some((sheet) => sheet.id === id)),
      passages: answer.passages.map(({ passage, score }) => ({
        sheetId: passage.documentId,
        title: passage.title,
        anchor: anchorOf(passage.id),
        section: passage.section as (typeof answer.sections)[number],
        text: passage.text,
        score,
      })),
      missing: answer.missing,
      sections: answer.sections,
      population: answer.population,
    };
  }),
});
