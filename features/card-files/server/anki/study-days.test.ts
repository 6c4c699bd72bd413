// A card is due in Anki on the study day it has here, by the clock of its person.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayNumber, startOfDayNumber } from "#features/memory/domain/local-day.ts";
import { newCard } from "../../domain/imported.ts";
import { aNote, packageOf } from "../../testing/apkg.ts";
import { cardRow, collectionOf, noteRow, readCollection } from "../../testing/collection.ts";
import { openAnkiPackage } from "./read-package.ts";

const DAY = 86_400_000;
const ZONES = [
  "Europe/Paris",
  "America/Guadeloupe",
  "Indian/Reunion",
  "Pacific/Noumea",
  "Pacific/Apia",
  "UTC",
];

/** What the clock of a place shows, as if it were UTC. */
const clockIn = (timeZone: string, at: number) => {
  const text = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  }).format(at);
  return Date.parse(`${text.replace(" ", "T")}Z`);
};

/**
 * Days that Anki counts since the day of creation: dates of the clock, the one of today once its
 * rollover is past (rslib/src/scheduler/timing.rs, sched_timing_today_v2_new).
 */
function daysElapsed(
  at: number,
  timeZone: string,
  { firstDay, rollover }: { firstDay: number; rollover: number },
) {
  const clock = clockIn(timeZone, at);
  const days = Math.floor(clock / DAY) - firstDay;
  return new Date(clock).getUTCHours() >= rollover ? days : days - 1;
}

const dueNote = (due: number) =>
  aNote({
    cards: [{ ...newCard(0), state: "review", due, intervalDays: 9, stability: 9, difficulty: 5 }],
  });

async function read(bytes: Buffer, timeZone: string) {
  const opened = await openAnkiPackage({ bytes }, { timeZone });
  if (!opened.ok) throw new Error(opened.reason);
  const notes = await Array.fromAsync(opened.package.notes());
  await opened.package.close();
  return notes.flat()[0]?.cards[0]?.due;
}

test.each([
  // Between four and six in the morning in Paris, summer and winter: the day that has begun there.
  ["2026-07-10T02:30:00Z", "Europe/Paris", "2026-07-10"],
  ["2026-01-10T03:30:00Z", "Europe/Paris", "2026-01-10"],
  ["2026-01-10T02:30:00Z", "Europe/Paris", "2026-01-09"],
  ["2026-07-10T05:00:00Z", "America/Guadeloupe", "2026-07-09"],
  ["2026-07-09T17:30:00Z", "Pacific/Noumea", "2026-07-10"],
])("a card due at %s shows in %s on %s", async (moment, timeZone, day) => {
  const { cards, firstDay, rollover } = await readCollection(
    await packageOf({ notes: [[dueNote(Date.parse(moment))]] }, timeZone),
  );
  const wanted = startOfDayNumber(Date.parse(day) / DAY, timeZone).getTime();
  expect(cards[0]?.due).toBe(daysElapsed(wanted, timeZone, { firstDay, rollover }));
  expect(cards[0]?.due).toBeGreaterThan(
    daysElapsed(wanted - 1000, timeZone, { firstDay, rollover }),
  );
});

describe.each(ZONES)("in %s", (timeZone) => {
  test("any moment is due on the day that Anki counts then, and comes back as it was", async () => {
    const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });
    await fc.assert(
      fc.asyncProperty(moment, async (due) => {
        const bytes = await packageOf({ notes: [[dueNote(due)]] }, timeZone);
        const { cards, firstDay, rollover } = await readCollection(bytes);
        expect(cards[0]?.due).toBe(daysElapsed(due, timeZone, { firstDay, rollover }));
        expect(await read(bytes, timeZone)).toBe(due);
      }),
      { numRuns: 10 },
    );
  });

  test("a collection made anywhere gives the beginning of the day it means", async () => {
    for (const creationOffset of [-720, -60, 0, 240, 660]) {
      const created = Date.UTC(2020, 8, 13, 4) / 1000 + creationOffset * 60;
      const row = { type: 2, queue: 2, due: 900, ivl: 35, factor: 2500, reps: 4 };
      const bytes = await collectionOf({
        ...{ created, conf: { creationOffset } },
        ...{
          notes: [noteRow(1_600_000_000_000, ["Q", "R"])],
          cards: [cardRow(1, 1_600_000_000_000, row)],
        },
      });
      const due = await read(bytes, timeZone);
      const day = Date.UTC(2020, 8, 13) / DAY + 900;
      expect(due).toBe(startOfDayNumber(day, timeZone).getTime());
      expect(dayNumber(new Date(due ?? 0), timeZone)).toBe(day);
    }
  });
});
