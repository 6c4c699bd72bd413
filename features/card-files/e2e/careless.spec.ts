// Hurried hands: everything pressed twice, the back button in the middle, a whole chapter pasted
// into one field.
import { expect, type Page } from "@playwright/test";
import {
  emptied,
  found,
  history,
  question,
  rate,
  study,
  withCards,
} from "#features/flashcards/e2e/device.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call } from "#platform/testing/e2e/people.ts";

const total = async (page: Page) =>
  ((await call(page, "flashcards/search", { timeZone: "Europe/Paris" })).body as { total: number })
    .total;

test("étudier en double clic, revenir en arrière au milieu : une seule séance, qui reprend", async ({
  page,
}) => {
  await withCards(page, 4);
  // Sent again when the page was left before the answer: the same one.
  const started = new Set<string>();
  page.on("request", (request) => {
    if (request.url().endsWith("/rpc/flashcards/startSession"))
      started.add(request.postDataJSON().json.id);
  });
  await page.goto("/calculator");
  await page.goto("/flashcards");
  await page.getByRole("button", { name: "Étudier Urgences" }).dblclick();
  await rate(page, "Question 0", "4");
  await expect(question(page)).toContainText("Question 1");
  await page.goBack();
  await expect(page).toHaveURL(/calculator/);
  await page.goForward();
  await expect(question(page)).toContainText("Question 1");
  await emptied(page);
  await expect.poll(async () => (await history(page, "Question 0")).length).toBe(1);
  expect([...started]).toEqual([expect.any(String)]);
});

test("la même touche frappée sans attendre : une note par carte, rien n’est sauté deux fois", async ({
  page,
}) => {
  await withCards(page, 6);
  await study(page);
  await expect(question(page)).toContainText("Question 0");
  // Two presses of each key, faster than a frame.
  for (const key of [" ", " ", "4", "4", "u", "u"])
    await page.evaluate(
      (one) => void dispatchEvent(new KeyboardEvent("keydown", { key: one })),
      key,
    );
  await emptied(page);
  const rated = await Promise.all([0, 1, 2].map((n) => history(page, `Question ${n}`)));
  for (const facts of rated)
    expect(facts.filter(({ rating }) => rating !== null).length).toBeLessThanOrEqual(1);
  await expect(question(page)).toBeVisible();
});

test("créer en double clic, puis coller un chapitre : une carte, et une phrase qui garde le texte", async ({
  page,
}) => {
  await withCards(page, 1);
  await page.goto("/flashcards?tab=create");
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await field("Question").fill("Seuil de la kaliémie ?");
  await field("Réponse").fill("5,5 mmol/L");
  await page.getByRole("button", { name: "Créer", exact: true }).dblclick();
  await expect.poll(() => total(page)).toBe(2);
  expect(await found(page, "kaliemie")).toHaveLength(1);

  const chapter = "Une phrase de cours, avec <b>des accents</b> et {{c1::des trous. ".repeat(
    20_000,
  );
  await field("Question").fill(chapter);
  await field("Réponse").fill("R");
  await page.getByRole("button", { name: "Créer", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Votre saisie est conservée.", {
    timeout: 20_000,
  });
  expect(await field("Question").inputValue()).toHaveLength(chapter.length);
  expect(await total(page)).toBe(2);
});
