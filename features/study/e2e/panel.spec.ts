// Experts make a key: a moderator writes what is asked, each expert answers alone, and what they
// chose marks the question.
import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";
import { FEWEST_EXPERTS } from "../domain/programme.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test("un panel : écrit, répondu par chacun une fois, publié, il devient un corrigé", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await signUp(page, { role: "moderator" });
  await page.goto("/admin/panels");
  await field(page, "Titre du panel").fill("Dyspnée");
  await field(page, "Qui répond").fill("Experts fictifs");
  await field(page, "La situation clinique").fill("Une personne fictive est essoufflée.");
  // A closed tab loses nothing of what was written.
  await page.reload();
  await expect(field(page, "Titre du panel")).toHaveValue("Dyspnée");
  await field(page, "L’hypothèse, l’examen ou le traitement envisagé").fill("La première idée");
  await field(page, "Ce qui est trouvé ensuite").fill("Un fait nouveau");
  await page.getByRole("button", { name: "Ouvrir le panel" }).click();
  await expect(page.getByRole("heading", { name: "Dyspnée" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Publier le corrigé" })).toBeDisabled();
  const code = ((await page.locator("[data-code]").textContent()) ?? "").trim();
  await accessible(page);

  const context = await browser.newContext({ locale: "fr-FR" });
  const expert = await context.newPage();
  await signUp(expert);
  await expert.goto("/study");
  await expert.getByRole("link", { name: "J’ai un code de panel d’experts" }).click();
  await expert.getByLabel("Code du panel").fill("ABCDEFGH");
  await expert.getByRole("button", { name: "Ouvrir le panel" }).click();
  await expect(expert.getByText("Aucun panel n’a ce code.")).toBeVisible();
  await expert.getByLabel("Code du panel").fill(code.toLowerCase());
  await expert.getByRole("button", { name: "Ouvrir le panel" }).click();
  await expert.getByRole("radio", { name: /^\+1/ }).check();
  await expert.getByLabel("Pourquoi (facultatif)").fill("Le fait oriente.");
  await expert.getByRole("button", { name: "Envoyer cette réponse" }).click();
  await expect(expert.getByText("Vous avez répondu à tout. Merci.")).toBeVisible();
  await expert.reload();
  await expect(expert.getByText("Réponse gardée", { exact: false })).toBeVisible();
  await expect(expert.getByRole("radio", { name: /^\+1/ })).toBeDisabled();
  await accessible(expert);

  const { body } = await call(expert, "study/joinPanel", { code });
  const panelId = (body as { id: string }).id;
  for (let more = 1; more < FEWEST_EXPERTS; more++) {
    await signUp(expert);
    const { status } = await call(expert, "study/answerPanel", { panelId, item: 0, step: "2" });
    expect(status).toBe(200);
  }
  await context.close();

  await page.reload();
  await page.getByRole("button", { name: "Publier le corrigé" }).click();
  await expect(page.getByText(/^Publié le/)).toBeVisible();
  await page.getByText("Ce que les experts ont répondu").click();
  await expect(page.getByRole("row", { name: /La première idée 10 0 0 0 1 9/ })).toBeVisible();
  // What experts gave does not go without a word; the questions stay.
  await page
    .getByRole("button", { name: "Supprimer le panel « Dyspnée » et ses réponses" })
    .click();
  await expect(page.getByText("Les réponses de 10 experts sont perdues.")).toBeVisible();
  await accessible(page);
  await page.getByRole("button", { name: "Supprimer", exact: true }).click();
  await expect(page.getByText("Aucun panel.")).toBeVisible();
  await page.goto("/study?tab=own");
  await expect(page.getByText("Une personne fictive est essoufflée.")).toBeVisible();
});
