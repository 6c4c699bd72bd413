// The network goes in the instant after an update: what the version before took along still opens.
import { expect, type Page } from "@playwright/test";
import { deployed, deploying, offer } from "#platform/testing/e2e/deploying.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";
import { openOnce } from "#platform/testing/e2e/worker.ts";

test.use({ serviceWorkers: "allow" });

const firstScript = (page: Page) =>
  page.evaluate(
    () => document.querySelector('script[type="module"][src]')?.getAttribute("src") ?? "",
  );

/** For which version of the application each pack was taken along. */
const versions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const noted: Record<string, string> = JSON.parse(
      localStorage.getItem("offline-packs-version") ?? "{}",
    );
    // Two local files and the list of pages: the worker follows them.
    return Object.entries(noted).flatMap(([id, version]) =>
      ["assets", "pages"].includes(id) ? [] : version,
    );
  });

test("une nouvelle version appliquée, le réseau coupé aussitôt : ce qui était promis s’ouvre, et se renouvelle ensuite", async ({
  browser,
  baseURL,
}) => {
  const site = await deploying(baseURL ?? "");
  const context = await browser.newContext({
    ...{ baseURL: site.url, serviceWorkers: "allow", locale: "fr-FR", timezoneId: "Europe/Paris" },
  });
  try {
    const page = await context.newPage();
    await signUp(page);
    await openOnce(page, "/guidelines");
    const before = await firstScript(page);
    expect(new Set(await versions(page))).toEqual(new Set([before]));

    site.deploy();
    await deployed(page);
    await expect(offer(page)).toBeVisible();
    const loaded = page.waitForEvent("domcontentloaded");
    await offer(page).getByRole("button", { name: "Recharger maintenant" }).click();
    await loaded;
    await context.setOffline(true);
    await page.goto("/guidelines/anaphylaxie");
    await expect(page.getByRole("heading", { level: 1, name: /Anaphylaxie/ })).toBeVisible();
    const after = await firstScript(page);
    expect(after).toContain(".v1.js");

    await page.goto("/calculator/glasgow");
    await expect(page.getByRole("heading", { level: 1, name: /Glasgow/ })).toBeVisible();
    await page.goto("/checklists");
    await expect(page.getByRole("link", { name: /Anaphylaxie/ }).first()).toBeVisible();
    await page.goto("/flashcards");
    await expect(
      page.getByRole("region", { name: "Quatre urgences, à regarder" }).locator("summary").first(),
    ).toBeVisible();

    await context.setOffline(false);
    await page.goto("/guidelines");
    await expect
      .poll(async () => [...new Set(await versions(page))], { timeout: 60_000 })
      .toEqual([after]);
  } finally {
    await context.close();
    site.close();
  }
});
