import { expect, test } from "vitest";
import { type Drawn, drawnMarks, withMarks } from "./drawn-marks.ts";
import type { Piece } from "./pdf-lines.ts";

const piece = (text: string, x: number, y: number): Piece => ({
  ...{ text, matrix: [10, 0, 0, 10, x, y], width: text.length * 5, height: 10 },
});
const disc = (x: number, y: number, size = 4): Drawn => ({
  kind: "path",
  corners: [x, y, x + size, y + size],
});
const words = (pieces: readonly Piece[], drawn: readonly Drawn[]) =>
  withMarks(pieces, drawnMarks(drawn)).map(({ text }) => text);

test("a small shape before a line is its bullet; a rule, a frame and a dot between words are none", () => {
  const line = [piece("Débit fictif", 60, 700), piece("poste", 200, 700)];
  expect(words(line, [disc(50, 702)])).toEqual(["• ", "Débit fictif", "poste"]);
  const rule: Drawn = { kind: "path", corners: [40, 699, 400, 701] };
  for (const other of [rule, disc(40, 690, 30), disc(190, 702), disc(50, 650), disc(5, 702)])
    expect(words(line, [other])).toEqual(["Débit fictif", "poste"]);
});

test("shapes stand where what moved them put them, and only as long as it lasts", () => {
  const turned: Drawn = { kind: "transform", matrix: [0.5, 0, 0, -0.5, 0, 800] };
  const drawn: Drawn[] = [{ kind: "save" }, turned, disc(100, 188, 8), { kind: "restore" }];
  expect(drawnMarks([...drawn, disc(50, 300)])).toEqual([
    { left: 50, right: 54, middle: 704 },
    { left: 50, right: 54, middle: 302 },
  ]);
});

test("a page full of small shapes is a drawing", () => {
  expect(drawnMarks(Array.from({ length: 201 }, (_, at) => disc(50, at)))).toEqual([]);
});
