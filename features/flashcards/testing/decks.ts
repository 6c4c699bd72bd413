// A person with a deck, for the tests of the room.
import { randomUUID } from "node:crypto";
import type { SignedUp, TestApp } from "#platform/testing/harness.ts";

export const ZONE = "Europe/Paris";

export interface Student extends SignedUp {
  deckId: string;
  /**
   * Calls a procedure of the room and resolves to its output; throws what was answered otherwise.
   */
  ask<T = Record<string, never>>(procedure: string, input?: unknown): Promise<T>;
  /** Makes basic notes and resolves to the ids of their cards, in order. */
  addCards(...questions: string[]): Promise<string[]>;
}

export async function student(
  app: TestApp,
  options: Record<string, unknown> = {},
): Promise<Student> {
  const signed = await app.signUp();
  const deckId = randomUUID();
  const ask: Student["ask"] = async <T>(procedure: string, input?: unknown) => {
    const { status, body } = await app.call(`flashcards/${procedure}`, input, signed.cookie);
    if (status !== 200) throw new Error(`${procedure}: ${status} ${JSON.stringify(body)}`);
    return body as T;
  };
  await ask("createDeck", { id: deckId, name: "Urgences", options });
  const addCards: Student["addCards"] = async (...questions) => {
    const notes = questions.map((question) => ({
      id: randomUUID(),
      deckId,
      kind: "basic",
      question,
      answer: `Réponse à ${question}`,
    }));
    await ask("createNotes", { notes });
    const ids: string[] = [];
    for (const { id } of notes) {
      const { cards } = await ask<{ cards: { id: string }[] }>("note", { id });
      ids.push(...cards.map((card) => card.id));
    }
    return ids;
  };
  return { ...signed, deckId, ask, addCards };
}

/** A review as a device sends it. Dates travel as text, as from its local storage. */
export const review = (
  cardId: string,
  at: Date,
  rating: string,
  more: Record<string, unknown> = {},
) => ({
  id: randomUUID(),
  cardId,
  at: at.toISOString(),
  rating,
  ...more,
});
