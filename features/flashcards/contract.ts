import { z } from "zod";
import { procedure } from "#platform/http/procedure.ts";
import * as manage from "./domain/wire-manage.ts";
import { deck, deckOptions, details, id, note, writtenContent } from "./domain/wire-note.ts";
import * as study from "./domain/wire-study.ts";

const { timeZone } = study;
const tags = ["Flashcards"];
const route = (
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: `/${string}`,
  summary: string,
) => procedure.route({ method, path, summary, tags });
const done = z.object({ done: z.literal(true) });
const deckName = z.string().trim().min(1).max(200);

/** Question or answer is missing; `fields` names what to fill. */
const MISSING_FIELDS = { status: 422, data: z.object({ fields: z.array(z.string()) }) } as const;

export { id } from "./domain/wire-note.ts";
// Shapes that the contracts of other rooms are made of too.
export { exam, WORKLOADS } from "./domain/wire-plan.ts";
export { cardState, day, instant, rating, scope, timeZone } from "./domain/wire-study.ts";

export const contract = {
  listDecks: route("GET", "/flashcards/decks", "My decks with what today asks of each")
    .input(z.strictObject({ timeZone }))
    .output(z.array(deck)),
  createDeck: route(
    "POST",
    "/flashcards/decks",
    "Create a deck; the same id again is the same deck",
  )
    .input(z.strictObject({ id, name: deckName, options: deckOptions.partial().default({}) }))
    .output(z.object({ id })),
  updateDeck: route(
    "PATCH",
    "/flashcards/decks/{id}",
    "Rename a deck or change its options; its cards are scheduled again",
  )
    .input(
      z.strictObject({ id, name: deckName.optional(), options: deckOptions.partial().optional() }),
    )
    .output(done),
  removeDeck: route(
    "DELETE",
    "/flashcards/decks/{id}",
    "Delete a deck with its cards, or move them first",
  )
    .input(z.strictObject({ id, moveTo: id.nullable().default(null) }))
    .output(z.object({ cards: z.int() })),
  createNotes: route(
    "POST",
    "/flashcards/notes",
    "Create notes, each with its cards; one refused note stops no other",
  )
    .input(
      z.strictObject({
        notes: z
          .array(
            z.strictObject({ id, deckId: id, ...writtenContent.shape, ...details.partial().shape }),
          )
          .min(1)
          .max(200),
      }),
    )
    .output(
      z.array(
        z.object({
          id,
          status: z.enum(["created", "already", "refused"]),
          reason: z.enum(["missingFields", "unknownDeck", "idTaken"]).nullable(),
          fields: z.array(z.string()),
          cards: z.int(),
        }),
      ),
    ),
  note: route("GET", "/flashcards/notes/{id}", "A note with its cards")
    .input(z.strictObject({ id }))
    .output(z.object({ note, cards: z.array(study.card) })),
  updateNote: route(
    "PUT",
    "/flashcards/notes/{id}",
    "Edit a note; cards appear and leave with its gaps. CONFLICT: edited elsewhere",
  )
    .errors({ MISSING_FIELDS })
    .input(
      z.strictObject({
        id,
        version: z.int(),
        changeId: id.optional(),
        ...writtenContent.shape,
        ...details.partial().shape,
      }),
    )
    .output(note),
  queue: route(
    "POST",
    "/flashcards/queue",
    "What to study now, with all a device needs to go on without the network",
  )
    .input(
      z.strictObject({
        scope: study.scope,
        timeZone,
        limit: z.int().min(1).max(1000).default(100),
        /** Also what comes back before then: cards to take along offline. */
        until: study.instant.optional(),
      }),
    )
    .output(study.queue),
  rate: route(
    "POST",
    "/flashcards/facts",
    "Send reviews and undos; each is acknowledged or refused on its own, in any order",
  )
    .input(
      z.strictObject({
        /** The device's clock now: what differs from the server's corrects every `at`. */
        sentAt: study.instant,
        /** Checked one by one: a malformed fact is refused alone. */
        facts: z.array(z.unknown()).min(1).max(500),
      }),
    )
    .output(
      z.object({
        serverTime: z.date(),
        /** Milliseconds that were added to each `at`. */
        skew: z.int(),
        results: z.array(study.acknowledgement),
        /** Cards as they are now, on every device. */
        cards: z.array(study.card),
      }),
    ),
  history: route(
    "GET",
    "/flashcards/cards/{id}/history",
    "Every fact of a card, latest first, and what it made of it",
  )
    .input(z.strictObject({ id }))
    .output(z.array(manage.historyLine)),
  search: route(
    "POST",
    "/flashcards/search",
    'Cards that a query finds: deck: tag: is: flag: kind: prop: -not "a phrase"',
  )
    .input(
      z.strictObject({
        query: z.string().max(500).default(""),
        sort: z.enum(manage.SORTS).default("added"),
        descending: z.boolean().default(true),
        offset: z.int().min(0).max(1_000_000).default(0),
        limit: z.int().min(1).max(200).default(50),
        timeZone,
      }),
    )
    .output(
      z.object({
        total: z.int(),
        cards: z.array(manage.found),
        problems: z.array(manage.queryProblem),
      }),
    ),
  changeCards: route(
    "POST",
    "/flashcards/cards/change",
    "Suspend, bury, flag, move, tag, reset or delete many cards at once",
  )
    .input(
      z.strictObject({
        /** Made by the device: the same change again is applied once. */
        changeId: id.optional(),
        selection: manage.selection,
        change: manage.change,
        timeZone,
      }),
    )
    .output(z.object({ cards: z.int() })),
  listTags: route("GET", "/flashcards/tags", "My tags with their numbers of notes").output(
    z.array(z.object({ tag: z.string(), notes: z.int() })),
  ),
  duplicates: route("GET", "/flashcards/duplicates", "Notes that ask the same question").output(
    z.array(manage.duplicateGroup),
  ),
  findDuplicates: route(
    "POST",
    "/flashcards/duplicates/check",
    "Which of these questions I have already, by place in the list",
  )
    .input(z.strictObject({ questions: z.array(z.string().max(100_000)).max(200) }))
    .output(z.array(z.object({ index: z.int(), noteId: id, question: z.string() }))),
  dayChange: route(
    "GET",
    "/flashcards/day-change",
    "How many cards moved when study days took the place of days of UTC, until that was read; null otherwise",
  ).output(z.object({ moved: z.int() }).nullable()),
  readDayChange: route(
    "PUT",
    "/flashcards/day-change",
    "I have read that my days are counted otherwise",
  ).output(done),
  carry: route(
    "POST",
    "/flashcards/carry",
    "What a device takes along until a moment, by difference: cards whose mark it names stay there",
  )
    .input(
      z.strictObject({
        timeZone,
        until: study.instant,
        /** Of each card held: the last twelve characters of its id, then its mark. */
        known: z.array(z.string().max(24)).max(2_000).default([]),
        /** Bytes that the device gives to cards. */
        room: z.int().min(0).optional(),
      }),
    )
    .output(
      z.object({
        decks: z.array(deck),
        /** Every card to hold, in the order to ask: its id, a space, its mark. */
        order: z.array(z.string()),
        /** Those whose mark was not named. */
        cards: z.array(study.studyCard),
        /** How many have no room on the device: the last to be asked. */
        left: z.int(),
        options: study.queue.shape.options,
        weights: study.queue.shape.weights,
      }),
    ),
};

/** What this room asks of the one that ships decks, which answers it. */
export const categoriesContract = {
  starterCards: route(
    "GET",
    "/flashcards/starter-cards",
    "The cards of the shipped decks, to be looked at without adding them",
  ).output(z.array(manage.starterCards)),
};
