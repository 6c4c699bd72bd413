// The proposal to install, in the words and at the times of the specification.
import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";

test.use({ proposals: true, viewport: { width: 390, height: 844 } });

const modal = (page: Page) =>
  page.getByRole("dialog", { name: "Installer Sclepios sur votre téléphone" });
const card = (page: Page) => page.getByRole("complementary", { name: "Installer l'app" });
const flags = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
/** The clock of the page, in the browser's own time zone. */
const MORNING = new Date("2026-11-21T09:00:00+01:00");

/** A page whose clock can be set and pushed forward. */
async function launch(page: Page, at = MORNING, address = "/auth"): Promise<void> {
  await page.clock.install({ time: at });
  // What the code of the proposals writes as soon as it is there: one thing at the first visit,
  // another at the next ones.
  await page.addInitScript(() => {
    if (location.protocol === "about:") return;
    localStorage.removeItem("returning-user");
    const sign = localStorage.getItem("app-visited") === null ? "app-visited" : "returning-user";
    Object.assign(globalThis, { proposalsAreThere: () => localStorage.getItem(sign) !== null });
  });
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
}
/**
 * Lets the page become calm, which brings the code of the proposals, then `seconds` pass since the
 * launch.
 */
async function pass(page: Page, seconds: number): Promise<void> {
  const loaded = page.waitForFunction(() =>
    (globalThis as unknown as { proposalsAreThere(): boolean }).proposalsAreThere(),
  );
  await page.clock.runFor(1_000);
  await loaded;
  await page.clock.runFor(Math.max(0, seconds * 1000 - 1_000));
}

test("première ouverture sur un téléphone : la fenêtre après deux secondes, « Plus tard » jusqu’à demain", async ({
  page,
  context,
}) => {
  await launch(page);
  await pass(page, 2.5);
  await expect(modal(page)).toBeVisible();
  await accessible(page);
  for (const name of ["Installer maintenant", "Plus tard", "Ne plus proposer"])
    await expect(modal(page).getByRole("button", { name, exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(modal(page)).toHaveCount(0);
  expect(await flags(page)).toMatchObject({
    "app-visited": "true",
    "pwa-last-dismissed": "2026-11-21",
  });
  expect((await flags(page))["first-visit-date"]).toMatch(/^2026-11-21T/);

  await test.step("le même jour, rien", async () => {
    const evening = await context.newPage();
    await launch(evening, new Date("2026-11-21T23:50:00+01:00"));
    await pass(evening, 6);
    await expect(card(evening)).toHaveCount(0);
    await expect(modal(evening)).toHaveCount(0);
    expect(await flags(evening)).toMatchObject({ "returning-user": "true" });
    await evening.close();
  });

  await test.step("le lendemain, la carte après cinq secondes ; « Ne plus proposer » est définitif", async () => {
    const tomorrow = await context.newPage();
    await launch(tomorrow, new Date("2026-11-22T08:00:00+01:00"));
    await pass(tomorrow, 6);
    await expect(card(tomorrow)).toBeVisible();
    await expect(modal(tomorrow)).toHaveCount(0);
    await accessible(tomorrow);
    await card(tomorrow).getByRole("button", { name: "Ne plus proposer" }).click();
    await expect(card(tomorrow)).toHaveCount(0);
    await tomorrow.close();
    const week = await context.newPage();
    await launch(week, new Date("2026-11-29T08:00:00+01:00"));
    await pass(week, 8);
    await expect(card(week)).toHaveCount(0);
    expect(await flags(week)).toMatchObject({ "pwa-permanently-dismissed": "true" });
  });
});

test("le navigateur sait installer : sa fenêtre est appelée, et l’accord retenu", async ({
  page,
}) => {
  await launch(page);
  await page.evaluate(() => {
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: async () => localStorage.setItem("asked", "1"),
      userChoice: Promise.resolve({ outcome: "accepted" }),
    });
    dispatchEvent(offer);
  });
  await pass(page, 2.5);
  await modal(page).getByRole("button", { name: "Installer maintenant" }).click();
  await expect(modal(page)).toHaveCount(0);
  expect(await flags(page)).toMatchObject({ asked: "1", "pwa-installed": "true" });
});

test("il ne sait pas : la marche à suivre de son menu, en toutes lettres", async ({ page }) => {
  await launch(page);
  await pass(page, 2.5);
  await modal(page).getByRole("button", { name: "Installer maintenant" }).click();
  const steps = page.getByRole("dialog", { name: "Ajouter Sclepios à l’écran d’accueil" });
  await expect(steps.getByText("menu de votre navigateur")).toBeVisible();
  await expect(steps.getByRole("listitem")).toHaveCount(3);
  await accessible(page);
});

test.describe("un iPhone sous Safari", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
  });
  test("la feuille de partage", async ({ page }) => {
    await launch(page);
    await pass(page, 2.5);
    await modal(page).getByRole("button", { name: "Installer maintenant" }).click();
    await expect(
      page.getByText("Touchez le bouton Partager (le carré d’où sort une flèche)."),
    ).toBeVisible();
  });
});

