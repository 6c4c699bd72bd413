import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";

const field = (page: Page) => page.getByRole("searchbox", { name: "Rechercher dans les fiches" });

/** A new account, signed in, that consented: the journey starts on the library. */
async function openLibrary(page: Page, address = "/guidelines"): Promise<void> {
  await signUp(page);
  await page.goto(address);
}

test("chercher avec une abréviation, ouvrir le passage, lire sa source", async ({ page }) => {
  await openLibrary(page);
  await expect(page.getByRole("heading", { level: 2, name: "Urgences" })).toBeVisible();
  await accessible(page);
  await field(page).fill("ep traitement");
  const passage = page.getByRole("link", { name: /^Traitement/ }).first();
  await expect(passage).toBeVisible();
  await accessible(page);
  // What was typed may describe a patient: it never reaches the address.
  expect(page.url()).not.toContain("traitement");
  await passage.click();
  await expect(page).toHaveURL(/\/guidelines\/embolie-pulmonaire#t\d+$/);
  const target = page.locator(new URL(page.url()).hash);
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  await accessible(page);
  await target.getByRole("button", { name: /^Sources / }).click();
  await accessible(page);
  await target
    .getByRole("link", { name: /^Source / })
    .first()
    .click();
  await expect(page).toHaveURL(/#source-/);
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
});

test("au clavier seul : chercher, descendre, ouvrir, revenir", async ({ page }) => {
  await openLibrary(page);
  await field(page).focus();
  // At the speed of who knows the way: nothing is waited for.
  await page.keyboard.type("hyperkalièmie");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Hyperkaliémie" })).toBeVisible();
  await expect(page).toHaveTitle("Hyperkaliémie — Sclepios");
  await page.goBack();
  await expect(field(page)).toBeVisible();
});

test("une maladie sans fiche ne reçoit pas la fiche d’une autre", async ({ page }) => {
  await openLibrary(page);
  await field(page).fill("hypokaliémie");
  await expect(page.getByText(/Pas encore de fiche sur\s: l’hypokaliémie/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Hyperkaliémie" })).toHaveCount(0);
  await field(page).press("Escape");
  await expect(page.getByRole("link", { name: /^Hyperkaliémie/ })).toBeVisible();
});

test("une adresse de fiche inconnue le dit et ramène à la liste", async ({ page }) => {
  await openLibrary(page, "/guidelines/fiche-inconnue");
  await expect(page.getByText("Fiche introuvable")).toBeVisible();
  await page.getByRole("link", { name: "Toutes les fiches" }).click();
  await expect(field(page)).toBeVisible();
});

test.describe("sur un téléphone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("la fiche tient dans l’écran et garde son sommaire", async ({ page }) => {
    await openLibrary(page, "/guidelines/anaphylaxie");
    const outline = page.getByRole("navigation", { name: "Dans cette fiche" });
    await outline.getByRole("link", { name: "Traitement" }).click();
    await expect(page.getByRole("heading", { name: "Traitement" })).toBeInViewport();
    await expect(outline).toBeInViewport();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    await accessible(page);
  });
});

test.describe("à 320 px", () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test("la première conduite est au premier écran, un nom long et un chiffre restent entiers, la dose se calcule", async ({
    page,
  }) => {
    await openLibrary(page, "/guidelines/hyperkaliemie");
    await expect(page.locator("#f1")).toBeInViewport();
    const row = page
      .getByRole("listitem")
      .filter({ hasText: "cyclosilicate de zirconium sodique" })
      .last();
    const lines = await row
      .locator("span")
      .nth(1)
      .evaluate((name) => {
        const { lineHeight } = getComputedStyle(name);
        return name.getBoundingClientRect().height / Number.parseFloat(lineHeight);
      });
    expect(lines).toBeLessThan(6);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    // A range by weight and by minute beside a route of several words.
    await page.goto("/guidelines/choc-septique");
    await expect(page.getByText("seringue électrique").first()).toBeAttached();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    await page.goto("/guidelines/acidocetose-diabetique");
    await page.getByRole("textbox", { name: "Doses calculées pour" }).fill("70");
    await expect(page.getByText(/^7\sUI\/h$/).first()).toBeVisible();
    await expect(page.getByText(/0,1\sUI\/kg\/h ×\s70\skg/).first()).toBeVisible();
    // The port of the server may hold any figure.
    const { pathname, search, hash } = new URL(page.url());
    expect(`${pathname}${search}${hash}`).not.toContain("70");
    await accessible(page);
  });
});

test("en anglais, la page est en anglais et la fiche est marquée française", async ({ page }) => {
  await openLibrary(page);
  await page.evaluate(() => localStorage.setItem("user-language", "en"));
  await page.goto("/guidelines/anaphylaxie#r1");
  await expect(page.getByRole("heading", { name: "Red flags" })).toBeVisible();
  await expect(page.locator("#r1 p[lang]").first()).toHaveAttribute("lang", "fr");
  await accessible(page);
});
