// A browser keeps six connections to a server over HTTP/1.1, for all its tabs: however many are open, each goes on.
import { expect, type Page } from "@playwright/test";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";

const TABS = 9;
const composer = (page: Page) => page.getByRole("textbox", { name: "Votre question" });
const answers = (page: Page) => page.getByRole("article").filter({ hasText: "Réponse de Sclepios" });
const ask = async (page: Page, question: string) => {
  await composer(page).fill(question);
  await composer(page).press("Enter");
};

test("neuf onglets ouverts sur la conversation : chacun suit, demande, et peut se déconnecter", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signUp(page);
  await page.goto("/chat");
  await ask(page, "Anaphylaxie : dose d’adrénaline");
  await expect(answers(page).last().getByRole("button", { name: "Copier la réponse" })).toBeVisible();
  const tabs = [page];
  while (tabs.length < TABS) {
    const tab = await context.newPage();
    tabs.push(tab);
    await tab.goto(page.url());
    await expect(answers(tab)).toHaveCount(1);
  }

  // What is asked from the last one is answered there, and shown by all the others.
  const last = tabs.at(-1) ?? page;
  await ask(last, "Hyperkaliémie : traitement");
  for (const tab of tabs.toReversed()) {
    await expect(answers(tab)).toHaveCount(2);
    await expect(answers(tab).last().getByRole("button", { name: "Copier la réponse" })).toBeVisible();
  }

  await last.getByRole("button", { name: "Se déconnecter" }).first().click();
  await expect(last).toHaveURL(/\/$/);
  await last.goto("/chat");
  await expect(last).toHaveURL(/\/auth/);
});
