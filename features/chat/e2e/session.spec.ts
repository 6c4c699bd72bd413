// The session ends while somebody works: they are told, sign in again, and find everything as they
// left it.
import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { PASSWORD, signUp } from "#platform/testing/e2e/people.ts";
import { answers, composer } from "./desk.ts";

const EXPIRED = "Session expirée. Reconnectez-vous pour continuer là où vous étiez.";

async function signInAgain(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/auth\?redirect=/);
  await expect(page.getByText(EXPIRED)).toBeVisible();
  await page.getByLabel("Adresse e-mail").first().fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Se connecter", exact: true }).click();
  await expect(page).toHaveURL(/\/chat\?conversation=/);
}

test("la session expire en pleine conversation : rien de ce qui est tapé n’est perdu", async ({
  page,
  context,
}) => {
  const { email } = await signUp(page);
  await page.goto("/chat");
  await composer(page).fill("Anaphylaxie : dose d’adrénaline");
  await composer(page).press("Enter");
  await expect(
    answers(page).last().getByRole("button", { name: "Copier la réponse" }),
  ).toBeVisible();

  await test.step("une question envoyée", async () => {
    await composer(page).fill("Et chez l’enfant de 20 kg ?");
    await context.clearCookies();
    await composer(page).press("Enter");
    await expect(page.getByText(EXPIRED)).toBeVisible();
    await accessible(page);
    await signInAgain(page, email);
    await expect(composer(page)).toHaveValue("Et chez l’enfant de 20 kg ?");
    await expect(answers(page)).toHaveCount(1);
    await composer(page).press("Enter");
    await expect(answers(page)).toHaveCount(2);
    await expect(composer(page)).toHaveValue("");
    await expect(
      answers(page).last().getByRole("button", { name: "Copier la réponse" }),
    ).toBeVisible();
  });

  await test.step("une question en cours de modification", async () => {
    const edited = page.getByRole("textbox", { name: "Question modifiée" });
    await page.getByRole("button", { name: "Modifier la question" }).last().click();
    await edited.fill("Et chez la femme enceinte ?");
    await context.clearCookies();
    await edited.press("Enter");
    await signInAgain(page, email);
    await expect(edited).toHaveValue("Et chez la femme enceinte ?");
    await edited.press("Enter");
    await expect(page.getByRole("group", { name: "Versions de la question" })).toContainText("2/2");
  });
});
