// Pages under the real service worker.
import { expect, type Page } from "@playwright/test";

/** Waits until the worker holds the whole application and answers for this page. */
export const underWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  });

/**
 * What a person does before going underground: everything is on the device, and its worker answers.
 * The page is in French.
 */
export async function takeAlong(page: Page): Promise<void> {
  await page.goto("/offline");
  await underWorker(page);
  await page.getByRole("button", { name: "Tout télécharger" }).click();
  await expect(page.getByRole("button", { name: "Tout actualiser" })).toBeVisible({
    timeout: 60_000,
  });
}

/**
 * The application is opened once, at this address, and takes everything along by itself: no download
 * goes on that would renew a pack.
 */
export async function openOnce(
  page: Page,
  address = "/dashboard",
  { within = 60_000 } = {},
): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("pwa-permanently-dismissed", "true");
    localStorage.setItem("auto-warmup-enabled", "true");
  });
  await page.goto(address);
  await underWorker(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("app-warmed-up")), { timeout: within })
    .toBe("true");
}
