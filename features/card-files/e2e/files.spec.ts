// Cards in and out through the screen: a real package is chosen, followed, cancelled; what leaves
// comes back whole.
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { found } from "#features/flashcards/e2e/device.ts";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";
import { newCard } from "../domain/imported.ts";
import { aDeck, aNote, generatedNotes, ONE_PIXEL, packageOf } from "../testing/apkg.ts";

const NOTES = 4000;
const anki = (name: string, buffer: Buffer) => ({
  name,
  mimeType: "application/octet-stream",
  buffer,
});
const transferOf = (page: Page, name: string) => page.getByRole("article", { name }).first();

async function choose(page: Page, file: ReturnType<typeof anki>): Promise<void> {
  await page.goto("/flashcards?tab=manage");
  await page.getByText("Importer et exporter", { exact: true }).click();
  await page.getByLabel("Choisir un fichier").setInputFiles(file);
  await expect(transferOf(page, file.name)).toContainText("prêt à importer", { timeout: 30_000 });
}
const start = (page: Page, name: string) =>
  transferOf(page, name).getByRole("button", { name: "Importer", exact: true }).click();
const total = async (page: Page) =>
  ((await call(page, "flashcards/search", { timeZone: "Europe/Paris" })).body as { total: number })
    .total;

test("un paquet Anki choisi à l’écran : la progression, l’annulation qui reprend tout, puis l’import entier", async ({
  page,
}) => {
  test.setTimeout(150_000);
  await signUp(page);
  const file = anki("semestre.apkg", await packageOf({ notes: generatedNotes(NOTES) }));
  await choose(page, file);
  const transfer = transferOf(page, file.name);
  await expect(transfer).toContainText(/4\s000 notes/);
  await accessible(page);
  expect(await total(page)).toBe(0);

  await start(page, file.name);
  const bar = transfer.getByRole("progressbar", { name: "Avancement" });
  await expect
    .poll(() => bar.evaluate((one: HTMLProgressElement) => one.value), { timeout: 30_000 })
    .toBeGreaterThan(0);
  await transfer.getByRole("button", { name: "Annuler" }).click();
  await expect(transfer).toContainText("annulé");
  await expect.poll(() => total(page), { timeout: 30_000 }).toBe(0);
  await expect
    .poll(async () => (await call(page, "flashcards/listDecks", { timeZone: "Europe/Paris" })).body)
    .toEqual([]);

  await choose(page, file);
  await start(page, file.name);
  // Other pages answer meanwhile.
  expect((await call(page, "flashcards/listDecks", { timeZone: "Europe/Paris" })).status).toBe(200);
  await expect(transferOf(page, file.name)).toContainText("terminé", { timeout: 90_000 });
  expect(await total(page)).toBeGreaterThanOrEqual(NOTES);
});

const notes = [
  aNote({ guid: "a", created: 1, question: 'AVC <img src="scan.gif">', tags: ["neuro"] }),
  aNote({
    guid: "b",
    created: 2,
    kind: "reversed",
    question: "HTA",
    answer: "Hypertension",
    cards: [newCard(0, 2), newCard(1, 3)],
  }),
  aNote({
    guid: "c",
    created: 3,
    kind: "typed",
    question: "Formule de l’eau",
    answer: "H2O",
    cards: [newCard(0, 4)],
  }),
  aNote({
    ...{
      guid: "d",
      created: 4,
      kind: "cloze",
      question: "{{c1::Adrénaline}} 1 mg, {{c2::IV}}",
      answer: "",
    },
    cards: [newCard(0, 5), newCard(1, 6)],
  }),
];
const media = [{ name: "scan.gif", type: "image/gif" as const, bytes: ONE_PIXEL }];

test("ce qui est exporté à l’écran s’importe ailleurs sans perte ; le même fichier deux fois n’ajoute rien", async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  await signUp(page);
  const file = anki("urgences.apkg", await packageOf({ decks: [aDeck()], notes: [notes], media }));
  await choose(page, file);
  await start(page, file.name);
  await expect(transferOf(page, file.name)).toContainText("terminé", { timeout: 30_000 });
  await expect(transferOf(page, file.name)).toContainText("1 média");

  await test.step("deux fois le même fichier", async () => {
    await choose(page, file);
    await start(page, file.name);
    await expect(transferOf(page, file.name)).toContainText(/4 déjà présentes/, {
      timeout: 30_000,
    });
    expect(await total(page)).toBe(6);
  });

  for (const [kind, extension] of [
    ["Anki (.apkg)", "apkg"],
    ["JSON", "json"],
  ] as const)
    await test.step(`sortir en ${extension}, entrer chez quelqu’un d’autre`, async () => {
      await page.getByLabel("Format").selectOption({ label: kind });
      await page.getByRole("button", { name: "Exporter", exact: true }).click();
      const made = page
        .getByRole("article", { name: new RegExp(`sclepios-.*\\.${extension}`) })
        .first();
      const download = page.waitForEvent("download");
      await made.getByRole("link", { name: "Télécharger" }).click({ timeout: 30_000 });
      const taken = await download;
      expect(taken.suggestedFilename()).toMatch(
        new RegExp(`^sclepios-\\d{4}-\\d\\d-\\d\\d\\.${extension}$`),
      );
      const bytes = await readFile(await taken.path());

      const context = await browser.newContext();
      await context.addInitScript(() => {
        if (location.protocol !== "about:") localStorage.setItem("auto-warmup-enabled", "false");
      });
      try {
        const other = await context.newPage();
        await signUp(other);
        const again = anki(taken.suggestedFilename(), bytes);
        await choose(other, again);
        await start(other, again.name);
        const done = transferOf(other, again.name);
        await expect(done).toContainText("terminé", { timeout: 30_000 });
        for (const count of [/4 notes/, /6 cartes/, /1 média/])
          await expect(done).toContainText(count);
        const shown = (rows: Awaited<ReturnType<typeof found>>) =>
          rows.map((row) => ({ ...row, id: "", noteId: "", createdAt: "", deckId: "" }));
        expect(shown(await found(other, ""))).toEqual(shown(await found(page, "")));
      } finally {
        await context.close();
      }
    });
});
