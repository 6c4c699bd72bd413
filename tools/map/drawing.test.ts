import { expect, test } from "vitest";
import { drawingOf, withDrawing } from "./drawing.ts";

const rooms = new Map([
  ["cards", new Set(["answers", "library"])],
  ["answers", new Set(["library"])],
  ["library", new Set<string>()],
]);

test("an arrow that a longer way says is left out; who is read by nobody stands under the app", () => {
  const drawing = drawingOf(rooms, ["ui", "db"]);
  const arrows = drawing.split("\n").filter((line) => line.includes("-->"));
  expect(arrows.map((line) => line.trim())).toEqual([
    "app --> cards",
    "answers --> library",
    "cards --> answers",
    "library --> platform",
  ]);
  expect(drawing).toContain('platform["platform: db · ui"]');
});

test("a new drawing takes the place of the old one, and nothing else moves", () => {
  const document =
    "# House\n<!-- drawn by npm run map -->\nold\n<!-- end of the drawing -->\nAfter.\n";
  const drawn = withDrawing(document, "new");
  expect(drawn).toBe(document.replace("old", "new"));
  expect(withDrawing(drawn, "new")).toBe(drawn);
  expect(() => withDrawing("# House\n", "new")).toThrow("no <!--");
});
