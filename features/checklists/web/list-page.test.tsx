import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { ChecklistSummary } from "../contract.ts";
import { ListPage } from "./list-page.tsx";

const listed = (id: string, title: string, readAgain: boolean): ChecklistSummary => ({
  ...{ id, title, readAgain, sheets: [], summary: "", names: [], steps: 2, critical: 0 },
  ...{ specialty: "emergency", category: "procedure", population: "all" },
});

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
