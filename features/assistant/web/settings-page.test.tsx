import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { SettingsPage } from "./settings-page.tsx";

const settings = {
  monthlyBudgetEuros: null,
  alertPercent: 80,
  answersTrial: null,
  answersPremium: null,
  prices: [],
  unpriced: ["m-1"],
  budget: {
    month: "2026-11",
    limitEuros: null,
    spentMicroEuros: 0,
    unknownCost: 0,
    level: "quiet",
  },
};

test("amounts are typed the French way; what is no amount is told and not sent", async () => {
  const calls = fakeCalls({
    "assistant/settings": () => settings,
    "billing/listPremium": () => [],
    "assistant/updateSettings": (input: object) => ({ ...settings, ...input }),
  });
  await renderPage(<SettingsPage />, { texts: ["assistant"] });
  const budget = await screen.findByLabelText("Budget mensuel (€)");
  await userEvent.type(budget, "cent");
  await userEvent.type(screen.getByLabelText("Réponses par mois, essai"), "2,5");
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  expect(screen.getByText("Écrivez un montant en euros, par exemple 150 ou 99,90.")).toBeVisible();
  expect(screen.getByText("Écrivez un nombre entier, par exemple 200.")).toBeVisible();
  await userEvent.clear(budget);
  await userEvent.type(budget, "1 299,90");
  await userEvent.clear(screen.getByLabelText("Réponses par mois, essai"));
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  expect(
    calls.filter(({ path }) => path === "assistant/updateSettings").map(({ input }) => input),
  ).toEqual([
    { monthlyBudgetEuros: 1299.9, alertPercent: 80, answersTrial: null, answersPremium: null },
  ]);
});

test("a model without a price is named and proposed; its price is sent as numbers", async () => {
  const calls = fakeCalls({
    "assistant/settings": () => settings,
    "billing/listPremium": () => [],
    "assistant/setPrice": () => ({ ...settings, unpriced: [] }),
  });
  await renderPage(<SettingsPage />, { texts: ["assistant"] });
  expect(await screen.findByText(/Sans tarif.: m-1/)).toBeVisible();
  const add = screen.getByRole("button", { name: "Ajouter le tarif" });
  await userEvent.click(add);
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Indiquez le modèle, le jour et des montants",
  );
  await userEvent.type(screen.getByLabelText("Jetons lus (€)"), "0,15");
  await userEvent.type(screen.getByLabelText("Jetons écrits (€)"), "0.6");
  await userEvent.click(add);
  expect(calls.find(({ path }) => path === "assistant/setPrice")?.input).toMatchObject({
    model: "m-1",
    input: 0.15,
    cachedInput: null,
    output: 0.6,
  });
});

test("premium for an unknown address is told on its field", async () => {
  fakeCalls({
    "assistant/settings": () => settings,
    "billing/listPremium": () => [],
    "billing/grantPremium": () => {
      throw new Refusal(404, "NOT_FOUND");
    },
  });
  await renderPage(<SettingsPage />, { texts: ["assistant"] });
  await userEvent.type(await screen.findByLabelText("Adresse e-mail du compte"), "x@example.org");
  await userEvent.click(screen.getByRole("button", { name: "Donner premium" }));
  expect(await screen.findByText("Aucun compte n’a cette adresse.")).toBeVisible();
});
