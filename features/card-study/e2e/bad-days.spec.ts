// What a device may do to a session: kill its tab, fill its storage, erase its database.
import { expect, type Page } from "@playwright/test";
import {
  emptied,
  eraseDatabase,
  history,
  question,
  rate,
  study,
  takeAlong,
  waiting,
  withCards,
} from "#features/flashcards/e2e/device.ts";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { fillLocalStorage } from "#platform/testing/e2e/full-storage.ts";
import { test } from "#platform/testing/e2e/journey.ts";

test.use({ serviceWorkers: "allow" });

const DATABASES = ["sclepios-offline-cache", "sclepios-offline-queue"];
const ratings = async (page: Page, n: number) =>
  (await history(page, `Question ${n}`)).map(({ rating }) => rating);

test("le stockage local plein, hors ligne : c’est dit, l’onglet tué reprend où il en était, tout arrive", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await withCards(page);
  await takeAlong(page);
  await context.setOffline(true);
  await study(page);
  await rate(page, "Question 0", "4");
  await expect(question(page)).toContainText("Question 1");
  await fillLocalStorage(page);
  await rate(page, "Question 1", "4");
  await rate(page, "Question 2", "3");
  await expect(question(page)).toContainText("Question 3");
  const notice = page.getByRole("status").filter({ hasText: "Cet appareil manque de place." });
  await expect(notice).toContainText("une seule copie");
  await accessible(page);

  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto("/flashcards");
  await expect(question(next)).toContainText("Question 3");

  await context.setOffline(false);
  await expect.poll(() => ratings(next, 2), { timeout: 30_000 }).toEqual(["good"]);
  expect(await ratings(next, 0)).toEqual(["easy"]);
  expect(await ratings(next, 1)).toEqual(["easy"]);
});

test("la base effacée pendant la séance, avec le réseau : la copie du serveur la remplace, et c’est dit", async ({
  page,
}) => {
  await withCards(page);
  await study(page);
  await rate(page, "Question 0", "4");
  await expect(question(page)).toContainText("Question 1");
  for (const name of DATABASES) await eraseDatabase(page, name);
  await rate(page, "Question 1", "4");
  await expect(question(page)).toContainText("Question 2");
  await page.reload();
  await expect(page.getByText("Le navigateur avait effacé cette séance")).toBeVisible();
  await rate(page, "Question 2", "4");
  await emptied(page);
  for (const n of [0, 1, 2]) await expect.poll(() => ratings(page, n)).toEqual(["easy"]);
});

test("la base effacée sans réseau : c’est dit, les réponses restent, les cartes reviennent avec le réseau", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await withCards(page);
  await takeAlong(page);
  await context.setOffline(true);
  await study(page);
  await rate(page, "Question 0", "4");
  await expect(question(page)).toContainText("Question 1");
  for (const name of DATABASES) await eraseDatabase(page, name);
  await page.reload();
  await expect(page.getByText("Le navigateur a effacé cette séance")).toBeVisible();
  await expect(
    page.getByRole("status").filter({ hasText: "Le navigateur a effacé des données." }),
  ).toBeVisible();
  expect(await waiting(page)).toHaveLength(1);
  await context.setOffline(false);
  await emptied(page);
  expect(await ratings(page, 0)).toEqual(["easy"]);
  await study(page);
  await expect(question(page)).toContainText("Question 1");
});

test("l’onglet tué au milieu d’une séance avec le réseau : la carte, les annulations et le temps sont là", async ({
  page,
  context,
}) => {
  await withCards(page);
  await study(page);
  await rate(page, "Question 0", "4");
  await rate(page, "Question 1", "2");
  await page.keyboard.press("s");
  await expect(question(page)).toContainText("Question 3");
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto("/flashcards");
  await expect(question(next)).toContainText("Question 3");
  await next.keyboard.press("u");
  await expect(question(next)).toContainText("Question 1");
  await rate(next, "Question 1", "4");
  await next.getByRole("button", { name: "Terminer" }).click();
  await expect(next.getByRole("heading", { name: /Bilan.*Urgences/ })).toBeVisible();
  await emptied(next);
  const facts = await history(next, "Question 1");
  expect(
    facts
      .filter(({ rating, retracted }) => rating !== null && !retracted)
      .map(({ rating }) => rating),
  ).toEqual(["easy"]);
});

test("deux onglets étudient à la fois : chaque réponse compte une fois", async ({
  page,
  context,
}) => {
  await withCards(page, 4);
  await study(page);
  await rate(page, "Question 0", "4");
  await expect(question(page)).toContainText("Question 1");
  const other = await context.newPage();
  await other.goto("/flashcards");
  // The session of the device goes on there too.
  await rate(other, "Question 1", "4");
  await expect(question(other)).toContainText("Question 2");
  await rate(page, "Question 1", "3");
  await expect(question(page)).toContainText("Question 2");
  await emptied(page);
  await expect.poll(() => ratings(page, 1)).toEqual(["easy", "good"]);
});
