import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { addDays } from "#features/memory/domain/local-day.ts";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { Planning } from "../../domain/wire-stats.ts";
import { PlanningTab } from "./planning-tab.tsx";

const TODAY = "2026-11-21";
const PLANNING: Planning = {
  workload: "moderate",
  exam: null,
  newPerDay: 15,
  choices: [
    { workload: "light", newPerDay: 5, minutes: 8 },
    { workload: "moderate", newPerDay: 15, minutes: 21.4 },
    { workload: "intense", newPerDay: 30, minutes: 40 },
  ],
  days: Array.from({ length: 30 }, (_, n) => ({
    day: addDays(TODAY, n),
    due: 10,
    new: 5,
    minutes: 3,
  })),
  today: { reviews: 4, duration: 60_000 },
  needed: null,
  secondsPerReview: 9.6,
};

test("the load is chosen, and an exam says what it asks for each day", async () => {
  let shown = PLANNING;
  const calls = fakeCalls({
    "flashcards/listDecks": () => [],
    "flashcards/planning": () => shown,
    "flashcards/savePlanning": (change: Partial<Planning>) => {
      const needed = {
        daysLeft: 40,
        unseen: 300,
        newPerDay: 9,
        reviewsPerDay: 55,
        minutesPerDay: 12.2,
        recall: 0.93,
        feasible: true,
      };
      const chosen = shown.choices.find(({ workload }) => workload === change.workload);
      shown = {
        ...shown,
        ...change,
        newPerDay: chosen?.newPerDay ?? shown.newPerDay,
        needed: change.exam ? needed : shown.needed,
      };
      return shown;
    },
  });
  await renderPage(<PlanningTab />, { texts: ["flashcards"] });
  const user = userEvent.setup();
  expect(await screen.findByRole("radio", { name: /Modérée/ })).toBeChecked();
  expect(screen.queryByText(/réglées dans les options/)).toBeNull();
  expect(screen.getByText("à revoir", { selector: "dt" }).nextSibling).toHaveTextContent("70");
  await user.selectOptions(screen.getByLabelText("Afficher"), "Mois");
  expect(screen.getByText("à revoir", { selector: "dt" }).nextSibling).toHaveTextContent("300");
  await user.click(screen.getByRole("radio", { name: /Intense/ }));
  await waitFor(() => expect(screen.getByRole("radio", { name: /Intense/ })).toBeChecked());

  const saved = () =>
    calls.filter(({ path }) => path === "flashcards/savePlanning").map(({ input }) => input);
  await user.type(screen.getByLabelText("Nom de l’examen"), "EDN");
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: TODAY } });
  await user.click(screen.getByRole("button", { name: "Calculer la charge" }));
  expect(await screen.findByText("Choisissez une date à venir.")).toBeVisible();
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: "20261-12-31" } });
  await user.click(screen.getByRole("button", { name: "Calculer la charge" }));
  expect(await screen.findByText("Choisissez une date à venir.")).toBeVisible();
  expect(saved()).toHaveLength(1);
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: "2026-12-31" } });
  await user.click(screen.getByRole("button", { name: "Calculer la charge" }));
  expect(await screen.findByText(/^EDN.*40 jours$/)).toBeVisible();
  expect(
    screen.getByText("Par jour, d’ici là : 9 à découvrir, 55 à revoir, environ 12 min."),
  ).toBeVisible();
  expect(saved()[1]).toMatchObject({ exam: { name: "EDN", day: "2026-12-31", deckIds: [] } });
});

test("options of decks that no load would give are said, and no load is shown as chosen", async () => {
  fakeCalls({
    "flashcards/listDecks": () => [],
    "flashcards/planning": () => ({ ...PLANNING, newPerDay: 1275 }),
  });
  await renderPage(<PlanningTab />, { texts: ["flashcards"] });
  expect(
    await screen.findByText(/1\s275 nouvelles cartes par jour, réglées dans les options/),
  ).toBeVisible();
  for (const load of screen.getAllByRole("radio")) expect(load).not.toBeChecked();
});

test("nothing to plan is said with a first step, instead of zeros and an empty chart", async () => {
  fakeCalls({
    "flashcards/listDecks": () => [],
    "flashcards/planning": (): Planning => ({
      ...PLANNING,
      newPerDay: 0,
      choices: PLANNING.choices.map(({ workload }) => ({ workload, newPerDay: 0, minutes: 0 })),
      days: PLANNING.days.map(({ day }) => ({ day, due: 0, new: 0, minutes: 0 })),
      today: { reviews: 0, duration: 0 },
      exam: { name: "EDN", day: "2026-12-31", deckIds: [] },
      needed: {
        ...{ daysLeft: 40, unseen: 0, newPerDay: 0, reviewsPerDay: 0, minutesPerDay: 0 },
        ...{ recall: null, feasible: true },
      },
    }),
  });
  await renderPage(<PlanningTab />, { texts: ["flashcards"] });
  expect(await screen.findByText("Rien à prévoir")).toBeVisible();
  expect(screen.getByRole("link", { name: "Ajouter des cartes" })).toHaveAttribute(
    "href",
    "/flashcards?tab=create",
  );
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.queryByRole("img")).toBeNull();
  // No share of nothing.
  expect(screen.getByText("Cet examen ne couvre aucune carte.")).toBeVisible();
  expect(screen.queryByText(/Cartes sues le jour venu/)).toBeNull();
});