test("dès la page d’accueil d’un téléphone", async ({ page }) => {
  await launch(page, MORNING, "/");
  await pass(page, 3);
  await expect(modal(page)).toBeVisible();
  await accessible(page);
});

test("une personne qui revient a le bouton en haut à droite de son téléphone", async ({ page }) => {
  await signUp(page);
  await page.addInitScript(() => localStorage.setItem("app-visited", "true"));
  await launch(page, MORNING, "/settings");
  await pass(page, 1.5);
  // The clock of the page runs on: on a slow machine the card may stand there too.
  const bar = page.getByRole("region", { name: "Sclepios" });
  await expect(bar.getByRole("button", { name: "Installer", exact: true })).toBeVisible();
  await accessible(page);
  // Enlarged to twice its size: the bar keeps its three places in the width of the page.
  await page.setViewportSize({ width: 195, height: 422 });
  for (const name of ["Installer", "Rechercher"])
    await expect(bar.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
});

test("le consentement est demandé : la fenêtre attend qu’il soit donné", async ({ page }) => {
  await signUp(page, { consent: false });
  await launch(page, MORNING, "/consent");
  await pass(page, 8);
  await expect(modal(page)).toHaveCount(0);
  await page.getByRole("button", { name: "J’accepte et je continue" }).click();
  await page.waitForURL("**/dashboard");
  await page.clock.runFor(3_000);
  await expect(modal(page)).toBeVisible();
});

test("une saisie en cours : la fenêtre attend", async ({ page }) => {
  await launch(page);
  await page.getByLabel("Adresse e-mail").first().fill("camille@example.org");
  await pass(page, 1);
  await page.clock.runFor(5_000);
  await expect(modal(page)).toHaveCount(0);
  await expect(page.getByLabel("Adresse e-mail").first()).toHaveValue("camille@example.org");
});

test.describe("un ordinateur", () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  const desktop = (page: Page) => page.getByText("Installer Sclepios sur cet ordinateur");
  const offer = (page: Page) =>
    page.evaluate(() => dispatchEvent(new Event("beforeinstallprompt", { cancelable: true })));

  test("jamais les propositions du téléphone ; sa carte revient trois jours après", async ({
    page,
    context,
  }) => {
    await launch(page);
    await pass(page, 8);
    await expect(modal(page)).toHaveCount(0);
    await expect(card(page)).toHaveCount(0);
    await offer(page);
    await page.clock.runFor(1_000);
    await expect(desktop(page)).toBeVisible();
    await page.getByRole("button", { name: "Plus tard" }).click();
    await expect(desktop(page)).toHaveCount(0);
    for (const [day, shown] of [
      ["2026-11-23", 0],
      ["2026-11-24", 1],
    ] as const) {
      const later = await context.newPage();
      await launch(later, new Date(`${day}T09:30:00+01:00`));
      await offer(later);
      await pass(later, 8);
      await expect(desktop(later)).toHaveCount(shown);
      await later.close();
    }
  });
});
