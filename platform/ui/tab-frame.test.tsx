import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { TabFrame } from "./tab-frame.tsx";
import { renderPage } from "./testing/render.tsx";

const TABS = [
  { id: "one", name: "Un" },
  { id: "two", name: "Deux" },
] as const;

function Page({ stay, onNear }: { stay?: boolean; onNear?(tab: (typeof TABS)[number]): void }) {
  const [open, setOpen] = useState<"one" | "two">("one");
  return (
    <TabFrame label="Onglets" tabs={TABS} open={open} onOpen={setOpen} onNear={onNear} stay={stay}>
      {({ id }) => <input aria-label={id} />}
    </TabFrame>
  );
}

test("a tab shows its part alone, and says beforehand which one is near", async () => {
  const near = vi.fn();
  await renderPage(<Page onNear={near} />);
  const person = userEvent.setup();
  await person.type(screen.getByLabelText("one"), "begun");
  expect(screen.queryByLabelText("two")).toBeNull();
  await person.click(screen.getByRole("tab", { name: "Deux" }));
  expect(near).toHaveBeenCalledWith(TABS[1]);
  expect(screen.getByLabelText("two")).toBeVisible();
  expect(screen.queryByLabelText("one")).toBeNull();
  await person.click(screen.getByRole("tab", { name: "Un" }));
  expect(screen.getByLabelText("one")).toHaveValue("");
});

test("where tabs stay, what was begun is there on the way back, and what was never opened is not drawn", async () => {
  await renderPage(<Page stay />);
  const person = userEvent.setup();
  await person.type(screen.getByLabelText("one"), "begun");
  expect(screen.queryByLabelText("two")).toBeNull();
  await person.click(screen.getByRole("tab", { name: "Deux" }));
  expect(screen.getByLabelText("one")).not.toBeVisible();
  await person.click(screen.getByRole("tab", { name: "Un" }));
  expect(screen.getByLabelText("one")).toHaveValue("begun");
});
