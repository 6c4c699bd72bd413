// Cards proposed from a text, without a language model: judged from the keyboard, kept through a
// reload and a tunnel, studied.
import { randomUUID } from "node:crypto";
import { deflateSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { zipOf } from "#features/card-files/testing/apkg.ts";
import { onePage, pdfOf } from "#platform/documents/testing/pdf.ts";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";

const TEXT = `Choc septique

Le choc septique est une défaillance circulatoire grave liée à une infection.

Noradrénaline : objectif de PAM ≥ 65 mmHg.

Les signes d’hypoperfusion sont :
- marbrures
- oligurie
- confusion

Traitement : remplissage et antibiotiques sans attendre.`;

const judging = (page: Page) => page.getByRole("region", { name: "Propositions à juger" });
const place = (page: Page) => judging(page).getByRole("heading", { level: 2 });
const cards = async (page: Page, query = "") => {
  const { body } = await call(page, "flashcards/search", { query, timeZone: "Europe/Paris" });
  return (body as { total: number }).total;
};
async function start(page: Page): Promise<void> {
  await signUp(page);
  expect(
    (await call(page, "flashcards/createDeck", { id: randomUUID(), name: "Urgences", options: {} }))
      .status,
  ).toBe(200);
  await page.goto("/flashcards?tab=generate");
  await expect(page.getByText("Aucun modèle de langage n’est connecté")).toBeVisible();
}
async function propose(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Texte" }).fill(TEXT);
  await page.keyboard.press("Control+Enter");
  await expect(place(page)).toHaveText("Proposition 1 sur 4");
}

test("coller un cours, juger au clavier, recharger, étudier", async ({ page }) => {
  await start(page);
  await accessible(page);
  await propose(page);
  await expect(
    page.getByText("Extraites du texte par des règles, sans modèle de langage."),
  ).toBeVisible();
  const passage = page.getByRole("complementary", { name: "Passage d’origine" });
  await expect(passage.locator("mark")).toHaveText(
    "Le choc septique est une défaillance circulatoire grave liée à une infection.",
  );
  await accessible(page);

  await page.keyboard.press("a");
  await expect(place(page)).toHaveText("Proposition 2 sur 4");
  await page.keyboard.press("e");
  const text = judging(page).getByRole("textbox", { name: "Texte" });
  await expect(text).toBeFocused();
  await accessible(page);
  await page.keyboard.press("End");
  await text.fill("Choc septique : noradrénaline pour une PAM {{c1::≥ 65 mmHg}}");
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("a");
  await page.keyboard.press("r");
  await page.keyboard.press("u");
  await page.keyboard.press("r");
  await page.reload();
  await expect(place(page)).toHaveText("Proposition 4 sur 4");
  await expect(judging(page).getByText("2 acceptées")).toBeVisible();
  await page.keyboard.press("a");
  await expect(page.getByRole("heading", { name: "Tout est jugé" })).toBeVisible();
  await accessible(page);
  await expect.poll(() => cards(page)).toBe(3);

  await page.getByRole("button", { name: "Étudier ce paquet" }).click();
  await expect(page.getByRole("region", { name: "Question" })).toContainText(
    "Comment définir le choc septique",
  );
  await page.keyboard.press("Space");
  await expect(page.getByRole("region", { name: "Réponse" })).toContainText(
    "Une défaillance circulatoire grave",
  );
});

test("deux onglets jugent les mêmes propositions : ce que l’un décide vaut pour l’autre", async ({
  page,
  context,
}) => {
  await start(page);
  await propose(page);
  const other = await context.newPage();
  await other.goto("/flashcards?tab=generate");
  await expect(place(other)).toHaveText("Proposition 1 sur 4");
  await page.keyboard.press("r");
  await expect(place(other)).toHaveText("Proposition 2 sur 4");
  await expect(judging(other).getByText("1 refusée")).toBeVisible();
  await other.keyboard.press("r");
  await expect(place(page)).toHaveText("Proposition 3 sur 4");
  await page.keyboard.press("a");
  await expect(place(other)).toHaveText("Proposition 4 sur 4");
  await expect(judging(other).getByText("2 refusées")).toBeVisible();
  await other.keyboard.press("a");
  await expect(page.getByRole("heading", { name: "Tout est jugé" })).toBeVisible();
  await expect.poll(() => cards(page)).toBe(2);
  await page.reload();
  await expect(page.getByText("2 refusées")).toBeVisible();
});

test("ce qui est accepté sans réseau part à son retour, une fois", async ({ page, context }) => {
  await start(page);
  await propose(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Accepter les 4 sans remarque" }).click();
  await expect(page.getByText("4 cartes attendent d’être envoyées")).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => cards(page), { timeout: 30_000 }).toBe(4);
  await expect(page.getByText(/attendent d’être envoyées/)).toBeHidden();

  // The same course again: what is there already is said, and not taken with the others.
  await page.getByRole("button", { name: "Autre texte" }).click();
  await propose(page);
  await expect(page.getByText("Des cartes posent déjà cette question.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Aucune sans remarque" })).toBeDisabled();
});

