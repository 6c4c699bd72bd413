import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { Mask } from "./mask-shape.tsx";
import { OcclusionView } from "./occlusion-view.tsx";

const mask = (over: Partial<Mask>): Mask => ({
  ...{
    group: 1,
    shape: "rect",
    left: 0.1,
    top: 0.2,
    width: 0.3,
    height: 0.1,
    points: [],
    text: "",
    style: {},
  },
  ...over,
});
const triangle = [
  { x: 0.25, y: 0.5 },
  { x: 0.5, y: 0.5 },
  { x: 0.25, y: 0.75 },
];

async function draw(masks: Mask[], { asked = 1, revealed = false, hideAll = true } = {}) {
  const { container } = await renderPage(
    <OcclusionView
      occlusion={{ image: "/a", masks, hideAll }}
      asked={asked}
      revealed={revealed}
      onReveal={() => {}}
    />,
    { texts: ["flashcards"] },
  );
  const shapes = [...container.querySelectorAll<SVGElement>("rect, ellipse, polygon")];
  return { container, shapes };
}

test("an ellipse and a polygon cover what they ask; once shown, they are outlined", async () => {
  const masks = [
    mask({ shape: "ellipse", left: 0.4, top: 0.2, width: 0.2, height: 0.4 }),
    mask({ group: 2, shape: "polygon", left: 0.25, top: 0.5, points: triangle }),
  ];
  const { shapes } = await draw(masks);
  expect(shapes.map((one) => one.getAttribute("class"))).toEqual([
    expect.stringContaining("asked"),
    expect.stringContaining("mask"),
  ]);
  expect(shapes[0]).toHaveAttribute("cx", "0.5");
  const after = await draw(masks, { asked: 2, revealed: true, hideAll: false });
  expect(after.shapes.map((one) => [one.tagName, one.getAttribute("class")])).toEqual([
    ["polygon", expect.stringContaining("answer")],
  ]);
});

test("a polygon stands where its corner says, not where it was first drawn", async () => {
  const { shapes } = await draw([mask({ shape: "polygon", left: 0, top: 0.25, points: triangle })]);
  expect(shapes[0]).toHaveAttribute("points", "0,0.25 0.25,0.25 0,0.5");
});

test("a turned mask turns around its corner, whatever the shape of the picture", async () => {
  // A quarter of a turn clockwise of 0.1 (of the width) along the top becomes 0.2 (of the height)
  // downwards in a picture twice as wide as high.
  const { container } = await draw([
    mask({ left: 0.5, top: 0.5, width: 0.1, height: 0.1, style: { angle: "2500" } }),
  ]);
  const picture = screen.getByAltText("Image de la carte");
  Object.defineProperties(picture, { naturalWidth: { value: 200 }, naturalHeight: { value: 100 } });
  fireEvent.load(picture);
  const matrix = container.querySelector("rect")?.getAttribute("transform") ?? "";
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = (
    matrix.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []
  ).map(Number);
  const at = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f];
  expect(at(0.5, 0.5)).toEqual([expect.closeTo(0.5), expect.closeTo(0.5)]);
  expect(at(0.6, 0.5)).toEqual([expect.closeTo(0.5), expect.closeTo(0.7)]);
});

test("a mask that several cards ask is hidden, then shown, on each of them; on the others it is one of the rest", async () => {
  const shared = [mask({ also: [2] })];
  for (const asked of [1, 2]) {
    const before = await draw(shared, { asked, hideAll: false });
    expect(before.shapes.map((one) => one.getAttribute("class"))).toEqual([
      expect.stringContaining("asked"),
    ]);
    const after = await draw(shared, { asked, revealed: true, hideAll: true });
    expect(after.shapes.map((one) => one.getAttribute("class"))).toEqual([
      expect.stringContaining("answer"),
    ]);
  }
  expect((await draw(shared, { asked: 3, hideAll: false })).shapes).toEqual([]);
  const other = await draw(shared, { asked: 3 });
  expect(other.shapes.map((one) => one.getAttribute("class"))).toEqual([
    expect.stringContaining("mask"),
  ]);
});

test("a picture that cannot be had is said, not left as masks over nothing", async () => {
  const { container } = await draw([mask({})]);
  fireEvent.error(screen.getByAltText("Image de la carte"));
  expect(screen.getByText("Cette image n’est pas disponible.")).toBeVisible();
  expect(container.querySelector("svg")).toBeNull();
});

test("a mask without a card of its own covers on each card; words on the picture are always read", async () => {
  const { container, shapes } = await draw(
    [
      mask({ group: 0, shape: "ellipse" }),
      mask({ group: 0, shape: "text", text: "Droite" }),
      mask({ group: 2 }),
    ],
    { asked: 2, revealed: true, hideAll: false },
  );
  expect(shapes.map((one) => one.tagName)).toEqual(["ellipse", "rect"]);
  expect(container.querySelector("text")).toHaveTextContent("Droite");
});
