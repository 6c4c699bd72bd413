import { expect } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { PASSWORD, signUp } from "#platform/testing/e2e/people.ts";

const NEW_PASSWORD = "Another-Horse-2";
/** One transparent pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("une personne règle son profil", async ({ page }) => {
  await signUp(page, { name: "Camille Essai" });
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Réglages" })).toBeVisible();
  await accessible(page);

  await test.step("son nom, repris partout", async () => {
    await page.getByLabel("Prénom et nom").fill("Zoé Fictive");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Enregistré.")).toBeVisible();
    await expect(page.getByText("Zoé Fictive").first()).toBeVisible();
  });

  await test.step("sa photo, dont le type est vérifié avant l'envoi", async () => {
    const file = page.locator('input[type="file"]');
    await file.setInputFiles({
      name: "cv.png",
      mimeType: "image/png",
      buffer: Buffer.from("<svg/>"),
    });
    await expect(page.getByText("Type de fichier non accepté")).toBeVisible();
    await file.setInputFiles({ name: "moi.png", mimeType: "image/png", buffer: PIXEL });
    await expect(page.getByText("Votre photo est enregistrée.")).toBeVisible();
    await expect(page.getByRole("img", { name: "Votre photo de profil" })).toHaveJSProperty(
      "naturalWidth",
      1,
    );
    await page.getByRole("button", { name: "Retirer la photo" }).click();
    await expect(page.getByText("Votre photo est retirée.")).toBeVisible();
  });

  await test.step("son mot de passe, avec l'ancien", async () => {
    await page.getByRole("button", { name: "Changer de mot de passe" }).click();
    await page.getByLabel("Mot de passe actuel").fill("Wrong-Horse-1");
    await page.getByLabel("Nouveau mot de passe").fill(NEW_PASSWORD);
    await accessible(page);
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
    await expect(page.getByText("Ce n’est pas votre mot de passe actuel.")).toBeVisible();
    await expect(page.getByLabel("Nouveau mot de passe")).toHaveValue(NEW_PASSWORD);
    await page.getByLabel("Mot de passe actuel").fill(PASSWORD);
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
    await expect(page.getByText("Votre mot de passe est changé")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Réglages" })).toBeVisible();
  });
});

test("la langue et le thème changent tout de suite et restent", async ({ page }) => {
  await signUp(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/settings?tab=preferences");
  await expect(page.getByText("Retenu sur cet appareil.")).toBeVisible();
  await accessible(page);
  await page.getByText("Español", { exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ajustes" })).toBeVisible();
  await expect(page.getByText("El idioma de su cuenta se ha guardado.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("user-language"))).toBe("es");
  await page.getByText("Oscuro", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Ajustes" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  // What was typed in a tab is still there after a look at another.
  await page.getByRole("tab", { name: "Perfil" }).click();
  await page.getByLabel("Nombre y apellidos").fill("Nombre a medias");
  await page.getByRole("tab", { name: "Privacidad" }).click();
  await page.getByRole("tab", { name: "Perfil" }).click();
  await expect(page.getByLabel("Nombre y apellidos")).toHaveValue("Nombre a medias");
});
