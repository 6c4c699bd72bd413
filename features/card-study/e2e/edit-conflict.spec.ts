// A text corrected without network, while it was corrected elsewhere too: nothing is overwritten,
// nothing is lost, and it ends.
import { expect } from "@playwright/test";
import { found, question, study, takeAlong, withCards } from "#features/flashcards/e2e/device.ts";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call } from "#platform/testing/e2e/people.ts";

test.use({ serviceWorkers: "allow", permissions: ["clipboard-read", "clipboard-write"] });

test("une carte corrigée deux fois hors ligne et modifiée ailleurs : le texte d’ailleurs reste, les miens se copient, rien ne se réessaie en vain", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await withCards(page, 2);
  await takeAlong(page);
  await context.setOffline(true);
  await study(page);
  await expect(question(page)).toContainText("Question 0");
  for (const text of ["Mon texte", "Mon texte, relu"]) {
    await page.keyboard.press("e");
    const dialog = page.getByRole("dialog", { name: "Modifier la note" });
    await dialog.getByRole("textbox", { name: "Question" }).fill(text);
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await expect(question(page)).toContainText(text);
  }

  const [card] = await found(page, '"Question 0"');
  const elsewhere = {
    kind: "basic",
    question: "Le texte d’ailleurs",
    answer: "Réponse",
    extra: "",
    occlusion: null,
  };
  const edited = await call(page, "flashcards/updateNote", {
    id: card?.noteId,
    version: 1,
    ...elsewhere,
  });
  expect(edited.status).toBe(200);

  await context.setOffline(false);
  await page.goto("/offline");
  const refused = page.getByRole("region", { name: "2 éléments refusés" });
  await expect(refused).toBeVisible({ timeout: 30_000 });
  expect(await found(page, '"ailleurs"')).toHaveLength(1);
  expect(await found(page, '"Mon texte"')).toEqual([]);
  await expect(refused.getByRole("button", { name: /éessayer/ })).toHaveCount(0);
  await accessible(page);
  const last = refused.getByRole("listitem").filter({ hasText: "relu" });
  await last.getByRole("button", { name: "Copier le texte" }).click();
  await expect(last.getByRole("button", { name: "Texte copié" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Mon texte, relu");
  for (const left of [1, 0]) {
    const item = page
      .getByRole("listitem")
      .filter({ hasText: "Le renvoyer ne changerait rien" })
      .first();
    await item.getByRole("button", { name: "Supprimer", exact: true }).click();
    await item.getByRole("button", { name: "Supprimer définitivement" }).click();
    await expect(page.getByText("Le renvoyer ne changerait rien")).toHaveCount(left);
  }
  await expect(page.getByText("Tout ce que vous avez fait est sur le serveur.")).toBeVisible();
});
