import { expect, test } from "vitest";
import { byNamespace } from "./by-namespace.ts";

const room = (name: string, procedures: readonly string[], namespace?: string) => ({
  name,
  handlers: Object.fromEntries(procedures.map((procedure) => [procedure, procedure])),
  ...(namespace === undefined ? {} : { namespace }),
});
type Room = { name: string; namespace?: string; handlers?: Record<string, string> };
const calls = (rooms: readonly Room[]) => byNamespace(rooms, ({ handlers }) => handlers);

test("a room is called by its name, or by that of the room it was cut from", () => {
  expect(calls([room("cards", ["a"]), room("files", ["b"], "cards"), room("chat", ["a"])])).toEqual(
    { cards: { a: "a", b: "b" }, chat: { a: "a" } },
  );
});

test("what two rooms give under one name is refused", () => {
  expect(() => calls([room("cards", ["a"]), room("files", ["a"], "cards")])).toThrow(
    "cards/a is given by two rooms",
  );
});

test("a room that gives nothing is not named", () => {
  expect(calls([{ name: "empty" }])).toEqual({});
});
