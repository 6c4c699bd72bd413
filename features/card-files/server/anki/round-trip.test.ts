import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ordinalsOf } from "#features/flashcards/domain/ordinals.ts";
import { openArchive } from "#platform/documents/server/archive.ts";
import { runs } from "#platform/testing/runs.ts";
import {
  type ImportedCard,
  type ImportedDeck,
  type ImportedMedia,
  type ImportedNote,
  NO_DETAILS,
  newCard,
} from "../../domain/imported.ts";
import {
  aDeck,
  aNote,
  generatedNotes,
  ONE_PIXEL,
  PACKAGE_NOW,
  packageOf,
  withoutOrigin,
} from "../../testing/apkg.ts";
import { PACKAGE_LIMITS } from "./limits.ts";
import { openAnkiPackage } from "./read-package.ts";

interface Content {
  decks: readonly ImportedDeck[];
  notes: ImportedNote[];
  media: ImportedMedia[];
}

async function imported(bytes: Buffer): Promise<Content> {
  const opened = await openAnkiPackage({ bytes });
  if (!opened.ok) throw new Error(opened.reason);
  const notes = (await Array.fromAsync(opened.package.notes())).flat();
  const media = await Array.fromAsync(opened.package.media());
  expect(opened.package.warnings()).toEqual([]);
  await opened.package.close();
  return { decks: opened.package.decks, notes: withoutOrigin(notes), media };
}

const exported = ({ decks, notes, media }: Content) => packageOf({ decks, notes: [notes], media });

const DAY = 86_400_000;
/**
 * `moment` tells the reviews of one card from those of another: Anki keeps one review a
 * millisecond.
 */
const scheduled = (ordinal: number, moment: number): ImportedCard => ({
  ...newCard(ordinal),
  state: "review",
  due: PACKAGE_NOW + 12.3 * DAY,
  intervalDays: 14,
  stability: 12.116,
  difficulty: 5.61,
  repetitions: 2,
  lapses: 1,
  step: 0,
  flag: 3,
  reviews: [
    {
      at: PACKAGE_NOW - 3 * DAY + moment,
      rating: 1,
      durationMs: 4000,
      kind: "learning",
      intervalDays: 600 / 86_400,
    },
    {
      at: PACKAGE_NOW - 2 * DAY + moment,
      rating: 4,
      durationMs: 2500,
      kind: "review",
      intervalDays: 14,
    },
    { at: PACKAGE_NOW - DAY + moment, rating: 3, durationMs: 900, kind: "cram", intervalDays: 0 },
  ],
});

