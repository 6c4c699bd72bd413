import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { DEFAULT_DECK_OPTIONS, movesDueDates, withOptions } from "../domain/deck-options.ts";
import { applyFacts } from "./apply-facts.ts";
import { carryCards } from "./carry-cards.ts";
import { createNotes } from "./create-notes.ts";
import { manageHandlers } from "./manage-handlers.ts";
import { addDeck, changeDeck, deleteDeck, findDeck, moveCardsOfDeck } from "./queries.ts";
import { cardsOfNote, lockCards } from "./queries-cards.ts";
import { once } from "./queries-change.ts";
import { findNote } from "./queries-notes.ts";
import { markRecountRead, unreadRecount } from "./queries-recount.ts";
import { readHistory } from "./read-history.ts";
import { momentOf, readDecks, readQueue } from "./read-queue.ts";
import { refoldCards } from "./refold-cards.ts";
import { refoldJob } from "./refold-job.ts";
import { noteAsItIs, updateNote } from "./update-note.ts";

const os = implementFeature(contract);

export const handlers = os.router({
  listDecks: os.listDecks.handler(({ input, context: { me, services } }) =>
    services.db.asPerson(me.id, (tx) => readDecks(tx, momentOf(services.now(), input.timeZone))),
  ),

  createDeck: os.createDeck.handler(
    async ({ input: { id, name, options }, context: { me, services }, errors }) => {
      const row = {
        id,
        ownerId: me.id,
        name,
        options: withOptions(DEFAULT_DECK_OPTIONS, options),
        createdAt: services.now(),
      };
      const kept = await services.db.asPerson(me.id, async (tx) => {
        await addDeck(tx, row);
        return findDeck(tx, id);
      });
      if (kept?.name !== name) throw errors.CONFLICT();
      return { id };
    },
  ),

  updateDeck: os.updateDeck.handler(
    async ({ input: { id, name, options }, context: { me, services }, errors }) => {
      const outcome = await services.db.asPerson(me.id, async (tx) => {
        const before = await findDeck(tx, id);
        if (!before) return "notFound";
        const after = withOptions(before.options, options ?? {});
        if (
          !(await changeDeck(tx, before, {
            ...(name === undefined ? {} : { name }),
            options: after,
          }))
        )
          return "taken";
        if (movesDueDates(before.options, after))
          await services.jobs.enqueue(tx, refoldJob, { personId: me.id, deckIds: [id] });
        return "changed";
      });
      if (outcome === "notFound") throw errors.NOT_FOUND();
      if (outcome === "taken") throw errors.CONFLICT();
      return { done: true as const };
    },
  ),

  removeDeck: os.removeDeck.handler(
    async ({ input: { id, moveTo }, context: { me, services }, errors }) => {
      const cards = await services.db.asPerson(me.id, async (tx) => {
        if (!(await findDeck(tx, id)) || moveTo === id) return null;
        if (moveTo === null) return deleteDeck(tx, id);
        if (!(await findDeck(tx, moveTo))) return null;
        const moved = await moveCardsOfDeck(tx, id, moveTo);
        await refoldCards(
          tx,
          await lockCards(
            tx,
            moved.map((card) => card.id),
          ),
        );
        await deleteDeck(tx, id);
        return moved.length;
      });
      if (cards === null) throw errors.NOT_FOUND();
      return { cards };
    },
  ),

  createNotes: os.createNotes.handler(({ input, context: { me, services } }) =>
    services.db.asPerson(me.id, (tx) => createNotes(tx, me.id, input.notes, services.now())),
  ),

  note: os.note.handler(async ({ input, context: { me, services }, errors }) => {
    const found = await services.db.asPerson(me.id, async (tx) => {
      const note = await findNote(tx, input.id);
      return note && { note, cards: await cardsOfNote(tx, input.id) };
    });
    if (!found) throw errors.NOT_FOUND();
    return found;
  }),

  updateNote: os.updateNote.handler(async ({ input, context: { me, services }, errors }) => {
    const { changeId, ...edit } = input;
    const named = { id: changeId, ownerId: me.id, at: services.now() };
    const edited = await services.db.asPerson(me.id, (tx) =>
      once(
        tx,
        named,
        () => updateNote(tx, me.id, edit, services.now()),
        () => noteAsItIs(tx, edit.id),
      ),
    );
    if (edited.ok) return edited.note;
    if (edited.reason === "missingFields")
      throw errors.MISSING_FIELDS({ data: { fields: edited.fields } });
    throw edited.reason === "notFound" ? errors.NOT_FOUND() : errors.CONFLICT();
  }),

  queue: os.queue.handler(
    ({ input: { scope, limit, until, timeZone }, context: { me, services } }) =>
      services.db.asPerson(me.id, (tx) =>
        readQueue(tx, { scope, limit, until }, momentOf(services.now(), timeZone)),
      ),
  ),

  carry: os.carry.handler(({ input, context: { me, services } }) =>
    services.db.asPerson(me.id, (tx) =>
      carryCards(tx, input, momentOf(services.now(), input.timeZone)),
    ),
  ),

  rate: os.rate.handler(({ input, context: { me, services } }) =>
    services.db.asPerson(me.id, (tx) => applyFacts(services, tx, me.id, input)),
  ),

  history: os.history.handler(({ input, context: { me, services } }) =>
    services.db.asPerson(me.id, (tx) => readHistory(tx, input.id)),
  ),

  dayChange: os.dayChange.handler(({ context: { me, services } }) =>
    services.db.asPerson(me.id, unreadRecount),
  ),

  readDayChange: os.readDayChange.handler(async ({ context: { me, services } }) => {
    await services.db.asPerson(me.id, (tx) => markRecountRead(tx, services.now()));
    return { done: true as const };
  }),

  ...manageHandlers,
});
