// The room where cards are studied: nothing but the card and its ratings, and nothing that moves.
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 1440, height: 900 },
];

for (const size of SIZES)
  test(`${size.width} × ${size.height} : la question ne bouge pas, les notes sont au pouce, dix cartes en vingt touches`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await signUp(page);
    const deckId = randomUUID();
    await call(page, "flashcards/createDeck", { id: deckId, name: "Urgences", options: {} });
    const notes = Array.from({ length: 10 }, (_, n) => ({
      ...{ id: randomUUID(), deckId, kind: "basic", extra: "", occlusion: null },
      ...{ question: `Question ${n}`, answer: `Réponse ${n}` },
    }));
    expect((await call(page, "flashcards/createNotes", { notes })).status).toBe(200);
    await page.goto("/flashcards");
    await page.getByRole("button", { name: "Étudier Urgences" }).click();
    const question = page.getByRole("region", { name: "Question" });
    await expect(question).toBeVisible();
    await expect(page.locator("#navigation")).toBeHidden();
    const top = async () => (await question.boundingBox())?.y;
    const before = await top();
    let presses = 0;
    for (let n = 0; n < 10; n += 1) {
      await page.getByRole("button", { name: "Afficher la réponse" }).press("Enter");
      presses += 1;
      expect(await top()).toBe(before);
      const first = page.getByRole("group", { name: "Votre réponse" }).getByRole("button").first();
      await expect(first).toContainText("je ne savais pas");
      await expect(first.getByText("je ne savais pas")).toBeVisible();
      const box = await first.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
      if (n === 0) await accessible(page);
      await page.getByRole("button", { name: /^Facile/ }).press("Enter");
      presses += 1;
      if (n < 9) expect(await top()).toBe(before);
    }
    expect(presses).toBe(20);
    await expect(page.getByText("C’est tout pour cette séance")).toBeVisible();
  });

test("sur le papier, les cartes sans ce qui ne se presse pas, blanches quel que soit le thème", async ({
  page,
}) => {
  await signUp(page);
  const deckId = randomUUID();
  await call(page, "flashcards/createDeck", { id: deckId, name: "Urgences", options: {} });
  const note = { id: randomUUID(), deckId, kind: "basic", question: "Question", answer: "Réponse" };
  expect((await call(page, "flashcards/createNotes", { notes: [note] })).status).toBe(200);
  await page.goto("/flashcards?tab=manage");
  const card = page.getByRole("button", { name: "Question", exact: true });
  await expect(card).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(card).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeHidden();
  await expect(page.getByRole("checkbox").first()).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goto("/offline");
  const room = page.getByRole("radiogroup").first();
  await expect(room).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(room).toBeHidden();
});
