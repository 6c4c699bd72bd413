import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { SCHEMES, violations } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";
import { bringTables } from "./bring-tables.ts";

test("coder une description, voir d’où vient chaque code, corriger, changer de contexte, exporter", async ({
  page,
}) => {
  await bringTables();
  await page.setViewportSize({ width: 390, height: 800 });
  await signUp(page);
  await page.goto("/coding");
  await page.getByRole("button", { name: "Générer" }).click();
  await expect(page.getByText("Veuillez saisir une description clinique")).toBeVisible();
  const description = page.getByRole("textbox", { name: "Description clinique" });
  await description.fill("Choléra à Vibrio cholerae, ECG réalisé. Mère : douleur thoracique.");
  await description.press("Control+Enter");
  const cim10 = page.getByRole("region", { name: "CIM-10" });
  await expect(cim10).toContainText("A000");
  await expect(
    page.locator("mark[data-coded=false]", { hasText: "douleur thoracique" }),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Lu, non codé" })).toContainText("famille");
  const ccam = page.getByRole("region", { name: "CCAM" });
  await expect(ccam).toContainText("inconnu");
  await page.getByRole("radio", { name: "Ville" }).check();
  await expect(ccam).toContainText("14,26");
  await page.getByRole("button", { name: "Corriger A000" }).click();
  await page.getByRole("textbox", { name: /à la place de A000/ }).fill("douleur thoracique");
  await page.getByRole("button", { name: "Chercher", exact: true }).click();
  await page.getByRole("button", { name: /^R074/ }).click();
  await expect(cim10).toContainText("choisi par vous");
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    expect(await violations(page, scheme === SCHEMES[0] ? "all" : "colours")).toEqual([]);
  }
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV" }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toMatch(/"R074".*"choisi par vous"/);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});
