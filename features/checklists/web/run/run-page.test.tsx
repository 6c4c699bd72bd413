import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { ChecklistStep, ChecklistView } from "../../contract.ts";
import { Reader } from "./run-page.tsx";

const step = (id: string, more: Partial<ChecklistStep> = {}): ChecklistStep => ({
  ...{ id, title: `Étape ${id}`, critical: false, metronome: false },
  ...{ sources: [], doses: [], withheld: [] },
  ...more,
});
const DOSED = {
  ...{ sheet: "fiche", anchor: "f1", population: "adult" as const, rows: [] },
  ...{ grade: "unopened" as const, references: [] },
  limits: [
    { sheet: "fiche", anchor: "p1", population: "adult" as const, text: "Jamais ainsi.", rows: [] },
  ],
};
const CHECKLIST: ChecklistView = {
  ...{ id: "fictive", title: "Check-list fictive", summary: "Fictive.", names: [] },
  ...{ specialty: "emergency", category: "procedure", population: "adult", critical: 0 },
  ...{ readAgain: false, sheets: [], sources: [], review: [] },
  steps: [
    step("un", { timer: { seconds: 300, label: "Depuis un" }, doses: [DOSED] }),
    step("deux"),
  ],
};

beforeEach(() => localStorage.clear());

const draw = () => renderPage(<Reader checklist={CHECKLIST} />, { texts: ["checklists"] });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const log = () => within(screen.getByRole("list", { name: "Journal" })).getAllByRole("listitem");

test("a dose is shown with what limits it, and who read the checklist is said", async () => {
  await draw();
  expect(await screen.findByRole("note", { name: "À lire avec cette dose" })).toHaveTextContent(
    "Jamais ainsi.",
  );
  expect(screen.getByText(/^Relue par son seul auteur/)).toBeVisible();
});

test("a step that was done is looked at again without being done twice, and can be taken back", async () => {
  await draw();
  await press("Fait");
  expect(screen.getByText("Depuis un")).toBeVisible();
  await press("Précédente");
  expect(screen.getByText("Déjà faite.")).toBeVisible();
  await press("Suivante");
  expect(screen.getByText("Étape 2 sur 2")).toBeVisible();
  expect(screen.getByText("Depuis un").parentElement).toHaveTextContent("(1)");
  await press("Précédente");
  await press("Annuler");
  expect(screen.getByRole("button", { name: "Fait" })).toBeVisible();
  expect(screen.queryByText("Depuis un")).toBeNull();
  expect(log().map((line) => line.textContent)).toHaveLength(6);
});

test("drawn again, the run is where it was, with every entry", async () => {
  const { unmount } = await draw();
  await press("Fait");
  const before = log().map((line) => line.textContent);
  unmount();
  await draw();
  expect(await screen.findByText("Étape 2 sur 2")).toBeVisible();
  expect(log().map((line) => line.textContent)).toEqual(before);
});
