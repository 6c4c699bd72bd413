import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { PASSWORD, signUp } from "#platform/testing/e2e/people.ts";

test.describe("mes données", () => {
  test("je les télécharge en un fichier", async ({ page }) => {
    const me = await signUp(page, { name: "Éloïse Export" });
    await page.goto("/settings?tab=privacy");
    await expect(page.getByText(/Donné le .*, version 1\.0/)).toBeVisible();
    await accessible(page);
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name: "Télécharger mes données" }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^sclepios-mes-donnees-\d{4}-\d{2}-\d{2}\.json$/);
    const file = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(file).toMatchObject({
      user_id: me.id,
      data: { accounts: { profile: { name: "Éloïse Export" } } },
    });
    await expect(page.getByText("Vos données ont été téléchargées.")).toBeVisible();
  });

  test("je retire mon accord et l'application me le redemande", async ({ page }) => {
    await signUp(page);
    await page.goto("/settings?tab=privacy");
    await page.getByRole("button", { name: "Retirer mon consentement" }).click();
    await page.getByRole("button", { name: "Retirer", exact: true }).click();
    await expect(page).toHaveURL(/\/consent/);
    await page.goto("/chat");
    await expect(page).toHaveURL(/\/consent/);
  });

  test("j'efface mon compte avec le mot et mon mot de passe, partout", async ({
    page,
    browser,
  }) => {
    const me = await signUp(page);
    const elsewhere = await browser.newPage();
    await elsewhere.goto("/auth");
    const signedIn = await elsewhere.evaluate(
      async (body) =>
        (
          await fetch("/api/auth/sign-in/email", {
            method: "POST",
            headers: { "content-type": "application/json" },
            body,
          })
        ).status,
      JSON.stringify({ email: me.email, password: PASSWORD }),
    );
    expect(signedIn).toBe(200);

    await page.goto("/settings?tab=privacy");
    await page.getByRole("button", { name: "Effacer mon compte…" }).click();
    await page.getByLabel(/Pour confirmer, écrivez EFFACER/).fill("EFFACER");
    await page.getByLabel("Votre mot de passe").fill("Pas-Le-Bon-1");
    await page.getByRole("button", { name: "Effacer définitivement mon compte" }).click();
    await expect(page.getByText("Mot de passe incorrect.")).toBeVisible();
    await accessible(page);

    await page.getByLabel("Votre mot de passe").fill(PASSWORD);
    await page.getByRole("button", { name: "Effacer définitivement mon compte" }).click();
    await expect(page.getByRole("heading", { name: "Votre compte est effacé" })).toBeVisible();

    await elsewhere.goto("/chat");
    await expect(elsewhere).toHaveURL(/\/auth/);
    await elsewhere.close();
  });
});
