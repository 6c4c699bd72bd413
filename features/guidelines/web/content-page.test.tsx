import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { ListedPassage } from "../domain/listed-wire.ts";
import { ContentPage } from "./content-page.tsx";

const passage: ListedPassage = {
  id: "anaphylaxie#t1",
  sheetId: "anaphylaxie",
  anchor: "t1",
  title: "Anaphylaxie",
  section: "treatment",
  text: "Adrénaline IM.",
  grade: "abstract",
  day: "2025-11-20",
  edition: "replaced",
  newer: ["Recommandation 2026"],
  reports: 2,
  signed: 1,
  avoided: 0,
};
const counts = {
  all: 1191,
  found: 1,
  grades: { issuer: 300, extract: 100 },
  replaced: 12,
  reported: 3,
  avoided: 1,
};
const answer = (items: ListedPassage[]) => ({
  items,
  next: null,
  counts: { ...counts, found: items.length },
  sheets: [{ id: "anaphylaxie", title: "Anaphylaxie" }],
});

test("passages say what they stand on and what is said of them, and lead to their place", async () => {
  const calls = fakeCalls({
    "guidelines/passages": ({ grade }: { grade?: string }) =>
      answer(grade === "issuer" ? [] : [passage]),
  });
  await renderPage(<ContentPage />, { texts: ["guidelines", "content-reports"] });
  expect(await screen.findByText(/^1 passage sur 1.191$/)).toBeVisible();
  expect(screen.getByText(/Vérifiés dans la source : 400.*remplacée : 12/)).toBeVisible();
  const row = screen.getByRole("link", { name: /Anaphylaxie · Traitement/ }).closest("tr");
  expect(within(row as HTMLElement).getByRole("link")).toHaveAttribute(
    "href",
    "/guidelines/anaphylaxie#t1",
  );
  expect(row).toHaveTextContent(/résumé seul lu.*Remplacée par.*Recommandation 2026/);
  expect(row).toHaveTextContent(/2 signalements.*signé par 1 médecin/);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Grade" }), "issuer");
  expect(await screen.findByText("Aucun passage")).toBeVisible();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Grade" }), "");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Revu il y a" }), "12");
  await waitFor(() => expect(calls.at(-1)?.input).toEqual({ older: 12 }));
});

test("a list that cannot be read says so; reported errors are one press away", async () => {
  fakeCalls({
    "guidelines/passages": () => {
      throw new Refusal(500, "INTERNAL_SERVER_ERROR");
    },
    "content-reports/list": () => ({ items: [], next: null, open: 0 }),
  });
  await renderPage(<ContentPage />, { texts: ["guidelines", "content-reports"] });
  expect(await screen.findByText("Les passages n’ont pas pu être lus.")).toBeVisible();
  await userEvent.click(screen.getByRole("tab", { name: "Signalements" }));
  expect(await screen.findByText("Aucun signalement")).toBeVisible();
});
