// Everything that the palette offers is done without a mouse: opened by its key, walked through with
// the arrows, taken with Enter, and left where the keyboard goes on.
import { expect, type Page } from "@playwright/test";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Rechercher dans Sclepios" });
const offered = (page: Page) => palette(page).locator("[data-action]");

async function openByKey(page: Page): Promise<void> {
  await page.keyboard.press("ControlOrMeta+k");
  await expect(palette(page).getByRole("textbox")).toBeFocused();
}

/** Takes what stands at a place of the list, by the arrows alone; resolves to its name. */
async function take(page: Page, place: number): Promise<string> {
  for (let n = 0; n <= place; n += 1) await page.keyboard.press("ArrowDown");
  const chosen = offered(page).nth(place);
  await expect(chosen).toHaveAttribute("data-selected", "true");
  const name = await chosen.textContent();
  await page.keyboard.press("Enter");
  await expect(palette(page)).toBeHidden();
  return name ?? "";
}

test("chaque page et chaque action de la palette, au clavier seul", async ({ page }) => {
  await signUp(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await openByKey(page);
  const names = await offered(page).allTextContents();
  expect(names.length).toBeGreaterThan(15);
  expect(names).toContain("Nouvelle carte");
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  const dark = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
  for (const [place, name] of names.entries()) {
    await test.step(name, async () => {
      const before = { url: page.url(), scheme: await dark() };
      await openByKey(page);
      expect(await take(page, place)).toBe(name);
      if (name === "Changer de thème") await expect.poll(dark).not.toBe(before.scheme);
      else await expect(page.locator("main h1, main h2, [role=dialog] h2").first()).toBeVisible();
      await expect(page.getByText("Une erreur est survenue")).toHaveCount(0);
      // The keyboard goes on from here: the next stop is in sight.
      if (!(await page.getByRole("dialog").isVisible())) {
        await page.keyboard.press("Tab");
        await expect(page.locator(":focus")).toBeVisible();
      } else await page.keyboard.press("Escape");
    });
  }
});

test("ce qui est tapé se demande à l’assistant, au clavier seul", async ({ page }) => {
  await signUp(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await openByKey(page);
  await page.keyboard.type("dose d’adrénaline dans l’anaphylaxie");
  const ask = offered(page).filter({ hasText: /assistant/i });
  await expect(ask).toBeVisible();
  const last = (await offered(page).count()) - 1;
  for (let n = 0; n < last; n += 1) await page.keyboard.press("ArrowDown");
  await expect(ask).toHaveAttribute("data-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/chat/);
  await expect(page.getByText("dose d’adrénaline dans l’anaphylaxie").first()).toBeVisible();
});
