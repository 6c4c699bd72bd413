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

  await test.step("son travail, gardé ici tant qu'il n'est pas enregistré", async () => {
    await page.getByLabel("Vous êtes").selectOption("Étudiant");
    await page.getByLabel("Spécialité").selectOption("Cardiologie");
    await page.getByLabel("Date de naissance").fill("1999-05-17");
    await page.route("**/rpc/accounts/updateProfile", (route) => route.abort());
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("votre profil n’est pas enregistré")).toBeVisible();
    await page.unroute("**/rpc/accounts/updateProfile");
    await page.reload();
    await expect(page.getByLabel("Spécialité")).toHaveValue("cardiologie");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Enregistré.")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Vous êtes")).toHaveValue("student");
    await expect(page.getByLabel("Date de naissance")).toHaveValue("1999-05-17");
    await expect(page.getByText("Pas encore enregistré")).toHaveCount(0);
    await expect(page.getByText("0 carte maîtrisée sur 0")).toBeVisible();
    await expect(page.getByRole("link", { name: "Tous vos scores" })).toBeVisible();
    await accessible(page);
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

test("la taille du texte et la présentation des listes comptent sur toutes les pages", async ({
  page,
}) => {
  await signUp(page);
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await page.goto("/settings?tab=preferences");
  expect(await size()).toBe("16px");
  await page.getByText("Grande", { exact: true }).click();
  expect(await size()).toBe("19px");
  await page.getByText("Grille", { exact: true }).click();
  for (const address of ["/guidelines", "/calculator", "/checklists"]) {
    await page.goto(address);
    expect(await size()).toBe("19px");
    await expect(page.locator('[data-view="grid"]')).toBeVisible();
  }
  await page.goto("/");
  expect(await size()).toBe("19px");
  await page.goto("/settings?tab=preferences");
  await page.getByText("Petite", { exact: true }).click();
  expect(await size()).toBe("15px");
});

test("le point d'interrogation montre les raccourcis, et une touche seule s'éteint", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Raccourcis clavier" });
  await expect(sheet.getByText("Barrer une proposition")).toBeVisible();
  await accessible(page);
  await sheet.getByLabel("Utiliser les raccourcis à une touche").uncheck();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await page.goto("/chat");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  await expect(page.getByRole("textbox", { name: "Votre question" })).not.toBeFocused();
  // The page's own sheet, and not both.
  await page.keyboard.press("?");
  const own = page.getByRole("dialog", { name: "Raccourcis clavier" });
  await expect(own).toHaveCount(1);
  await own.getByLabel("Utiliser les raccourcis à une touche").check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(page.getByRole("textbox", { name: "Votre question" })).toBeFocused();
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
