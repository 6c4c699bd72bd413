import { expect } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";

test("plus de cent touches en cinq secondes sont signalées, sans rien bloquer", async ({
  page,
  browser,
}) => {
  await signUp(page, { name: "Victor Vif" });
  await page.goto("/guidelines");
  await page.waitForLoadState("networkidle");
  // The guards start once the page is idle.
  await expect(async () => {
    await page.evaluate(() => {
      for (let i = 0; i < 110; i++) dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
    });
    await expect(page.getByText("Activité inhabituelle détectée")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole("link", { name: "Sclepios" }).first().click();

  const office = await browser.newPage();
  await signUp(office, { name: "Ada Admin", role: "admin" });
  await office.goto("/admin/system-logs");
  await office.getByRole("searchbox").fill("Victor Vif");
  await expect(office.getByRole("button", { name: "Activité très rapide" }).first()).toBeVisible();
  await expect(office.getByRole("button", { name: "Activité inhabituelle" }).first()).toBeVisible();
  await office.close();
});

test("une visite sans connexion laisse sa ligne dans le journal", async ({ page, browser }) => {
  const row = page.waitForResponse((response) =>
    response.url().endsWith("/rpc/security/logSecurityEvent"),
  );
  await page.goto("/chat");
  await expect(page).toHaveURL(/\/auth/);
  expect((await row).status()).toBe(200);
  const office = await browser.newPage();
  await signUp(office, { name: "Ada Admin", role: "admin" });
  await office.goto("/admin/system-logs");
  await office.getByLabel("Événement").selectOption({ label: "Accès sans connexion" });
  await expect(office.getByRole("cell", { name: "/chat" }).first()).toBeVisible();
  await office.close();
});

test("une erreur du navigateur arrive chez l'administrateur sous son identifiant", async ({
  page,
}) => {
  await signUp(page, { name: "Ada Admin", role: "admin" });
  await page.goto("/");
  const id = `err_${Date.now().toString(36)}abc`;
  await page.evaluate(([key, queued]) => localStorage.setItem(key, queued), [
    "error-reports",
    JSON.stringify([
      {
        id,
        name: "TypeError",
        message: `Lecture impossible pour camille@example.org ${id}`,
        stack: "at chat?q=secret",
        path: "/chat",
        at: new Date().toISOString(),
      },
    ]),
  ] as const);
  await page.goto("/admin/error-reports");
  await expect(async () => {
    await page.getByRole("button", { name: "Actualiser" }).click();
    await expect(page.getByText(id, { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page
    .getByRole("button", { name: /Lecture impossible pour \[e-mail\]/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Ada Admin")).toBeVisible();
  await accessible(page);
  await dialog.getByRole("button", { name: "Marquer comme traité" }).click();
  await expect(page.getByText("Rapport traité")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("error-reports"))).toBeNull();
});
