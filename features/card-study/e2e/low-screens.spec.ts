// A session where there is little room: a phone held sideways, a small phone, a page enlarged
// twice.
import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { question, study } from "#features/flashcards/e2e/device.ts";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";

const answer = (page: Page) => page.getByRole("region", { name: "Réponse" });
const foot = (page: Page) => page.locator("[data-bottom-bar]");

async function withNotes(page: Page, notes: { question: string; answer: string }[]): Promise<void> {
  await signUp(page);
  const deckId = randomUUID();
  await call(page, "flashcards/createDeck", { id: deckId, name: "Urgences", options: {} });
  const made = notes.map((note) => ({ id: randomUUID(), deckId, kind: "basic", ...note }));
  expect((await call(page, "flashcards/createNotes", { notes: made })).status).toBe(200);
}

/**
 * Pixels of the first lines that stand between the top of the window and the bar of the session.
 */
async function seen(page: Page, place: Locator): Promise<number> {
  const [box, bar] = [await place.boundingBox(), await foot(page).boundingBox()];
  if (!box || !bar) return 0;
  return Math.min(box.y + box.height, bar.y) - Math.max(0, box.y);
}

for (const { name, width, height } of [
  { name: "téléphone couché", width: 844, height: 390 },
  { name: "petit téléphone", width: 320, height: 568 },
  { name: "page agrandie deux fois", width: 640, height: 400 },
])
  test(`${name} : la question se lit au-dessus des boutons, sans défiler`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await withNotes(page, [
      { question: "Dose d’adrénaline dans l’arrêt cardiaque ?", answer: "1 mg" },
    ]);
    await study(page);
    await expect(question(page)).toContainText("Dose");
    const box = await question(page).boundingBox();
    const bar = await foot(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.keyboard.press("Space");
    await expect(answer(page)).toBeInViewport();
    expect(await seen(page, answer(page))).toBeGreaterThan(20);
    await accessible(page);
    await page.getByRole("button", { name: "Terminer" }).click();
    await expect(page.getByRole("button", { name: "Étudier Urgences" })).toBeVisible();
  });

test("la séance a toute la fenêtre ; finie, le titre, les onglets et la barre reviennent", async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await withNotes(page, [{ question: "Dose d’adrénaline ?", answer: "1 mg" }]);
  await study(page);
  await expect(question(page)).toContainText("Dose");
  await expect(page.getByRole("tab")).toHaveCount(0);
  await page.getByRole("button", { name: "Terminer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cartes mémoire" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Étudier" })).toBeVisible();
});

for (const width of [390, 1280])
  test(`le réseau qui va et vient ne couvre ni la tête de la séance ni les boutons d’une carte (${width})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await withNotes(page, [{ question: "Dose d’adrénaline ?", answer: "1 mg" }]);
    await study(page);
    await expect(question(page)).toContainText("Dose");
    await page.keyboard.press("Space");
    await expect(answer(page)).toBeVisible();
    await context.setOffline(true);
    await context.setOffline(false);
    const toast = page.getByText("Connexion rétablie");
    await expect(toast).toBeVisible();
    // It comes with a movement.
    const head = page.getByRole("region", { name: "Séance" }).getByRole("progressbar");
    const room = async () => {
      const [above, said, bar] = [
        await head.boundingBox(),
        await toast.boundingBox(),
        await foot(page).boundingBox(),
      ];
      if (!above || !said || !bar) return 0;
      return Math.min(said.y - above.y - above.height, bar.y - said.y - said.height);
    };
    await expect.poll(room, { timeout: 3_000 }).toBeGreaterThan(0);
  });

test("de longues cartes : la suivante commence par son début, la réponse montre le sien", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const long = "Une phrase de plus qui prend de la place. ".repeat(60);
  await withNotes(page, [
    { question: `Première. ${long}`, answer: `Début un. ${long}` },
    { question: `Deuxième. ${long}`, answer: `Début deux. ${long}` },
  ]);
  await study(page);
  await expect(question(page)).toContainText("Première");
  await page.keyboard.press("Space");
  await expect(answer(page)).toBeVisible();
  expect(await seen(page, answer(page))).toBeGreaterThan(60);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.keyboard.press("4");
  await expect(question(page)).toContainText("Deuxième");
  const box = await question(page).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(await seen(page, question(page))).toBeGreaterThan(60);
});
