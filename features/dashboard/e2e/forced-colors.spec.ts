// The colours of the system in the place of ours, as some people need to read at all: nothing that is
// to be filled, read or focused is left without an edge.
import { expect, type Page } from "@playwright/test";
import { addCards, question, rate } from "#features/flashcards/e2e/device.ts";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/** Fields and measures on screen that neither they nor what holds them gives an edge to. */
const withoutEdge = (page: Page) =>
  page.evaluate(() => {
    const edged = (one: Element | null): boolean => {
      if (!one) return false;
      const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(one);
      return (
        (borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) > 0) ||
        (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0)
      );
    };
    const wanted =
      "input:not([type=checkbox], [type=radio], [type=file]), textarea, select, progress";
    return [...document.querySelectorAll(wanted)]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
      .filter((one) => !edged(one) && !edged(one.parentElement))
      .map((one) => one.outerHTML.slice(0, 160));
  });

/** Choices of one among several whose chosen one has nothing that the others have not. */
const withoutChoice = (page: Page) =>
  page.evaluate(() => {
    const isDrawn = (input: Element) =>
      input.getBoundingClientRect().width > 4 && getComputedStyle(input).opacity !== "0";
    const edge = (input: Element) =>
      isDrawn(input) ||
      [input.nextElementSibling, input.closest("label")].some(
        (one) => one !== null && getComputedStyle(one).outlineStyle === "solid",
      );
    return [...document.querySelectorAll("[type=radio]:checked")]
      .filter((one) => (one.closest("fieldset, [role=radiogroup]") ?? one).checkVisibility())
      .filter((one) => !edge(one))
      .map((one) => one.outerHTML.slice(0, 160));
  });

test("ce qui est choisi se voit parmi ce qui ne l’est pas", async ({ page }) => {
  await signUp(page);
  await addCards(page, 3);
  for (const path of [
    "/settings?tab=preferences",
    "/flashcards?tab=planning",
    "/flashcards?tab=create",
    "/study",
    "/offline",
    "/statistiques",
  ]) {
    await page.goto(path);
    await expect(page.locator("[type=radio]:checked").first()).toBeAttached();
    expect(await withoutChoice(page), path).toEqual([]);
  }
  const tab = page.getByRole("tab", { selected: true }).first();
  expect(await tab.evaluate((one) => getComputedStyle(one).borderBottomColor)).not.toBe(
    await tab.evaluate((one) => getComputedStyle(one.parentElement ?? one).borderBottomColor),
  );
});

test("le tableau de bord, une séance, les statistiques et les réglages gardent leurs bords et leur focus", async ({
  page,
}) => {
  await signUp(page);
  await addCards(page, 3);
  await page.goto("/flashcards");
  expect(await withoutEdge(page)).toEqual([]);
  await page.getByRole("button", { name: "Étudier Urgences" }).click();
  await rate(page, "Question 0", "4");
  await expect(question(page)).toContainText("Question 1");
  await page.keyboard.press("Space");
  for (const name of [/^Difficile/, /^Bien/, /^Facile/])
    await expect(page.getByRole("button", { name })).toHaveCSS("border-top-style", "solid");
  await page.getByRole("button", { name: "Terminer" }).click();

  await page.goto("/dashboard");
  await expect(page.getByRole("progressbar").first()).toBeVisible();
  expect(await withoutEdge(page)).toEqual([]);
  const field = page.getByRole("main").getByRole("textbox").first();
  await field.focus();
  await expect(field).toHaveCSS("outline-style", "solid");
  await expect(page.getByRole("button", { name: "Demander à l’assistant" })).toHaveCSS(
    "border-top-style",
    "solid",
  );
  await accessible(page);

  await page.goto("/flashcards?tab=stats");
  const part = page.locator("li[data-part='1']").first();
  await expect(part).toBeVisible();
  expect(await part.evaluate((one) => getComputedStyle(one, "::before").forcedColorAdjust)).toBe(
    "none",
  );
  for (const path of ["/statistiques", "/settings", "/offline"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await withoutEdge(page)).toEqual([]);
  }
});
