// A quiz of a text, from the paste to the cards: what was missed becomes a card in one press, once.
import { expect } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";

const TEXT = `Après une anaphylaxie, la surveillance à l’hôpital dure au moins 6 heures.

L’injection d’adrénaline se répète après 5 minutes sans amélioration.

Le remplissage vasculaire de l’adulte apporte 500 mL de cristalloïde.`;

interface Paper {
  keys: { propositions: { id: string; correct: boolean }[] }[];
}

test("un quiz fait d’un texte collé : répondu, expliqué par le texte, et mis en carte une seule fois", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/quiz");
  await page.getByText("Un texte ou un fichier").click();
  await page.getByRole("textbox", { name: "Texte", exact: true }).fill(TEXT);
  await page.getByRole("textbox", { name: /Titre/u }).fill("Mon cours");
  // A closed tab loses nothing of it.
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Texte", exact: true })).toHaveValue(TEXT);
  await page.getByText("3", { exact: true }).click();
  await page.getByRole("button", { name: "Générer le quiz" }).click();

  await page.waitForURL(/paper=/u);
  const id = new URL(page.url()).searchParams.get("paper") ?? "";
  const { keys } = (await call(page, "study/attempt", { id })).body as Paper;
  const room = page.getByRole("region", { name: "Épreuve" });
  for (const [at, { propositions }] of keys.entries()) {
    await expect(room).toContainText(`Question ${at + 1} sur ${keys.length}`);
    const wrong = propositions.findIndex(({ correct }) => !correct);
    await page.keyboard.press("abcde"[wrong] ?? "a");
    await room.getByRole("button", { name: "Valider" }).click();
    await expect(room.getByRole("table")).toContainText("« ");
    const last = at === keys.length - 1;
    await room.getByRole("button", { name: last ? "Voir le bilan" : "Suivante" }).click();
  }

  await expect(page.getByText(/questions extraites de ce texte/u)).toBeVisible();
  await expect(page.getByRole("heading", { name: "À retravailler" })).toBeVisible();
  await accessible(page);
  const missed = page.locator("details").filter({ hasText: "anaphylaxie" }).first();
  await missed.locator("summary").click();
  const make = missed.getByRole("button", { name: "En faire une carte" });
  await make.first().click();
  await expect(missed.getByRole("status")).toContainText("Questions manquées");
  await page.reload();
  await missed.locator("summary").click();
  await make.first().click();
  await expect(missed.getByRole("status")).toContainText("déjà");

  // What was missed is asked again from the results.
  await page.getByRole("button", { name: "Refaire les 3 ratées" }).click();
  await expect(room).toContainText("Question 1 sur 3");
});
