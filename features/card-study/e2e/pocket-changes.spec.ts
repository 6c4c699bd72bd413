// What a person changes at the last minute, then the network is cut: what was promised is there, what
// is no longer theirs is not.
import { expect, type Page } from "@playwright/test";
import { addCards, question, study } from "#features/flashcards/e2e/device.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";
import { openOnce } from "#platform/testing/e2e/worker.ts";

test.use({ serviceWorkers: "allow" });

/** What the device holds of cards, as text. */
const held = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open("sclepios-offline-cache");
        request.onsuccess = () => {
          const store = request.result.transaction("records").objectStore("records");
          const read = store.index("type").getAll("flashcard");
          read.onsuccess = () => {
            request.result.close();
            resolve(JSON.stringify(read.result));
          };
        };
      }),
  );

/** Somebody whose three cards are on the device. */
async function withCards(page: Page): Promise<void> {
  await signUp(page);
  await addCards(page, 3);
  await openOnce(page, "/flashcards");
}

const deck = (page: Page) => page.getByRole("button", { name: "Étudier Urgences" });

test("une carte corrigée, puis son paquet supprimé : le réseau coupé, l’appareil dit la même chose", async ({
  page,
  context,
}) => {
  await withCards(page);

  await test.step("corrigée : le nouveau texte est là", async () => {
    await study(page);
    await expect(question(page)).toContainText("Question 0");
    await page.keyboard.press("e");
    const dialog = page.getByRole("dialog", { name: "Modifier la note" });
    await dialog.getByRole("textbox", { name: "Question" }).fill("Corrigée au dernier moment");
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByRole("button", { name: "Terminer" }).click();
    await expect.poll(() => held(page)).toContain("Corrigée au dernier moment");
    await context.setOffline(true);
    await study(page);
    await expect(question(page)).toContainText("Corrigée au dernier moment");
    await page.getByRole("button", { name: "Terminer" }).click();
    await context.setOffline(false);
  });

  await test.step("supprimé : il n’est plus proposé", async () => {
    await page.goto("/flashcards");
    await page.getByRole("button", { name: "Options de Urgences" }).click();
    await page.getByRole("button", { name: "Supprimer le paquet" }).click();
    await page.getByRole("button", { name: "Supprimer définitivement" }).click();
    await expect(deck(page)).toHaveCount(0);
    await expect.poll(() => held(page)).toBe("[]");
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/ceux ajoutés depuis n’y sont pas/)).toBeVisible();
    await expect(deck(page)).toHaveCount(0);
  });
});

test("une déconnexion, puis le réseau coupé : rien de la personne ne s’ouvre", async ({
  page,
  context,
}) => {
  await withCards(page);
  expect(await held(page)).toContain("Question 0");
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await context.setOffline(true);
  await page.goto("/flashcards");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(deck(page)).toHaveCount(0);
  expect(await held(page)).toBe("[]");
});

test("un appareil partagé : la séance d’avant finie ailleurs, la personne suivante n’a rien d’elle sans réseau", async ({
  page,
  context,
}) => {
  await signUp(page, { name: "Camille Première" });
  await addCards(page, 3);
  await openOnce(page, "/flashcards");
  expect(await held(page)).toContain("Question 0");
  // The cookie is gone without a sign-out; what was on the device still is.
  await page.goto("/robots.txt");
  await context.clearCookies();
  await signUp(page, { name: "Dominique Seconde" });
  await page.goto("/dashboard");
  await expect(page.getByText("Dominique Seconde").first()).toBeVisible();
  await expect.poll(() => held(page)).toBe("[]");
  await context.setOffline(true);
  await page.goto("/flashcards");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(deck(page)).toHaveCount(0);
  expect(await held(page)).not.toContain("Question 0");
});
