// What a session was, on a telephone: nothing of its two actions is cut.
import { expect } from "@playwright/test";
import { addCards, rate, study, withCards, ZONE } from "#features/flashcards/e2e/device.ts";
import { deployed, deploying, offer } from "#platform/testing/e2e/deploying.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";
import { openOnce } from "#platform/testing/e2e/worker.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("la fin d’une séance se lit entière : son paquet, la carte oubliée, deux boutons", async ({
  page,
}) => {
  await withCards(page, 3);
  await study(page);
  const session = page.getByRole("region", { name: "Séance : Urgences" });
  await expect(session.getByText("Urgences", { exact: true })).toBeVisible();
  await expect(session.getByText("0 sur 3", { exact: true })).toBeVisible();
  await rate(page, "Question 0", "1");
  await rate(page, "Question 1", "4");
  await expect(session.getByText("1 sur 3", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Terminer" }).click();
  const end = page.getByRole("region", { name: "Bilan : Urgences" });
  await expect(end.getByRole("listitem").filter({ hasText: "Question 0" })).toContainText(
    "Réponse 0",
  );
  await expect(end.getByText("sue du premier coup", { exact: true })).toBeVisible();
  for (const name of ["Encore 10", "Retour aux paquets"]) {
    const label = end.getByRole("button", { name }).getByText(name);
    expect(await label.evaluate((one) => one.scrollWidth - one.clientWidth), name).toBeLessThan(1);
  }
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test.describe(`à ${viewport.width} px`, () => {
    test.use({ viewport });
    test("la fin d’une séance a l’écran entier, comme la séance ; le menu revient avec les paquets", async ({
      page,
    }) => {
      await withCards(page, 1);
      await study(page);
      await rate(page, "Question 0", "4");
      await page.getByRole("button", { name: "Voir le bilan" }).click();
      const end = page.getByRole("region", { name: "Bilan : Urgences" });
      await expect(end).toBeVisible();
      const around = [page.getByRole("navigation"), page.getByRole("tablist")];
      for (const one of around) await expect(one.filter({ visible: true })).toHaveCount(0);
      const actions = await end.getByRole("button", { name: "Encore 10" }).boundingBox();
      expect(actions && actions.y + actions.height).toBeGreaterThan(viewport.height - 80);
      await end.getByRole("button", { name: "Retour aux paquets" }).click();
      for (const one of around) await expect(one.filter({ visible: true })).toHaveCount(1);
    });
  });

test("une nouvelle version ne couvre pas la séance ; elle se propose après", async ({
  browser,
  baseURL,
}) => {
  const site = await deploying(baseURL ?? "");
  const context = await browser.newContext({
    ...{ baseURL: site.url, serviceWorkers: "allow", locale: "fr-FR", timezoneId: "Europe/Paris" },
    viewport: { width: 390, height: 844 },
  });
  try {
    const page = await context.newPage();
    await signUp(page);
    await addCards(page, 3);
    await openOnce(page, "/flashcards");
    await page.getByRole("button", { name: "Étudier Urgences" }).click();
    await expect(page.getByRole("region", { name: "Question" })).toBeVisible();
    site.deploy();
    await deployed(page);
    await rate(page, "Question 0", "4");
    await expect(page.getByRole("region", { name: "Question" })).toContainText("Question 1");
    await expect(offer(page)).toBeHidden();
    await page.getByRole("button", { name: "Terminer" }).click();
    await expect(offer(page)).toBeHidden();
    await page.getByRole("button", { name: "Retour aux paquets" }).click();
    await expect(offer(page)).toBeVisible();
  } finally {
    await context.close();
    site.close();
  }
});

test.describe("un téléphone couché", () => {
  test.use({ viewport: { width: 844, height: 390 } });
  test("la tête de la séance garde sa hauteur quand les nombres s’allongent", async ({ page }) => {
    await withCards(page, 40);
    const { body } = await call(page, "flashcards/listDecks", { timeZone: ZONE });
    const [deck] = body as { id: string }[];
    await call(page, "flashcards/updateDeck", { id: deck?.id, options: { newPerDay: 40 } });
    await study(page);
    const head = page.getByRole("region", { name: "Séance : Urgences" }).locator("header");
    await expect(head).toBeVisible();
    const before = await head.boundingBox();
    for (let n = 0; n < 10; n += 1) await rate(page, `Question ${n}`, "1");
    await expect(head.getByText("30 nouvelles")).toBeVisible();
    await expect(head.getByText("10 en cours")).toBeVisible();
    expect(await head.boundingBox()).toEqual(before);
  });
});
