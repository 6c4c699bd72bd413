import { expect } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";

test("une personne sans rôle d'administrateur lit « Accès refusé »", async ({ page }) => {
  await signUp(page);
  for (const address of ["/admin", "/admin/users", "/admin/system-logs"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Accès refusé" })).toBeVisible();
    await expect(
      page.getByText("Vous devez être administrateur pour accéder à cette page."),
    ).toBeVisible();
  }
  await accessible(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  expect((await call(page, "admin/overview", {})).status).toBe(403);
});

test("un visiteur est envoyé à la connexion", async ({ page }) => {
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/auth\?redirect=/);
});

test("un administrateur parcourt les pages d'administration", async ({ page }) => {
  await signUp(page, { name: "Ada Admin", role: "admin" });
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Vue d’ensemble" })).toBeVisible();
  await expect(page.getByText("Niveau de menace")).toBeVisible();
  await accessible(page);
  for (const name of ["Comptes", "Courriers", "Journal de sécurité", "Rapports d’erreur"]) {
    await page.getByRole("navigation").getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(`${name} — Sclepios`);
    await expect(page.getByRole("status").getByText("Chargement…")).toHaveCount(0);
    await accessible(page);
  }
});

test("un administrateur change un rôle, et le journal le dit", async ({ page, browser }) => {
  const other = await browser.newPage();
  const person = await signUp(other, { name: "Paul Soignant" });
  await other.close();
  await signUp(page, { name: "Ada Admin", role: "admin" });
  await page.goto("/admin/users");
  await page.getByRole("searchbox").fill(person.email);
  await expect(page.locator("tbody tr")).toHaveCount(1);
  const provider = page.getByRole("combobox", { name: "Rôle de soignant de Paul Soignant" });
  await provider.selectOption("doctor");
  await expect(page.getByText("Rôle de Paul Soignant modifié")).toBeVisible();
  await expect(provider).toHaveValue("doctor");
  await page
    .getByRole("combobox", { name: "Rôle système de Paul Soignant" })
    .selectOption("moderator");
  await page.getByRole("dialog").getByRole("button", { name: "Changer le rôle" }).click();
  await expect(page.getByRole("combobox", { name: "Rôle système de Paul Soignant" })).toHaveValue(
    "moderator",
  );
  await page.goto("/admin/system-logs");
  await page.getByRole("searchbox").fill("Paul Soignant");
  await expect(page.getByRole("button", { name: "Rôle modifié" }).first()).toBeVisible();
});
