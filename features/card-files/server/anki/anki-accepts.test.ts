// Anki itself cannot run here: what it would do with our packages is told by the rules of its
// source (testing/anki-rules.ts).
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "#platform/testing/runs.ts";
import { testData } from "#platform/testing/test-data.ts";
import { type ImportedCard, type ImportedNote, newCard } from "../../domain/imported.ts";
import { importedByAnki } from "../../testing/anki-importer.ts";
import { aDeck, aNote, generatedNotes, PACKAGE_NOW, packageOf } from "../../testing/apkg.ts";
import type { PackageContent } from "./write-package.ts";

const DAY = 86_400_000;
const options = {
  ...{ newPerDay: 7, reviewsPerDay: 90, maximumIntervalDays: 365, desiredRetention: 0.88 },
  ...{ learningSteps: [1, 10, 60], relearningSteps: [10], burySiblings: true, leechThreshold: 5 },
};
const reviewed = (over: Partial<ImportedCard> = {}): ImportedCard => ({
  ...newCard(0),
  ...{
    state: "review",
    due: PACKAGE_NOW + 12.3 * DAY,
    intervalDays: 14,
    stability: 12.116,
    difficulty: 5.61,
  },
  ...{ repetitions: 2, lapses: 1, flag: 3 },
  ...over,
});

async function accepted(content: Partial<PackageContent>) {
  const imported = await importedByAnki(await packageOf(content), PACKAGE_NOW);
  expect(imported.breaches).toEqual([]);
  return imported;
}
const one = async (note: Partial<ImportedNote>, more: Partial<PackageContent> = {}) => {
  const imported = await accepted({ notes: [[aNote(note)]], ...more });
  const [notes = {}] = imported.rows("SELECT * FROM notes");
  const [cards = {}] = imported.rows("SELECT * FROM cards");
  const reviews = imported.rows("SELECT * FROM revlog ORDER BY id");
  await imported.close();
  return { notes, cards, reviews, settings: imported.settings };
};

describe("Anki accepts", { timeout: 30_000 }, () => {
  test("two thousand notes with their reviews", async () => {
    const { rows, close } = await accepted({ notes: generatedNotes(2000) });
    expect(rows("SELECT count(*) AS n FROM notes")).toEqual([{ n: 2000 }]);
    await close();
  });

  test("an empty collection, and notes made at one moment, by a clock that is ahead", async () => {
    await (await accepted({})).close();
    const created = PACKAGE_NOW + DAY;
    const notes = Array.from({ length: 900 }, (_, index) => aNote({ guid: `g${index}`, created }));
    const { rows, close } = await accepted({ notes: [notes] });
    expect(rows("SELECT count(DISTINCT id) AS n FROM notes")).toEqual([{ n: 900 }]);
    await close();
  });

  test("whatever a person may have written", async () => {
    const texts = [
      "",
      " ",
      "<img src='a b.png'>x",
      "a&nbsp;b &amp; c",
      "<!-- n --><b>é</b>",
      "\u0000\u0007\r\n\t",
      "'\"`",
      "\u001f",
      "12",
      "e\u0301",
    ];
    const text = fc
      .array(fc.constantFrom(...texts), { maxLength: 4 })
      .map((parts) => parts.join(""));
    const moment = fc.integer({ min: 0, max: PACKAGE_NOW + 40_000 * DAY });
    const review = fc.record({
      ...{ at: moment, rating: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const) },
      durationMs: fc.double({ min: 0, max: 1e12, noNaN: true }),
      kind: fc.constantFrom(
        "learning" as const,
        "review" as const,
        "relearning" as const,
        "cram" as const,
      ),
      intervalDays: fc.option(fc.double({ min: 0, max: 100_000, noNaN: true })),
    });
    const card = fc.record({
      state: fc.constantFrom(
        "new" as const,
        "learning" as const,
        "review" as const,
        "relearning" as const,
      ),
      ...{
        due: fc.option(moment),
        position: fc.option(fc.double({ min: -5, max: 1e9, noNaN: true })),
      },
      intervalDays: fc.double({ min: 0, max: 100_000, noNaN: true }),
      stability: fc.option(fc.double({ min: 0.001, max: 36_500, noNaN: true })),
      difficulty: fc.option(fc.double({ min: 1, max: 10, noNaN: true })),
      ...{
        repetitions: fc.nat(),
        lapses: fc.nat(),
        suspended: fc.boolean(),
        buried: fc.boolean(),
        flag: fc.nat(7),
      },
      ...{ step: fc.nat(12), reviews: fc.array(review, { maxLength: 3 }) },
    });
    const note = fc.record({
      kind: fc.constantFrom(
        "basic" as const,
        "reversed" as const,
        "typed" as const,
        "occlusion" as const,
      ),
      ...{
        question: text,
        answer: text,
        extra: text,
        created: moment,
        cards: fc.array(card, { maxLength: 1 }),
      },
      tags: fc.array(fc.constantFrom("a b", "\u3000x", "", "é::ü", "m\u0007n"), { maxLength: 3 }),
      deck: fc.constantFrom(
        ["Urgences"],
        ["Urgences", "Neuro"],
        ["urgences"],
        [" A: ", "::"],
        ["x\u0007y"],
      ),
    });
    const sample = fc.array(note, { maxLength: 4 }).map((notes) =>
      notes.map(({ cards, ...rest }, index) =>
        aNote({
          ...rest,
          guid: `g${index}`,
          cards: cards.map((row) => ({ ...newCard(0), ...row })),
        }),
      ),
    );
    const decks = [
      aDeck({ options }),
      aDeck({ path: ["urgences"], options: { ...options, learningSteps: [] } }),
    ];
    await fc.assert(
      fc.asyncProperty(sample, async (notes) => {
        await (await accepted({ decks, notes: [notes] })).close();
      }),
      { numRuns: runs(60) },
    );
  });
});

