import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { questionKey } from "../domain/plain-text.ts";
import { parseQuery } from "../domain/query.ts";
import { changeCards } from "./change-cards.ts";
import { once } from "./queries-change.ts";
import { duplicateGroups, listTags, notesAsking } from "./queries-notes.ts";
import { searchCards } from "./queries-search.ts";
import { momentOf } from "./read-queue.ts";

const os = implementFeature(contract);

export const manageHandlers = {
  search: os.search.handler(async ({ input, context: { me, services } }) => {
    const query = parseQuery(input.query);
    const moment = momentOf(services.now(), input.timeZone);
    const found = await services.db.asPerson(me.id, (tx) => searchCards(tx, query, moment, input));
    return { ...found, problems: query.problems };
  }),

  changeCards: os.changeCards.handler(async ({ input, context: { me, services }, errors }) => {
    const moment = momentOf(services.now(), input.timeZone);
    const named = { id: input.changeId, ownerId: me.id, at: services.now() };
    const changed = await services.db.asPerson(me.id, (tx) =>
      once(
        tx,
        named,
        () => changeCards(tx, me.id, input.selection, input.change, moment),
        async () => ({ ok: true, cards: 0 }),
      ),
    );
    if (!changed.ok) throw errors.NOT_FOUND();
    return { cards: changed.cards };
  }),

  listTags: os.listTags.handler(({ context: { me, services } }) =>
    services.db.asPerson(me.id, listTags),
  ),

  duplicates: os.duplicates.handler(({ context: { me, services } }) =>
    services.db.asPerson(me.id, duplicateGroups),
  ),

  findDuplicates: os.findDuplicates.handler(async ({ input, context: { me, services } }) => {
    const keys = input.questions.map(questionKey);
    const known = await services.db.asPerson(me.id, (tx) => notesAsking(tx, keys));
    return keys.flatMap((key, index) => {
      const found = key === "" ? undefined : known.find((one) => one.key === key);
      return found ? [{ index, noteId: found.id, question: found.question }] : [];
    });
  }),
};
