import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { UsagePage } from "./usage-page.tsx";

const none = {
  calls: 0,
  tokensIn: 0,
  tokensOut: 0,
  cachedTokens: 0,
  costMicroEuros: 0,
  unknownCost: 0,
  errors: 0,
  medianMs: null,
  p95Ms: null,
};
const some = {
  ...none,
  calls: 1234,
  tokensIn: 9000,
  tokensOut: 1000,
  cachedTokens: 500,
  errors: 12,
  medianMs: 850,
  p95Ms: 4200,
};
const stats = {
  totals: { ...some, costMicroEuros: 6400, unknownCost: 3, medianFirstMs: 300, p95FirstMs: 900 },
  byDay: [
    { day: "2026-11-20", ...none },
    { day: "2026-11-21", ...some, unknownCost: 2 },
  ],
  byProvider: [{ key: "documentary", name: "documentary", ...some }],
  byMode: [{ key: "general", name: "Général", ...some }],
  byPerson: [{ key: null, name: "", ...some }],
  last: [
    {
      messageId: "5d0b7a5e-6b58-4d0e-8d4e-0d9c9d3a0001",
      at: new Date("2026-11-21T08:00:00Z"),
      person: null,
      provider: "api.example.org",
      model: "m-1",
      mode: "Général",
      speed: "normal",
      tokensIn: 900,
      tokensOut: 100,
      costMicroEuros: null,
      durationMs: null,
      firstTextMs: null,
      outcome: "interrupted",
    },
  ],
  options: {
    providers: [{ key: "documentary", name: "documentary" }],
    modes: [{ key: "general", name: "Général" }],
    people: [],
  },
  budget: {
    month: "2026-11",
    limitEuros: 10,
    spentMicroEuros: 8_500_000,
    unknownCost: 1,
    level: "alert",
  },
};

test("figures are French, and what is unknown is said instead of counted as zero", async () => {
  fakeCalls({ "assistant/usageStats": () => stats });
  await renderPage(<UsagePage />, { texts: ["assistant"] });
  expect(await screen.findByText(/^1.234$/, { selector: "dd" })).toBeVisible();
  expect(screen.getByText(/^0,0064.€ \+ inconnu$/)).toBeVisible();
  expect(screen.getByText("3 réponses sans tarif")).toBeVisible();
  const last = within(screen.getByRole("table", { name: "Dix derniers appels" }));
  expect(last.getByText("inconnu")).toBeVisible();
  expect(last.getByText("Compte effacé")).toBeVisible();
  expect(last.getByText("Interrompue")).toBeVisible();
  expect(screen.getByText(/Le budget de novembre 2026 est bientôt atteint/)).toBeVisible();
});

test("the chart has the same figures as a table, for each measure", async () => {
  fakeCalls({ "assistant/usageStats": () => stats });
  await renderPage(<UsagePage />, { texts: ["assistant"] });
  await userEvent.click(await screen.findByText("Voir le tableau"));
  const table = screen.getByRole("table", { name: "Appels" });
  expect(within(table).getAllByRole("row")).toHaveLength(3);
  await userEvent.selectOptions(screen.getByLabelText("Mesure"), "Coût");
  expect(within(screen.getByRole("table", { name: "Coût" })).getByText("inconnu")).toBeVisible();
});

test("a filter asks for its figures, and the file takes it along", async () => {
  const calls = fakeCalls({ "assistant/usageStats": () => stats });
  await renderPage(<UsagePage />, { texts: ["assistant"] });
  await userEvent.selectOptions(await screen.findByLabelText("Fournisseur"), "Esprit documentaire");
  expect(calls.at(-1)?.input).toEqual({ provider: "documentary" });
  expect(screen.getByRole("link", { name: "Exporter (CSV)" })).toHaveAttribute(
    "href",
    "/api/admin/usage-stats.csv?provider=documentary",
  );
});

test("nothing yet is said, and a failure can be retried", async () => {
  let failing = true;
  fakeCalls({
    "assistant/usageStats": () => {
      if (failing) throw new Refusal(500, "INTERNAL_SERVER_ERROR");
      return {
        ...stats,
        totals: { ...stats.totals, ...none },
        budget: { ...stats.budget, level: "quiet" },
      };
    },
  });
  await renderPage(<UsagePage />, { texts: ["assistant"] });
  expect(await screen.findByText("Les chiffres n’ont pas pu être lus.")).toBeVisible();
  failing = false;
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByText("Aucun appel")).toBeVisible();
  expect(screen.queryByText(/Le budget/)).toBeNull();
});
