import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { DrugSheetView } from "../contract.ts";
import { DrugView } from "./drug-view.tsx";

const SHEET: DrugSheetView = {
  cis: "60000001",
  edition: "2026-01-09",
  partial: false,
  equivalents: [],
  drug: {
    ...{ name: "EXEMPLINE 10 mg, comprimé", form: "comprimé", routes: ["orale"] },
    ...{ status: "Autorisation active", procedure: "", market: "Commercialisée", holders: [] },
    ...{ day: "1998-03-12", watched: false, parts: [], packages: [], conditions: [], groups: [] },
    ...{ atc: null, link: null },
    shortages: [
      {
        ...{ cip13: "", status: "Rupture de stock", link: "", back: null },
        ...{ from: "2026-02-01", updated: "2026-02-03" },
      },
    ],
    smr: [{ reason: "Inscription", day: "2020-01-01", value: "Important", text: "Avis." }],
    asmr: [],
  },
};

test("the days of a sheet are written as days, what is not told is « non renseigné »", async () => {
  fakeCalls({ "medications/rcp": () => new Promise(() => {}) });
  await renderPage(<DrugView sheet={SHEET} />, { texts: ["medications"] });
  const sheet = await screen.findByRole("article");
  for (const day of ["9 janvier 2026", "12 mars 1998", "1 janvier 2020"])
    expect(sheet).toHaveTextContent(day);
  expect(sheet).toHaveTextContent(
    /depuis : 1 février 2026 ; mise à jour : 3 février 2026 ; remise à disposition : non renseigné/,
  );
  expect(sheet).not.toHaveTextContent(/\d{4}-\d{2}-\d{2}/);
});