test("une fiche de la bibliothèque devient des cartes qui y ramènent", async ({ page }) => {
  await start(page);
  await page.goto("/guidelines/anaphylaxie");
  await page.getByRole("link", { name: "Vers des cartes" }).click();
  await expect(page).toHaveURL(/\/flashcards\?tab=generate$/);
  await expect(page.getByText("Anaphylaxie", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Proposer des cartes" }).click();
  await expect(place(page)).toHaveText(/^Proposition 1 sur \d+$/);
  await page.keyboard.press("a");
  // A text with several blanks makes several cards.
  await expect.poll(() => cards(page)).toBeGreaterThan(0);
  await page.getByRole("link", { name: /^Source/ }).click();
  await expect(page).toHaveURL(/\/guidelines\/anaphylaxie#/);
});

test("une réponse de l’assistant devient des cartes", async ({ page }) => {
  await start(page);
  const question = {
    conversationId: randomUUID(),
    messageId: randomUUID(),
    text: "Traitement de l’anaphylaxie de l’adulte ?",
  };
  expect((await call(page, "chat/send", question)).status).toBe(200);
  await page.goto(`/chat?conversation=${question.conversationId}`);
  await page.locator("footer").getByRole("button", { name: "En faire une carte" }).click();
  await page.getByRole("link", { name: "Toutes les propositions" }).click();
  await expect(page.getByText("Réponse de l’assistant")).toBeVisible();
  await page.getByRole("button", { name: "Proposer des cartes" }).click();
  await expect(place(page)).toHaveText(/Proposition 1 sur/);
});

test("une carte d’un énoncé en deux pressions, sur la réponse, dans le paquet de son sujet", async ({
  page,
}) => {
  await start(page);
  const deckId = randomUUID();
  await call(page, "flashcards/createDeck", {
    id: deckId,
    name: "Choc anaphylactique",
    options: {},
  });
  const other = { id: randomUUID(), name: "Anaphylaxie", options: {} };
  await call(page, "flashcards/createDeck", other);
  const question = {
    conversationId: randomUUID(),
    messageId: randomUUID(),
    text: "Traitement de l’anaphylaxie de l’adulte ?",
  };
  expect((await call(page, "chat/send", question)).status).toBe(200);
  const address = `/chat?conversation=${question.conversationId}`;
  await page.goto(address);
  await page.getByRole("button", { name: "En faire une carte" }).first().press("Enter");
  const dialog = page.getByRole("dialog", { name: "Carte de cette réponse" });
  await expect(dialog.getByRole("combobox", { name: "Paquet" })).toHaveValue(other.id);
  await expect(dialog.getByRole("textbox", { name: "Question" })).not.toHaveValue("");
  await accessible(page);
  await dialog.getByRole("button", { name: "Enregistrer" }).press("Enter");
  await expect(page.getByText("Carte ajoutée à « Anaphylaxie ».")).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(page.url()).toContain(address);
  await expect.poll(() => cards(page, "deck:Anaphylaxie")).toBe(1);
});

test("un fichier Word ou PDF est lu ; un autre fichier est refusé d’une phrase", async ({
  page,
}) => {
  await start(page);
  await page.getByText("Fichier", { exact: true }).click();
  const file = page.getByLabel("Choisir un fichier");
  await file.setInputFiles({
    name: "cours.rtf",
    mimeType: "application/rtf",
    buffer: Buffer.from("{\\rtf1}"),
  });
  await expect(page.getByRole("alert")).toContainText("Type de fichier non pris en charge");
  const paragraphs = TEXT.split("\n").map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`);
  const xml = `<w:document xmlns:w="w"><w:body>${paragraphs.join("")}</w:body></w:document>`;
  const bytes = await zipOf([{ name: "word/document.xml", bytes: new TextEncoder().encode(xml) }]);
  await file.setInputFiles({
    name: "Choc septique.docx",
    mimeType: "application/octet-stream",
    buffer: bytes,
  });
  await expect(page.getByRole("textbox", { name: "Sujet" })).toHaveValue("Choc septique");
  const pdf = Buffer.from(
    await pdfOf({
      content: [{ text: "Choc septique", fontSize: 20 }, ...TEXT.split("\n").slice(2, 5)],
    }),
  );
  const sent = { name: "Cours de réanimation.pdf", mimeType: "application/pdf", buffer: pdf };
  // A large one takes seconds: its reading is stopped, and leaves the text as it was.
  const drawing = deflateSync(Buffer.from("BT /F 12 Tf (a) Tj ET ".repeat(3_000_000)));
  const large = Buffer.from(onePage(drawing, { dictionary: "/Filter /FlateDecode" }));
  await file.setInputFiles({ ...sent, name: "Gros cours.pdf", buffer: large });
  await accessible(page);
  await page.getByRole("button", { name: "Arrêter la lecture" }).click();
  await expect(page.getByText("Lecture arrêtée. Le texte n’a pas changé.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Arrêter la lecture" })).toBeHidden();
  await expect(file).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Sujet" })).toHaveValue("Choc septique");
  await accessible(page);

  // The next one does not wait for it.
  await file.setInputFiles(sent);
  await expect(page.getByRole("textbox", { name: "Sujet" })).toHaveValue("Cours de réanimation");
  await page.getByRole("button", { name: "Proposer des cartes" }).click();
  await expect(place(page)).toHaveText(/Proposition 1 sur/);
  // The passage beside the card is a whole sentence, whatever the lines of the page.
  await expect(
    page.getByRole("complementary", { name: "Passage d’origine" }).locator("mark"),
  ).toHaveText("Le choc septique est une défaillance circulatoire grave liée à une infection.");
});
