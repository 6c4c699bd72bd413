import { expect, test } from "vitest";
import { evictions, type PocketPack, roomFor, type Weighed } from "./pocket.ts";

const PACKS: readonly PocketPack[] = [
  { id: "library", records: ["sheet"] },
  { id: "cards", records: ["card", "category"], leaves: { type: "card", turn: 3 } },
  { id: "notes", records: ["note"], leaves: { type: "note", turn: 2 } },
  { id: "talks", records: ["talk"], leaves: { type: "talk", turn: 1 } },
];
const sizes = new Map(
  Object.entries({ sheet: 30, category: 10, card: 25, note: 20, talk: 15, page: 5 }).map(
    ([type, bytes]) => [type, { bytes }],
  ),
);

test.each([
  // What stays is counted, what leaves sooner is not.
  ["card", 100 - 30 - 10 - 5],
  ["note", 100 - 30 - 10 - 5 - 25],
  ["talk", 100 - 30 - 10 - 5 - 25 - 20],
  // What always stays gives way to nothing that may leave.
  ["sheet", 100 - 10 - 5],
])("records of %s have the room that what stays longer leaves", (type, room) => {
  expect(roomFor(type, PACKS, sizes, 100)).toBe(room);
});

test("there is never less than no room", () => {
  expect(roomFor("talk", PACKS, sizes, 20)).toBe(0);
});

const record = (type: string, place: number, bytes = 10): Weighed => ({
  ...{ id: `${type}:${place}`, type, place, bytes },
});
const HELD = [
  ...[record("sheet", 0, 50), record("category", 0)],
  ...[record("card", 0), record("card", 1)],
  ...[record("note", 0), record("note", 1), record("talk", 0), record("talk", 1)],
];

test("within the bound nothing leaves", () => {
  expect(evictions(HELD, PACKS, 120)).toEqual(new Map());
});

test("the last of the pack whose turn comes first leave first, and no more than needed", () => {
  expect(evictions(HELD, PACKS, 110)).toEqual(new Map([["talks", ["talk:1"]]]));
  expect(evictions(HELD, PACKS, 95)).toEqual(
    new Map([
      ["talks", ["talk:1", "talk:0"]],
      ["notes", ["note:1"]],
    ]),
  );
});

test("what always stays is not taken away for any bound", () => {
  const left = new Set([...evictions(HELD, PACKS, 0).values()].flat());
  expect(left.size).toBe(6);
  expect(HELD.filter(({ id }) => !left.has(id)).map(({ type }) => type)).toEqual([
    "sheet",
    "category",
  ]);
});
