import { describe, expect, test } from "vitest";
import { testData } from "#platform/testing/test-data.ts";
import type { ImportedNote } from "../../domain/imported.ts";
import { importedByAnki } from "../../testing/anki-importer.ts";
import { packageOf } from "../../testing/apkg.ts";
import { facts, readCollection } from "../../testing/collection.ts";
import { type AnkiPackage, openAnkiPackage } from "./read-package.ts";

// Made by Anki itself: see CONTRIBUTING.md for where they come from.
const mixed = testData("anki/mixed-legacy-2.apkg");
const modern = testData("anki/modern_anki21b.apkg");
const empties = [
  "anki/empty-latest.apkg",
  "anki/empty-legacy-2.apkg",
  "anki/empty-legacy-2.colpkg",
].map(testData);

async function open(bytes: Buffer | null): Promise<AnkiPackage> {
  const opened = await openAnkiPackage({ bytes: bytes ?? Buffer.alloc(0) });
  if (!opened.ok) throw new Error(`${opened.reason} ${opened.detail}`);
  return opened.package;
}

async function notesOf(opened: AnkiPackage): Promise<ImportedNote[]> {
  return (await Array.fromAsync(opened.notes())).flat();
}

describe.skipIf(mixed === null)("a legacy package with every kind of note", () => {
  test("gives each kind, its cards and its history", async () => {
    const opened = await open(mixed);
    expect(opened.format).toBe("legacy-2");
    expect(opened.counts).toEqual({ notes: 8, cards: 13, reviews: 26, media: 1 });
    const notes = await notesOf(opened);
    expect(notes.map(({ kind, cards }) => [kind, cards.map(({ ordinal }) => ordinal)])).toEqual([
      ["cloze", [0, 1]],
      ["cloze", [0]],
      ["cloze", [0]],
      ["basic", [0]],
      ["reversed", [0, 1]],
      ["reversed", [0, 1]],
      ["typed", [0]],
      ["occlusion", [0, 1, 2]],
    ]);
    expect(notes.flatMap(({ cards }) => cards.flatMap(({ reviews }) => reviews))).toHaveLength(26);
    const typed = notes.find(({ kind }) => kind === "typed");
    expect(typed).toMatchObject({
      question: 'This note is of type "Basic (type in the answer)".',
      answer: 'This is the "Back" side of type "Basic (type in the answer)".',
      extra: "",
    });
    expect(notes[0]?.cards[0]).toMatchObject({
      state: "review",
      stability: 12.116,
      difficulty: 5.61,
      intervalDays: 11,
    });
    expect(opened.decks).toMatchObject([
      { path: ["Test - Mixed Types"], options: { newPerDay: 20, learningSteps: [1, 10] } },
    ]);
    await opened.close();
  });

  test("gives the masks of an image occlusion and its image", async () => {
    const opened = await open(mixed);
    const occlusion = (await notesOf(opened)).find(({ kind }) => kind === "occlusion")?.occlusion;
    const image = "paste-ab21b25dd3e4ba4af2a1d8bdfa4c47455e53abac.jpg";
    expect(occlusion).toMatchObject({
      image,
      hideAll: true,
      masks: [
        { group: 1, shape: "rect", left: 0.1167, top: 0.1115, width: 0.1619, height: 0.1967 },
        { group: 2, shape: "ellipse", left: 0.4542, top: 0.2832, width: 0.2186, height: 0.2884 },
        {
          group: 3,
          shape: "polygon",
          points: [{ x: 0.7916, y: 0.5132 }, {}, {}, { x: 0.9379, y: 0.5492 }],
        },
        {
          group: 0,
          shape: "text",
          text: "Some text on image",
          style: { fill: "#000000", fs: ".1013" },
        },
      ],
    });
    const media = await Array.fromAsync(opened.media());
    expect(media.map(({ name, type, bytes }) => [name, type, bytes.length])).toEqual([
      [image, "image/jpeg", 10_701],
    ]);
    expect(opened.warnings()).toEqual([]);
    await opened.close();
  });
});

describe.skipIf(modern === null)("a recent package (zstd, Protocol Buffers)", () => {
  test("is read to the last medium", async () => {
    const opened = await open(modern);
    expect(opened.format).toBe("latest");
    const notes = await notesOf(opened);
    expect(notes.map(({ kind, tags }) => [kind, tags])).toEqual([
      ["basic", ["technic", "wheels"]],
      ["basic", ["wheels"]],
      // Its text has no gap: Anki shows an empty card.
      ["basic", []],
      ["reversed", []],
      ["typed", []],
    ]);
    expect(notes[0]?.answer).toBe(
      'Back for Car<br><img src="download.jpg"><br>[sound:cable-car.mp3]',
    );
    expect(
      notes.flatMap(({ cards }) => cards.flatMap(({ reviews }) => reviews)).length,
    ).toBeGreaterThan(20);
    expect(opened.decks.map(({ path }) => path)).toEqual([["Test deck"]]);
    const media = await Array.fromAsync(opened.media());
    expect(media.map(({ name, type }) => [name, type])).toEqual([
      ["download.jpg", "image/jpeg"],
      ["cable-car.mp3", "audio/mpeg"],
    ]);
    await opened.close();
  });
});

describe.skipIf(empties.includes(null))("packages without a note", () => {
  test("are said to be empty, never read as their stub", async () => {
    for (const bytes of empties)
      expect(await openAnkiPackage({ bytes: bytes ?? Buffer.alloc(0) })).toMatchObject({
        ok: false,
        reason: "noNotes",
      });
  });
});

describe.skipIf(mixed === null || modern === null)("packages that Anki made", () => {
  const written = async (opened: AnkiPackage) => {
    const { decks, noteTypes } = opened;
    const notes = await notesOf(opened);
    await opened.close();
    return { notes, noteTypes, bytes: await packageOf({ decks, noteTypes, notes: [notes] }) };
  };

  test("go back row by row: types, fields, schedules and reviews", async () => {
    const { bytes } = await written(await open(mixed));
    expect(facts(await readCollection(bytes))).toEqual(
      facts(await readCollection(mixed ?? Buffer.alloc(0))),
    );
  });

  test("go back from the recent form too, in the form that every version reads", async () => {
    const { notes, noteTypes, bytes } = await written(await open(modern));
    const again = await open(bytes);
    // Their days are the same, whatever the hour at which a collection begins.
    const origins = (list: ImportedNote[]) =>
      list.map(({ anki, cards }) => [anki, cards.map((card) => card.anki)]);
    expect(origins(await notesOf(again))).toEqual(origins(notes));
    const used = noteTypes.filter(({ key }) => notes.some(({ anki }) => anki?.type === key));
    expect(again.noteTypes).toEqual(expect.arrayContaining(used));
    expect(used).toHaveLength(4);
    await again.close();
    const anki = await importedByAnki(bytes, Date.now());
    // What Anki itself leaves in a row, and we would not write: the steps of a day in thousands,
    // also once they are over.
    expect(anki.breaches.filter((sentence) => !/: left is [12]00[12]$/.test(sentence))).toEqual([]);
    await anki.close();
  });
});
