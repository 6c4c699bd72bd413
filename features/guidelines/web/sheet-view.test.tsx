import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { SheetView as SheetData } from "../contract.ts";
import { SheetView } from "./sheet-view.tsx";

const review = { day: "2026-11-20", opened: "https://example.org/page", where: "tableau 9", how: "read" as const };
const passage = { population: "adult" as const, doses: [], sources: ["esc2019"] };
const SHEET: SheetData = {
  id: "embolie-pulmonaire",
  title: "Embolie pulmonaire",
  specialty: "pneumologie",
  population: "adult",
  abbreviations: ["EP"],
  synonyms: [],
  icd10: ["I26.0", "I26.9"],
  calculators: ["wells-pe", "pesi"],
  drugs: ["altéplase"],
  checked: "2026-11-21",
  passages: 3,
  confirmed: 1,
  sources: [
    {
      id: "esc2019",
      organisation: "ESC",
      title: "ESC Guidelines",
      year: 2019,
      link: "https://example.org/esc",
      review,
    },
    { id: "has", organisation: "HAS", title: "Recommandation", year: 2021, link: "https://example.org/has" },
  ],
  content: [
    { ...passage, anchor: "d1", section: "definition", text: "Obstruction d’une artère pulmonaire." },
    { ...passage, anchor: "r1", section: "redFlags", text: "Hypotension.", sources: ["has", "esc2019"] },
    {
      ...passage,
      anchor: "t1",
      section: "treatment",
      text: "Altéplase 100\u00a0mg IV en 2\u00a0h.",
      doses: [{ drug: "altéplase", value: "100", unit: "mg", route: "IV", rhythm: "en 2 h", population: "adult" }],
      checked: { day: "2026-11-20", opened: "https://example.org/page", where: "tableau 9", how: "read" },
    },
  ],
};
const open = (at = "/") => renderPage(<SheetView sheet={SHEET} />, { texts: ["guidelines"], at });

test("every passage carries its sources and the state of its check", async () => {
  await open();
  const treatment = screen.getByRole("region", { name: "Traitement" });
  expect(within(treatment).getByText(/relu le 20 nov/)).toBeVisible();
  expect(within(treatment).queryByText("source non rouverte")).toBeNull();
  const danger = screen.getByRole("region", { name: "Signaux d’alarme" });
  expect(within(danger).getByText("source non rouverte")).toBeVisible();
  const numbers = within(danger).getAllByRole("link", { name: /^Source / });
  expect(numbers.map((link) => link.textContent)).toEqual(["1", "2"]);
  expect(numbers[1]).toHaveAttribute("href", "#source-has");
  expect(screen.getByText(/1 passages? sur 3/)).toBeVisible();
});

test("a dose is read whole, with whom it is for", async () => {
  await open();
  const dose = within(screen.getByRole("list", { name: "Doses" })).getByRole("listitem");
  expect(dose).toHaveTextContent(/altéplase\s*100\smg\s*IV, en 2 h\s*Adulte/);
});

test("sources are numbered, dated, linked, and say what was opened", async () => {
  await open();
  const sources = within(screen.getByRole("region", { name: "Sources" })).getAllByRole("listitem");
  expect(sources[0]).toHaveTextContent(/ESC, 2019.*Consultée le 20 novembre 2026\s: tableau 9/);
  expect(within(sources[0] as HTMLElement).getByRole("link", { name: /ESC Guidelines/ })).toHaveAttribute(
    "href",
    "https://example.org/esc",
  );
  expect(sources[1]).toHaveTextContent("Non rouverte");
});

test("the passage of a citation takes the focus and is marked", async () => {
  await open("/#t1");
  await waitFor(() => expect(document.getElementById("t1")).toHaveFocus());
  expect(document.activeElement).toHaveAttribute("data-targeted");
  expect(document.querySelectorAll("[data-targeted]")).toHaveLength(1);
});

test("the French text is marked as such, and the limits are said", async () => {
  await open();
  expect(screen.getByText("Hypotension.")).toHaveAttribute("lang", "fr");
  expect(screen.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "fr");
  expect(screen.getByText(/sans marquage CE de dispositif médical/)).toBeVisible();
  expect(document.title).toBe("Embolie pulmonaire — Sclepios");
});

test("a score of the sheet leads to its calculator when there is one, and is not named otherwise", async () => {
  await open();
  const scores = await screen.findAllByRole("link", { name: "Wells EP" });
  expect(scores.map((link) => link.getAttribute("href"))).toEqual(["/calculator/wells-pe"]);
  expect(screen.queryByText(/pesi/i)).toBeNull();
});
