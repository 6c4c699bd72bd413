// A student on the underground: cards reviewed with no network, a killed tab, everything on the
// server at the next station.
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";
import { takeAlong } from "#platform/testing/e2e/worker.ts";

test.use({ serviceWorkers: "allow" });

const question = (page: Page) => page.getByRole("region", { name: "Question" });
const total = async (page: Page, query: string) => {
  const { body } = await call(page, "flashcards/search", { query, timeZone: "Europe/Paris" });
  return (body as { total: number }).total;
};

async function withCards(page: Page): Promise<void> {
  await signUp(page);
  const deckId = randomUUID();
  await call(page, "flashcards/createDeck", { id: deckId, name: "Urgences", options: {} });
  const notes = Array.from({ length: 8 }, (_, n) => ({
    ...{ id: randomUUID(), deckId, kind: "basic" },
    ...{ question: `Question ${n}`, answer: `Réponse ${n} : \\(x^2\\)` },
  }));
  expect((await call(page, "flashcards/createNotes", { notes })).status).toBe(200);
}

test("réviser sans réseau, tuer l’onglet, reprendre ; tout part au retour du réseau", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await withCards(page);
  await takeAlong(page);

  await context.setOffline(true);
  await page.goto("/flashcards");
  await expect(page.getByText(/Le serveur ne répond pas.*voici les cartes gardées/)).toBeVisible();
  await page.getByRole("button", { name: "Étudier Urgences" }).click();
  for (const n of [0, 1, 2]) {
    await expect(question(page)).toContainText(`Question ${n}`);
    await page.keyboard.press("Space");
    await page.keyboard.press("4");
  }
  await page.keyboard.press("u");
  await expect(question(page)).toContainText("Question 2");
  await page.keyboard.press("b");
  await expect(question(page)).toContainText("Question 3");

  await page.reload();
  await expect(question(page)).toContainText("Question 3");
  await accessible(page);
  await page.getByRole("button", { name: "Terminer" }).click();
  await expect(page.getByRole("heading", { name: /Bilan.*Urgences/ })).toBeVisible();

  await context.setOffline(false);
  await expect.poll(() => total(page, "rated:1"), { timeout: 30_000 }).toBe(2);
  await expect.poll(() => total(page, "is:buried")).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem("offlineQueue"))).toBe("[]");
});

test("la carte suivante est à l’écran dans l’image qui suit la note", async ({ page }) => {
  await withCards(page);
  await page.goto("/flashcards");
  await page.getByRole("button", { name: "Étudier Urgences" }).click();
  await expect(question(page)).toContainText("Question 0");
  for (const n of [1, 2, 3, 4, 5]) {
    await page.keyboard.press("Space");
    await expect(page.getByRole("region", { name: "Réponse" })).toBeVisible();
    await page.keyboard.press("4");
    await expect(question(page)).toContainText(`Question ${n}`);
  }
});

test("un onglet tué au moment où il met une carte de côté : elle l’est quand même", async ({
  page,
  context,
  watched,
}) => {
  await withCards(page);
  await page.goto("/flashcards");
  await page.getByRole("button", { name: "Étudier Urgences" }).click();
  await expect(question(page)).toContainText("Question 0");
  // The kill comes before the outbox is written.
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...asked) {
      const opened = transaction.apply(this, asked);
      if (asked[1] === "readwrite") opened.abort();
      return opened;
    };
  });
  await context.setOffline(true);
  await page.keyboard.press("b");
  await expect(question(page)).toContainText("Question 1");
  await context.setOffline(false);
  await page.reload();
  await expect(question(page)).toContainText("Question 1");
  await expect.poll(() => total(page, "is:buried")).toBe(1);
  // The writes cut above are all that was thrown.
  expect(watched.splice(0).filter((problem) => problem !== "thrown: AbortError")).toEqual([]);
});
