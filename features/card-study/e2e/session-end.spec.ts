// What a session was, on a telephone: nothing of its two actions is cut.
import { expect } from "@playwright/test";
import { addCards, rate, study, withCards } from "#features/flashcards/e2e/device.ts";
import { deployed, deploying, offer } from "#platform/testing/e2e/deploying.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";
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
    await expect(offer(page)).toBeVisible();
  } finally {
    await context.close();
    site.close();
  }
});
