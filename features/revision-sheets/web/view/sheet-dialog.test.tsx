import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { session } from "#platform/auth/web/session.ts";
import { unsaved } from "#platform/pwa/web/unsaved-work.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { madeSheet } from "../../testing/sheets.ts";
import { useSheetActions } from "../use-sheet-actions.ts";
import { SheetDialog } from "./sheet-dialog.tsx";

const sheet = madeSheet();
const KEY = `revision-sheet-edit:p1:${sheet.id}`;

beforeEach(() => {
  vi.spyOn(session, "current").mockReturnValue({ id: "p1" } as ReturnType<typeof session.current>);
});

function Opened() {
  return (
    <SheetDialog id={sheet.id} actions={useSheetActions()} onOpen={() => {}} onClose={() => {}} />
  );
}

async function draw(answers: Parameters<typeof fakeCalls>[0] = {}) {
  const calls = fakeCalls({ "revision-sheets/sheet": () => sheet, ...answers });
  const drawn = await renderPage(<Opened />, { texts: ["revision-sheets"] });
  const sent = (name: string) =>
    calls.filter(({ path }) => path.endsWith(`/${name}`)).map(({ input }) => input);
  return { sent, drawn, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole("button", { name });

test("the badge says whether a model wrote the sheet", async () => {
  await draw({
    "revision-sheets/sheet": () => madeSheet({ way: "model", model: "mistral-small" }),
  });
  expect(await screen.findByText("Fiche IA")).toBeVisible();
  expect(screen.queryByText("Fiche extraite")).toBeNull();
});

test("seven sections, the badge, the numbers of the sources; what no source holds is marked", async () => {
  await draw();
  expect(await screen.findByText("Fiche extraite")).toBeVisible();
  const names = within(screen.getByRole("article")).getAllByRole("heading", { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual([
    ...[
      "Points clés",
      "Définitions",
      "Symptômes",
      "Diagnostic",
      "Traitement",
      "Mises en garde",
      "À retenir",
      "Sources",
    ],
  ]);
  const treatment = screen.getByRole("region", { name: "Traitement" });
  expect(within(treatment).getByText("900 mg").tagName).toBe("MARK");
  expect(treatment).toHaveTextContent("Hydrocortisone 900 mgnon vérifié IV.de vous");
  fireEvent.click(within(treatment).getByRole("button", { name: "Source 2" }));
  expect(document.activeElement).toHaveTextContent("SFMU 2016 · adulte · rouverte le 21 nov. 2026");
  expect(screen.getByRole("region", { name: "Définitions" })).toHaveTextContent(
    "Rien sur ce point.",
  );
});

test("an edit is one statement a line; it holds the tab, is kept on the device, and is saved with its ids", async () => {
  const { sent, drawn, user } = await draw({
    "revision-sheets/update": () => ({
      kept: "here",
      sheet: { ...sheet, version: 2, edited: true },
    }),
  });
  await screen.findByText("Fiche extraite");
  await user.click(button("Modifier"));
  const field = screen.getByRole("textbox", { name: "Traitement" });
  expect(field).toHaveValue("Adrénaline 0,5 mg IM chez l’adulte. [2]\n\nHydrocortisone 900 mg IV.");
  expect(unsaved.here()).toBe(false);
  fireEvent.change(field, {
    target: { value: "Oxygène à haut débit\nAdrénaline 0,5 mg IM chez l’adulte. [2] [9]" },
  });
  expect(unsaved.here()).toBe(true);
  await waitFor(() => expect(localStorage.getItem(KEY)).toContain("Oxygène"));
  drawn.unmount();
  expect(unsaved.here()).toBe(false);

  const again = await draw({
    "revision-sheets/update": () => ({
      kept: "here",
      sheet: { ...sheet, version: 2, edited: true },
    }),
  });
  expect(await screen.findByText(/Repris là où vous en étiez/)).toBeVisible();
  await again.user.click(button("Enregistrer"));
  await screen.findByText("Fiche extraite");
  const [saved] = again.sent("update") as { version: number; sections: Record<string, object[]> }[];
  expect(saved?.version).toBe(1);
  expect(saved?.sections.treatment?.[1]).toEqual({
    ...{ id: "treatment-1", text: "Adrénaline 0,5 mg IM chez l’adulte.", sources: [2] },
  });
  expect(saved?.sections.treatment?.[0]).toMatchObject({
    text: "Oxygène à haut débit",
    sources: [],
  });
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(sent("update")).toEqual([]);
});

test("the keyboard goes into the edit and back to its button; nothing can be typed while it is being saved", async () => {
  let answer = () => {};
  const { user } = await draw({
    "revision-sheets/update": async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { kept: "here", sheet: { ...sheet, version: 2, edited: true } };
    },
  });
  await screen.findByText("Fiche extraite");
  await user.click(button("Modifier"));
  expect(screen.getByRole("textbox", { name: "Titre" })).toHaveFocus();
  await user.click(button("Annuler"));
  expect(button("Modifier")).toHaveFocus();
  await user.click(button("Modifier"));
  const title = screen.getByRole("textbox", { name: "Titre" });
  await user.type(title, " aiguë");
  await user.click(button("Enregistrer"));
  await user.type(title, " et perdue");
  await user.type(screen.getByRole("textbox", { name: "Traitement" }), "perdu");
  expect(title).toHaveValue("Anaphylaxie aiguë");
  expect(localStorage.getItem(KEY)).not.toContain("perdu");
  answer();
  await waitFor(() => expect(button("Modifier")).toHaveFocus());
});

test("edited elsewhere: both are kept, and the person is told under which title", async () => {
  const copy = madeSheet({
    id: "22222222-2222-4222-8222-222222222222",
    title: "Anaphylaxie (votre version)",
  });
  const { user } = await draw({
    "revision-sheets/update": () => ({ kept: "beside", sheet: copy }),
  });
  await screen.findByText("Fiche extraite");
  await user.click(button("Modifier"));
  fireEvent.change(screen.getByRole("textbox", { name: "Titre" }), {
    target: { value: "La mienne" },
  });
  await user.click(button("Enregistrer"));
  expect(await screen.findByText("Fiche modifiée ailleurs")).toBeVisible();
  expect(screen.getByRole("dialog", { name: "Anaphylaxie (votre version)" })).toBeVisible();
  await user.click(button("Voir l’autre version"));
  expect(screen.getByRole("dialog", { name: "Anaphylaxie" })).toBeVisible();
});

test("a save that fails keeps the draft and says so; an empty title is refused before", async () => {
  const { sent, user } = await draw({
    "revision-sheets/update": () => {
      throw new Refusal(500, "INTERNAL_SERVER_ERROR");
    },
  });
  await screen.findByText("Fiche extraite");
  await user.click(button("Modifier"));
  const title = screen.getByRole("textbox", { name: "Titre" });
  fireEvent.change(title, { target: { value: "  " } });
  await user.click(button("Enregistrer"));
  expect(screen.getByRole("alert")).toHaveTextContent("Il faut un titre.");
  expect(sent("update")).toEqual([]);
  fireEvent.change(title, { target: { value: "Autre" } });
  fireEvent.keyDown(title, { key: "s", ctrlKey: true });
  expect(await screen.findByText(/Votre brouillon est gardé/)).toBeVisible();
  expect(localStorage.getItem(KEY)).toContain("Autre");
  await user.click(button("Annuler"));
  expect(localStorage.getItem(KEY)).toBeNull();
});

test("cards are made in one action, and what was left out is said", async () => {
  const { user } = await draw({
    "revision-sheets/toCards": () => ({
      ...{ deckId: sheet.id, deck: "Fiches de révision", created: 2, already: 0, unverified: 1 },
    }),
  });
  await screen.findByText("Fiche extraite");
  await user.click(button("En cartes"));
  expect(await screen.findByText(/2 cartes ajoutées au paquet/)).toHaveTextContent(
    "1 énoncé non vérifié n’a pas donné",
  );
});

test("a sheet that is gone says so, with a way back", async () => {
  await draw({
    "revision-sheets/sheet": () => {
      throw new Refusal(404, "NOT_FOUND");
    },
  });
  expect(await screen.findByRole("alert")).toHaveTextContent("Cette fiche est introuvable");
  expect(button("Mes fiches")).toBeVisible();
});
