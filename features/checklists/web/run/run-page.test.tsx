import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setLanguage } from "#platform/i18n/web/i18n.ts";
import { unsaved } from "#platform/pwa/web/unsaved-work.ts";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { ChecklistStep, ChecklistView } from "../../contract.ts";
import { Reader } from "./run-page.tsx";
import { listRuns, newRun, writeRun } from "./run-store.ts";

const step = (id: string, more: Partial<ChecklistStep> = {}): ChecklistStep => ({
  ...{ id, title: `Étape ${id}`, critical: false, metronome: false },
  ...{ sources: [], doses: [], withheld: [] },
  ...more,
});
const reference = (organisation: string, year: number | null) => ({
  ...{ id: organisation, organisation, year, title: "Fictif", link: "https://example.org" },
});
const DOSED = {
  ...{ sheet: "fiche", anchor: "f1", population: "adult" as const, rows: [] },
  ...{ grade: "unopened" as const },
  references: [reference("Société fictive", null), reference("Agence fictive", 2024)],
  limits: [
    { sheet: "fiche", anchor: "p1", population: "adult" as const, text: "Jamais ainsi.", rows: [] },
  ],
};
const CHECKLIST: ChecklistView = {
  ...{ id: "fictive", title: "Check-list fictive", summary: "Fictive.", names: [] },
  ...{ specialty: "emergency", category: "procedure", population: "adult", critical: 0 },
  ...{ readAgain: false, sheets: [], sources: [], review: [], versions: [] },
  steps: [
    step("un", { timer: { seconds: 300, label: "Depuis un" }, doses: [DOSED] }),
    step("deux"),
  ],
};

afterEach(() => setLanguage("fr"));
beforeEach(() => localStorage.clear());

const draw = (chosen = "") =>
  renderPage(<Reader checklist={CHECKLIST} chosen={chosen} />, { texts: ["checklists"] });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const log = () => within(screen.getByRole("list", { name: "Journal" })).getAllByRole("listitem");

test("a dose is shown with what limits it, and who read the checklist is said", async () => {
  await draw();
  expect(await screen.findByRole("note", { name: "À lire avec cette dose" })).toHaveTextContent(
    "Jamais ainsi.",
  );
  expect(screen.getByText("Société fictive, Agence fictive 2024")).toBeVisible();
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

test("after a tool was pressed by hand, Enter is the next step, not the tool again", async () => {
  const more = { steps: CHECKLIST.steps.map((one) => ({ ...one, metronome: true })) };
  await renderPage(<Reader checklist={{ ...CHECKLIST, ...more }} chosen="" />, {
    texts: ["checklists"],
  });
  await press("Analyse du rythme");
  await userEvent.keyboard("{Enter}");
  expect(screen.getByText("Étape 2 sur 2")).toBeVisible();
});

test("a weight that is taken back computes nothing on the next step", async () => {
  await draw();
  const weight = () => screen.getByLabelText("Doses calculées pour");
  await userEvent.type(weight(), "8");
  await userEvent.tab();
  await userEvent.clear(weight());
  await userEvent.tab();
  expect(log().map((line) => line.textContent)).toEqual([
    expect.stringContaining("Poids effacé"),
    expect.stringContaining("Poids (kg)\u00a0: 8"),
    expect.stringContaining("Début"),
  ]);
  await press("Fait");
  await press("Précédente");
  expect(weight()).toHaveValue("");
});

test("in an arrest, a shock and a rhythm are logged by their keys; elsewhere these keys do nothing", async () => {
  const other = await draw();
  await userEvent.keyboard("cr");
  expect(log()).toHaveLength(1);
  other.unmount();
  const more = { id: "arret", steps: CHECKLIST.steps.map((one) => ({ ...one, metronome: true })) };
  await renderPage(<Reader checklist={{ ...CHECKLIST, ...more }} chosen="" />, {
    texts: ["checklists"],
  });
  await userEvent.keyboard("cr");
  expect(log().map((line) => line.textContent)).toEqual([
    expect.stringContaining("Analyse du rythme"),
    expect.stringContaining("Choc"),
    expect.stringContaining("Début"),
  ]);
});

test("where the patient is stands beside the title; of two runs, the chosen one goes on", async () => {
  const first = await draw();
  await press("Fait");
  await press("Dire où\u00a0: box, salle, chambre");
  await userEvent.type(screen.getByLabelText(/^Où/), "Box 3{Enter}");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Check-list fictive Box 3");
  const [chosen = ""] = listRuns("fictive").map(({ id }) => id);
  first.unmount();
  const other = newRun("fictive", "Check-list fictive");
  writeRun({ ...other, shared: { code: "AB23CD", offset: 0 } });
  fakeCalls({ "checklists/followRun": () => ({ entries: [], telephones: 1 }) });
  const second = await draw(chosen);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Box 3");
  expect(screen.getByRole("button", { name: "Changer le lieu" })).toBeVisible();
  second.unmount();
  await draw(other.id);
  expect(screen.getByRole("heading", { level: 1 })).not.toHaveTextContent("Box 3");
});

test("in another language, the reader says that the checklist stays in French", async () => {
  await setLanguage("en");
  await draw();
  expect(await screen.findByText(/written in French/)).toBeVisible();
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

test("while a team is doing something, neither a new version nor a proposal comes over it", async () => {
  const { unmount } = await draw();
  await screen.findByRole("button", { name: "Fait" });
  expect(unsaved.here()).toBe(true);
  unmount();
  expect(unsaved.here()).toBe(false);
});

test("followed by another telephone: what is done here leaves, what is done there is shown", async () => {
  const there = { id: crypto.randomUUID(), kind: "note", at: Date.now(), text: "VVP posée" };
  const known: { id: string }[] = [];
  fakeCalls({
    "checklists/shareRun": ({ id, entries }: { id: string; entries: { id: string }[] }) => {
      known.push(...entries);
      return { id, checklistId: "fictive", title: "", code: "AB23CD", entries: [], clock: 0 };
    },
    "checklists/followRun": ({ id, entries }: { id: string; entries: { id: string }[] }) => {
      known.push(...entries.filter((one) => !known.some((other) => other.id === one.id)));
      const all = [...known, there];
      return {
        ...{ id, checklistId: "fictive", title: "", code: "AB23CD", clock: 0 },
        ...{ entries: all, telephones: 2 },
      };
    },
  });
  await draw();
  await press("Suivre sur un autre téléphone");
  expect(await screen.findByText("AB23CD")).toBeVisible();
  expect(await screen.findByText("2 téléphones")).toBeVisible();
  await press("Fait");
  await waitFor(() => expect(known).toHaveLength(2));
  expect(await screen.findByText(/VVP posée/)).toBeVisible();
});

test("one’s own checklist says that a dose in its words was not checked", async () => {
  const own = { author: "Dr Fictif", mine: true, shared: false, number: 2 };
  const steps = [step("un", { text: "Donner 5 mg de fictif." })];
  await renderPage(<Reader checklist={{ ...CHECKLIST, own, steps }} chosen="" />, {
    texts: ["checklists"],
  });
  expect(screen.getByRole("note")).toHaveTextContent(/5\smg.*est écrit par l’auteur/);
  expect(screen.getByText(/^Écrite par Dr Fictif, version 2/)).toBeVisible();
});
