import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { NoteContent } from "../../domain/wire-note.ts";
import type { Mask } from "../picture/mask-shape.tsx";
import { MaskEditor } from "./mask-editor.tsx";

type Occlusion = NonNullable<NoteContent["occlusion"]>;
const polygon: Mask = {
  ...{ group: 1, shape: "polygon", left: 0.2, top: 0.2, width: 0, height: 0, text: "", style: {} },
  points: [
    { x: 0.2, y: 0.2 },
    { x: 0.4, y: 0.2 },
    { x: 0.2, y: 0.6 },
  ],
};

function Held({ start, onKeep }: { start: Occlusion; onKeep(occlusion: Occlusion | null): void }) {
  const [occlusion, setOcclusion] = useState<Occlusion | null>(start);
  const keep = (next: Occlusion | null) => {
    setOcclusion(next);
    onKeep(next);
  };
  return <MaskEditor occlusion={occlusion} fault={null} onChange={keep} />;
}

test("an area that Anki drew is moved and stretched by keyboard; what is kept says it", async () => {
  const kept: (Occlusion | null)[] = [];
  const { container } = await renderPage(
    <Held
      start={{ image: "/a", masks: [polygon], hideAll: true }}
      onKeep={(one) => kept.push(one)}
    />,
    { texts: ["flashcards"] },
  );
  const user = userEvent.setup();
  within(screen.getByRole("list", { name: "Zones masquées" }))
    .getByRole("button", { name: "Zone 1" })
    .focus();
  await user.keyboard("{ArrowRight}");
  expect(container.querySelector("polygon")).toHaveAttribute(
    "points",
    expect.stringMatching(/^0\.21\d*,0\.2\d* /),
  );
  await user.keyboard("{Shift>}{ArrowRight}{ArrowDown}{/Shift}");
  const [mask] = kept.at(-1)?.masks ?? [];
  expect(mask).toMatchObject({ left: 0.21, top: 0.2 });
  expect(mask?.points).toEqual([
    { x: 0.2, y: 0.2 },
    { x: 0.41, y: 0.2 },
    { x: 0.2, y: 0.61 },
  ]);
});

test("an area that several cards ask says so, and its numbers are written as a list", async () => {
  const kept: (Occlusion | null)[] = [];
  await renderPage(
    <Held
      start={{ image: "/a", masks: [{ ...polygon, also: [4] }], hideAll: true }}
      onKeep={(one) => kept.push(one)}
    />,
    { texts: ["flashcards"] },
  );
  const user = userEvent.setup();
  const numbers = screen.getByLabelText("Carte n°");
  expect(numbers).toHaveValue("1, 4");
  // A new area is asked by a card of its own.
  await user.click(screen.getByRole("button", { name: "Ajouter une zone" }));
  expect(kept.at(-1)?.masks.map(({ group, also }) => [group, also])).toEqual([
    [1, [4]],
    [5, undefined],
  ]);
  await user.clear(numbers);
  await user.type(numbers, "3, 2, 900");
  expect(kept.at(-1)?.masks[0]).toMatchObject({ group: 2, also: [3, 500] });
  await user.clear(numbers);
  await user.type(numbers, "2");
  expect(kept.at(-1)?.masks[0]).not.toHaveProperty("also");
});
