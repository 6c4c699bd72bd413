import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Tx } from "#platform/db/database.ts";
import type { contract } from "../contract.ts";
import { cardsOf, digest, missingFields } from "../domain/note-content.ts";
import { contentOf, detailsOf } from "../domain/note-details.ts";
import { listDecks } from "./queries.ts";
import { addCards, lastPosition } from "./queries-cards.ts";
import { addNotes, ownNotes } from "./queries-notes.ts";

type Io = (typeof contract)["createNotes"]["~orpc"];
type Asked = z.output<NonNullable<Io["inputSchema"]>>["notes"][number];
type Outcome = z.output<NonNullable<Io["outputSchema"]>>[number];

/** The cards that these notes give, in the order in which they will be learnt. */
function newCards(
  notes: readonly Asked[],
  { after, ...owned }: { ownerId: string; createdAt: Date; after: number },
) {
  const placed = notes.flatMap((note) => cardsOf(note).map((ordinal) => ({ note, ordinal })));
  return placed.map(({ note, ordinal }, place) => ({
    ...owned,
    id: randomUUID(),
    noteId: note.id,
    deckId: note.deckId,
    ordinal,
    position: after + place + 1,
  }));
}

/**
 * Keeps notes with the cards they give; each is judged alone, and the same id again changes
 * nothing.
 */
export async function createNotes(
  tx: Tx,
  ownerId: string,
  asked: readonly Asked[],
  now: Date,
): Promise<Outcome[]> {
  const decks = new Set((await listDecks(tx)).map(({ id }) => id));
  const outcomes = new Map<string, Outcome>();
  const refuse = (id: string, reason: Outcome["reason"], fields: string[] = []) =>
    outcomes.set(id, { id, status: "refused", reason, fields, cards: 0 });
  const sound = new Map<string, Asked>();
  for (const one of asked) {
    const fields = missingFields(one);
    if (fields.length > 0) refuse(one.id, "missingFields", fields);
    else if (!decks.has(one.deckId)) refuse(one.id, "unknownDeck");
    else sound.set(one.id, one);
  }
  const wanted = [...sound.values()];
  const added = await addNotes(
    tx,
    wanted.map((one) => {
      const [content, details] = [contentOf(one), detailsOf(one)];
      // A note made here is known by its own id in the files it leaves with.
      const made = { id: one.id, ownerId, guid: one.id, createdAt: now, updatedAt: now };
      return { ...made, ...content, ...details, ...digest(content, details.tags) };
    }),
  );
  const here = added.size < wanted.length ? await ownNotes(tx, [...sound.keys()]) : added;
  const cards = newCards(
    wanted.filter(({ id }) => added.has(id)),
    { ownerId, createdAt: now, after: await lastPosition(tx) },
  );
  if (cards.length > 0) await addCards(tx, cards);
  for (const { id } of wanted) {
    if (!here.has(id)) refuse(id, "idTaken");
    else {
      const status = added.has(id) ? "created" : "already";
      outcomes.set(id, {
        id,
        status,
        reason: null,
        fields: [],
        cards: cards.filter((one) => one.noteId === id).length,
      });
    }
  }
  return [...new Set(asked.map(({ id }) => id))].flatMap((id) => outcomes.get(id) ?? []);
}