const ofAnki = ["mixed-legacy-2.apkg", "empty-legacy-2.apkg", "empty-legacy-2.colpkg"].map((name) =>
  testData(`anki/${name}`),
);
test.skipIf(ofAnki.includes(null)).each(ofAnki)(
  "the rules hold for what Anki itself wrote",
  async (bytes) => {
    const imported = await importedByAnki(bytes ?? Buffer.alloc(0), Date.now());
    expect(imported.breaches).toEqual([]);
    await imported.close();
  },
);

test("the rules see what Anki would refuse or change", async () => {
  const spoiled = await packageOf({ notes: generatedNotes(2) });
  const sentences = async (spoil: string) => {
    const imported = await importedByAnki(spoiled, PACKAGE_NOW, spoil);
    await imported.close();
    return imported.breaches.length;
  };
  for (const spoil of [
    "UPDATE col SET ver = 12",
    "UPDATE col SET models = replace(models, '\"did\":null,', '')",
    "UPDATE col SET decks = replace(decks, '\"collapsed\":false', '\"collapsed\":0')",
    "UPDATE col SET dconf = replace(dconf, '\"leechFails\":8', '\"leechFails\":0')",
    "UPDATE col SET conf = replace(conf, '\"nextPos\":1', '\"nextPos\":0')",
    "UPDATE notes SET flds = flds || char(31)",
    "UPDATE notes SET csum = csum + 1",
    "UPDATE notes SET id = id + 1000000000000",
    "UPDATE cards SET ivl = 1.5",
    "UPDATE cards SET queue = 3",
    'UPDATE cards SET data = \'{"s":1,"d":5}\'',
    "UPDATE revlog SET ivl = -90000",
    "UPDATE revlog SET cid = 1",
    "ALTER TABLE cards DROP COLUMN flags",
  ])
    expect(await sentences(spoil), spoil).toBeGreaterThan(0);
  expect(await sentences("SELECT 1")).toBe(0);
});

describe("in Anki", () => {
  test("a card fades as here: its decay, its retention, the weights of its person", async () => {
    const { cards, settings } = await one({ cards: [reviewed()] }, { decks: [aDeck({ options })] });
    // The decay of the published weights of FSRS-6.
    expect(JSON.parse(String(cards.data))).toMatchObject({
      s: 12.116,
      d: 5.61,
      dr: 0.88,
      decay: 0.1542,
    });
    expect(Object.values(settings.options).map(({ fsrsParams6 }) => fsrsParams6)).toEqual([[], []]);
    const weights = Array.from({ length: 21 }, (_, index) => 0.1 + index / 100);
    const own = await one({ cards: [reviewed()] }, { weights });
    expect(JSON.parse(String(own.cards.data))).toMatchObject({ decay: weights[20] });
    expect(own.settings.options[1]?.fsrsParams6).toEqual(weights);
  });

  test("a card in its steps goes on where it stood", async () => {
    const learning = reviewed({ state: "learning", due: PACKAGE_NOW + 600_000, step: 1 });
    expect((await one({ cards: [learning] }, { decks: [aDeck({ options })] })).cards.left).toBe(2);
    const relearning = reviewed({ state: "relearning", due: PACKAGE_NOW + 600_000, step: 0 });
    expect((await one({ cards: [relearning] }, { decks: [aDeck({ options })] })).cards.left).toBe(
      1,
    );
  });

  test("what a person changed there stays: only what changed here since is newer", async () => {
    const created = PACKAGE_NOW - 30 * DAY;
    expect((await one({ created })).notes.mod).toBe(Math.floor(created / 1000));
    const modified = PACKAGE_NOW - 2 * DAY;
    const { notes, settings } = await one({ created, modified });
    expect(notes.mod).toBe(Math.floor(modified / 1000));
    // Our own note types are newer when we change them, not each time somebody exports.
    for (const { mod } of Object.values(settings.models)) expect(mod).toBe(1_795_219_200);
  });

  test("no leech stays no leech, and no value is replaced by a default", async () => {
    const never = {
      ...options,
      leechThreshold: 0,
      desiredRetention: 0.5,
      maximumIntervalDays: 90_000,
      newPerDay: 1e6,
    };
    const { settings } = await one({}, { decks: [aDeck({ options: never })] });
    const [, written] = Object.values(settings.options);
    expect(written).toMatchObject({
      lapse: { leechFails: 9999 },
      desiredRetention: 0.7,
      rev: { maxIvl: 36_500 },
    });
  });

  test("a review of days is days, a step is seconds", async () => {
    const review = (intervalDays: number | null, day: number) => ({
      ...{
        at: PACKAGE_NOW - (9 - day) * DAY,
        rating: 3 as const,
        durationMs: 900.4,
        kind: "review" as const,
      },
      intervalDays,
    });
    const reviews = [
      review(600 / 86_400, 1),
      review(3.4, 2),
      review(30_000.6, 3),
      review(null, 4),
      review(0.9999999, 5),
    ];
    const written = (await one({ cards: [reviewed({ reviews })] })).reviews;
    expect(written.map(({ ivl }) => ivl)).toEqual([-600, 3, 30_001, 0, 1]);
    expect(written.map(({ lastIvl }) => lastIvl)).toEqual([0, -600, 3, 30_001, 0]);
    expect(written[0]?.time).toBe(900);
  });
});
