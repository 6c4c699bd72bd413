// A computer of the ward: one browser, several people, several tabs.
import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, PASSWORD, type Someone, signUp } from "#platform/testing/e2e/people.ts";

const composer = (page: Page) => page.getByRole("textbox", { name: "Votre question" });

/** Signs in in a tab, by the form. */
async function signIn(page: Page, { email }: Someone): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Adresse e-mail").first().fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).not.toHaveURL(/\/auth/);
}

test("somebody else signs in in another tab: the first tab shows and sends nothing of theirs", async ({
  page,
}) => {
  const second = await signUp(page, { name: "Dominique Seconde" });
  const first = await signUp(page, { name: "Camille Première" });
  await page.goto("/chat");
  await composer(page).fill("brouillon de la première personne");

  const tab = await page.context().newPage();
  await test.step("la première se déconnecte à côté, la seconde se connecte", async () => {
    await tab.goto("/settings");
    await expect(tab.getByText("Camille Première").first()).toBeVisible();
    await tab.context().clearCookies();
    await signIn(tab, second);
  });

  await test.step("le premier onglet n’est plus à personne", async () => {
    await expect(page).toHaveURL(/\/auth/);
    await expect(page.getByText("brouillon de la première personne")).toHaveCount(0);
    await expect(page.getByText("Camille Première")).toHaveCount(0);
  });

  await test.step("la seconde y entre : dans un document neuf, sans rien de la première en mémoire", async () => {
    await page.evaluate(() => Object.assign(globalThis, { memoryOfTheFirst: true }));
    await page.getByLabel("Adresse e-mail").first().fill(second.email);
    await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(page.getByText("Dominique Seconde").first()).toBeVisible();
    expect(await page.evaluate(() => "memoryOfTheFirst" in globalThis)).toBe(false);
  });

  const kept = await call(tab, "chat/list", {});
  expect(JSON.stringify(kept.body)).not.toContain("brouillon");
  expect(first.id).not.toBe(second.id);
});

test("what a person read is on the screen of no other tab once they signed out", async ({
  page,
}) => {
  await signUp(page, { name: "Camille Première" });
  await page.goto("/settings");
  const tab = await page.context().newPage();
  await tab.goto("/settings");
  for (const one of [page, tab])
    await expect(one.getByText("Camille Première").first()).toBeVisible();
  await page.getByRole("button", { name: "Se déconnecter" }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(tab).toHaveURL(/\/auth/);
  await expect(tab.getByText("Camille Première")).toHaveCount(0);
});

test("signing out with a text that was not sent: one is asked, and nothing of it stays on the computer", async ({
  page,
}) => {
  const { id } = await signUp(page);
  const kept = () =>
    page.evaluate(
      (person) =>
        Object.entries(localStorage).filter((entry) => entry.join(" ").includes(person)).length,
      id,
    );
  await page.goto("/flashcards?tab=create");
  await page
    .getByRole("textbox", { name: "Question", exact: true })
    .fill("Signe de gravité de la patiente ?");
  await page.goto("/chat");
  await composer(page).fill("Conduite devant une douleur thoracique");
  await page.getByRole("button", { name: "Se déconnecter" }).click();

  const question = page.getByRole("dialog", { name: "Un texte n’a pas été envoyé" });
  await expect(question).toContainText("sera effacé de cet appareil");
  await accessible(page);
  await question.getByRole("button", { name: "Rester connecté" }).click();
  await expect(composer(page)).toHaveValue("Conduite devant une douleur thoracique");
  expect(await kept()).toBeGreaterThan(0);

  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await question.getByRole("button", { name: "Se déconnecter quand même" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await kept()).toBe(0);
});
