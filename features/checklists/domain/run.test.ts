import fc from "fast-check";
import { expect, test } from "vitest";
import {
  BEATS_PER_MINUTE,
  beatsBetween,
  clockText,
  type EntryKind,
  goesOn,
  mergedEntries,
  phaseOf,
  type RunEntry,
  runFacts,
  runState,
  timeAfter,
} from "./run.ts";

const STEPS = [
  { id: "aide" },
  { id: "adrenaline", timer: { seconds: 180, until: 300, label: "Adrénaline" } },
  { id: "suite" },
];
const MINUTE = 60_000;
const entry = (kind: EntryKind, at: number, step?: string, text?: string): RunEntry => ({
  ...{ id: `${kind}-${at}`, kind, at },
  ...(step === undefined ? {} : { step }),
  ...(text === undefined ? {} : { text }),
});

test("the entries alone say where the team is, what was done and what was skipped", () => {
  const entries = [
    entry("start", 0),
    entry("weight", 1, undefined, "18"),
    entry("done", 2, "aide"),
    entry("skipped", 3, "adrenaline", "pas de voie"),
    entry("back", 4, "adrenaline"),
  ];
  const state = runState(STEPS, entries);
  expect(state).toMatchObject({ position: 1, weight: "18", startedAt: 0, endedAt: null });
  expect([...state.marks]).toEqual([
    ["aide", "done"],
    ["adrenaline", "skipped"],
  ]);
  expect(runState(STEPS, [...entries, entry("end", 9)]).endedAt).toBe(9);
});

test("two runs of one checklist are told apart by where, when, whose weight and how far, by nobody's name", () => {
  const begun = [entry("start", 50), entry("done", 60, "aide"), entry("skipped", 70, "suite")];
  const told = [...begun, entry("place", 75, undefined, "Box 3"), entry("undo", 80, "aide")];
  expect(runFacts(begun)).toEqual({ startedAt: 50, place: "", weight: "", behind: 2 });
  expect(
    runFacts([
      ...told,
      entry("weight", 90, undefined, "18"),
      entry("place", 95, undefined, "Box 4"),
    ]),
  ).toEqual({ startedAt: 50, place: "Box 4", weight: "18", behind: 1 });
});

test("going back to look changes nothing that was done; going on again marks nothing twice", () => {
  const entries = [entry("start", 0), entry("done", 1, "aide"), entry("done", 2, "adrenaline")];
  const looked = [...entries, entry("back", 9, "adrenaline"), entry("next", 10, "adrenaline")];
  expect(runState(STEPS, looked)).toEqual(runState(STEPS, entries));
});

test("a step done by mistake is taken back with its timer; an earlier beginning stands", () => {
  const done = [entry("start", 0), entry("done", 1, "adrenaline")];
  const taken = runState(STEPS, [...done, entry("undo", 2, "adrenaline")]);
  expect(taken).toMatchObject({ position: 1, timers: [] });
  expect([...taken.marks]).toEqual([]);
  const twice = [...done, entry("again", 5, "adrenaline"), entry("undo", 6, "adrenaline")];
  expect(runState(STEPS, twice).timers).toMatchObject([{ from: 1, count: 1 }]);
});

test("a step that the checklist no longer has moves nothing", () => {
  expect(runState(STEPS, [entry("start", 0), entry("done", 1, "partie")]).position).toBe(0);
});

test("a timer follows the wall, however long nobody looked, and begins again when asked", () => {
  const entries = [entry("start", 0), entry("done", 10, "adrenaline")];
  const [timer] = runState(STEPS, entries).timers;
  if (!timer) return expect.fail("no timer");
  const phases = [0, 3, 4, 5, 600].map((minutes) => phaseOf(timer, 10 + minutes * MINUTE));
  expect(phases).toEqual(["early", "due", "due", "late", "late"]);
  const again = runState(STEPS, [...entries, entry("again", 4 * MINUTE, "adrenaline")]).timers;
  expect(again).toMatchObject([{ from: 4 * MINUTE, count: 2, step: "adrenaline" }]);
});

test.each([
  [0, "00:00"],
  [192_999, "03:12"],
  [3_792_000, "1:03:12"],
  [-5_000, "00:00"],
])("%d ms is %s", (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});

test("two tabs on one run: every entry once, in the order of time", () => {
  const [a, b, c] = [entry("start", 0), entry("done", 2, "aide"), entry("note", 1, undefined, "x")];
  expect(mergedEntries([a, b], [a, c])).toEqual([a, c, b]);
});

test("beats asked for in pieces of any size are those of the whole, each once", () => {
  for (const piece of [0.025, 0.1, 1, 7]) {
    const heard: number[] = [];
    const pieces = Math.ceil(600 / piece);
    for (let at = 0; at < pieces; at += 1)
      heard.push(...beatsBetween(at * piece, (at + 1) * piece).filter((beat) => beat < 1100));
    expect(heard, `${piece}\u00a0s`).toEqual(Array.from({ length: 1100 }, (_, beat) => beat));
  }
  expect(BEATS_PER_MINUTE).toBe(110);
});

test("a run that was left alone for two hours is another patient's", () => {
  const entry = (kind: "start" | "done" | "end", at: number) => ({ id: `${kind}${at}`, kind, at });
  const run = (...entries: ReturnType<typeof entry>[]) => ({
    ...{ id: "a", checklistId: "b", title: "c" },
    entries,
  });
  const hour = 3_600_000;
  expect(goesOn(run(entry("start", 0), entry("done", hour)), 2.9 * hour)).toBe(true);
  expect(goesOn(run(entry("start", 0), entry("done", hour)), 3 * hour)).toBe(false);
  expect(goesOn(run(entry("start", 0), entry("end", 1)), 2)).toBe(false);
});

test("two telephones that say one gesture at once: both in the log, one timer, nothing undone", () => {
  const entries = [
    entry("start", 0),
    entry("done", 1, "aide"),
    entry("done", 2, "adrenaline"),
    entry("done", 3, "adrenaline"),
    // A telephone that was out of reach says late what was long done.
    entry("done", 4, "aide"),
  ];
  const state = runState(STEPS, entries);
  expect(state).toMatchObject({ position: 2, timers: [{ from: 2, count: 1 }] });
  const redone = [...entries, entry("undo", 5, "adrenaline"), entry("done", 6, "adrenaline")];
  expect(runState(STEPS, redone).timers).toMatchObject([{ from: 6, count: 1 }]);
});

test("whatever two telephones did, and in whatever order they hear it, they agree", () => {
  const anyEntry = fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom<EntryKind>("done", "skipped", "back", "next", "undo", "again", "weight"),
    at: fc.integer({ min: 1, max: 20 }),
    step: fc.constantFrom("aide", "adrenaline", "suite"),
  });
  fc.assert(
    fc.property(fc.array(anyEntry), fc.array(anyEntry), fc.array(anyEntry), (both, one, other) => {
      const [mine, theirs] = [
        [...both, ...one],
        [...other, ...both],
      ];
      const [here, there] = [mergedEntries(mine, theirs), mergedEntries(theirs, mine)];
      expect(here).toEqual(there);
      expect(mergedEntries(here, theirs)).toEqual(here);
      expect(runState(STEPS, here)).toEqual(runState(STEPS, there));
    }),
  );
});

test("what is added comes after all that was seen, even from a clock that is ahead", () => {
  expect(timeAfter([], 5)).toBe(5);
  expect(timeAfter([entry("start", 9)], 5)).toBe(10);
  expect(timeAfter([entry("start", 1)], 5)).toBe(5);
});
