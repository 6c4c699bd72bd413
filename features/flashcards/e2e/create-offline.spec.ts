// Cards written on the underground: kept on the device, created once at the next station.
import { expect } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { found, takeAlong, withCards } from "./device.ts";

test.use({ serviceWorkers: "allow" });

test("une carte écrite sans réseau est gardée, puis créée une fois au retour", async ({
  page,
  context,
}) => {
  await withCards(page, 1);
  await takeAlong(page);
  await context.setOffline(true);
  await page.goto("/flashcards?tab=create");
  for (const asked of ["Écrite sans réseau", "Une autre"]) {
    await page.getByRole("textbox", { name: "Question" }).fill(asked);
    await page.getByRole("textbox", { name: "Réponse" }).fill("Oui");
    await page.getByRole("button", { name: "Créer", exact: true }).click();
    await expect(page.getByText("Carte gardée sur cet appareil")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Question" })).toHaveValue("");
  }
  await accessible(page);
  await page.reload();
  await expect(page.getByText("2 éléments en attente.")).toBeVisible();
  await context.setOffline(false);
  for (const word of ["réseau", "autre"])
    await expect.poll(async () => (await found(page, word)).length, { timeout: 30_000 }).toBe(1);
});
