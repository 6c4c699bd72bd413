// A browser keeps six connections to a server over HTTP/1.1, for all its tabs: however many are
// open, each goes on.
import { expect } from "@playwright/test";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";
import { answers, ask } from "./desk.ts";

const TABS = 9;

test("neuf onglets ouverts sur la conversation : chacun suit, demande, et peut se déconnecter", async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto("/chat");
  await ask(page, "Anaphylaxie : dose d’adrénaline");
  await expect(
    answers(page).last().getByRole("button", { name: "Copier la réponse" }),
  ).toBeVisible();
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
    await expect(
      answers(tab).last().getByRole("button", { name: "Copier la réponse" }),
    ).toBeVisible();
  }

  await last.getByRole("button", { name: "Se déconnecter" }).first().click();
  await expect(last).toHaveURL(/\/$/);
  await last.goto("/chat");
  await expect(last).toHaveURL(/\/auth/);
});
