import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { CalculatorView } from "./calculator-view.tsx";
import { loadCalculator } from "./load-calculator.ts";

async function open(id: string, hash = "") {
  window.history.replaceState(null, "", `/calculator/${id}${hash}`);
  const loaded = await loadCalculator(id, "fr");
  if (!loaded) throw new Error(id);
  await renderPage(<CalculatorView {...loaded} language="fr" />, { texts: ["calculators"] });
  return userEvent.setup();
}
const plain = (text: string | null) => (text ?? "").replace(/[\u00A0\u202F]/g, " ");
const result = () => plain(screen.getByRole("region", { name: "Résultat" }).textContent);

beforeEach(() => window.history.replaceState(null, "", "/"));

describe("a calculator", () => {
  test("names what is missing, then gives the result with its band, as one types", async () => {
    const user = await open("ckd-epi-2021");
    expect(result()).toContain("Saisissez les données");
    await user.type(screen.getByLabelText("Âge"), "55");
    expect(result()).toContain("Il manque : Sexe, Créatininémie.");
    await user.type(screen.getByLabelText("Créatininémie"), "79,56");
    expect(result()).toMatch(/^75,5 à 100,9 mL\/min/);
    await user.click(screen.getByRole("radio", { name: "Femme" }));
    expect(result()).toContain("75 mL/min/1,73 m²");
    expect(result()).toContain("G2");
    expect(screen.getByText(/142 × \(0,9 \/ 0,7\)/)).toBeInTheDocument();
  });

  test("another unit changes what is shown, never what is kept", async () => {
    const user = await open("ckd-epi-2021", "#age=55&sex=female&creatinine=79.56");
    const field = screen.getByLabelText("Créatininémie");
    const before = result();
    await user.selectOptions(screen.getByLabelText(/Unité : Créatininémie/), "mg/dL");
    expect(field).toHaveValue("0,9");
    expect(result()).toBe(before);
    await user.selectOptions(screen.getByLabelText(/Unité : Créatininémie/), "mg/L");
    await user.selectOptions(screen.getByLabelText(/Unité : Créatininémie/), "µmol/L");
    expect(field).toHaveValue("79,56");
    expect(result()).toBe(before);
  });

  test("a value pasted with its unit is read with it, and leaves it beside the field", async () => {
    const user = await open("ckd-epi-2021");
    await user.click(screen.getByLabelText("Créatininémie"));
    await user.paste("1,2 mg/dL");
    await user.tab();
    expect(screen.getByLabelText("Créatininémie")).toHaveValue("1,2");
    expect(screen.getByLabelText(/Unité : Créatininémie/)).toHaveValue("mg/dL");
  });

  test.each([
    ["0", /Valeur impossible/],
    ["-3", /négative/],
    ["abc", /pas un nombre/],
    ["<90", /valeur exacte/],
    ["90 pommes", /Unité non reconnue/],
    ["99999999", /Valeur impossible/],
  ])("%j says why on its field, and gives no result", async (typed, sentence) => {
    const user = await open("ckd-epi-2021", "#age=55&sex=female");
    await user.type(screen.getByLabelText("Créatininémie"), typed);
    expect(screen.getByLabelText("Créatininémie")).toHaveAccessibleDescription(sentence);
    expect(screen.getByLabelText("Créatininémie")).toBeInvalid();
    expect(result()).toContain("À corriger : Créatininémie.");
  });

  test("values live in the fragment, never in the query, and come back from it", async () => {
    const user = await open("curb-65", "#age=78%20ans&urea=0.6%20g%2FL&confusion=true");
    expect(screen.getByLabelText("Urée sanguine")).toHaveValue("0,6");
    expect(screen.getByRole("radio", { name: /^oui/ })).toBeChecked();
    await user.type(screen.getByLabelText("Fréquence respiratoire"), "32");
    await waitFor(() => expect(window.location.hash).toContain("respiratoryRate=32"));
    expect(window.location.search).toBe("");
    await user.click(screen.getByRole("button", { name: "Tout effacer" }));
    await waitFor(() => expect(window.location.hash).toBe(""));
  });

  test("an intubated person has the parts of the Glasgow scale and no total", async () => {
    const user = await open("glasgow");
    await user.click(screen.getByRole("radio", { name: /3 · à la parole/ }));
    await user.click(screen.getByRole("radio", { name: /^T · non testable/ }));
    await user.click(screen.getByRole("radio", { name: /5 · localise/ }));
    expect(result()).toBe("E3 VT M5");
    expect(screen.getByText(/Aucun total n’est donné/)).toBeInTheDocument();
  });

  test("a score says what is certain early, and leads to what is missing", async () => {
    const user = await open("apache-ii", "#age=71&temperature=38.9%20%C2%B0C");
    expect(result()).toMatch(/^6 à \d+\/71Déjà 6 au moins/);
    await user.click(screen.getByRole("button", { name: "Y aller" }));
    expect(screen.getByLabelText("Pression artérielle moyenne")).toHaveFocus();
  });

  test("C copies the line for the record, but is a letter in a field", async () => {
    const user = await open(
      "heart",
      "#history=moderate&ecg=nonspecific&age=70&riskFactors=oneOrTwo&troponin=normal",
    );
    await user.type(screen.getByLabelText("Âge"), "c");
    expect(screen.getByLabelText("Âge")).toHaveValue("70c");
    await user.type(screen.getByLabelText("Âge"), "{Backspace}");
    screen.getByRole("radio", { name: /Modérément suspecte/ }).focus();
    await user.keyboard("c");
    expect(plain(await navigator.clipboard.readText())).toBe(
      "HEART 5 (H1 E1 A2 R1 T0) – risque intermédiaire",
    );
  });

  test("a state that is kept stays beside the one that changes", async () => {
    const user = await open(
      "heart",
      "#history=moderate&ecg=nonspecific&age=70&riskFactors=oneOrTwo&troponin=normal",
    );
    await user.click(screen.getByRole("button", { name: "Garder cet état" }));
    await user.click(screen.getByRole("radio", { name: /Plus de 3 fois/ }));
    const rows = within(screen.getByRole("table"))
      .getAllByRole("row")
      .map((row) => plain(row.textContent));
    expect(rows).toEqual([
      "GardéMaintenant",
      "Résultat5 · Risque intermédiaire7 · Risque élevé",
      "TroponineInférieure ou égale à la limite normalePlus de 3 fois la limite",
    ]);
    await user.click(screen.getByRole("button", { name: "Oublier l’état gardé" }));
    expect(screen.queryByRole("table")).toBeNull();
  });

  test("a class that begins above a threshold is told apart from one that begins at it", async () => {
    await open("wells-pe");
    const bands = screen.getByRole("region", { name: "Interprétation" });
    expect(within(bands).getByText("au-delà de 6")).toBeInTheDocument();
    expect(within(bands).getByText("à partir de 2")).toBeInTheDocument();
  });

  test("noradrenaline stays in the form beside dobutamine, and in the line for the record", async () => {
    const user = await open(
      "sofa",
      "#pfRatio=450%20mmHg&platelets=250&bilirubin=10&vasopressors=true&gcs=15&creatinine=80&norepinephrine=0.3",
    );
    const dobutamine = screen.getByRole("group", { name: /Dobutamine/ });
    await user.click(within(dobutamine).getByRole("radio", { name: "oui" }));
    expect(screen.getByLabelText("Noradrénaline")).toHaveValue("0,3");
    expect(result()).toContain("4/24");
    expect(
      plain(screen.getByRole("region", { name: "Ligne pour le dossier" }).textContent),
    ).toContain("Noradrénaline : 0,3 µg/kg/min");
  });

  test("the line for the record is copied, and the page says what was not opened", async () => {
    const user = await open("ckd-epi-2021", "#age=55&sex=female&creatinine=0.9%20mg%2FdL");
    await user.click(screen.getByRole("button", { name: "Copier pour le dossier" }));
    expect(plain(await navigator.clipboard.readText())).toBe(
      "DFG CKD-EPI 2021 : 75 mL/min/1,73 m² (G2 · légèrement diminué). Âge : 55 ans ; Sexe : Femme ; Créatininémie : 0,9 mg/dL.",
    );
    const review = screen.getByRole("region", { name: "Vérification" });
    expect(
      within(review).getByText(/Publication d’origine non lue en texte intégral/),
    ).toBeInTheDocument();
  });
});
