// A card rated by a finger: only for whoever switched it on, as in real Chromium a finger moves, and
// taken back like any other rating.
import { expect, type Page } from "@playwright/test";
import { history, question, study, withCards } from "#features/flashcards/e2e/device.ts";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

/** A finger that goes from the middle of the card, `x` pixels aside and `y` down. */
async function swipe(page: Page, x: number, y = 0): Promise<void> {
  const box = await question(page).boundingBox();
  if (!box) throw new Error("no card");
  const [from, to] = [
    { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    { x: box.x + box.width / 2 + x, y: box.y + box.height / 2 + y },
  ];
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, points: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points } as never);
  await touch("touchStart", [from]);
  for (let n = 1; n <= 6; n += 1)
    await touch("touchMove", [
      { x: from.x + ((to.x - from.x) * n) / 6, y: from.y + ((to.y - from.y) * n) / 6 },
    ]);
  await touch("touchEnd", []);
  await session.detach();
}

test("un geste montre la réponse puis note ; sans l’avoir voulu, il ne fait rien", async ({
  page,
}) => {
  await withCards(page, 3);
  await study(page);
  await expect(question(page)).toContainText("Question 0");
  await swipe(page, 140);
  await expect(page.getByRole("button", { name: "Afficher la réponse" })).toBeVisible();

  await page.goto("/settings?tab=preferences");
  await page.getByRole("checkbox", { name: "Noter une carte en la poussant du doigt" }).check();
  // The session that was begun goes on.
  await page.goto("/flashcards");
  await expect(question(page)).toContainText("Question 0");
  await swipe(page, 140);
  await expect(page.getByRole("region", { name: "Réponse" })).toBeVisible();
  await accessible(page);
  // Down the card is no answer.
  await swipe(page, 10, 140);
  await expect(question(page)).toContainText("Question 0");
  await swipe(page, -140);
  await expect(question(page)).toContainText("Question 1");
  await expect
    .poll(async () => (await history(page, "Question 0")).map(({ rating }) => rating))
    .toEqual(["very_difficult"]);
  await page.getByRole("button", { name: "Annuler la dernière réponse" }).click();
  await expect(question(page)).toContainText("Question 0");
});
