import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { CalculatorSummary } from "../contract.ts";
import { ListPage } from "./list-page.tsx";

const LIST: CalculatorSummary[] = [
  {
    id: "glasgow",
    name: "Échelle de coma de Glasgow",
    summary: "Conscience",
    category: "neurology",
    names: ["GCS", "coma"],
  },
  {
    id: "cockcroft-gault",
    name: "Clairance, Cockcroft-Gault",
    summary: "Rein",
    category: "kidney",
    names: ["Cockcroft", "DFG"],
  },
];

test("calculators by field, found with a slip of the finger and by keyboard", async () => {
  fakeCalls({ "calculators/list": () => LIST });
  await renderPage(<ListPage />, { texts: ["calculators"] });
  const user = userEvent.setup();
  expect(await screen.findByRole("region", { name: "Neurologie" })).toBeInTheDocument();
  const field = screen.getByRole("searchbox", { name: "Rechercher un calculateur" });
  await user.type(field, "cockroft");
  await waitFor(() => expect(screen.getAllByRole("link")).toHaveLength(1));
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("link", { name: /Cockcroft/ })).toHaveFocus();
  await user.keyboard("{ArrowUp}");
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, "zzz");
  expect(await screen.findByText("Aucun calculateur ne porte ce nom")).toBeInTheDocument();
});
