// What is said of the download for offline use while somebody works: seen, and never over what they
// read.
import { expect, type Locator, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";

test.use({ proposals: true });

const line = (page: Page) => page.getByRole("complementary", { name: "Contenu hors ligne" });

async function edgesOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("it is not on the page");
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

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
    const box = await edgesOf(line(page));
    const rail = await edgesOf(page.locator("#navigation"));
    expect(box.left).toBeGreaterThanOrEqual(rail.right);
    expect(box.right).toBe(size.width);
    expect(box.bottom).toBe(size.height);
    expect(box.bottom - box.top).toBeLessThan(70);
    const last = page.locator("#content a").last();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect
      .poll(async () => {
        const end = await last.boundingBox();
        return (end?.y ?? size.height) + (end?.height ?? 0);
      })
      .toBeLessThanOrEqual(box.top);
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
