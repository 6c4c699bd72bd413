import { screen, waitFor, within } from "@testing-library/react";
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
    reasons: ["coma", "trauma"],
    names: ["GCS", "coma"],
    fields: ["eyes", "verbal", "motor"],
  },
  {
    id: "cockcroft-gault",
    name: "Clairance, Cockcroft-Gault",
    summary: "Rein",
    category: "kidney",
    reasons: ["kidney"],
    names: ["Cockcroft", "DFG"],
    fields: ["age", "weight"],
  },
];

test("calculators by field, found with a slip of the finger and by keyboard", async () => {
  fakeCalls({ "calculators/list": () => LIST });
  await renderPage(<ListPage />, { texts: ["calculators"] });
  const user = userEvent.setup();
  expect(await screen.findByRole("region", { name: "Neurologie" })).toBeInTheDocument();
  const field = screen.getByRole("searchbox", { name: "Rechercher un calculateur" });
  await user.type(field, "cockroft");
  await waitFor(() => expect(screen.getAllByRole("link", { name: /Clairance/ })).toHaveLength(1));
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("link", { name: /Cockcroft/ })).toHaveFocus();
  await user.keyboard("{ArrowUp}");
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, "zzz");
  expect(await screen.findByText("Aucun calculateur ne porte ce nom")).toBeInTheDocument();
});

test("favourites and the last opened come first, and the list can be told by reason", async () => {
  fakeCalls({
    "calculators/list": () => LIST,
    "calculators/marks": () => ({ favourites: ["glasgow", "gone"], recents: ["cockcroft-gault"] }),
  });
  await renderPage(<ListPage />, { texts: ["calculators"] });
  const user = userEvent.setup();
  const favourites = await screen.findByRole("navigation", { name: "Favoris" });
  expect(within(favourites).getAllByRole("link")).toHaveLength(1);
  expect(
    within(screen.getByRole("navigation", { name: "Ouverts récemment" })).getByRole("link"),
  ).toHaveTextContent("Clairance, Cockcroft-Gault");
  await user.click(screen.getByRole("radio", { name: "Motif" }));
  const coma = await screen.findByRole("region", { name: "Trouble de la conscience" });
  expect(within(coma).getByRole("link")).toHaveTextContent("Échelle de coma de Glasgow");
  expect(screen.getByRole("region", { name: "Traumatisme" })).toBeInTheDocument();
  expect(screen.queryByRole("region", { name: "Neurologie" })).toBeNull();
});

test("nothing is said of favourites while they are not known", async () => {
  fakeCalls({ "calculators/list": () => LIST });
  await renderPage(<ListPage />, { texts: ["calculators"] });
  expect(await screen.findByRole("region", { name: "Neurologie" })).toBeInTheDocument();
  expect(screen.queryByRole("navigation", { name: "Favoris" })).toBeNull();
});
