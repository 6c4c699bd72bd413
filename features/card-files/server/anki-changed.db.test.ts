// What came from Anki and was edited or studied here goes back as it is now.
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { review, type Student } from "#features/flashcards/testing/decks.ts";
import { ONE_PIXEL, zipOf } from "../testing/apkg.ts";
import { at, bothWays, SM2, TYPES } from "../testing/both-ways.ts";
import {
  cardRow,
  collectionOf,
  facts,
  noteRow,
  readArchive,
  readCollection,
} from "../testing/collection.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const app = await testApp({ now: () => NOW });
const stop = await app.start();
afterAll(stop);
const { imported, exported, newcomer, back, cardsOf, change, edit } = bothWays(app);

describe("what was changed here", { timeout: 60_000 }, () => {
  const collection = () =>
    collectionOf({
      types: TYPES,
      notes: [
        noteRow(at(1), ["Question", "Réponse"], { tags: " a " }),
        noteRow(at(2), ["OAP", "Crépitants", "40 mg", ""], { mid: 8, guid: "cinq" }),
        noteRow(at(3), ["{{c1::HTA}}", "Suite"], { mid: 9, guid: "trous" }),
      ],
      cards: [
        cardRow(at(1), at(1), SM2),
        ...[0, 1, 2, 4].map((ord) => cardRow(at(2) + ord, at(2), { ...SM2, ord })),
        cardRow(at(3), at(3), SM2),
      ],
      reviews: [[at(4), at(1), -1, 3, 35, 14, 1850, 4000, 1]],
    });
  const asking = async (me: Student, text: string) => {
    const found = (await cardsOf(me)).find(({ question }) => question.includes(text));
    if (!found) throw new Error(`no card asks ${text}`);
    return found;
  };
  const noteOf = (rows: Awaited<ReturnType<typeof back>>, guid: string) =>
    rows.notes.find(([, one]) => one === guid);

  test("in a text goes back into the field it came from, in the same type, newer than it was", async () => {
    const me = await newcomer();
    await imported(me, await collection());
    await edit(me, (await asking(me, "Question")).noteId, { question: "Autre question" });
    await edit(me, (await asking(me, "HTA")).noteId, { question: "<i>{{c1::HTAP}}</i>" });
    const rows = await back(me);
    const [, , mid, mod, , fields] = noteOf(rows, `g${at(1)}`) ?? [];
    expect([mid, fields]).toEqual([7, "Autre question\u001fRéponse"]);
    expect(mod).toBe(Math.floor(NOW.getTime() / 1000));
    expect(
      noteOf(rows, "trous")
        ?.slice(2, 3)
        .concat(noteOf(rows, "trous")?.[5] ?? ""),
    ).toEqual([9, "{{c1::HTAP}}\u001fSuite"]);
    // The schedules were not touched.
    expect(rows.cards).toEqual(facts(await readCollection(await collection())).cards);
  });

  test("in tags goes back with the raw fields", async () => {
    const me = await newcomer();
    await imported(me, await collection());
    await change(me, [(await asking(me, "Question")).id], { action: "addTags", tags: ["nouveau"] });
    const [, , , , tags, fields] = noteOf(await back(me), `g${at(1)}`) ?? [];
    expect([tags, fields]).toEqual([" a nouveau ", "Question\u001fRéponse"]);
  });

  test("in one of the cards of a note, where no field says it, leaves as notes of ours, with their schedules", async () => {
    const me = await newcomer();
    await imported(me, await collection());
    await edit(me, (await asking(me, "Dose pour")).noteId, { question: "Une tout autre question" });
    const rows = await back(me);
    expect(rows.notes).toHaveLength(2 + 4);
    const moved = rows.notes.filter(([, guid]) => String(guid).startsWith("cinq"));
    expect(moved.map(([, , mid]) => mid)).toEqual(moved.map(() => expect.any(Number)));
    expect(moved.map(([, , , , , fields]) => String(fields).split("\u001f")[0])).toContain(
      "Une tout autre question",
    );
    // ivl and factor of each card are those of Anki.
    expect(rows.cards.map((row) => [row[8], row[9]])).toEqual(
      rows.cards.map(() => [SM2.ivl, SM2.factor]),
    );
    const other = await newcomer();
    await imported(other, await exported(me));
    expect((await cardsOf(other)).map(({ question }) => question)).toEqual(
      (await cardsOf(me)).map(({ question }) => question),
    );
  });

  test("a text that all the cards of a note show is changed in all of them, or leaves them", async () => {
    const me = await newcomer();
    await imported(me, await collection());
    const { noteId } = await asking(me, "Quelle maladie");
    // Its field is on three other cards too, which were not edited.
    await edit(me, noteId, { question: "Quelle maladie : râles ?" });
    expect((await back(me)).notes).toHaveLength(2 + 4);
    await edit(me, (await asking(me, "Signe de")).noteId, { answer: "râles" });
    expect(noteOf(await back(me), "cinq")?.[5]).toBe("OAP\u001frâles\u001f40 mg\u001f");
  });

  test("by a review is the new schedule, beside the ease and the reviews of Anki", async () => {
    const me = await newcomer();
    const bytes = await collection();
    await imported(me, bytes);
    const { id } = await asking(me, "Question");
    await me.ask("rate", { sentAt: NOW, facts: [review(id, NOW, "good", { duration: 1234 })] });
    const rows = await readCollection(await exported(me));
    const came = await readCollection(bytes);
    const studied = rows.cards.find(({ nid }) => nid === at(1));
    expect(studied).toMatchObject({ id: at(1), type: 2, queue: 2, factor: 1850, reps: 5 });
    expect(JSON.parse(String(studied?.data))).toMatchObject({
      s: expect.any(Number),
      d: expect.any(Number),
    });
    expect(rows.reviews[0]).toEqual(came.reviews[0]);
    expect(rows.reviews.slice(1)).toMatchObject([
      { id: NOW.getTime(), cid: at(1), ease: 3, lastIvl: 35, time: 1234 },
    ]);
    // The others are as they came.
    const others = (read: typeof rows) => facts(read).cards.filter((row) => row[3] !== at(1));
    expect(others(rows)).toEqual(others(came));
    // An undo gives it back.
    const own = await newcomer();
    await imported(own, bytes);
    const card = (await asking(own, "Question")).id;
    const sent = review(card, NOW, "good");
    await own.ask("rate", { sentAt: NOW, facts: [sent] });
    const undo = { id: randomUUID(), cardId: card, at: NOW.toISOString(), retracts: sent.id };
    await own.ask("rate", { sentAt: NOW, facts: [undo] });
    expect(await back(own)).toEqual(facts(came));
  });

  test("of a flag, a deck, a suspension or a burial changes that alone", async () => {
    const me = await newcomer();
    const bytes = await collectionOf({
      decks: { 1: "Default", 2: "Cardio" },
      notes: [1, 2, 3].map((day) => noteRow(at(day), [`Q${day}`, "R"])),
      cards: [
        cardRow(at(1), at(1), { ...SM2, flags: 0b1010, did: 2 }),
        cardRow(at(2), at(2), { ...SM2, queue: -1, did: 2 }),
        cardRow(at(3), at(3), { ...SM2, type: 3, queue: -2, due: 1_800_000_000, did: 2 }),
      ],
    });
    await imported(me, bytes);
    const [one = "", two = "", three = ""] = (await cardsOf(me)).map(({ id }) => id);
    await change(me, [one], { action: "flag", flag: 5 });
    await change(me, [two], { action: "suspend", suspended: false });
    await change(me, [three], { action: "bury", until: null });
    const { cards } = await readCollection(await exported(me));
    const wanted = { ivl: SM2.ivl, factor: SM2.factor, reps: SM2.reps, left: SM2.left };
    expect(cards).toMatchObject([
      { ...wanted, type: 2, queue: 2, flags: 0b1101 },
      { ...wanted, type: 2, queue: 2 },
      { ...wanted, type: 3, queue: 1, due: 1_800_000_000 },
    ]);
  });

  test("a reset card is new, and its reviews of Anki stay", async () => {
    const me = await newcomer();
    const bytes = await collection();
    await imported(me, bytes);
    await change(me, [(await asking(me, "Question")).id], { action: "reset" });
    const rows = await readCollection(await exported(me));
    expect(rows.cards.find(({ nid }) => nid === at(1))).toMatchObject({
      type: 0,
      queue: 0,
      factor: 0,
      ivl: 0,
    });
    expect(rows.reviews).toEqual((await readCollection(bytes)).reviews);
  });

  test("pictures keep the names that the fields give them, also two names for the same bytes", async () => {
    const me = await newcomer();
    const made = await collectionOf({
      notes: [
        noteRow(at(1), ["<img src='l&#39;un.gif'> <img src=deux.gif>", "[sound:absent.mp3]"]),
      ],
      cards: [cardRow(at(1), at(1))],
    });
    const bytes = await zipOf([
      { name: "collection.anki2", bytes: await readArchive(made, "collection.anki2") },
      { name: "media", bytes: Buffer.from(JSON.stringify({ 0: "l'un.gif", 1: "deux.gif" })) },
      { name: "0", bytes: ONE_PIXEL },
      { name: "1", bytes: ONE_PIXEL },
    ]);
    await imported(me, bytes);
    const out = await exported(me);
    expect(facts(await readCollection(out)).notes).toEqual(
      facts(await readCollection(bytes)).notes,
    );
    const names = Object.values(JSON.parse(String(await readArchive(out, "media"))));
    expect(names.sort()).toEqual(["deux.gif", "l'un.gif"]);
  });

  test("of an installation that kept none of it leaves as before; the same file again brings what Anki wrote", async () => {
    const me = await newcomer();
    const bytes = await collection();
    await imported(me, bytes);
    await edit(me, (await asking(me, "HTA")).noteId, { question: "<i>{{c1::HTAP}}</i>" });
    for (const table of ["flashcards_card", "flashcards_note"])
      await app.services.db.asPerson(me.person.id, (tx) =>
        tx.execute(sql.raw(`update ${table} set origin = null`)),
      );
    const before = await readCollection(await exported(me));
    expect(before.notes).toHaveLength(2 + 4);
    expect(before.reviews).toMatchObject([{ id: at(4), ease: 3 }]);
    expect(await imported(me, bytes)).toMatchObject({ counts: { notes: 0, already: 6 } });
    const [after, came] = [await back(me), facts(await readCollection(bytes))];
    expect({ ...after, notes: [] }).toEqual({ ...came, notes: [] });
    // The edit is still one.
    expect(noteOf(after, "trous")?.[5]).toBe("{{c1::HTAP}}\u001fSuite");
    expect(noteOf(after, "cinq")).toEqual(noteOf(came, "cinq"));
  });

  test("imported without its schedule, it is new; the same file with it later brings its facts", async () => {
    const me = await newcomer();
    const bytes = await collection();
    await imported(me, bytes, "anki.apkg", false);
    const fresh = await back(me);
    expect(fresh.cards.map((row) => row[6])).toEqual(fresh.cards.map(() => 0));
    expect(fresh.notes).toEqual(facts(await readCollection(bytes)).notes);
    await imported(me, bytes);
    expect(await back(me)).toEqual(facts(await readCollection(bytes)));
  });
});
