import { expect } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";

test("une personne nouvelle donne son accord avant d'ouvrir Sclepios", async ({ page }) => {
  await signUp(page, { consent: false });

  await test.step("toute page mène d'abord au consentement", async () => {
    await page.goto("/guidelines");
    await expect(page).toHaveURL(/\/consent\?redirect=/);
    await expect(page.getByRole("heading", { name: "Avant de commencer" })).toBeVisible();
    await expect(page.getByText("Version 1.0 de ce texte")).toBeVisible();
    await accessible(page);
  });

  await test.step("elle accepte et arrive où elle allait", async () => {
    await page.getByRole("button", { name: "J’accepte et je continue" }).click();
    await expect(page).toHaveURL(/\/guidelines/);
  });

  await test.step("la question n'est plus posée", async () => {
    await page.reload();
    await expect(page).toHaveURL(/\/guidelines/);
  });
});

test("une personne qui refuse garde ses droits et peut partir", async ({ page }) => {
  await signUp(page, { consent: false });
  await page.goto("/consent");
  await page.getByRole("button", { name: "Je refuse" }).click();
  await expect(page.getByText("Sclepios ne peut pas être utilisé.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Télécharger mes données" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Effacer mon compte…" })).toBeVisible();
  await accessible(page);
  // One way out, a new document: a second one would still be under way when the person goes
  // elsewhere.
  const arrivals: string[] = [];
  page.on("framenavigated", (frame) => arrivals.push(new URL(frame.url()).pathname));
  await page.route(
    ({ pathname }) => pathname === "/",
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    },
  );
  const home = page.waitForEvent("domcontentloaded");
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await home;
  await expect(page).toHaveURL(/\/$/);
  expect(arrivals).toEqual(["/"]);
  await page.goto("/chat");
  await expect(page).toHaveURL(/\/auth/);
});

test("un visiteur ne voit pas la page de consentement", async ({ page }) => {
  await page.goto("/consent");
  await expect(page).toHaveURL(/\/auth/);
});

test("l'accord retiré ailleurs ramène à la question, et rien de ce qui est écrit ne se perd", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/chat");
  const question = page.getByRole("textbox", { name: "Votre question" });
  await question.fill("traitement de l’anaphylaxie chez l’adulte");
  const withdrawn = await page.request.post("/api/gdpr_consent", {
    data: { consent_given: false, data_processing_purposes: ["account"] },
  });
  expect(withdrawn.ok()).toBe(true);
  await question.press("Enter");
  await expect(page.getByRole("heading", { name: "Avant de commencer" })).toBeVisible();
  await accessible(page);
  await page.getByRole("button", { name: "J’accepte et je continue" }).click();
  await expect(page).toHaveURL(/\/chat/);
  await expect(question).toHaveValue("traitement de l’anaphylaxie chez l’adulte");
});
