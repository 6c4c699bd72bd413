// Pages under the real service worker.
import type { Page } from "@playwright/test";

/** Waits until the worker holds the whole application and answers for this page. */
export const underWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  });
