// A student reviews, looks at the scores, asks the same cards again, changes their mind.
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";

const CARDS = 3;
const question = (page: Page) => page.getByRole("region", { name: "Question" });
const plain = (text: string) => text.replaceAll(/\s/g, " ");

async function withCards(page: Page): Promise<void> {
  await signUp(page);
  const deckId = randomUUID();
  await call(page, "flashcards/createDeck", { id: deckId, name: "Urgences", options: {} });
  const notes = Array.from({ length: CARDS }, (_, n) => ({
    ...{ id: randomUUID(), deckId, kind: "basic" },
    ...{ question: `Question ${n}`, answer: `Réponse ${n}` },
  }));
  expect((await call(page, "flashcards/createNotes", { notes })).status).toBe(200);
}

/** Shows the answer and rates it. The next card, or the end, is on screen afterwards. */
async function rateGood(page: Page): Promise<void> {
  await page.keyboard.press("Space");
  await expect(page.getByRole("region", { name: "Réponse" })).toBeVisible();
  await page.keyboard.press("3");
  await expect(page.getByRole("region", { name: "Réponse" })).toHaveCount(0);
}

/** Through the menu, as a person goes there: the answers given meanwhile are on their way. */
async function scoresSay(page: Page, sentence: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto("/scores");
        await expect(page.getByText(/^Niveau/)).toBeVisible();
        return plain((await page.locator("main").textContent()) ?? "");
      },
      { timeout: 20_000 },
    )
    .toContain(sentence);
}

test("des cartes notées donnent des XP et une série ; les redemander le même jour ne donne rien, annuler reprend", async ({
  page,
}) => {
  await withCards(page);
  await page.goto("/scores");
  await expect(page.getByText("Pas de série en cours")).toBeVisible();
  await expect(page.getByText(/Rien n’est encore compté/)).toBeVisible();

  await page.goto("/flashcards");
  await page.getByRole("button", { name: "Étudier Urgences" }).click();
  await expect(question(page)).toBeVisible();
  for (let n = 0; n < CARDS; n += 1) await rateGood(page);
  await scoresSay(page, "9 XP, encore 191 avant le niveau 2");
  await expect(page.getByText("1 jour d’affilée")).toBeVisible();
  await expect(page.getByText("Aujourd’hui est compté.")).toBeVisible();
  await accessible(page);

  // Their learning steps bring the same cards back ten minutes later: the session asks two of them
  // again.
  await page.goto("/flashcards");
  await expect(question(page)).toBeVisible();
  for (let n = 0; n < 2; n += 1) await rateGood(page);
  await scoresSay(page, "9 XP, encore 191 avant le niveau 2");
  await page.getByRole("tab", { name: "Cartes" }).click();
  await expect(page).toHaveURL(/tab=flashcards/);
  await expect(page.getByText(/3 sur 5 révisions ont rapporté des XP/)).toBeVisible();

  // Two undos give the second answers back, the third a first meeting.
  await page.goto("/flashcards");
  await expect(question(page)).toBeVisible();
  for (let n = 0; n < 3; n += 1) await page.keyboard.press("u");
  await scoresSay(page, "6 XP, encore 194 avant le niveau 2");
});

test("une garde se note et se retire au clavier, les succès disent où ils en sont", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/scores");
  await page.getByLabel("Jour de garde").focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("list", { name: "Gardes notées" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText("Aujourd’hui est une garde : la série attend.")).toBeVisible();
  await list.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Aucune garde notée.")).toBeVisible();

  await page.getByRole("tab", { name: "Vue d’ensemble" }).focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "Maîtrise des cartes" })).toContainText(
    "0 sur 100",
  );
  await page.reload();
  await expect(page.getByRole("tab", { name: "Succès" })).toHaveAttribute("aria-selected", "true");
});

test("un visiteur est invité à se connecter", async ({ page }) => {
  await page.goto("/scores");
  await expect(page).toHaveURL(/\/auth/);
});
