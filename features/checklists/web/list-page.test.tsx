import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { ChecklistSummary } from "../contract.ts";
import { ListPage } from "./list-page.tsx";
import { newEntry, newRun, writeRun } from "./run/run-store.ts";

const listed = (id: string, title: string, readAgain: boolean): ChecklistSummary => ({
  ...{ id, title, readAgain, sheets: [], summary: "", names: [], steps: 2, critical: 0 },
  ...{ specialty: "emergency", category: "procedure", population: "all" },
});

beforeEach(() => localStorage.clear());

test("of the list, those that nobody but their author has read say so, and they alone", async () => {
  fakeCalls({
    "checklists/list": () => [listed("lue", "Lue", true), listed("neuve", "Neuve", false)],
    "checklists/marks": () => ({ favourites: [], completions: [] }),
    "checklists/runs": () => [],
  });
  await renderPage(<ListPage />, { texts: ["checklists"] });
  const line = await screen.findByRole("link", { name: /^Neuve/ });
  expect(line).toHaveTextContent("relue par son seul auteur");
  expect(screen.getByRole("link", { name: /^Lue/ })).not.toHaveTextContent("seul auteur");
  expect(screen.queryByText(/personne d’autre/)).toBeNull();
});

test("two runs of one checklist that go on are told apart, and each is the one that is resumed", async () => {
  const at = new Date(2026, 10, 28, 14, 5).getTime();
  const theirs = { id: crypto.randomUUID(), checklistId: "choc", title: "Choc", code: "AB23CD" };
  fakeCalls({
    "checklists/list": () => [listed("choc", "Choc", true)],
    "checklists/marks": () => ({ favourites: [], completions: [] }),
    "checklists/runs": () => [
      { ...theirs, startedAt: at, place: "Box 9", weight: "70", behind: 1 },
    ],
  });
  const begun = (text: string) => {
    const run = newRun("choc", "Choc");
    const entries = [...run.entries, newEntry(run, "place", { text })];
    return writeRun({ ...run, entries }).run.id;
  };
  const ids = [begun("Box 3"), begun("Box 4")];
  await renderPage(<ListPage />, { texts: ["checklists"] });
  expect(await screen.findByText(/^Box 9/)).toHaveTextContent(
    "Box 9 · commencée à 14:05 · 1/2 étapes · 70 kg · code AB23CD",
  );
  for (const [n, id] of ids.entries()) {
    const line = screen.getByText(new RegExp(`^Box ${n + 3}`)).closest("div");
    const link = within(line as HTMLElement).getByRole("link", { name: "Reprendre" });
    expect(link).toHaveAttribute("href", `/checklists/choc/run?run=${id}`);
  }
});