const mask = { left: 0, top: 0, width: 0, height: 0, points: [], text: "", style: {} };
const details = {
  ...NO_DETAILS,
  specialty: "neurologie",
  difficulty: "medium",
  ai: true,
  source: {
    title: 'ESO & "AHA" <2021>',
    link: "https://doi.org/10.1?a=1&b=2",
    year: 2021,
    passage: "Le seuil…",
  },
};
const kinds: ImportedNote[] = [
  aNote({
    guid: "a",
    created: 1,
    tags: ["neuro::avc", "urgent"],
    details,
    cards: [scheduled(0, 10)],
  }),
  aNote({
    guid: "b",
    created: 2,
    kind: "reversed",
    extra: "Voir <i>ESO</i>",
    // Its second card was moved to another deck than its first.
    cards: [scheduled(0, 20), { ...newCard(1, 7), deck: ["Urgences", "Neurologie"] }],
  }),
  aNote({
    guid: "c",
    created: 3,
    kind: "typed",
    details: { ...details, ai: false },
    extra: "en mg/kg",
    cards: [{ ...newCard(0, 3), suspended: true }],
  }),
  aNote({
    guid: "d",
    created: 4,
    kind: "cloze",
    question: "NIHSS de {{c1::0}} à {{c3::42::maximum}}",
    answer: "",
    extra: "Score de 15 items",
    deck: ["Urgences", "Neurologie"],
    details: { ...details, source: { title: "HAS", link: "", year: null, passage: "" } },
    cards: [
      scheduled(0, 30),
      { ...scheduled(2, 40), state: "relearning", due: PACKAGE_NOW + 600_123, buried: true },
    ],
  }),
  aNote({
    guid: "e",
    created: 5,
    kind: "occlusion",
    question: "Polygone de Willis",
    answer: "Vue inférieure",
    extra: "Commentaire",
    details,
    occlusion: {
      image: "willis & co.gif",
      hideAll: true,
      masks: [
        {
          ...mask,
          group: 1,
          shape: "rect",
          left: 0.1,
          top: 0.2,
          width: 0.3,
          height: 0.05,
          style: { angle: "30" },
        },
        { ...mask, group: 2, shape: "ellipse", left: 0.4, top: 0.4, width: 0.1, height: 0.2 },
        {
          ...mask,
          group: 2,
          shape: "polygon",
          points: [
            { x: 0.1, y: 0.1 },
            { x: 0.2, y: 0.1 },
            { x: 0.1, y: 0.25 },
          ],
        },
        // Asked by three cards, as Anki 25 writes it.
        {
          ...mask,
          group: 1,
          also: [2, 3],
          shape: "rect",
          left: 0.7,
          top: 0.1,
          width: 0.1,
          height: 0.1,
        },
        {
          ...mask,
          group: 0,
          shape: "text",
          left: 0.5,
          top: 0.9,
          text: "Droite : <A>",
          style: { fs: ".05" },
        },
      ],
    },
    cards: [scheduled(0, 50), newCard(1, 8), newCard(2, 9)],
  }),
];
const options = {
  newPerDay: 7,
  reviewsPerDay: 90,
  maximumIntervalDays: 365,
  desiredRetention: 0.88,
  learningSteps: [1, 10, 60],
  relearningSteps: [10],
  burySiblings: true,
  leechThreshold: 5,
};
const decks = [
  aDeck({ options, description: "Paquet des urgences" }),
  aDeck({ path: ["Urgences", "Neurologie"] }),
];
const media: ImportedMedia[] = [
  { name: "willis & co.gif", type: "image/gif", bytes: ONE_PIXEL, hash: "" },
];

