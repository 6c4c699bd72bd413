// What a package holds and is not learnt here is counted, never passed over in silence.
import { describe, expect, test } from "vitest";
import type { ImportedNote } from "../../domain/imported.ts";
import { cardRow, collectionOf, noteRow, noteType } from "../../testing/collection.ts";
import { openAnkiPackage } from "./read-package.ts";

async function read(bytes: Buffer) {
  const opened = await openAnkiPackage({ bytes });
  if (!opened.ok) throw new Error(opened.reason);
  const notes: ImportedNote[] = (await Array.fromAsync(opened.package.notes())).flat();
  await opened.package.close();
  return { notes, decks: opened.package.decks, warnings: opened.package.warnings() };
}
const nested = (depth: number) =>
  `${"{{#Front}}".repeat(depth)}{{Front}}${"{{/Front}}".repeat(depth)}`;
const withTemplate = (qfmt: string) =>
  collectionOf({
    types: [noteType(7, ["Front", "Back"], [{ qfmt, afmt: "{{Back}}" }], { name: "Profond" })],
    notes: [noteRow(5, ["Question", "Réponse"])],
    cards: [cardRow(6, 5)],
  });

describe("a package of Anki", () => {
  test("with cards of a deck that it does not declare gives them one, and says so", async () => {
    const bytes = await collectionOf({
      decks: { 1: "Default", 2: "Urgences" },
      notes: [noteRow(5, ["A", "a"]), noteRow(6, ["B", "b"]), noteRow(7, ["C", "c"])],
      cards: [cardRow(15, 5, { did: 2 }), cardRow(16, 6, { did: 99 }), cardRow(17, 7, { did: 98 })],
    });
    const { notes, decks, warnings } = await read(bytes);
    expect(notes.map(({ deck }) => deck)).toEqual([["Urgences"], ["Anki"], ["Anki"]]);
    expect(decks.map(({ path }) => path)).toEqual([["Anki"], ["Urgences"]]);
    expect(warnings).toEqual([{ reason: "deckNotDeclared", detail: "Anki", count: 2 }]);
  });

  test("with templates nested deeper than anybody writes is refused, one of a hundred levels is read", async () => {
    expect((await read(await withTemplate(nested(100)))).notes).toMatchObject([
      { question: "Question" },
    ]);
    for (const depth of [101, 3000])
      expect(await openAnkiPackage({ bytes: await withTemplate(nested(depth)) })).toMatchObject({
        ...{ ok: false, reason: "templateTooDeep", detail: "Profond" },
      });
  });

  test("with reviews of deleted cards and cards of deleted notes says how many", async () => {
    const bytes = await collectionOf({
      notes: [noteRow(5, ["A", "a"])],
      cards: [cardRow(15, 5, { type: 2, queue: 2, due: 9, ivl: 4, reps: 1 }), cardRow(16, 404)],
      reviews: [
        [1_700_000_000_000, 15, -1, 3, 4, -600, 2500, 900, 1],
        [1_700_000_000_001, 77, -1, 3, 4, -600, 2500, 900, 1],
        [1_700_000_000_002, 78, -1, 3, 4, -600, 2500, 900, 1],
      ],
    });
    const { notes, warnings } = await read(bytes);
    expect(notes.flatMap(({ cards }) => cards.flatMap(({ reviews }) => reviews))).toHaveLength(1);
    expect(warnings).toEqual([
      { reason: "reviewsOfDeletedCards", detail: "", count: 2 },
      { reason: "cardWithoutNote", detail: "", count: 1 },
    ]);
  });

  test("with cards of an empty face, or of one place, says how many", async () => {
    const type = noteType(
      7,
      ["Front", "Back", "Other"],
      [
        { qfmt: "{{Front}}", afmt: "{{Back}}" },
        { qfmt: "{{Other}}", afmt: "{{Back}}" },
      ],
    );
    const bytes = await collectionOf({
      types: [type],
      notes: [noteRow(5, ["A", "a", "<br>"]), noteRow(6, ["B", "b", "Autre"])],
      cards: [
        cardRow(15, 5),
        cardRow(16, 5, { ord: 1 }),
        cardRow(17, 6),
        cardRow(18, 6, { ord: 1 }),
        cardRow(19, 6, { ord: 1 }),
      ],
    });
    const { notes, warnings } = await read(bytes);
    expect(notes.map(({ question }) => question)).toEqual(["A", "B", "Autre"]);
    expect(warnings).toEqual([
      { reason: "cardWithoutContent", detail: "A", count: 1 },
      { reason: "cardRepeated", detail: "B", count: 1 },
    ]);
  });
});
