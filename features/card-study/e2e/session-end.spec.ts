// What a session was, on a telephone: nothing of its two actions is cut.
import { expect } from "@playwright/test";
import { rate, study, withCards } from "#features/flashcards/e2e/device.ts";
import { test } from "#platform/testing/e2e/journey.ts";

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
  for (const name of ["Encore 10", "Retour aux paquets"]) {
    const label = end.getByRole("button", { name }).getByText(name);
    expect(await label.evaluate((one) => one.scrollWidth - one.clientWidth), name).toBeLessThan(1);
  }
});
