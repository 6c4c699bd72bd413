// One window for all views of a worker of the run: the process behind it compiles the application
// and axe once, instead of at every view. What a view leaves is taken back before the next one.
import type { BrowserContextOptions, Page } from "@playwright/test";
import { test as journey } from "#platform/testing/e2e/journey.ts";

/**
 * Answers at once, with nothing of the application: what is erased here is not written again by a
 * page.
 */
export const ELSEWHERE = "/healthz";

export const test = journey.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, serviceWorkers } = project.use;
      const context = await browser.newContext({
        baseURL,
        locale,
        timezoneId,
        serviceWorkers,
      } as BrowserContextOptions);
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ window, extraHTTPHeaders }, use) => {
    const context = window.context();
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(context);
    for (const event of ["console", "weberror", "request"]) context.removeAllListeners(event);
  },
  page: async ({ window, context, baseURL }, use) => {
    await use(window);
    await context.setOffline(false);
    await window.unrouteAll({ behavior: "ignoreErrors" });
    await window.goto(ELSEWHERE);
    await window.evaluate(() => sessionStorage.clear());
    const storage = await context.newCDPSession(window);
    await storage.send("Storage.clearDataForOrigin", {
      origin: new URL(baseURL ?? "").origin,
      storageTypes: "all",
    });
    await storage.detach();
    await context.clearCookies();
  },
});
