import { endOfStudyDay } from "#features/memory/domain/public.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { carry } from "#platform/offline/server/carry.ts";
import { storableStart } from "#platform/text/storable.ts";
import { contract } from "../contract.ts";
import { applyReviews } from "./apply-reviews.ts";
import { generateSheet } from "./generate-sheet.ts";
import {
  carriedSheets,
  deleteSheet,
  dueSheets,
  findSheet,
  listSheets,
  restoreSheet,
  sheetOf,
} from "./queries.ts";
import { toCards } from "./to-cards.ts";
import { updateSheet } from "./update-sheet.ts";

const os = implementFeature(contract);

export const handlers = os.router({
  list: os.list.handler(({ input: { timeZone, ...input }, context: { me, services } }) =>
    services.db.asPerson(me.id, (tx) =>
      listSheets(tx, { ...input, endOfDay: endOfStudyDay(services.now(), timeZone) }),
    ),
  ),

  sheet: os.sheet.handler(async ({ input, context: { me, services }, errors }) => {
    const row = await services.db.asPerson(me.id, (tx) => findSheet(tx, input.id));
    if (!row) throw errors.NOT_FOUND();
    return sheetOf(row);
  }),

  setup: os.setup.handler(async ({ context: { services } }) => ({
    model: services.config.ai?.model ?? null,
  })),

  generate: os.generate.handler(async ({ input, context: { me, services }, errors }) => {
    const made = await generateSheet(services, me.id, input);
    if (made.ok) return made.sheet;
    switch (made.reason) {
      case "taken":
        throw errors.CONFLICT();
      case "rateLimited":
        throw errors.RATE_LIMITED({ data: { retryAfter: made.retryAfter } });
      case "exhausted":
        throw errors.ALLOWANCE_EXHAUSTED({ data: { limit: made.limit, resetsAt: made.resetsAt } });
      case "nothingFound":
        throw errors.NOTHING_FOUND({ data: { missing: made.missing } });
      case "nothingExtracted":
        throw errors.NOTHING_EXTRACTED();
      case "failed":
        throw errors.GENERATION_FAILED({
          data: { reason: made.failure, retryAfter: made.retryAfter },
        });
    }
  }),

  update: os.update.handler(async ({ input, context: { me, services, request }, errors }) => {
    const copyTitle = (title: string) =>
      storableStart(
        services.texts.t(request.language, "revision-sheets:conflict.copyTitle", { title }),
        200,
      );
    const updated = await services.db.asPerson(me.id, (tx) =>
      updateSheet(tx, input, services.now(), copyTitle),
    );
    if (updated.ok) return { kept: updated.kept, sheet: updated.sheet };
    throw updated.reason === "notFound" ? errors.NOT_FOUND() : errors.CONFLICT();
  }),

  remove: os.remove.handler(async ({ input, context: { me, services }, errors }) => {
    const removed = await services.db.asPerson(me.id, (tx) =>
      deleteSheet(tx, input.id, services.now()),
    );
    if (!removed) throw errors.NOT_FOUND();
    return { done: true as const };
  }),

  restore: os.restore.handler(async ({ input, context: { me, services }, errors }) => {
    const restored = await services.db.asPerson(me.id, (tx) => restoreSheet(tx, input.id));
    if (!restored) throw errors.NOT_FOUND();
    return { done: true as const };
  }),

  due: os.due.handler(async ({ input: { timeZone, limit }, context: { me, services } }) => {
    const serverTime = services.now();
    const due = await services.db.asPerson(me.id, (tx) =>
      dueSheets(tx, endOfStudyDay(serverTime, timeZone), limit),
    );
    return { ...due, serverTime };
  }),

  carry: os.carry.handler(async ({ input, context: { me, services } }) => {
    const sheets = await services.db.asPerson(me.id, (tx) => carriedSheets(tx, input.limit));
    const known = new Set(input.known);
    const isKnown = (id: string, mark: string) => known.has(`${id} ${mark}`);
    const { order, fresh, left } = carry(sheets, isKnown, input.room);
    return { order, sheets: fresh, left };
  }),

  review: os.review.handler(({ input, context: { me, services } }) =>
    services.db.asPerson(me.id, (tx) => applyReviews(services, tx, me.id, input)),
  ),

  toCards: os.toCards.handler(async ({ input, context: { me, services, request }, errors }) => {
    const made = await services.db.asPerson(me.id, (tx) =>
      toCards(services, tx, me.id, { id: input.id, language: request.language }),
    );
    if (!made) throw errors.NOT_FOUND();
    return made;
  }),
});
