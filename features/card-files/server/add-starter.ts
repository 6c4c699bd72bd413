// The decks the product ships, put into a person's collection by the path of an import: twice adds
// nothing.
import { randomUUID } from "node:crypto";
import { faces, plainText, type StarterCards } from "#features/flashcards/domain/public.ts";
import { DEFAULT_ZONE } from "#features/memory/domain/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { notesOfStarterDeck, type StarterDeck, yearOf } from "../domain/starter-deck.ts";
import type { Starter } from "../domain/wire-transfer.ts";
import { importFile } from "./import-file.ts";
import { notesByGuid } from "./queries-transfer.ts";
import { readStarterDecks } from "./starter-decks.ts";

let shipped: Promise<StarterDeck[]> | undefined;
/** Read once: they change with the product, not while it runs. */
function starterDecks(): Promise<StarterDeck[]> {
  shipped ??= readStarterDecks();
  return shipped;
}

const notesOf = (deck: StarterDeck) => notesOfStarterDeck(deck, Date.parse(deck.checked));

export async function listStarters({ db }: Services, personId: string): Promise<Starter[]> {
  const decks = await starterDecks();
  const guids = decks.flatMap((deck) => notesOf(deck).map(({ guid }) => guid));
  const here = await db.asPerson(personId, (tx) => notesByGuid(tx, guids));
  return decks.map((deck) => ({
    id: deck.id,
    category: deck.category,
    description: deck.description,
    specialty: deck.specialty,
    language: deck.language,
    checked: deck.checked,
    cards: notesOf(deck).reduce((sum, { cards }) => sum + cards.length, 0),
    added: notesOf(deck).filter(({ guid }) => here.has(guid)).length,
    notes: deck.cards.length,
    sources: deck.sources.map((source) => {
      const { organisation, title, link } = source;
      return { organisation, title, year: yearOf(source), link };
    }),
  }));
}

/** Their cards, in both directions where a note has two, to be looked at without adding them. */
export async function starterCards(): Promise<StarterCards[]> {
  const decks = await starterDecks();
  return decks.map((deck) => ({
    id: deck.id,
    category: deck.category,
    cards: notesOf(deck).flatMap((note) => {
      const source = note.details?.source;
      return note.cards.map(({ ordinal }) => {
        const { question, answer } = faces(note, ordinal);
        return {
          id: `${note.guid}/${ordinal}`,
          question: plainText(question),
          answer: plainText(answer),
          extra: plainText(note.extra),
          source: {
            title: source?.title ?? "",
            link: source?.link ?? "",
            year: source?.year ?? null,
          },
        };
      });
    }),
  }));
}

/** How many notes were added; null when there is no such deck. */
export async function addStarter(
  services: Services,
  ownerId: string,
  id: string,
): Promise<number | null> {
  const deck = (await starterDecks()).find((one) => one.id === id);
  if (!deck) return null;
  const notes = notesOf(deck);
  const { counts } = await importFile(
    services,
    {
      counts: { notes: notes.length, media: 0 },
      decks: [{ path: [deck.category], description: deck.description, options: null }],
      noteTypes: [],
      preview: null,
      mapping: null,
      async *notes() {
        yield notes;
      },
      async *media() {},
      warnings: () => [],
      close: async () => {},
    },
    // New cards have no day yet.
    {
      ownerId,
      transferId: randomUUID(),
      scheduling: true,
      timeZone: DEFAULT_ZONE,
      progress: async () => {},
    },
  );
  return counts.notes;
}
