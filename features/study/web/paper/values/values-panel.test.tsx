import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { shownQuestion } from "../../../domain/shown-question.ts";
import { ZONES } from "../../../testing/kinds.ts";
import { ValuesPanel } from "./values-panel.tsx";

const question = shownQuestion({ ...ZONES, statement: "Kaliémie 7,2 mmol/L. Que faites-vous ?" });
const row = (name: string) => screen.getByRole("rowheader", { name }).closest("tr");

test("values are found by name, with their unit and the document that gives them", async () => {
  const onClose = vi.fn();
  await renderPage(<ValuesPanel question={question} onClose={onClose} />, { texts: ["study"] });
  const potassium = (await screen.findByRole("rowheader", { name: "Potassium" })).closest("tr");
  expect(potassium).toHaveAttribute("data-mentioned");
  expect(row("Sodium")).not.toHaveAttribute("data-mentioned");
  expect(within(potassium as HTMLElement).getByText(/3,7/)).toHaveTextContent("3,7 – 5,1");

  await userEvent.type(screen.getByLabelText("Chercher un dosage"), "hemo");
  expect(screen.getAllByRole("row")).toHaveLength(2);
  expect(screen.getByRole("link", { name: /Medical Council/ })).toBeVisible();
  await userEvent.type(screen.getByLabelText("Chercher un dosage"), "zzz");
  expect(screen.getByText("Aucun dosage de ce nom.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Fermer les valeurs" }));
  expect(onClose).toHaveBeenCalled();
});
