import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";

/**
 * An answer of this page's person, and what they think of it. Resolves to the words, like no
 * others.
 */
async function opine(page: Page, verdict: "useful" | "toCorrect", text: string): Promise<string> {
  const words = `Il manque la durée ${randomUUID()}`;
  const sent = await call(page, "chat/send", {
    conversationId: randomUUID(),
    messageId: randomUUID(),
    text,
  });
  const messageId = (sent.body as { answerId: string }).answerId;
  await expect(async () => {
    const feedback = { verdict, words };
    expect((await call(page, "chat/judge", { messageId, feedback })).status).toBe(200);
  }).toPass();
  return words;
}

test("un administrateur lit les avis, sans la personne ni sa question", async ({
  page,
  browser,
}) => {
  const question = "Patient de 40 ans, choc septique : premières minutes";
  const someone = await browser.newContext();
  const person = await someone.newPage();
  const { name, email } = await signUp(person, { name: "Camille Discrète" });
  const [corrected, useful] = [
    await opine(person, "toCorrect", question),
    await opine(person, "useful", "Hyperkaliémie : traitement"),
  ];
  await person.goto("/admin/feedback");
  await expect(person.getByRole("heading", { name: "Accès refusé" })).toBeVisible();
  await someone.close();

  await signUp(page, { name: "Ada Admin", role: "admin" });
  await page.goto("/admin");
  await page.getByRole("navigation").getByRole("link", { name: "Avis sur les réponses" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Avis sur les réponses" }),
  ).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: corrected });
  await expect(row.getByText("À corriger")).toBeVisible();
  await row.getByText("Lire la réponse").click();
  await expect(row.getByText(/Le reste de la fiche/)).toBeVisible();
  for (const secret of [name, email, question]) await expect(page.getByText(secret)).toHaveCount(0);
  await page.getByRole("combobox", { name: "Avis" }).selectOption("useful");
  await expect(page.getByText(useful)).toBeVisible();
  await expect(page.getByText(corrected)).toHaveCount(0);
  await accessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
