import { z } from "zod";
import { defineTool, type ToolContext } from "#platform/ai/toolbox.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { SECTIONS } from "../domain/sheet.ts";
import { citablePassage, sheetRoute } from "./citable-passage.ts";
import { closenessTo } from "./meaning.ts";
import { searchLibrary } from "./public.ts";
import { findSheet, sheetPassages } from "./queries.ts";
import { reviewsOn, usable } from "./queries-local-review.ts";

/** The library is the same for everyone; a command without a person reads it as the system. */
export const reading = <T>(
  context: ToolContext<Services>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  context.personId === null
    ? context.services.db.asSystem("read the library without a person", work)
    : context.services.db.asPerson(context.personId, work);

export const searchLibraryTool = defineTool({
  name: "search_library",
  titleKey: "guidelines:tools.search",
  description:
    "Search the French clinical library (topic sheets with sources). Give the clinician's question in a few words. " +
    "Returns citable passages, best first; none when the library has nothing: then say so and do not guess.",
  input: z.strictObject({
    query: z.string().min(1).max(2000),
    limit: z.int().min(1).max(40).default(12),
  }),
  run: async (input, context: ToolContext<Services>) => {
    const closeness = await closenessTo(context.services, input.query);
    const answer = await reading(context, (tx) =>
      searchLibrary(tx, input.query, { limit: input.limit, closeness }),
    );
    return {
      card: "library-search" as const,
      data: answer,
      passages: answer.passages.map((ranked) => ranked.passage),
    };
  },
});

export const openSheetTool = defineTool({
  name: "open_sheet",
  titleKey: "guidelines:tools.open",
  description:
    "Read one topic sheet of the library whole, or some of its sections, by the id given by search_library. " +
    "Returns its passages in reading order; none when no sheet has this id.",
  input: z.strictObject({
    id: z.string().max(80),
    sections: z.array(z.enum(SECTIONS)).max(SECTIONS.length).optional(),
  }),
  run: async (input, context: ToolContext<Services>) => {
    const found = await reading(context, async (tx) => {
      const sheet = await findSheet(tx, input.id);
      if (!sheet) return null;
      const rows = await usable(tx, await sheetPassages(tx, sheet.id));
      const ids = rows.map(({ id }) => id);
      return { sheet, rows, said: ids.length > 0 ? await reviewsOn(tx, ids) : [] };
    });
    if (!found) return { card: "library-sheet" as const, data: null, passages: [] };
    const wanted = new Set(input.sections ?? SECTIONS);
    const { id, title, specialty, population, checked } = found.sheet;
    return {
      card: "library-sheet" as const,
      data: { id, title, specialty, population, checked, route: sheetRoute(id) },
      passages: found.rows
        .filter((row) => wanted.has(row.section))
        .map((row) => citablePassage(found.sheet, row, found.said)),
    };
  },
});
