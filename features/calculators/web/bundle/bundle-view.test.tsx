import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { BundleView } from "./bundle-view.tsx";
import { loadBundle } from "./load-bundle.ts";

async function open(id: string, hash = "") {
  window.history.replaceState(null, "", `/calculator/reason/${id}${hash}`);
  const loaded = await loadBundle(id, "fr");
  if (!loaded) throw new Error(id);
  await renderPage(<BundleView loaded={loaded} language="fr" />, { texts: ["calculators"] });
  return userEvent.setup();
}
const plain = (text: string | null) => (text ?? "").replace(/[\u00A0\u202F]/g, " ");
const row = (name: RegExp) => plain(screen.getByRole("link", { name }).textContent);

beforeEach(() => window.history.replaceState(null, "", "/"));

test("one age for every score; each says what it is or what it misses", async () => {
  const user = await open("chestPain");
  await user.type(screen.getByLabelText("Âge"), "71");
  expect(screen.getAllByLabelText("Âge")).toHaveLength(1);
  expect(row(/HEART/)).toMatch(/^2 à 10.*Il manque : Anamnèse, ECG/);
  expect(row(/PERC/)).toMatch(/^1 à 8/);
  await user.type(screen.getByLabelText("Fréquence cardiaque"), "112");
  await user.click(screen.getByRole("checkbox", { name: /^Hémoptysie/ }));
  expect(screen.getByText(/^Non cochés, comptés absents : \d\d\.$/)).toBeInTheDocument();
  expect(row(/Wells/)).toMatch(/^2,5 à 5,5/);
  await waitFor(() => expect(window.location.hash).toContain("age=71"));
});

test("values come from the address, and another patient begins with none", async () => {
  const user = await open("kidney", "#age=68%20ans&sex=female&creatinine=1.2%20mg%2FdL");
  expect(row(/CKD-EPI 2021/)).toMatch(/mL\/min\/1,73 m²/);
  expect(row(/Cockcroft/)).toContain("Il manque : Poids réel.");
  expect(screen.getByRole("button", { name: "Copier les lignes" })).toBeEnabled();
  await user.click(screen.getByRole("button", { name: "Copier les lignes" }));
  const copied = plain(await navigator.clipboard.readText());
  expect(copied.split("\n")).toHaveLength(3);
  expect(copied).toContain("DFG CKD-EPI 2021");
  await user.click(screen.getByRole("button", { name: "Autre patient" }));
  expect(screen.getByLabelText("Âge")).toHaveValue("");
  await waitFor(() => expect(window.location.hash).toBe(""));
});

test("a value out of range says why under its field, and nothing is computed with it", async () => {
  const user = await open("kidney", "#sex=female&creatinine=80");
  await user.type(screen.getByLabelText("Âge"), "900");
  expect(screen.getByLabelText("Âge")).toHaveAccessibleDescription(/Valeur impossible/);
  expect(row(/EKFC/)).toContain("À corriger : Âge.");
});
