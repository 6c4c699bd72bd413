// Every component of the pages in every state, under axe, in both themes, on a desk and on a phone.
import { extname } from "node:path";
import { expect, type Page } from "@playwright/test";
import { SCHEMES, violations } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { buildGallery } from "../../tools/vite/gallery.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

/** The server knows nothing of this page. */
async function open(page: Page): Promise<string[]> {
  const files = await buildGallery();
  const said: string[] = [];
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  await page.route("**/gallery/**", (route) => {
    const name = new URL(route.request().url()).pathname.replace("/gallery/", "");
    const body = files.get(name === "" ? "index.html" : name);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = TYPES[extname(name === "" ? "index.html" : name)] ?? "image/svg+xml";
    return route.fulfill({ contentType, body: Buffer.from(body) });
  });
  await page.goto("/gallery/");
  await expect(page.getByRole("heading", { level: 1, name: "Composants" })).toBeVisible();
  return said;
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`chaque composant dans chaque état, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    const said = await open(page);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
      expect(await violations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
    expect(said).toEqual([]);
  });
