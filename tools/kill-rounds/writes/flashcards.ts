import { call, exported, newPerson, type Person, Refused, send, ZONE } from "../people.ts";
import type { Writes } from "../write.ts";

interface Card {
  id: string;
  flag: number;
}
type Deck = { id: string; name: string };
type Transfer = { id: string; status: string };

const timeZone = ZONE;
const decks = async (who: Person): Promise<Deck[]> =>
  call(who, "flashcards/listDecks", { timeZone });
const note = async (
  who: Person,
  id: string,
): Promise<{ note: { question: string; version: number }; cards: Card[] }> =>
  call(who, "flashcards/note", { id });

async function deckOf(who: Person): Promise<string> {
  const id = crypto.randomUUID();
  await call(who, "flashcards/createDeck", { id, name: `Essai ${id}` });
  return id;
}

async function noteOf(who: Person, deckId?: string): Promise<string> {
  const id = crypto.randomUUID();
  const written = {
    id,
    deckId: deckId ?? (await deckOf(who)),
    kind: "basic",
    question: `Question ${id}`,
    answer: "Réponse",
  };
  const [made] = await call(who, "flashcards/createNotes", { notes: [written] });
  if (made.status !== "created") throw new Refused(JSON.stringify(made));
  return id;
}

async function cardOf(who: Person): Promise<string> {
  const { cards } = await note(who, await noteOf(who));
  return cards[0]?.id ?? "";
}

/** Sends a review of a new card; resolves to its card and its id. */
async function rated(who: Person) {
  const [cardId, id] = [await cardOf(who), crypto.randomUUID()];
  const fact = { id, cardId, at: new Date().toISOString(), rating: "good", timeZone };
  const { results } = await call(who, "flashcards/rate", {
    sentAt: new Date().toISOString(),
    facts: [fact],
  });
  if (results[0].status !== "applied") throw new Refused(JSON.stringify(results));
  return { cardId, id };
}

async function started(who: Person): Promise<string> {
  const id = crypto.randomUUID();
  await call(who, "flashcards/startSession", {
    id,
    scope: {},
    startedAt: new Date().toISOString(),
  });
  return id;
}

async function sentFile(who: Person): Promise<string> {
  const id = crypto.randomUUID();
  const path = `/api/flashcards/imports?id=${id}&name=essai.csv`;
  const response = await send(
    who,
    "POST",
    path,
    `Question ${id};Réponse\nAutre ${id};Réponse\n`,
    "application/octet-stream",
  );
  const { status } = (await response.json()) as Transfer;
  if (status !== "ready") throw new Refused(`import: ${response.status} ${status}`);
  return id;
}

const transfer = async (who: Person, id: string): Promise<Transfer> =>
  call(who, "flashcards/transfer", { id });

/**
 * A job that was asked for is under way or over: another server takes it up minutes after the one
 * that died with it.
 */
const underWay = (who: Person, id: string) => async () =>
  ["running", "done"].includes((await transfer(who, id)).status);

export const cardWrites: Writes = {
  "flashcards/createDeck": async ({ me }) => {
    const id = await deckOf(me);
    return async () => (await decks(me)).some((deck) => deck.id === id);
  },
  "flashcards/updateDeck": async ({ me }) => {
    const [id, name] = [await deckOf(me), `Autre ${crypto.randomUUID()}`];
    await call(me, "flashcards/updateDeck", { id, name });
    return async () => (await decks(me)).some((deck) => deck.name === name);
  },
  "flashcards/removeDeck": async ({ me }) => {
    const id = await deckOf(me);
    await call(me, "flashcards/removeDeck", { id });
    return async () => (await decks(me)).every((deck) => deck.id !== id);
  },
  "flashcards/createNotes": async ({ me }) => {
    const id = await noteOf(me);
    return async () => (await note(me, id)).cards.length === 1;
  },
  "flashcards/updateNote": async ({ me }) => {
    const [id, question] = [await noteOf(me), `Corrigée ${crypto.randomUUID()}`];
    const { version } = (await note(me, id)).note;
    await call(me, "flashcards/updateNote", {
      id,
      version,
      kind: "basic",
      question,
      answer: "Réponse",
    });
    return async () => (await note(me, id)).note.question === question;
  },
  "flashcards/rate": async ({ me }) => {
    const { cardId, id } = await rated(me);
    return async () =>
      JSON.stringify(await call(me, "flashcards/history", { id: cardId })).includes(id);
  },
  "flashcards/changeCards": async ({ me }) => {
    const id = await noteOf(me);
    const [card] = (await note(me, id)).cards;
    const change = { action: "flag", flag: 3 };
    await call(me, "flashcards/changeCards", {
      selection: { cardIds: [card?.id] },
      change,
      timeZone,
    });
    return async () => (await note(me, id)).cards[0]?.flag === 3;
  },
  "flashcards/startSession": async ({ me }) => {
    const id = await started(me);
    return async () => (await exported(me)).includes(id);
  },
  "flashcards/endSession": async () => {
    const person = await newPerson();
    const id = await started(person);
    await call(person, "flashcards/endSession", { id, endedAt: new Date().toISOString() });
    return async () => (await call(person, "flashcards/currentSession", { timeZone })) === null;
  },
  "flashcards/readDayChange": async ({ me }) => {
    await call(me, "flashcards/readDayChange", undefined);
    return async () => (await call(me, "flashcards/dayChange", undefined)) === null;
  },
  "flashcards/savePlanning": async ({ me }) => {
    await call(me, "flashcards/savePlanning", { workload: "intense", timeZone });
    return async () => (await call(me, "flashcards/planning", { timeZone })).workload === "intense";
  },
  "flashcards/forgetWeights": async ({ me }) => {
    await call(me, "flashcards/forgetWeights", undefined);
    return async () =>
      (await call(me, "flashcards/queue", { scope: {}, timeZone })).weights === null;
  },
  "flashcards/addStarter": async ({ me }) => {
    const [starter] = await call(me, "flashcards/listStarters", undefined);
    await call(me, "flashcards/addStarter", { id: starter.id });
    return async () => {
      const all = (await call(me, "flashcards/listStarters", undefined)) as {
        id: string;
        added: number;
        notes: number;
      }[];
      return all.some(({ id, added, notes }) => id === starter.id && added === notes);
    };
  },
  "POST /api/flashcards/media": async ({ me }) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><title>${crypto.randomUUID()}</title></svg>`;
    const response = await send(
      me,
      "POST",
      "/api/flashcards/media?name=essai.svg",
      drawing,
      "image/svg+xml",
    );
    const { address } = (await response.json()) as { address?: string };
    if (!address) throw new Refused(`media: ${response.status}`);
    return async () => (await send(me, "GET", address)).status === 200;
  },
  "POST /api/flashcards/imports": async ({ me }) => {
    const id = await sentFile(me);
    return async () => (await transfer(me, id)).status === "ready";
  },
  "flashcards/startImport": async ({ me }) => {
    const id = await sentFile(me);
    await call(me, "flashcards/startImport", { id });
    return underWay(me, id);
  },
  "flashcards/startExport": async ({ me }) => {
    await noteOf(me);
    const id = crypto.randomUUID();
    await call(me, "flashcards/startExport", { id, kind: "json" });
    return underWay(me, id);
  },
  "flashcards/cancelTransfer": async ({ me }) => {
    const id = await sentFile(me);
    await call(me, "flashcards/cancelTransfer", { id });
    return async () => !["ready", "running"].includes((await transfer(me, id)).status);
  },
};
