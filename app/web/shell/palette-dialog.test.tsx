import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Me } from "#platform/auth/web/me.ts";
import { session } from "#platform/auth/web/session.ts";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import type { PaletteItem } from "#platform/feature/web/web-feature.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { PaletteDialog } from "./palette-dialog.tsx";

const SHEET = { id: "pe", label: "Embolie pulmonaire", to: "/guidelines/embolie-pulmonaire" };

/** A source that answers when the test says so. */
function heldSource() {
  const held = Promise.withResolvers<PaletteItem[]>();
  const search = vi.fn(() => held.promise);
  registerFeatures([
    { name: "sheets", palette: [{ group: "common:palette.pages", search }] } as never,
  ]);
  return { answer: held.resolve, search };
}

beforeEach(() => {
  history.replaceState(null, "", "/");
  vi.spyOn(session, "current").mockReturnValue({
    id: "p1",
    name: "Camille Essai",
    consent: true,
  } as Me);
});

test("Enter before the results are there opens the first of them once they come", async () => {
  const source = heldSource();
  const onClose = vi.fn();
  await renderPage(<PaletteDialog opened onClose={onClose} />);
  await userEvent.type(await screen.findByPlaceholderText(/./), "embolie{Enter}");
  await vi.waitFor(() => expect(source.search).toHaveBeenCalled());
  expect(onClose).not.toHaveBeenCalled();
  source.answer([SHEET]);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

test("words changed after Enter are not opened: the person is still typing", async () => {
  const source = heldSource();
  const onClose = vi.fn();
  await renderPage(<PaletteDialog opened onClose={onClose} />);
  await userEvent.type(await screen.findByPlaceholderText(/./), "embo{Enter}lie");
  source.answer([SHEET]);
  expect(await screen.findByText("Embolie pulmonaire")).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

test("what the palette begins is found by the beginnings of its words, and opened by Enter", async () => {
  registerFeatures([
    {
      name: "cards",
      commands: [{ id: "card", label: "common:palette.pages", to: "/flashcards?tab=create" }],
    } as never,
  ]);
  const { router } = await renderPage(<PaletteDialog opened onClose={() => {}} />);
  await userEvent.type(await screen.findByPlaceholderText(/./), "pag");
  expect(await screen.findByText("Pages")).toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(router.state.location.href).toBe("/flashcards?tab=create"));
});

test("« changer de thème » changes the colours where the person is", async () => {
  registerFeatures([]);
  const { router } = await renderPage(<PaletteDialog opened onClose={() => {}} />);
  const before = document.documentElement.dataset.mantineColorScheme;
  await userEvent.type(await screen.findByPlaceholderText(/./), "theme");
  expect(await screen.findByText("Changer de thème")).toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() =>
    expect(document.documentElement.dataset.mantineColorScheme).toBe(
      before === "dark" ? "light" : "dark",
    ),
  );
  expect(router.state.location.href).toBe("/");
});
