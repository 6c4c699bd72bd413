// What is said of the download for offline use while somebody works: seen, and never over what they
// read.
import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";

test.use({ proposals: true });

const line = (page: Page) => page.getByRole("complementary", { name: "Contenu hors ligne" });

test("le téléchargement se dit au bord de la fenêtre, sans rien cacher de la page", async ({
  page,
}) => {
  await signUp(page);
  await page.addInitScript(() => localStorage.setItem("pwa-permanently-dismissed", "true"));
  // The first file it fetches never comes: it goes on as long as the journey.
  await page.route("**/manifest.webmanifest", (route) =>
    route.request().resourceType() === "fetch" ? undefined : route.continue(),
  );
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1000, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/guidelines");
    await expect(line(page)).toBeVisible();
    const box = await line(page).boundingBox();
    const rail = await page.locator("#navigation").boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual((rail?.x ?? 0) + (rail?.width ?? 0));
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(size.width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(size.height);
    expect(box?.height).toBeLessThan(70);
    const last = page.locator("#content a").last();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect
      .poll(async () => {
        const end = await last.boundingBox();
        return (end?.y ?? size.height) + (end?.height ?? 0);
      })
      .toBeLessThanOrEqual(box?.y ?? 0);
    await accessible(page);
  }
  // Where one writes at the bottom of the window, it waits.
  await page.goto("/chat");
  await expect(page.getByRole("textbox", { name: /question/i })).toBeVisible();
  await expect(line(page)).toBeHidden();
  await page.goto("/guidelines");
  await line(page).getByRole("button", { name: "Masquer" }).click();
  await expect(line(page)).toBeHidden();
});
