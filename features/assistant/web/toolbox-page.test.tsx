import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { ToolboxPage } from "./toolbox-page.tsx";

const field = {
  name: "query",
  required: true,
  type: "text",
  allowed: [],
  min: 1,
  max: 2000,
  description: "",
};

test("a tool says what it takes in words, and how often it was called", async () => {
  fakeCalls({
    "assistant/toolbox": () => ({
      tools: [
        {
          feature: "Fiches cliniques",
          name: "search_library",
          title: "Rechercher dans la bibliothèque",
          description: "Search the library.",
          fields: [
            field,
            {
              ...field,
              name: "sections",
              required: false,
              type: "list",
              allowed: ["a", "b"],
              min: null,
            },
          ],
          uses: 1234,
        },
      ],
      knowledge: [],
    }),
  });
  await renderPage(<ToolboxPage />, { texts: ["assistant"] });
  expect(await screen.findByText(/1.234 appels en 30 jours/)).toBeVisible();
  expect(screen.getByText(/fourni par «.Fiches cliniques.»/)).toBeVisible();
  await userEvent.click(screen.getByText("Ce que lit le modèle · 2 données d’entrée"));
  expect(screen.getByText("Search the library.")).toBeVisible();
  expect(screen.getByText(/texte, obligatoire, longueur de 1 à 2.000/)).toBeVisible();
  expect(screen.getByText(/liste, facultatif, longueur au plus 2.000, parmi.: a, b/)).toBeVisible();
  expect(screen.getByText("Aucune source")).toBeVisible();
});
