import { expect, test } from "vitest";
import messages from "../messages/fr/security.json" with { type: "json" };
import { claimed, GUARD_ACTIONS, levelOf, SERVER_ACTIONS } from "./actions.ts";

test("every event that the log has a name for is either the guards' or the server's", () => {
  expect([...GUARD_ACTIONS, ...SERVER_ACTIONS].sort()).toEqual(
    Object.keys(messages.actions).sort(),
  );
});

test("a caller cannot write in the server's name, and their word weighs nothing", () => {
  for (const action of SERVER_ACTIONS) {
    expect(claimed(action)).toBe(`client:${action}`);
    expect(levelOf(claimed(action))).toBe("info");
  }
  for (const action of [...GUARD_ACTIONS, "page_view"]) expect(claimed(action)).toBe(action);
});
