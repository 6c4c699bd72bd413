import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { ShortcutsHost } from "./shortcuts-host.tsx";

async function ask(focused: string) {
  registerFeatures([]);
  await renderPage(
    <>
      <input type="radio" aria-label="Sombre" />
      <input type="checkbox" aria-label="Une touche" />
      <input aria-label="Texte" />
      <ShortcutsHost />
    </>,
  );
  screen.getByLabelText(focused).focus();
  await userEvent.keyboard("?");
}

test.each(["Sombre", "Une touche"])(
  "the question mark opens the sheet of keys after a press on « %s »",
  async (focused) => {
    await ask(focused);
    expect(await screen.findByRole("dialog")).toBeVisible();
  },
);

test("in a text it is a question mark", async () => {
  await ask("Texte");
  expect(screen.getByLabelText("Texte")).toHaveValue("?");
  expect(screen.queryByRole("dialog")).toBeNull();
});
