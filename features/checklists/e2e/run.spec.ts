// A run underground: the network is cut, the tab is killed, the log is whole and the timers right.
import { expect, type Locator, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { onPaper } from "#platform/testing/e2e/paper.ts";
import { signUp } from "#platform/testing/e2e/people.ts";
import { takeAlong, underWorker } from "#platform/testing/e2e/worker.ts";

test.use({ serviceWorkers: "allow" });

/** What is at the middle of it on screen is it. */
const uncovered = (button: Locator) =>
  button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
const log = (page: Page) => page.getByRole("list", { name: "Journal" });

test("une conduite sans réseau, l’onglet tué : le journal est entier, le minuteur juste, le compte rendu reste", async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto("/offline");
  await underWorker(page);
  await takeAlong(page);

  await context.setOffline(true);
  await page.goto("/checklists");
  await page.getByRole("link", { name: /^Anaphylaxie de l’adulte/ }).click();
  await page.getByRole("link", { name: "Conduire, étape par étape" }).click();
  await expect(page.getByText(/^Étape 1 sur/)).toBeVisible();
  for (const at of [2, 3, 4, 5]) {
    await page.keyboard.press("Enter");
    await expect(page.getByText(new RegExp(`^Étape ${at} sur`))).toBeVisible();
  }
  await expect(page.getByText("Étape critique")).toBeVisible();
  await expect(page.getByText("0,5\u00a0mg", { exact: true }).first()).toBeVisible();
  await accessible(page);
  await page.getByRole("button", { name: "Fait", exact: true }).click();
  await page.getByRole("button", { name: "Passer" }).click();
  await page.getByLabel("Pourquoi passer cette étape").fill("déjà allongé");
  await page.keyboard.press("Enter");
  await expect(log(page).getByRole("listitem")).toHaveCount(7);
  const before = await log(page).textContent();

  // Four minutes later, in a tab that was killed meanwhile.
  await page.clock.install({ time: Date.now() + 240_000 });
  await page.reload();
  await expect(
    page
      .getByText("Dépassé")
      .or(page.getByText(/^Fenêtre/))
      .first(),
  ).toBeVisible();
  await expect(page.locator("[data-phase] b")).toHaveText(/^04:/);
  expect(await log(page).textContent()).toBe(before);
  await expect(log(page)).toContainText("déjà allongé");

  while (await page.getByRole("button", { name: "Fait", exact: true }).isVisible())
    await page.getByRole("button", { name: "Fait", exact: true }).click();
  await page.getByRole("button", { name: "Terminer" }).click();
  await expect(page.getByRole("heading", { name: "Comptes rendus" })).toBeVisible();
  await expect(log(page)).toContainText("Fin");
  await page.emulateMedia({ media: "print" });
  await expect(log(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Copier", exact: true })).toBeHidden();
});

test("sur un téléphone, ce qui court et le bouton de l’étape se voient ensemble, sans défiler", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.goto("/checklists/anaphylaxie/run");
  for (const at of [2, 3, 4, 5, 6]) {
    await page.getByRole("button", { name: "Fait", exact: true }).click();
    await expect(page.getByText(new RegExp(`^Étape ${at} sur`))).toBeVisible();
  }
  await page.evaluate(() => scrollTo(0, 0));
  for (const seen of [
    page.locator("[data-phase]").first(),
    page.getByText(/^Étape 6 sur/),
    page.getByRole("button", { name: "Fait", exact: true }),
  ])
    await expect(seen).toBeInViewport({ ratio: 1 });
  // Why a step is passed is asked over the buttons, not under them.
  await page.getByRole("button", { name: "Passer" }).click();
  for (const asked of [
    page.getByLabel("Pourquoi passer cette étape"),
    page.getByRole("button", { name: "Annuler" }),
  ])
    expect(await uncovered(asked)).toBe(true);
  await page.getByRole("button", { name: "Annuler" }).click();
  await onPaper(page, async () => {
    await expect(log(page)).toBeVisible();
    await expect(page.getByRole("link", { name: "Voir dans la fiche" })).toHaveCount(0);
  });
});

test("dans un arrêt, le métronome, le choc et le rythme se voient avec l’étape, sous le pouce, à 390 et à 320 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.goto("/checklists/arret-cardiorespiratoire-adulte/run");
  for (const at of [2, 3, 4, 5]) {
    await page.getByRole("button", { name: "Fait", exact: true }).click();
    await expect(page.getByText(new RegExp(`^Étape ${at} sur`))).toBeVisible();
  }
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    for (const name of ["Métronome 110/min", "Choc", "Analyse du rythme", "Note", "Fait"])
      expect(await uncovered(page.getByRole("button", { name, exact: true })), name).toBe(true);
  }
  await page.getByRole("button", { name: "Choc" }).click();
  await expect(log(page).getByRole("listitem").first()).toContainText("Choc");
  await accessible(page);
});
