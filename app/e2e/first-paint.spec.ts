// What the server sends before any code of ours runs: the frame of the page and its title.
import { expect, type Page } from "@playwright/test";
import { builtFile } from "#platform/testing/e2e/built-file.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";

/** Nothing of the application comes before the answer. */
async function withoutApplication(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(builtFile("app/web/main.tsx"), async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const DRAWN: [path: string, title: string, lead: RegExp | null][] = [
  ["/guidelines", "Fiches cliniques", /Chaque passage porte sa source/],
  ["/checklists", "Check-lists", /Une étape à la fois/],
  ["/dashboard", "Bonjour", /votre semaine/],
  ["/flashcards", "Cartes mémoire", /Réviser au bon moment/],
  ["/chat", "Que cherchez-vous ?", /composée de passages de la bibliothèque/],
];

for (const [path, title, lead] of DRAWN)
  test(`${path} shows its title before the application, and the same one after`, async ({
    page,
  }) => {
    await signUp(page);
    const come = await withoutApplication(page);
    await page.goto(path, { waitUntil: "commit" });
    const first = page.locator("#root > [inert]");
    await expect(first.locator("h1")).toBeVisible();
    await expect(first.locator("h1 [lang=fr]")).toHaveText(title);
    if (lead) await expect(first.locator("p [lang=fr]")).toHaveText(lead);
    await expect(first.locator("[lang=en]").first()).toBeHidden();
    // For the eye alone: nothing of it can be reached, and it is announced once, when it can.
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
    come();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    await expect(first).toHaveCount(0);
  });

test("what is drawn first speaks the language of the device, in its colours", async ({ page }) => {
  await signUp(page);
  await page.addInitScript(() => {
    if (location.protocol === "about:") return;
    localStorage.setItem("user-language", "es");
    localStorage.setItem("mantine-color-scheme-value", "dark");
  });
  await withoutApplication(page);
  await page.goto("/guidelines", { waitUntil: "commit" });
  await expect(page.locator("#root h1 [lang=es]")).toBeVisible();
  await expect(page.locator("#root h1 [lang=fr]")).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
});

test("a page without frame is drawn by the application alone", async ({ page }) => {
  await withoutApplication(page);
  await page.goto("/auth", { waitUntil: "commit" });
  await expect(page.locator("#root")).toBeEmpty();
});
