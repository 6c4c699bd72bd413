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
