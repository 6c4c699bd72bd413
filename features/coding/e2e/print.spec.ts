// A coding and the tables on paper, also from a dark screen.
import { expect } from "@playwright/test";
import { test } from "#platform/testing/e2e/journey.ts";
import { onPaper } from "#platform/testing/e2e/paper.ts";
import { signUp } from "#platform/testing/e2e/people.ts";
import { bringTables } from "./bring-tables.ts";

test.use({ colorScheme: "dark", viewport: { width: 1280, height: 800 } });

test("un codage, puis un code parmi ses voisins, sur papier", async ({ page }) => {
  await bringTables();
  await signUp(page);
  await page.goto("/coding");
  await page.getByLabel("Sexe").selectOption("F");
  await page
    .getByRole("textbox", { name: "Description clinique" })
    .fill("Choléra à Vibrio cholerae, ECG réalisé. Mère : douleur thoracique.");
  await page.getByRole("button", { name: "Générer" }).click();
  const region = (name: string) => page.getByRole("region", { name });
  await expect(region("CIM-10")).toContainText("A000");
  await onPaper(page, async () => {
    await expect(page.getByRole("definition").getByText("Femme")).toBeVisible();
    await expect(region("CIM-10").getByText("A000")).toBeVisible();
    await expect(region("CCAM").getByText("DEQP003")).toBeVisible();
    await expect(page.getByText("Vérifications non faites")).toBeVisible();
  });

  await page.goto("/coding/browse?code=A000");
  const label = page.getByRole("main").getByText("Choléra à Vibrio cholerae").first();
  await expect(label).toBeVisible();
  await onPaper(page, () => expect(label).toBeVisible());
});
