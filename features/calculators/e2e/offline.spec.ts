// The network cut: every calculator of the catalogue, never opened before, computes its first worked
// case from the values of its address.
import { expect } from "@playwright/test";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";
import { underWorker } from "#platform/testing/e2e/worker.ts";
import type { WorkedCase } from "../domain/calculator.ts";
import { CALCULATORS } from "../domain/catalogue.ts";
import { evaluate } from "../domain/evaluate.ts";

test.use({ serviceWorkers: "allow" });

const fragment = (inputs: WorkedCase["inputs"]): string =>
  Object.entries(inputs)
    .map(([name, given]) => {
      const text = typeof given === "object" ? `${given.value} ${given.unit}` : String(given);
      return `${name}=${encodeURIComponent(text)}`;
    })
    .join("&");

test("sans réseau, chaque calculateur du catalogue donne le résultat de son premier cas", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem("pwa-permanently-dismissed", "true"));
  await signUp(page);
  await page.goto("/offline");
  await underWorker(page);
  await page.getByRole("button", { name: "Tout télécharger" }).click();
  await expect(page.getByRole("button", { name: "Tout actualiser" })).toBeVisible();
  await context.setOffline(true);
  const result = page.getByRole("region", { name: "Résultat", exact: true });
  for (const calculator of CALCULATORS) {
    const [{ inputs }] = calculator.cases;
    const { outcome } = evaluate(calculator, inputs);
    const shown = new Intl.NumberFormat("fr-FR", {
      maximumFractionDigits: calculator.result.decimals,
      useGrouping: "min2",
    }).format(outcome?.value ?? Number.NaN);
    await page.goto(`/calculator/${calculator.id}#${fragment(inputs)}`);
    await expect(result, calculator.id).toContainText(
      outcome?.value === null ? (outcome.symbol ?? "—") : shown.replace("-", "−"),
    );
  }
});
