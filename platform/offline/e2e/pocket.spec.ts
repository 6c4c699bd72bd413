// The emergency pocket: whatever was never opened opens in the basement, without a press before.
import { expect, type Page } from "@playwright/test";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";
import { openOnce } from "#platform/testing/e2e/worker.ts";

test.use({ serviceWorkers: "allow" });

const KEPT = /Sans réponse du serveur.*gardé sur cet appareil/;

/** Names of the decks that the device holds. */
const decks = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const request = indexedDB.open("sclepios-offline-cache");
        request.onsuccess = () => {
          const store = request.result.transaction("records").objectStore("records");
          const read = store.get("flashcard_category:decks");
          read.onsuccess = () => {
            request.result.close();
            const { data } = (read.result ?? { data: { decks: [] } }) as {
              data: { decks: { name: string }[] };
            };
            resolve(data.decks.map(({ name }) => name));
          };
        };
      }),
  );

test("le réseau coupé, ce qui n’a jamais été ouvert s’ouvre", async ({ page, context }) => {
  await signUp(page);
  await openOnce(page);

  await test.step("un paquet ajouté après le premier téléchargement vient de lui-même", async () => {
    await page.goto("/flashcards");
    const carried = page.waitForResponse("**/rpc/flashcards/carry");
    await page.getByRole("button", { name: "Ajouter le paquet AVC" }).click();
    await expect(page.getByRole("button", { name: "Étudier AVC" })).toBeVisible();
    await (await carried).finished();
    const cards = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const request = indexedDB.open("sclepios-offline-cache");
            request.onsuccess = () => {
              const read = request.result
                .transaction("records")
                .objectStore("records")
                .index("type");
              const count = read.count("flashcard");
              count.onsuccess = () => {
                request.result.close();
                resolve(count.result);
              };
            };
          }),
      );
    await expect.poll(cards, { timeout: 20_000 }).toBeGreaterThan(0);
    // Written with its cards, or not at all: a tab that dies now loses neither.
    expect(await decks(page)).toContain("AVC");
  });

  await context.setOffline(true);

  await test.step("ses cartes se révisent ; celles des quatre urgences se regardent sans paquet", async () => {
    await page.goto("/flashcards");
    await expect(page.getByRole("button", { name: "Étudier AVC" })).toBeVisible();
    const four = page.getByRole("region", { name: "Quatre urgences, à regarder" });
    const shown = [
      /^AVC \d/,
      /^Arrêt Cardiaque \d/,
      /^Douleur thoracique \d/,
      /^Troubles de la conscience \d/,
    ];
    for (const name of shown)
      await expect(four.locator("summary").filter({ hasText: name })).toBeVisible();
    await four
      .locator("summary")
      .filter({ hasText: /^Arrêt Cardiaque \d/ })
      .click();
    await four.locator("details[open] li summary").first().click();
    await expect(four.locator("li details[open] p").first()).toBeVisible();
  });

  await test.step("une fiche clinique", async () => {
    await page.goto("/guidelines/anaphylaxie");
    await expect(page.getByRole("heading", { level: 1, name: /Anaphylaxie/ })).toBeVisible();
    await expect(page.getByText(KEPT)).toBeVisible();
  });

  await test.step("la liste, et la recherche par les mots", async () => {
    await page.goto("/guidelines");
    await expect(page.getByRole("link", { name: /^Hyperkaliémie/ })).toBeVisible();
    const field = page.getByRole("searchbox", { name: "Rechercher dans les fiches" });
    await field.fill("ep traitement");
    await expect(page.getByRole("link", { name: "Embolie pulmonaire" }).first()).toBeVisible();
    await field.fill("hypokaliémie");
    await expect(
      page.getByText("Aucune fiche de cet appareil ne porte ce nom").first(),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Hyperkaliémie", exact: true })).toHaveCount(0);
    await field.fill("");
  });

  await test.step("la palette", async () => {
    await page.keyboard.press("ControlOrMeta+k");
    await expect(page.getByRole("dialog", { name: "Rechercher dans Sclepios" })).toBeVisible();
    await page.keyboard.type("choc septique");
    await page.getByRole("dialog").getByText("Choc septique", { exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Choc septique" })).toBeVisible();
  });

  await test.step("le réseau revient : la page se répare seule", async () => {
    await expect(page.getByText(KEPT)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(KEPT)).toBeHidden({ timeout: 30_000 });
    await expect(page.getByRole("heading", { level: 1, name: "Choc septique" })).toBeVisible();
  });
});
