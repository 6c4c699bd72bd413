import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { SheetView as SheetData } from "../contract.ts";
import { SheetView } from "./sheet-view.tsx";

const reading = {
  grade: "issuer" as const,
  day: "2026-11-20",
  opened: "https://example.org/page",
  where: "tableau 9",
  how: "read" as const,
};
const passage = {
  population: "adult" as const,
  doses: [],
  sources: ["esc2019"],
  grade: "unopened" as const,
  limits: [],
  version: "0123456789abcdef",
};
const SHEET: SheetData = {
  id: "embolie-pulmonaire",
  title: "Embolie pulmonaire",
  specialty: "pneumologie",
  population: "adult",
  abbreviations: ["EP"],
  synonyms: [],
  icd10: ["I26.0", "I26.9"],
  calculators: ["wells-pe", "hestia"],
  drugs: ["altéplase"],
  checked: "2026-11-21",
  version: "fedcba9876543210",
  passages: 3,
  confirmed: 1,
  doses: 1,
  sources: [
    {
      id: "esc2019",
      organisation: "ESC",
      title: "ESC Guidelines",
      year: 2019,
      link: "https://example.org/esc",
      readings: [
        {
          ...reading,
          passages: ["t1"],
          figures: [{ passage: "t1", drug: "altéplase", value: "100", unit: "mg", route: "IV" }],
        },
      ],
    },
    {
      id: "has",
      organisation: "HAS",
      title: "Recommandation",
      year: null,
      link: "https://example.org/has",
      readings: [],
    },
  ],
  content: [
    {
      ...passage,
      anchor: "d1",
      section: "definition",
      text: "Obstruction d’une artère pulmonaire.",
    },
    {
      ...passage,
      anchor: "r1",
      section: "redFlags",
      text: "Hypotension.",
      sources: ["has", "esc2019"],
    },
    {
      ...passage,
      anchor: "t1",
      section: "treatment",
      text: "Altéplase 100\u00a0mg IV en 2\u00a0h.",
      doses: [
        {
          kind: "give",
          drug: "altéplase",
          value: "100",
          unit: "mg",
          route: "IV",
          rate: "en 2 h",
          rhythm: "",
          population: "adult",
        },
      ],
      grade: "issuer",
      checked: reading,
    },
  ],
};
const open = (at = "/") => renderPage(<SheetView sheet={SHEET} />, { texts: ["guidelines"], at });

test("every passage carries one mark: what was read, and the numbers of its sources; its detail is a press away", async () => {
  await open();
  const treatment = screen.getByRole("region", { name: "Traitement" });
  const mark = within(treatment).getByRole("button", {
    name: /^Sources 1\. texte de l’émetteur, lu/,
  });
  expect(mark).not.toHaveAttribute("data-low");
  expect(
    within(treatment).queryByText("vérifié dans la source", { exact: false }),
  ).not.toBeVisible();
  await userEvent.click(mark);
  expect(within(treatment).getByText("vérifié dans la source", { exact: false })).toBeVisible();
  expect(within(treatment).getByText(/tableau 9/)).toBeVisible();
  expect(within(treatment).getByText(/altéplase · 100\smg · IV/)).toBeVisible();
  const danger = screen.getByRole("region", { name: "Signaux d’alarme" });
  const low = within(danger).getByRole("button", { name: /^Sources 1, 2\. source non ouverte/ });
  expect(low).toHaveAttribute("data-low");
  await userEvent.click(low);
  const numbers = within(danger).getAllByRole("link", { name: /^Source / });
  expect(numbers.map((link) => link.getAttribute("href"))).toEqual([
    "#source-esc2019",
    "#source-has",
  ]);
  expect(within(danger).queryByText("vérifié dans la source", { exact: false })).toBeNull();
});

test("the action comes first; one sentence at the head says what is not verified, none when all is", async () => {
  const { unmount } = await open();
  expect(screen.getByText(/2 passages sur 3 ne sont pas vérifiés/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Voir le premier" })).toHaveAttribute("href", "#d1");
  expect(screen.queryByText(/altéplase,/)).toBeNull();
  unmount();
  const verified = {
    ...SHEET,
    content: SHEET.content.map((one) => ({ ...one, grade: "issuer" as const })),
  };
  await renderPage(<SheetView sheet={verified} />, { texts: ["guidelines"] });
  expect(screen.queryByRole("link", { name: "Voir le premier" })).toBeNull();
});

test("a weight computes the doses that are by weight; what is no weight computes nothing", async () => {
  const content = SHEET.content.map((one) =>
    one.anchor === "t1"
      ? {
          ...one,
          doses: [{ ...one.doses[0], value: "0,9", unit: "mg/kg" } as (typeof one.doses)[number]],
        }
      : one,
  );
  await renderPage(<SheetView sheet={{ ...SHEET, content }} />, { texts: ["guidelines"] });
  const field = screen.getByRole("textbox", { name: "Doses calculées pour" });
  await userEvent.type(field, "80");
  expect(screen.getByText(/^72\smg$/)).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, "8o");
  expect(field).toHaveAttribute("aria-invalid", "true");
  expect(screen.getByText(/^0,9\smg\/kg$/)).toBeVisible();
});

test("a dose is read whole, with whom it is for", async () => {
  await open();
  const dose = within(screen.getByRole("list", { name: "Doses" })).getByRole("listitem");
  expect(dose).toHaveTextContent(/donner\s*altéplase\s*100\smg\s*IV en 2 h/);
});

test("sources are numbered, dated, linked, and say what was opened", async () => {
  await open();
  const sources = within(screen.getByRole("region", { name: "Sources" })).getAllByRole("listitem");
  expect(sources[0]).toHaveTextContent(/ESC, 2019.*Consultée le 20 novembre 2026\s: tableau 9/);
  expect(
    within(sources[0] as HTMLElement).getByRole("link", { name: /ESC Guidelines/ }),
  ).toHaveAttribute("href", "https://example.org/esc");
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
  expect(screen.queryByText(/hestia/i)).toBeNull();
});
