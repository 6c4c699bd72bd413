// The bound of what a device keeps: said, chosen, kept to, and what always stays still opens.
import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";
import { openOnce } from "#platform/testing/e2e/worker.ts";

test.use({ serviceWorkers: "allow" });

/** Puts a record of so many megabytes beside what the device holds. */
const weighDown = (page: Page, type: string, megabytes: number) =>
  page.evaluate(
    (asked) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("sclepios-offline-cache");
        opening.onsuccess = () => {
          const writing = opening.result.transaction("records", "readwrite");
          writing.objectStore("records").put({
            ...{ id: `${asked.type}:heavy`, type: asked.type },
            ...{ lastAccessed: Date.now(), expiresAt: null },
            data: { place: 9, text: "x".repeat(asked.megabytes * 1e6) },
          });
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          writing.onerror = () => reject(writing.error);
        };
      }),
    { type, megabytes },
  );

test("la place se dit et se choisit ; au-delà, ce qui est moins urgent part, et c’est dit", async ({
  page,
  context,
}) => {
  await signUp(page);
  await openOnce(page);
  const opened = await page.evaluate(() => Date.now());
  await page.goto("/settings?tab=preferences");
  const size = page.getByRole("radiogroup", { name: "Place pour le contenu hors ligne" });
  await expect(size.getByRole("radio", { name: "50 Mo" })).toBeChecked();
  await expect(page.getByText(/^\d(,\d)?\sMo occupés sur 50\sMo, sans compter/)).toBeVisible();
  await expect(
    page.getByText(
      /dans cet ordre\s: les images et les sons, les conversations les plus anciennes/,
    ),
  ).toBeVisible();
  await accessible(page);

  // What opening the page brings again is there: nothing comes over the weight.
  const since = () =>
    page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("offline-packs-since") ?? "{}");
      return (kept as { conversations?: number }).conversations ?? 0;
    });
  await expect.poll(since).toBeGreaterThan(opened);
  await weighDown(page, "conversation", 12);
  await size.getByText("10 Mo", { exact: true }).click();
  await expect(page.getByText(/^\d(,\d)?\sMo occupés sur 10\sMo/)).toBeVisible();
  await expect(page.getByText("Faute de place, 1 élément reste sur le serveur.")).toBeVisible();

  await page.goto("/offline");
  await expect(page.getByText("Faute de place, 1 reste sur le serveur.")).toBeVisible();
  await context.setOffline(true);
  await page.goto("/guidelines/anaphylaxie");
  await expect(page.getByRole("heading", { level: 1, name: /Anaphylaxie/ })).toBeVisible();
});
