import { recordAdminRead } from "#features/security/server/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { fold } from "#platform/search/normalise.ts";
import { contract } from "../contract.ts";
import { carryLibrary } from "./carry.ts";
import { listPassages } from "./listed-passages.ts";
import { reviewLimit, sayOf, traceReview } from "./local-reviews.ts";
import { closenessTo } from "./meaning.ts";
import { searchStanding } from "./public.ts";
import { findSheet, listSheets, sheetPassages, suggestSheets } from "./queries.ts";
import { lift, reviewsOn, takeBack } from "./queries-local-review.ts";
import { anchorOf } from "./sheet-rows.ts";
import { sheetView } from "./sheet-view.ts";
import { briefStanding } from "./standing.ts";

const os = implementFeature(contract);
const SUGGESTIONS = 8;
const DONE = { done: true as const };

export const handlers = os.router({
  list: os.list.handler(({ context }) => context.services.db.asPerson(context.me.id, listSheets)),

  sheet: os.sheet.handler(async ({ input, context, errors }) => {
    const found = await context.services.db.asPerson(context.me.id, async (tx) => {
      const sheet = await findSheet(tx, input.id);
      if (!sheet) return null;
      const passages = await sheetPassages(tx, sheet.id);
      const said = await reviewsOn(tx, [sheet.id, ...passages.map(({ id }) => id)]);
      return { sheet, passages, said };
    });
    if (!found) throw errors.NOT_FOUND();
    return sheetView(found, context.me);
  }),

  carry: os.carry.handler(({ input, context }) =>
    context.services.db.asPerson(context.me.id, (tx) => carryLibrary(tx, input.known, context.me)),
  ),

  search: os.search.handler(async ({ input, context }) => {
    const closeness = await closenessTo(context.services, input.query);
    const asMe = <T>(work: (tx: Tx) => Promise<T>) =>
      context.services.db.asPerson(context.me.id, work);
    const options = { limit: input.limit, closeness };
    const answer = await searchStanding(await briefStanding(asMe), input.query, options);
    // A disease without a sheet must not be answered by the nearest spelling: "hypokaliémie" is not
    // "hyperkaliémie".
    const typed = fold(input.query).replace(/['-]/g, " ");
    const suggest = typed.length >= 2 && answer.missing.length === 0;
    const suggestions = suggest ? await asMe((tx) => suggestSheets(tx, typed, SUGGESTIONS)) : [];
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

  review: os.review.handler(async ({ input, context, errors }) => {
    const retryAfter = await reviewLimit(context);
    if (retryAfter > 0) throw errors.RATE_LIMITED({ data: { retryAfter } });
    const refused = await sayOf(context, input);
    if (refused !== null) throw errors[refused]();
    return DONE;
  }),

  removeReview: os.removeReview.handler(async ({ input, context, errors }) => {
    const { me, services } = context;
    const gone = await services.db.asPerson(me.id, (tx) => takeBack(tx, input.id, me.id));
    if (!gone) throw errors.NOT_FOUND();
    await traceReview(context, "library_review_taken_back", gone.target);
    return DONE;
  }),

  useAgain: os.useAgain.handler(async ({ input, context, errors }) => {
    const lifted = await context.services.db.asSystem("library text used again", (tx) =>
      lift(tx, input.target),
    );
    if (!lifted) throw errors.NOT_FOUND();
    await traceReview(context, "library_text_used_again", input.target);
    return DONE;
  }),

  passages: os.passages.handler(async ({ input, context }) => {
    await recordAdminRead(context, "content");
    const { services } = context;
    return services.db.asSystem("library for its readers", (tx) =>
      listPassages(tx, input, services.now()),
    );
  }),
});
