// Files chosen in a hurry, on a telephone: each is read for what it is or says why not, and the
// page stays within its width.
import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";

test.use({ viewport: { width: 390, height: 844 } });

const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(content),
});
const transferOf = (page: Page, name: string) => page.getByRole("article", { name }).first();
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test("des fichiers choisis par erreur : une phrase pour chacun, et rien ne change", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/flashcards?tab=manage");
  await page.getByText("Importer et exporter", { exact: true }).click();
  const choose = (one: ReturnType<typeof file>) =>
    page.getByLabel("Choisir un fichier").setInputFiles(one);
  for (const [name, content, sentence] of [
    ["vide.csv", "", "Ce fichier ne contient aucune carte."],
    ["vide.apkg", "", "Ce fichier n’est pas un paquet de cartes"],
    ["entete.csv", "question;réponse\r\n", "Ce fichier ne contient aucune carte."],
    ["classeur.xls", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), "enregistrez-le en CSV"],
    ["guillemet.csv", 'question,answer\n"jamais fermé,b\n', "Ce tableau n’a pas pu être lu"],
    ["autre.json", '{"cartes":[]}', "Ce fichier JSON n’a pas la forme attendue."],
  ] as const) {
    await choose(file(name, content));
    await expect(transferOf(page, name).getByRole("alert")).toContainText(sentence);
  }
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  await accessible(page);
  const { body } = await call(page, "flashcards/search", { timeZone: "Europe/Paris" });
  expect(body).toMatchObject({ total: 0 });
});

test("une table d’Excel en français, très large : ses colonnes se choisissent et ses cartes arrivent", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/flashcards?tab=manage");
  await page.getByText("Importer et exporter", { exact: true }).click();
  const more = (name: string) =>
    Array.from({ length: 130 }, (_, index) => `;${name} ${index}`).join("");
  const long = "une remarque très longue ".repeat(60);
  const table = `sep=;\r\nQuestion;Réponse;Étiquettes${more("Divers")}\r\n"Kaliémie\r\nnormale ?";3,5 à 5 mmol/L;ions;${long}${more("x")}\r\n`;
  await page
    .getByLabel("Choisir un fichier")
    .setInputFiles(file("garde.csv", Buffer.from(table, "latin1")));
  const transfer = transferOf(page, "garde.csv");
  await expect(transfer).toContainText("prêt à importer");
  await expect(transfer.getByLabel("Colonne 2 Réponse")).toHaveValue("answer");
  await expect(transfer.getByRole("columnheader")).toHaveCount(100);
  const row = await transfer.getByRole("row").nth(1).boundingBox();
  expect(row?.height).toBeLessThan(160);
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  await accessible(page);
  await transfer.getByRole("button", { name: "Importer", exact: true }).click();
  await expect(transfer).toContainText("terminé", { timeout: 30_000 });
  const { body } = await call(page, "flashcards/search", { timeZone: "Europe/Paris" });
  expect(body).toMatchObject({
    total: 1,
    cards: [{ question: "Kaliémie normale ?", tags: ["ions"] }],
  });
});
