// The way of an Anki package through the whole product: in, changed, out again.
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { type Student, student, ZONE } from "#features/flashcards/testing/decks.ts";
import type { TestApp } from "#platform/testing/harness.ts";
import type { Transfer } from "../domain/wire-transfer.ts";
import { BASIC, facts, noteType, readCollection } from "./collection.ts";

export interface FoundCard {
  id: string;
  noteId: string;
  question: string;
}

export function bothWays(app: TestApp) {
  async function finished(me: Student, id: string): Promise<Transfer> {
    const look = () => me.ask<Transfer>("transfer", { id });
    await expect.poll(async () => (await look()).status, { timeout: 15_000 }).not.toBe("running");
    return look();
  }
  async function imported(
    me: Student,
    bytes: Buffer,
    name = "anki.apkg",
    scheduling = true,
  ): Promise<Transfer> {
    const path = `/api/flashcards/imports?id=${randomUUID()}&name=${name}`;
    const sent = await app.request(path, {
      method: "POST",
      body: new Uint8Array(bytes),
      cookie: me.cookie,
    });
    const { id } = (await sent.json()) as Transfer;
    await me.ask("startImport", { id, scheduling });
    const done = await finished(me, id);
    expect(done.status).toBe("done");
    return done;
  }
  async function exported(me: Student, kind = "apkg"): Promise<Buffer> {
    const id = randomUUID();
    await me.ask("startExport", { id, kind });
    expect((await finished(me, id)).status).toBe("done");
    const response = await app.request(`/api/flashcards/exports/${id}`, { cookie: me.cookie });
    return Buffer.from(await response.arrayBuffer());
  }
  async function newcomer(): Promise<Student> {
    const me = await student(app);
    await me.ask("removeDeck", { id: me.deckId });
    return me;
  }
  const back = async (me: Student) => facts(await readCollection(await exported(me)));
  const cardsOf = async (me: Student) =>
    (
      await me.ask<{ cards: FoundCard[] }>("search", {
        timeZone: ZONE,
        limit: 200,
        sort: "question",
        descending: false,
      })
    ).cards;
  const change = (me: Student, cardIds: string[], one: object) =>
    me.ask("changeCards", { selection: { cardIds }, change: one, timeZone: ZONE });
  async function edit(me: Student, noteId: string, over: object) {
    const { note } = await me.ask<{ note: Record<string, unknown> }>("note", { id: noteId });
    const { createdAt: _, updatedAt: __, ...given } = note;
    await me.ask("updateNote", { ...given, ...over });
  }
  return { imported, exported, newcomer, back, cardsOf, change, edit };
}

/** Milliseconds of a day of 2024. */
export const at = (day: number) => Date.UTC(2024, 0, day, 9);
const FIVE = noteType(
  8,
  ["Maladie", "Signe", "Dose", "Image"],
  [
    { qfmt: "Signe de {{Maladie}} ?", afmt: "{{FrontSide}}<hr id=answer>{{Signe}}" },
    { qfmt: "Quelle maladie : {{Signe}} ?", afmt: "{{FrontSide}}<hr id=answer><b>{{Maladie}}</b>" },
    {
      qfmt: "Dose pour {{Maladie}} ?",
      afmt: "{{FrontSide}}<hr id=answer>{{Dose}}<script>x()</script>",
    },
    { qfmt: "{{#Image}}{{Image}}{{/Image}}", afmt: "{{Maladie}}" },
    { qfmt: "{{type:Maladie}} {{Dose}}", afmt: "{{Maladie}}" },
  ],
  { name: "Maladie", sortf: 1, css: ".card { color: red }", latexsvg: true, tags: ["x"] },
);
const CLOZE = noteType(
  9,
  ["Text", "Extra"],
  [{ qfmt: "<i>{{cloze:Text}}</i>", afmt: "{{cloze:Text}}<br>{{Extra}}" }],
  {
    ...{ name: "Trous", type: 1 },
  },
);
export const TYPES = [BASIC, FIVE, CLOZE];
export const SM2 = {
  type: 2,
  queue: 2,
  due: 900,
  ivl: 35,
  factor: 1850,
  reps: 4,
  lapses: 2,
  left: 2003,
};
