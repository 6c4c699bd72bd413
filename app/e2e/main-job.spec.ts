// The main job without a mouse: from a new account to a cited passage and out again.
import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "#platform/testing/e2e/journey.ts";
import { PASSWORD } from "#platform/testing/e2e/people.ts";

/** Tabs until the focus is there; nobody presses a key sixty times to reach a button. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < 60; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** What has the focus shows it: an outline, a ring, or the border of the field around it. */
async function focusShows(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused?.matches(":focus-visible")) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
    return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
  });
  expect(shown, "the focus is not shown").toBe(true);
}

const press = (page: Page, key = "Enter") => page.keyboard.press(key);

test("au clavier seul, d’un compte neuf à la source d’une réponse", async ({ page }) => {
  await test.step("elle crée son compte depuis l’accueil", async () => {
    await page.goto("/");
    await tabTo(page, page.getByRole("link", { name: "Créer un compte" }).first());
    await focusShows(page);
    await press(page);
    await tabTo(page, page.getByLabel("Prénom et nom"));
    await page.keyboard.insertText("Camille Essai");
    await press(page, "Tab");
    await page.keyboard.insertText(`${randomUUID()}@example.org`);
    await press(page, "Tab");
    await page.keyboard.insertText(PASSWORD);
    await focusShows(page);
    await press(page);
  });

  await test.step("elle donne son accord", async () => {
    await expect(page).toHaveURL(/\/consent/);
    await tabTo(page, page.getByRole("button", { name: "J’accepte et je continue" }));
    await focusShows(page);
    await press(page, "Space");
    await expect(page).toHaveURL(/\/dashboard/);
  });

  await test.step("elle pose sa question", async () => {
    await tabTo(page, page.getByRole("textbox", { name: "Que cherchez-vous à trancher ?" }));
    await page.keyboard.insertText("Anaphylaxie : dose d’adrénaline chez l’adulte ?");
    await press(page);
    await expect(page.getByRole("textbox", { name: "Votre question" })).toBeFocused();
    await expect(page.getByRole("button", { name: "Copier la réponse" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Votre question" })).toHaveValue("");
  });

  const asked = page.url().includes("conversation=") ? page.url() : "";
  await test.step("elle suit une citation jusqu’au passage", async () => {
    const citation = page.getByRole("link", { name: /^Ouvrir la source 1/ }).first();
    await tabTo(page, citation, "Shift+Tab");
    await focusShows(page);
    await press(page);
    // Beside the answer; its sheet is one press further.
    await tabTo(page, page.getByRole("link", { name: "Ouvrir la fiche" }));
    await press(page);
    await expect(page).toHaveURL(/\/guidelines\/anaphylaxie#/);
    await expect(page.locator(new URL(page.url()).hash)).toBeFocused();
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  });

  await test.step("elle revient à sa réponse", async () => {
    await press(page, "Alt+ArrowLeft");
    if (!page.url().includes("/chat")) await page.goBack();
    await expect(page).toHaveURL(/\/chat\?conversation=/);
    if (asked) expect(page.url()).toBe(asked);
    await expect(page.getByRole("button", { name: "Copier la réponse" })).toBeVisible();
  });

  await test.step("elle ouvre une fiche par la palette", async () => {
    await press(page, "Control+k");
    const palette = page.getByRole("dialog", { name: "Rechercher dans Sclepios" });
    await expect(palette).toBeVisible();
    // Key by key: what is typed before the field has the keyboard is its own.
    await page.keyboard.type("embolie");
    await expect(palette.getByText("Embolie pulmonaire").first()).toBeVisible();
    // The sheet of that name before the scores that speak of it.
    await press(page);
    await expect(page).toHaveURL(/\/guidelines\/embolie-pulmonaire$/);
    await expect(palette).toBeHidden();
  });

  await test.step("elle se déconnecte", async () => {
    await tabTo(page, page.getByRole("button", { name: "Se déconnecter" }), "Shift+Tab");
    await focusShows(page);
    await press(page);
    await expect(page).toHaveURL(/\/(auth.*)?$/);
    await page.goto("/chat");
    await expect(page).toHaveURL(/\/auth\?redirect=/);
  });
});
