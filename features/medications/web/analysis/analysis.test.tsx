import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { Analysis } from "../../contract.ts";
import { MedicationsPage } from "../medications-page.tsx";

const ANALYSIS: Analysis = {
  source: { edition: "2020-10-20", pairs: 1584, partial: false },
  ...{ interactions: [], duplicates: [], unverified: ["griffe du diable"] },
  patient: {
    kidney: {
      values: [
        { calculator: "cockcroft-gault", value: 17.4, unit: "mL/min", formula: "(140 − 80) × 50" },
      ],
      ...{ given: null, used: { value: 17.4, by: "cockcroft-gault" }, missing: [], refused: [] },
    },
    allergies: {
      found: [{ allergy: "pénicilline", drug: "Penol", by: "atc", shared: "J01C" }],
      unverified: ["pollen"],
    },
    asked: ["kidney"],
    drugs: [
      {
        drug: "Penol",
        cis: ["60000001"],
        sources: [
          {
            ...{ kind: "rcp", cis: "60000001", name: "PENOL 1 g, gélule", updated: "2026-01-15" },
            readAt: new Date("2026-02-01T10:00:00Z"),
          },
        ],
        told: [
          {
            subject: "kidney",
            lines: [{ text: "Sous 30 mL/min : 500 mg.", place: "4.2", source: 0, holds: true }],
          },
        ],
        contraindications: [],
      },
      {
        ...{ drug: "Autrol", cis: ["60000002"], sources: [], contraindications: [] },
        told: [{ subject: "kidney", lines: [] }],
      },
    ],
  },
};

async function analyse(profile: () => Promise<void>) {
  const asked: object[] = [];
  fakeCalls({
    "medications/analyse": (input: object) => {
      asked.push(input);
      return ANALYSIS;
    },
  });
  await renderPage(<MedicationsPage />, { texts: ["medications"] });
  await userEvent.type(await screen.findByRole("textbox", { name: /un par ligne/ }), "Penol");
  await profile();
  await userEvent.click(screen.getByRole("button", { name: "Analyser" }));
  return asked;
}
const field = (name: RegExp) => screen.getByRole("textbox", { name });

test("the patient goes with the prescription, figures with their unit", async () => {
  const asked = await analyse(async () => {
    await userEvent.type(field(/Âge/), "80");
    await userEvent.type(field(/Poids/), "50,5");
    await userEvent.type(field(/Créatinine/), "18");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Unité" }), "mg/L");
    await userEvent.type(field(/Allergies/), "pénicilline, pollen");
  });
  await screen.findByRole("heading", { name: "Penol" });
  expect(asked).toMatchObject([
    {
      drugs: ["Penol"],
      profile: {
        ...{ age: 80, weight: 50.5, creatinine: { value: 18, unit: "mg/L" } },
        allergies: ["pénicilline", "pollen"],
      },
    },
  ]);
});

test("a figure that cannot be read stays at its field and nothing is asked", async () => {
  const asked = await analyse(() => userEvent.type(field(/Poids/), "cent"));
  expect(await screen.findByText("Valeur illisible ou impossible.")).toBeVisible();
  expect(asked).toEqual([]);
});

test("a man is asked neither of pregnancy nor of breastfeeding", async () => {
  const asked = await analyse(async () => {
    await userEvent.click(screen.getByRole("checkbox", { name: "Grossesse" }));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sexe" }), "male");
    expect(screen.queryByRole("checkbox")).toBeNull();
  });
  await screen.findByRole("heading", { name: "Penol" });
  expect(asked).toMatchObject([{ profile: { sex: "male", pregnant: false } }]);
});

test("each line says where it stands; what nothing says is « non renseigné »", async () => {
  await analyse(async () => {});
  const line = (await screen.findByText("Sous 30 mL/min : 500 mg.")).closest("li");
  expect(line).toHaveTextContent("Seuil atteint");
  expect(within(line as HTMLElement).getByRole("link")).toHaveTextContent(
    "RCP 4.2, mis à jour le 15 janv. 2026",
  );
  const other = screen.getByRole("heading", { name: "Autrol" }).closest("article");
  expect(other).toHaveTextContent("Adaptation rénalenon renseigné");
  expect(other).toHaveTextContent("RCP non lu ici.");
  expect(screen.getByText(/réaction croisée n’est pas affirmée/)).toBeVisible();
  expect(screen.getByText(/pollen.*allergie non vérifiée/)).toBeVisible();
});

test("the analysis is copied as text with its sources, and printed", async () => {
  const user = userEvent.setup();
  await analyse(async () => {});
  await user.click(await screen.findByRole("button", { name: "Copier" }));
  expect(await screen.findByRole("button", { name: "Copié" })).toBeVisible();
  const text = await navigator.clipboard.readText();
  expect(text).toContain("Aucune interaction dans le thésaurus de l’ANSM, édition 2020-10-20");
  expect(text).toContain("Sous 30 mL/min : 500 mg. [RCP 4.2, PENOL 1 g, gélule, 2026-01-15]");
  expect(text).toContain("griffe du diable");
  const print = vi.spyOn(window, "print").mockImplementation(() => {});
  await userEvent.click(screen.getByRole("button", { name: "Imprimer" }));
  expect(print).toHaveBeenCalledOnce();
});
