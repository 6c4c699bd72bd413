import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";

const administrator = (page: Page) => signUp(page, { name: "Ada Admin", role: "admin" });

test("une personne sans rôle d'administrateur ne lit ni l'usage ni les consignes", async ({
  page,
}) => {
  await signUp(page);
  for (const name of ["usageStats", "listPrompts", "toolbox", "settings"])
    expect((await call(page, `assistant/${name}`, {})).status).toBe(403);
  await page.goto("/admin/usage-stats");
  await expect(page.getByRole("heading", { name: "Accès refusé" })).toBeVisible();
});

test("un administrateur lit l'usage d'une question posée, le filtre et l'exporte", async ({
  page,
}) => {
  const ada = await administrator(page);
  const question = {
    conversationId: randomUUID(),
    messageId: randomUUID(),
    text: "dose adrénaline anaphylaxie",
  };
  expect((await call(page, "chat/send", question)).status).toBe(200);
  await page.goto("/admin");
  await page.getByRole("navigation").getByRole("link", { name: "Usage de l’assistant" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Usage de l’assistant" })).toBeVisible();
  await expect(async () => {
    await page.getByRole("button", { name: "Actualiser" }).click();
    await page.getByRole("combobox", { name: "Personne" }).selectOption(ada.id, { timeout: 1000 });
  }).toPass();
  const last = page.getByRole("table", { name: "Dix derniers appels" });
  await expect(last.getByRole("row")).toHaveCount(2);
  await expect(last.getByText("Complète")).toBeVisible();
  await page.getByText("Voir le tableau").click();
  await expect(
    page.getByRole("table", { name: "Appels", exact: true }).getByRole("row"),
  ).toHaveCount(31);
  await accessible(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Exporter (CSV)" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^sclepios-\d{4}-\d{2}-\d{2}\.csv$/);
});

test("un administrateur fixe un tarif, un budget et le nombre de réponses", async ({ page }) => {
  await administrator(page);
  await page.goto("/admin/ai-settings");
  const model = `modele-${randomUUID().slice(0, 8)}`;
  const prices = page.getByRole("form", { name: "Ajouter un tarif" });
  await prices.getByLabel("Modèle").fill(model);
  await prices.getByLabel("Jetons lus (€)").fill("0,15");
  await prices.getByLabel("Jetons écrits (€)").fill("0,60");
  await prices.getByRole("button", { name: "Ajouter le tarif" }).click();
  await expect(page.getByRole("cell", { name: model, exact: true })).toBeVisible();
  await accessible(page);
  await page.getByLabel("Budget mensuel (€)").fill("beaucoup");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Écrivez un montant en euros")).toBeVisible();
  await page.getByLabel("Budget mensuel (€)").fill("99,90");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Budget mensuel (€)")).toHaveValue("99,9");
  await page.getByRole("button", { name: new RegExp(`Retirer le tarif de ${model}`) }).click();
  await expect(page.getByRole("cell", { name: model, exact: true })).toHaveCount(0);
});

test("un administrateur écrit une consigne, l'essaie, la compare, la publie et revient au texte d'origine", async ({
  page,
}) => {
  await administrator(page);
  await page.goto("/admin/ai-prompts");
  await page.getByRole("table").getByRole("button", { name: "Thèse" }).click();
  const text = page.getByRole("textbox", { name: "Texte" });
  await expect(text).not.toHaveValue("");
  await text.press("ControlOrMeta+End");
  await text.pressSequentially("\nRéponds en dix lignes.");
  await page.getByLabel("Motif").fill("Réponses plus courtes");
  await page.getByRole("button", { name: "Enregistrer une version" }).click();
  await expect(page.getByRole("cell", { name: "Réponses plus courtes" }).first()).toBeVisible();
  await expect(page.getByText("Réponds en dix lignes.").last()).toBeVisible();
  await page.getByLabel("Question à garder").fill("Critère de jugement d’une étude sur la BPCO");
  await page.getByRole("button", { name: "Garder la question" }).click();
  await page.getByRole("button", { name: /^Essayer.: Critère de jugement/ }).click();
  await expect(
    page.getByText("Aucun modèle de langage n’est connecté", { exact: false }),
  ).toBeVisible();
  await accessible(page);
  await page
    .getByRole("button", { name: /^Publier.: Version/ })
    .first()
    .click();
  await expect(page.getByText(/En service.: la version/)).toBeVisible();
  await page.getByRole("button", { name: /^Publier.: Texte d’origine/ }).click();
  await expect(page.getByText(/En service.: le texte d’origine/)).toBeVisible();
});

test("la boîte à outils dit ce que chaque outil demande, aussi sur un téléphone", async ({
  page,
}) => {
  await administrator(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/admin/toolbox");
  await expect(page.getByRole("heading", { level: 1, name: "Boîte à outils" })).toBeVisible();
  await page
    .getByText(/données? d’entrée/)
    .first()
    .click();
  await expect(page.getByText(/obligatoire/).first()).toBeVisible();
  await accessible(page);
  for (const path of ["toolbox", "usage-stats", "ai-prompts", "ai-settings"]) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(wide, path).toBe(false);
  }
});
