import { expect, type Page } from "@playwright/test";
import { accessible, violations } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";

const composer = (page: Page) => page.getByRole("textbox", { name: "Votre question" });
const answers = (page: Page) => page.getByRole("article").filter({ hasText: "Réponse de Sclepios" });

/** A new account, signed in, that consented: the journey starts on the assistant. */
async function openChat(page: Page, address = "/chat"): Promise<void> {
  await signUp(page);
  await page.goto(address);
  await expect(composer(page)).toBeVisible();
}
const ask = async (page: Page, question: string) => {
  await composer(page).fill(question);
  await composer(page).press("Enter");
};

test("poser une question, lire la réponse citée, ouvrir la source à son passage", async ({ page }) => {
  await openChat(page);
  await ask(page, "Anaphylaxie : dose d’adrénaline chez l’adulte ?");
  const answer = answers(page).last();
  await expect(answer.getByText("Aucun modèle de langage n’est connecté")).toBeVisible();
  await expect(answer.getByRole("region", { name: "Signaux d’alarme" })).toBeVisible();
  await expect(answer.getByText(/0,5\s?mg/).first()).toBeVisible();
  await expect(answer.getByRole("button", { name: "Copier la réponse" })).toBeVisible();
  await expect(page).toHaveURL(/\/chat\?conversation=[0-9a-f-]{36}$/);
  await accessible(page);
  const citation = answer.getByRole("link", { name: /^Ouvrir la source 1/ }).first();
  const target = (await citation.getAttribute("href")) ?? "";
  expect(target).toMatch(/^\/guidelines\/[a-z-]+#[drfetop]\d+$/);
  await citation.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
});

test("rafraîchir pendant la réponse : la même réponse est là", async ({ page }) => {
  await openChat(page);
  // The network drops the stream: the page keeps saying that the answer is being written.
  await page.route("**/rpc/chat/follow**", (route) => route.abort());
  await ask(page, "Hyperkaliémie menaçante : traitement");
  await expect(page.getByText("Réponse en cours…").first()).toBeVisible();
  await page.unroute("**/rpc/chat/follow**");
  await page.reload();
  await expect(answers(page).last().getByText("Aucun modèle de langage n’est connecté")).toBeVisible();
  await expect(answers(page)).toHaveCount(1);
});

test("perdre le réseau pendant la réponse : elle reprend toute seule", async ({ page }) => {
  await openChat(page);
  let cuts = 0;
  await page.route("**/rpc/chat/follow**", (route) => (cuts++ < 2 ? route.abort() : route.continue()));
  await ask(page, "Embolie pulmonaire : conduite à tenir");
  await expect(answers(page).last().getByText("Aucun modèle de langage n’est connecté")).toBeVisible();
  expect(cuts).toBeGreaterThan(2);
});

test("tout faire au clavier", async ({ page }) => {
  await openChat(page);
  await composer(page).focus();
  await page.keyboard.type("Asthme aigu grave");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("premières minutes");
  await expect(composer(page)).toHaveValue("Asthme aigu grave\npremières minutes");
  await page.keyboard.press("Enter");
  const answer = answers(page).last();
  await expect(answer.getByRole("button", { name: "Copier la réponse" })).toBeVisible();
  await answer
    .getByRole("link", { name: /^Ouvrir la source/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/guidelines\//);
});

test("ne rien trouver, et le dire", async ({ page }) => {
  await openChat(page);
  await ask(page, "Recette de la tarte aux pommes");
  await expect(answers(page).last().getByText("Rien trouvé.")).toBeVisible();
  await expect(answers(page).last().getByRole("link", { name: "Ouvrir la bibliothèque" })).toBeVisible();
});

test("une question portée par l’adresse attend Entrée, et quitte l’adresse", async ({ page }) => {
  await openChat(page, `/chat?q=${encodeURIComponent("AVC ischémique : thrombolyse")}`);
  await expect(composer(page)).toHaveValue("AVC ischémique : thrombolyse");
  await expect(page).toHaveURL(/\/chat$/);
  await expect(answers(page)).toHaveCount(0);
  await composer(page).press("Enter");
  await expect(answers(page)).toHaveCount(1);
});

test("l’identité d’un patient arrête l’envoi", async ({ page }) => {
  await openChat(page);
  await ask(page, "Mme Durand, 06 12 34 56 78 : hyperkaliémie");
  const warning = page.getByRole("alertdialog");
  await expect(warning).toContainText("Mme Durand");
  await expect(answers(page)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(composer(page)).toBeFocused();
  await expect(composer(page)).toHaveValue("Mme Durand, 06 12 34 56 78 : hyperkaliémie");
});

test("un envoi refusé ne perd rien", async ({ page }) => {
  await openChat(page);
  await page.route("**/rpc/chat/send", (route) => route.abort());
  await ask(page, "Exacerbation de BPCO : oxygène");
  await expect(page.getByText("Erreur de connexion. Votre texte est conservé")).toBeVisible();
  await expect(composer(page)).toHaveValue("Exacerbation de BPCO : oxygène");
  await page.reload();
  await expect(composer(page)).toHaveValue("Exacerbation de BPCO : oxygène");
  await page.unroute("**/rpc/chat/send");
  await composer(page).press("Enter");
  await expect(answers(page)).toHaveCount(1);
  await expect(composer(page)).toHaveValue("");
});

test("renommer puis supprimer une conversation ; celle d’un autre est introuvable", async ({ page, browser }) => {
  await openChat(page);
  await ask(page, "État de mal épileptique");
  await expect(answers(page).last().getByRole("button", { name: "Copier la réponse" })).toBeVisible();
  const address = page.url();

  const stranger = await browser.newContext();
  const elsewhere = await stranger.newPage();
  await openChat(elsewhere);
  await elsewhere.goto(address);
  await expect(elsewhere.getByText("Conversation introuvable.")).toBeVisible();
  await stranger.close();

  await page.getByRole("button", { name: /^Options de/ }).click();
  await page.getByRole("menuitem", { name: "Renommer" }).click();
  await page.getByRole("textbox", { name: "Nouveau titre" }).fill("Relecture EME");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Relecture EME" })).toBeVisible();
  await page.getByRole("button", { name: /^Options de/ }).click();
  await page.getByRole("menuitem", { name: "Supprimer" }).click();
  await page.getByRole("button", { name: "Supprimer" }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByText("Aucune conversation pour l’instant.")).toBeVisible();
});

for (const scheme of ["light", "dark"] as const) {
  test(`sur un téléphone, en ${scheme}, rien ne déborde et axe ne trouve rien`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await openChat(page);
    await ask(page, "Choc septique : premières minutes");
    await expect(answers(page).last().getByRole("button", { name: "Copier la réponse" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violations(page)).toEqual([]);
  });
}
