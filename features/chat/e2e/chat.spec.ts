import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { answers, ask, composer, openChat, openList } from "./desk.ts";

test("poser une question, lire la réponse citée, ouvrir le passage à côté, puis sa fiche", async ({
  page,
}) => {
  await openChat(page);
  await ask(page, "Anaphylaxie : dose d’adrénaline chez l’adulte ?");
  const answer = answers(page).last();
  await expect(answer.getByText("Aucun modèle de langage n’est connecté")).toBeVisible();
  await answer.getByText("Le reste de la fiche").click();
  await expect(answer.getByText("Signaux d’alarme").first()).toBeVisible();
  await expect(answer.getByText(/0,5\s?mg/).first()).toBeVisible();
  await expect(answer.getByRole("button", { name: "Copier la réponse" })).toBeVisible();
  await expect(page).toHaveURL(/\/chat\?conversation=[0-9a-f-]{36}$/);
  await accessible(page);
  const citation = answer.getByRole("link", { name: /^Ouvrir la source 1/ }).first();
  const target = (await citation.getAttribute("href")) ?? "";
  expect(target).toMatch(/^\/guidelines\/[a-z-]+#[drfetop]\d+$/);
  await citation.click();
  const passage = page.getByRole("region", { name: "Passage cité" });
  await expect(passage).toContainText(/adrénaline/i);
  await page.keyboard.press("Escape");
  await expect(passage).toHaveCount(0);
  await expect(citation).toBeFocused();
  await page.keyboard.press("Enter");
  await passage.getByRole("link", { name: "Ouvrir la fiche" }).click();
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
  await expect(
    answers(page).last().getByText("Aucun modèle de langage n’est connecté"),
  ).toBeVisible();
  await expect(answers(page)).toHaveCount(1);
});

test("rafraîchir dans l’instant de l’envoi : une question, une réponse", async ({ page }) => {
  await openChat(page);
  // The server keeps the question; the page is gone before it hears so.
  const kept = Promise.withResolvers<void>();
  let sent = 0;
  await page.route("**/rpc/chat/send", async (route) => {
    if (sent++ > 0) return route.continue();
    await route.fetch();
    kept.resolve();
  });
  await ask(page, "Choc septique : premières minutes");
  await kept.promise;
  await page.reload();
  await expect(page).toHaveURL(/conversation=/);
  await expect(answers(page)).toHaveCount(1);
  await expect(page.getByRole("article", { name: "Votre question" })).toHaveCount(1);
  await expect(composer(page)).toHaveValue("");
  await openList(page);
  await expect(page.getByRole("dialog").getByRole("link")).toHaveCount(1);
});

test("perdre le réseau pendant la réponse : elle reprend toute seule", async ({ page }) => {
  await openChat(page);
  let cuts = 0;
  await page.route("**/rpc/chat/follow**", (route) =>
    cuts++ < 2 ? route.abort() : route.continue(),
  );
  await ask(page, "Embolie pulmonaire : conduite à tenir");
  await expect(
    answers(page).last().getByText("Aucun modèle de langage n’est connecté"),
  ).toBeVisible();
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
  await page.getByRole("link", { name: "Ouvrir la fiche" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/guidelines\//);
});

test("le cas au-dessus du champ se corrige : ce qui est effacé ne compte plus", async ({
  page,
}) => {
  await openChat(page);
  await ask(page, "Cockcroft : femme de 70 ans, créatinine 110 µmol/L");
  const held = page.getByRole("region", { name: "Cas en cours" });
  await expect(held).toContainText("à compléter");
  await held.getByRole("button", { name: "Effacer 70 ans" }).click();
  await expect(held).not.toContainText("70 ans");
  await ask(page, "62 kg");
  await expect(
    answers(page).last().getByRole("list", { name: "Valeurs manquantes" }),
  ).toContainText("Âge");
  await held.getByRole("button", { name: "Effacer tout le cas" }).click();
  await expect(held).toHaveCount(0);
});

test("ne rien trouver, et le dire", async ({ page }) => {
  await openChat(page);
  await ask(page, "Recette de la tarte aux pommes");
  await expect(answers(page).last().getByText("Rien trouvé.")).toBeVisible();
  await expect(
    answers(page).last().getByRole("link", { name: "Ouvrir la bibliothèque" }),
  ).toBeVisible();
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

test("renommer puis supprimer une conversation, et revenir en arrière ; celle d’un autre est introuvable", async ({
  page,
  browser,
}) => {
  await openChat(page);
  await ask(page, "État de mal épileptique");
  await expect(
    answers(page).last().getByRole("button", { name: "Copier la réponse" }),
  ).toBeVisible();
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
  const options = page
    .getByRole("navigation", { name: "Conversations" })
    .getByRole("button", { name: "Options de « Relecture EME »" });
  await options.click();
  await page.getByRole("menuitem", { name: "Supprimer" }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await openList(page);
  await expect(page.getByText("Aucune conversation pour l’instant.")).toBeVisible();
  await page.getByRole("button", { name: "Annuler la suppression" }).click();
  await expect(options).toBeVisible();
  await expect(answers(page)).toHaveCount(1);
});

test("modifier une question : les deux versions restent, l’autre onglet montre la même", async ({
  page,
  context,
}) => {
  await openChat(page);
  await ask(page, "Anaphylaxie : dose d’adrénaline");
  await expect(
    answers(page).last().getByRole("button", { name: "Copier la réponse" }),
  ).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(answers(second)).toHaveCount(1);

  await page.getByRole("button", { name: "Modifier la question" }).click();
  await page.getByRole("textbox", { name: "Question modifiée" }).fill("Hyperkaliémie : traitement");
  await page.keyboard.press("Enter");
  for (const tab of [page, second]) {
    await expect(tab.getByText("2/2")).toBeVisible();
    await expect(answers(tab).last()).toContainText("Hyperkaliémie");
  }
  await second.getByRole("button", { name: "Version précédente" }).click();
  for (const tab of [page, second]) await expect(answers(tab).last()).toContainText("Anaphylaxie");
  // And what is asked from the other tab.
  await ask(second, "Choc septique : premières minutes");
  for (const tab of [page, second]) await expect(answers(tab)).toHaveCount(2);
});

test("un autre appareil suit la même réponse", async ({ page, browser }) => {
  await openChat(page);
  await ask(page, "Asthme aigu grave : traitement");
  await expect(page).toHaveURL(/conversation=/);
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const phone = await elsewhere.newPage();
  await phone.goto(page.url());
  await expect(
    answers(phone).last().getByRole("button", { name: "Copier la réponse" }),
  ).toBeVisible();
  const words = (tab: Page) => answers(tab).last().locator("[lang=fr]").first().textContent();
  await expect(
    answers(page).last().getByRole("button", { name: "Copier la réponse" }),
  ).toBeVisible();
  expect(await words(phone)).toBe(await words(page));
  await elsewhere.close();
});

test("refaire une réponse, dire ce qui est à corriger, retrouver par les mots, archiver", async ({
  page,
}) => {
  await openChat(page);
  await ask(page, "Embolie pulmonaire : anticoagulation");
  await answers(page).last().getByRole("button", { name: "Refaire la réponse" }).click();
  await expect(page.getByRole("group", { name: "Versions de la réponse" })).toContainText("2/2");
  await page.getByRole("button", { name: "À corriger" }).click();
  await page.getByRole("textbox", { name: /à corriger/ }).fill("Il manque la durée.");
  await page.getByRole("button", { name: "Envoyer l’avis" }).click();
  await expect(page.getByRole("button", { name: "À corriger", pressed: true })).toBeVisible();

  await openList(page);
  await page
    .getByRole("searchbox", { name: "Rechercher dans les conversations" })
    .fill("anticoagulations");
  await expect(page.locator("mark").first()).toHaveText(/anticoagul/i);
  await page.getByRole("searchbox", { name: "Rechercher dans les conversations" }).fill("");
  await expect(page.locator("mark")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: /^Options de/ }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Exporter en PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/^Embolie pulmonaire.*\.pdf$/);
  await page.getByRole("button", { name: /^Options de/ }).click();
  await page.getByRole("menuitem", { name: "Archiver" }).click();
  await openList(page);
  await expect(page.getByText("Aucune conversation pour l’instant.")).toBeVisible();
  await page.getByRole("button", { name: "Voir les archives" }).click();
  await expect(
    page
      .getByRole("dialog", { name: "Conversations" })
      .getByRole("link", { name: /^Embolie pulmonaire/ }),
  ).toBeVisible();
});
