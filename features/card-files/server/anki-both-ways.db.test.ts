// What came from Anki goes back as it came, through the whole product.
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { runs } from "#platform/testing/runs.ts";
import { at, bothWays, SM2, TYPES } from "../testing/both-ways.ts";
import { cardRow, collectionOf, facts, noteRow, readCollection } from "../testing/collection.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const app = await testApp({ now: () => NOW });
const stop = await app.start();
afterAll(stop);
const { imported, exported, newcomer, back } = bothWays(app);

describe("facts that came from Anki", { timeout: 60_000 }, () => {
  test("go back as they came: ease, rows of reviews, changes by hand, raw fields, one note for its five cards", async () => {
    const me = await newcomer();
    const bytes = await collectionOf({
      types: TYPES,
      decks: { 1: "Default", 2: "Médecine::Cardio" },
      notes: [
        noteRow(at(1), ["<div>Q&nbsp;1</div>\n<!-- n -->", "R <img src=absent.png>"], {
          tags: " a b::c ",
          mod: 1_700_000_000,
        }),
        noteRow(at(2), ["OAP", "Crépitants", "40 mg", "<b>i</b>"], {
          mid: 8,
          guid: "cinq",
          tags: " leech ",
        }),
        noteRow(at(3), ["{{c1::HTA}} et {{c2::DT2}}", ""], { mid: 9 }),
      ],
      cards: [
        cardRow(at(1), at(1), { ...SM2, did: 2, flags: 3, mod: 1_700_000_001 }),
        ...[0, 1, 2, 3, 4].map((ord) =>
          cardRow(at(2) + ord, at(2), { ord, did: 2, due: 40 + ord, queue: ord === 1 ? -2 : 0 }),
        ),
        cardRow(at(3), at(3), {
          type: 1,
          queue: -2,
          due: 1_800_000_000,
          left: 1001,
          reps: 1,
          factor: 0,
        }),
        cardRow(at(3) + 1, at(3), {
          ord: 1,
          type: 3,
          queue: 3,
          due: 901,
          ivl: 1,
          factor: 2300,
          reps: 9,
          left: 2,
        }),
      ],
      reviews: [
        [at(4), at(1), -1, 2, -600, 0, 0, 4000, 0],
        [at(9), at(1), -1, 3, 4, -600, 2500, 61_000, 1],
        [at(14), at(1), -1, 0, 9, 4, 2500, 0, 4],
        [at(20), at(1), -1, 1, 1, 9, 2300, 5000, 1],
        [at(22), at(1), -1, 3, 0, 0, 0, 900, 3],
        [at(23), at(3), -1, 4, 5, 1, 0, 10, 5],
      ],
    });
    await imported(me, bytes);
    const came = facts(await readCollection(bytes));
    expect(await back(me)).toEqual(came);
    // And through somebody else's JSON file, and once more through a package.
    const other = await newcomer();
    await imported(other, await exported(me, "json"), "cartes.json");
    expect(await back(other)).toEqual(came);
    const third = await newcomer();
    await imported(third, await exported(other));
    expect(await back(third)).toEqual(came);
  });

  test("are counted by days of their own collection, wherever it began", async () => {
    for (const conf of [{ creationOffset: -540 }, { creationOffset: 600 }, {}]) {
      const me = await newcomer();
      const west = conf.creationOffset ?? -60;
      const bytes = await collectionOf({
        created: 1_599_969_600 + west * 60,
        conf,
        notes: [noteRow(at(1), ["Q", "R"])],
        cards: [cardRow(at(1), at(1), SM2)],
      });
      await imported(me, bytes);
      const { cards, firstDay } = await readCollection(await exported(me));
      // Day 900 from 13 September 2020.
      expect(Number(cards[0]?.due) + firstDay).toBe(18_518 + 900);
    }
  });

  test("of a filtered deck leave from the deck that they came from", async () => {
    const me = await newcomer();
    const bytes = await collectionOf({
      decks: { 1: "Default", 2: "Cardio" },
      notes: [noteRow(at(1), ["Q", "R"]), noteRow(at(2), ["Q2", "R"])],
      cards: [
        cardRow(at(1), at(1), { ...SM2, did: 1, due: -100_000, odid: 2, odue: 900 }),
        cardRow(at(2), at(2), {
          ...SM2,
          did: 1,
          queue: 4,
          due: 5,
          odid: 2,
          odue: 1_800_000_000,
          type: 1,
        }),
      ],
    });
    await imported(me, bytes);
    const { cards } = await back(me);
    expect(cards.map(([deck, due, , , , , , queue]) => [deck, due, queue])).toEqual([
      ["Cardio", 18_518 + 900, 2],
      ["Cardio", 1_800_000_000, 1],
    ]);
  });

  test("hold for any rows, several times over", { timeout: 240_000 }, async () => {
    const word = fc.constantFrom(
      "a",
      "<b>é</b>",
      "&nbsp;",
      " ",
      "<br>",
      "\n",
      '<img src="x y.png">',
      "{{",
      "}}",
      "日本",
      "\\(x\\)",
    );
    const text = fc.array(word, { maxLength: 6 }).map((parts) => `q${parts.join("")}`);
    const u16 = fc.nat(65_535);
    const card = fc.record({
      ...{
        type: fc.constantFrom(0, 1, 2, 3),
        place: fc.constantFrom("home", "suspended", "buried", "siblings"),
      },
      ...{
        day: fc.integer({ min: 0, max: 9000 }),
        inDays: fc.boolean(),
        ivl: fc.nat(36_500),
        factor: u16,
      },
      ...{
        reps: fc.nat(5000),
        lapses: fc.nat(60),
        left: fc.nat(9009),
        flags: fc.nat(255),
        mod: fc.nat(1_700_000_000),
      },
      data: fc.constantFrom(
        "{}",
        "",
        '{"s":3.5,"d":4.1}',
        '{"pos":7,"s":12.1,"d":9,"dr":0.9,"decay":0.1542,"lrt":1700000000}',
      ),
      reviews: fc.array(
        fc.record({
          ...{
            ease: fc.nat(4),
            ivl: fc.integer({ min: -86_399, max: 36_500 }),
            last: fc.integer({ min: -86_399, max: 36_500 }),
          },
          ...{ factor: fc.nat(9999), time: fc.nat(600_000), type: fc.nat(5) },
        }),
        { maxLength: 4 },
      ),
    });
    const note = fc.record({
      mid: fc.constantFrom(7, 8, 9),
      fields: fc.tuple(text, text, text, text),
      tags: fc.uniqueArray(fc.constantFrom("a", "b::c", "été", "marked"), { maxLength: 3 }),
      mod: fc.integer({ min: 1, max: 1_700_000_000 }),
      cards: fc.array(card, { minLength: 5, maxLength: 5 }),
    });
    const QUEUE = { home: null, suspended: -1, buried: -3, siblings: -2 };
    const rowsOf = (
      notes: ReadonlyArray<typeof note extends fc.Arbitrary<infer T> ? T : never>,
    ) => {
      const rows = { notes: [] as unknown[], cards: [] as unknown[], reviews: [] as unknown[] };
      for (const [n, one] of notes.entries()) {
        const nid = at(1) + n * 100_000;
        const [first, ...rest] = one.fields;
        const fields =
          one.mid === 8
            ? one.fields
            : [one.mid === 9 ? `{{c1::${first}}} {{c2::b}}` : first, rest[0] ?? ""];
        rows.notes.push(
          noteRow(nid, fields, {
            mid: one.mid,
            tags: one.tags.length > 0 ? ` ${one.tags.join(" ")} ` : "",
            mod: one.mod,
          }),
        );
        const count = one.mid === 8 ? 5 : one.mid === 9 ? 2 : 1;
        for (const [ord, { type, place, day, inDays, reviews, ...over }] of one.cards
          .slice(0, count)
          .entries()) {
          const isByDay = type === 2 || inDays;
          const home = type === 0 ? 0 : type === 2 ? 2 : isByDay ? 3 : 1;
          const due = type === 0 ? day : isByDay ? day : 1_600_000_000 + day;
          rows.cards.push(
            cardRow(nid + ord, nid, {
              ...over,
              ord,
              type,
              queue: QUEUE[place as keyof typeof QUEUE] ?? home,
              due,
            }),
          );
          for (const [r, { ease, ivl, last, factor, time, type: kind }] of reviews.entries())
            rows.reviews.push([
              nid + ord * 1000 + r,
              nid + ord,
              -1,
              ease,
              ivl,
              last,
              factor,
              time,
              kind,
            ]);
        }
      }
      return rows as Pick<Parameters<typeof collectionOf>[0], "notes" | "cards" | "reviews">;
    };
    await fc.assert(
      fc.asyncProperty(fc.array(note, { minLength: 1, maxLength: 5 }), async (notes) => {
        const me = await newcomer();
        const bytes = await collectionOf({ types: TYPES, ...rowsOf(notes) });
        await imported(me, bytes);
        expect(await back(me)).toEqual(facts(await readCollection(bytes)));
      }),
      { numRuns: runs(20) },
    );
  });
});
