import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { DeckDialog } from "./deck-dialog.tsx";

test("a deck asks for its name, keeps its options closed, and takes no name that is too long", async () => {
  const made: unknown[] = [];
  fakeCalls({ "flashcards/createDeck": (input) => void made.push(input) });
  await renderPage(<DeckDialog deck={null} decks={[]} onClose={() => {}} />, {
    texts: ["flashcards"],
  });
  const user = userEvent.setup();
  const name = await screen.findByRole("textbox", { name: "Nom" });
  await user.type(name, "  {Enter}");
  expect(screen.getByText("Donnez un nom à ce paquet.")).toBeVisible();
  expect(screen.getByRole("textbox", { name: /Rétention/, hidden: true })).not.toBeVisible();
  expect(made).toEqual([]);
  await user.clear(name);
  await user.click(name);
  await user.paste("é".repeat(300));
  expect(name).toHaveValue("é".repeat(200));
});