describe("import, export, import", { timeout: 30_000 }, () => {
  test("loses nothing of the supported kinds", async () => {
    const first = await imported(await exported({ decks, notes: kinds, media }));
    expect(first.notes).toEqual(kinds);
    expect(first.decks[0]).toEqual(decks[0]);
    expect(first.decks.map(({ path }) => path)).toEqual(decks.map(({ path }) => path));
    expect(first.media.map(({ name, bytes }) => [name, Buffer.from(bytes)])).toEqual([
      ["willis & co.gif", ONE_PIXEL],
    ]);
    expect(await imported(await exported(first))).toEqual(first);
  });

  test("gives the same notes, decks and ids each time: a second import has nothing to add", async () => {
    const [once, again] = [
      await exported({ decks, notes: kinds, media }),
      await exported({ decks, notes: kinds, media }),
    ];
    expect(once.equals(again)).toBe(true);
    const keys = ({ notes }: Content) =>
      notes.flatMap(({ guid, cards }) =>
        cards.map(
          ({ ordinal, reviews }) => `${guid} ${ordinal} ${reviews.map(({ at }) => at).join()}`,
        ),
      );
    expect(keys(await imported(once))).toEqual(keys(await imported(again)));
  });

  test("writes what Anki asks of a collection: parents of decks, whole days, ids of the past, no key left out", async () => {
    const bytes = await exported({ decks: [], notes: kinds, media });
    const folder = await mkdtemp(join(tmpdir(), "sclepios-written-"));
    const archive = await openArchive({ bytes }, PACKAGE_LIMITS);
    const path = join(folder, "c.db");
    await writeFile(
      path,
      await archive.read("collection.anki21", { most: 10_000_000, zstd: false }),
    );
    archive.close();
    const database = new DatabaseSync(path, { readOnly: true });
    const col = database.prepare("SELECT ver, decks, dconf, models FROM col").get();
    const named = Object.values<{ name: string; dyn: number; conf: number }>(
      JSON.parse(String(col?.decks)),
    );
    expect(col?.ver).toBe(11);
    expect(named.map(({ name }) => name).sort()).toEqual([
      "Default",
      "Urgences",
      "Urgences::Neurologie",
    ]);
    const options = JSON.parse(String(col?.dconf));
    for (const { conf, dyn } of named)
      expect([dyn, options[conf].desiredRetention]).toEqual([0, 0.9]);
    expect(
      database.prepare("SELECT min(ivl) AS least, max(id) AS last FROM cards").get(),
    ).toMatchObject({ least: 0 });
    for (const table of ["notes", "cards", "revlog"])
      expect(
        Number(database.prepare(`SELECT max(id) AS last FROM ${table}`).get()?.last),
      ).toBeLessThanOrEqual(PACKAGE_NOW);
    // One space before and after the tags: Anki searches for " tag ".
    expect(database.prepare("SELECT tags FROM notes WHERE guid = 'a'").get()?.tags).toMatch(
      /^ neuro::avc urgent .* $/,
    );
    database.close();
    await rm(folder, { recursive: true });
  });

  test("holds for two thousand notes in batches", async () => {
    const notes = [...generatedNotes(2000)].flat();
    const read = await imported(await packageOf({ notes: generatedNotes(2000) }));
    expect(read.notes).toEqual(notes);
  });

  test("holds for any content, schedule and history", async () => {
    const html = fc
      .array(
        fc.constantFrom(
          "a",
          "é",
          "<b>",
          "</b>",
          "&nbsp;",
          " ",
          "x",
          '"',
          "'",
          "µg/kg",
          "\\(x^2\\)",
          "日本",
        ),
        {
          minLength: 1,
          maxLength: 12,
        },
      )
      .map((parts) => `q${parts.join("")}q`);
    const time = fc.integer({ min: Date.UTC(2006, 5, 1), max: Date.UTC(2037, 0, 1) });
    const card = (ordinal: number, offset: number) =>
      fc
        .record({
          state: fc.constantFrom("learning" as const, "review" as const, "relearning" as const),
          due: time,
          intervalDays: fc.integer({ min: 0, max: 36_500 }),
          stability: fc.option(fc.double({ min: 0.01, max: 36_500, noNaN: true })),
          difficulty: fc.option(fc.double({ min: 1, max: 10, noNaN: true })),
          repetitions: fc.nat(500),
          lapses: fc.nat(60),
          flag: fc.nat(7),
          place: fc.constantFrom("", "suspended", "buried"),
          reviews: fc.array(
            fc.record({
              rating: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
              durationMs: fc.nat(600_000),
              kind: fc.constantFrom(
                "learning" as const,
                "review" as const,
                "relearning" as const,
                "cram" as const,
              ),
              intervalDays: fc.integer({ min: 0, max: 36_500 }),
            }),
            { maxLength: 5 },
          ),
        })
        .map(
          ({ place, ...row }): ImportedCard => ({
            ...row,
            ordinal,
            // The default options have two steps, and one.
            step: row.state === "learning" ? row.repetitions % 2 : 0,
            position: null,
            suspended: place === "suspended",
            buried: place === "buried",
            reviews: row.reviews.map((review, index) => ({
              ...review,
              at: 1_600_000_000_000 + offset * 100_000 + ordinal * 1000 + index,
            })),
          }),
        );
    const note = (index: number) =>
      fc
        .record({
          kind: fc.constantFrom(
            "basic" as const,
            "reversed" as const,
            "typed" as const,
            "cloze" as const,
          ),
          question: html,
          answer: html,
          extra: fc.oneof(fc.constant(""), html),
          tags: fc.uniqueArray(fc.constantFrom("a", "b::c", "été"), { maxLength: 3 }),
        })
        .chain(({ kind, ...row }) => {
          const content = aNote({ ...row, guid: `g${index}`, created: index + 1, kind });
          const whole =
            kind === "cloze"
              ? { ...content, question: `${row.question} {{c2::${row.answer}}}`, answer: "" }
              : content;
          return fc
            .tuple(...ordinalsOf(whole).map((ordinal) => card(ordinal, index)))
            .map((cards) => ({ ...whole, cards }));
        })
        // A reversed note whose sides are equal is one question twice: it comes back as it is
        // written, and is not the point here.
        .filter(({ kind, question, answer }) => kind !== "reversed" || question !== answer);
    const collections = fc
      .integer({ min: 1, max: 4 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => note(index))));
    await fc.assert(
      fc.asyncProperty(collections, async (notes) => {
        expect((await imported(await packageOf({ notes: [notes] }))).notes).toEqual(notes);
      }),
      { numRuns: runs(40) },
    );
  }, 60_000);
});
