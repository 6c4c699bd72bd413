import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { PASSWORD, signUp } from "#platform/testing/e2e/people.ts";

const PHONE = { width: 390, height: 844 };
const NEW_PASSWORD = "Another-Horse-2";
const password = (page: Page) => page.getByLabel("Mot de passe", { exact: true });

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel("Adresse e-mail").first().fill(email);
  await password(page).fill(secret);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

test("une personne crée son compte, donne son accord et arrive où elle allait", async ({
  page,
}) => {
  const email = `${randomUUID()}@example.org`;

  await test.step("la page demandée mène à la connexion, puis à la création de compte", async () => {
    await page.goto("/guidelines");
    await expect(page).toHaveURL(/\/auth\?redirect=/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await page.getByRole("link", { name: "Créer un compte" }).click();
    await expect(page).toHaveURL(/mode=sign-up/);
    await accessible(page);
  });

  await test.step("un mot de passe faible est refusé, rien de ce qui est écrit ne se perd", async () => {
    await page.getByLabel("Prénom et nom").fill("Camille Essai");
    await page.getByLabel("Adresse e-mail").first().fill(email);
    await password(page).fill("faible");
    await page.getByRole("button", { name: "Créer un compte" }).click();
    await expect(
      page.getByText("Le mot de passe doit compter au moins 8 caractères"),
    ).toBeVisible();
    await expect(page.getByLabel("Prénom et nom")).toHaveValue("Camille Essai");
    await page.getByRole("link", { name: "Se connecter" }).click();
    await expect(page.getByLabel("Adresse e-mail").first()).toHaveValue(email);
    await page.getByRole("link", { name: "Créer un compte" }).click();
  });

  await test.step("le compte créé, le consentement vient d'abord, puis la page demandée", async () => {
    await password(page).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/consent\?redirect=%2Fguidelines/);
    await page.getByRole("button", { name: "J’accepte et je continue" }).click();
    await expect(page).toHaveURL(/\/guidelines/);
  });

  await test.step("la même adresse ne fait pas un second compte", async () => {
    await page.context().clearCookies();
    await page.goto("/auth?mode=sign-up");
    await page.getByLabel("Prénom et nom").fill("Autre Essai");
    await page.getByLabel("Adresse e-mail").first().fill(email);
    await password(page).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Un compte existe déjà avec cette adresse e-mail.")).toBeVisible();
    await page.getByRole("button", { name: "Se connecter avec cette adresse" }).click();
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(page).toHaveURL(/\/dashboard/);
  });

  await test.step("connectée, elle ne revoit pas la connexion", async () => {
    await page.goto("/auth");
    await expect(page).toHaveURL(/\/dashboard/);
  });
});

test("un mauvais mot de passe est dit, une adresse étrangère n'est pas suivie", async ({
  page,
}) => {
  const { email } = await signUp(page);
  await page.context().clearCookies();
  for (const hostile of ["//evil.example", "https://evil.example", "/\\evil.example"]) {
    await page.goto(`/auth?redirect=${encodeURIComponent(hostile)}`);
    await expect(page.getByRole("heading", { name: "Connexion" })).toBeVisible();
  }
  await signIn(page, email, "Wrong-Horse-1");
  await expect(page.getByRole("alert")).toHaveText("Adresse e-mail ou mot de passe incorrect.");
  await expect(page.getByLabel("Adresse e-mail").first()).toHaveValue(email);
  await accessible(page);
  await signIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/dashboard/);
});

test("un mot de passe oublié se change par le lien du courrier, une seule fois", async ({
  page,
  browser,
}) => {
  const { email } = await signUp(page);
  await page.context().clearCookies();
  await page.setViewportSize(PHONE);
  await page.goto("/auth");

  await test.step("elle demande le lien", async () => {
    await page.getByRole("button", { name: "Mot de passe oublié ?" }).click();
    const dialog = page.getByRole("dialog", { name: "Mot de passe oublié" });
    await dialog.getByLabel("Adresse e-mail").fill(email);
    await accessible(page);
    await dialog.getByRole("button", { name: "Envoyer le lien" }).click();
    await expect(dialog.getByText(`Si un compte existe pour ${email}`)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Mot de passe oublié ?" })).toBeFocused();
  });

  const link =
    await test.step("un administrateur trouve la lettre dans la boîte d'envoi", async () => {
      const office = await browser.newPage();
      await signUp(office, { name: "Ada Admin", role: "admin" });
      await office.goto("/admin/mails");
      await office.getByRole("searchbox").fill(email);
      const row = office.getByRole("row").filter({ hasText: email });
      await row.getByRole("button", { name: /choisir un nouveau mot de passe/ }).click();
      const letter = (await office.getByRole("dialog").locator("pre").textContent()) ?? "";
      await office.close();
      return /http\S+\/auth#reset=\S+/.exec(letter)?.[0] ?? "";
    });

  await test.step("elle choisit un nouveau mot de passe et se connecte avec lui", async () => {
    await page.goto(link);
    await page.getByLabel("Nouveau mot de passe").fill(NEW_PASSWORD);
    await accessible(page);
    await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
    await expect(page.getByText("Votre mot de passe est changé. Connectez-vous.")).toBeVisible();
    expect(page.url()).not.toContain("reset=");
    await signIn(page, email, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/dashboard/);
  });

  await test.step("le lien ne sert plus", async () => {
    await page.context().clearCookies();
    await page.goto(link);
    await page.reload();
    await page.getByLabel("Nouveau mot de passe").fill("Third-Horse-3");
    await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
    await expect(page.getByText("Ce lien n’est plus valable")).toBeVisible();
    await page.getByRole("button", { name: "Demander un nouveau lien" }).click();
    await expect(page.getByRole("dialog", { name: "Mot de passe oublié" })).toBeVisible();
  });
});

test("un lien de confirmation mort propose d'en renvoyer un", async ({ page }) => {
  await page.goto("/auth#verify=invente");
  await expect(page.getByText("Ce lien n’est plus valable")).toBeVisible();
  await accessible(page);
  await page.getByRole("button", { name: "Renvoyer l’e-mail" }).click();
  await expect(page.getByText("Donnez votre adresse e-mail.")).toBeVisible();
  await page.getByRole("button", { name: "Revenir à la connexion" }).click();
  await expect(page.getByRole("heading", { name: "Connexion" })).toBeVisible();
  expect(page.url()).not.toContain("verify=");
});

test("un appareil oublié est déconnecté à distance", async ({ page, browser }) => {
  const { email } = await signUp(page);
  const forgotten = await browser.newPage();
  await forgotten.goto("/auth");
  await signIn(forgotten, email, PASSWORD);
  await expect(forgotten).toHaveURL(/\/dashboard/);

  await page.goto("/settings?tab=sessions");
  await expect(page.getByText("Cet appareil", { exact: true })).toBeVisible();
  await accessible(page);
  await page.getByRole("button", { name: /^Déconnecter Chrome sur Linux/ }).click();
  await expect(page.getByText("Vous n’êtes connecté que sur cet appareil.")).toBeVisible();

  await forgotten.goto("/settings");
  await expect(forgotten).toHaveURL(/\/auth\?redirect=/);
  await forgotten.close();
});
