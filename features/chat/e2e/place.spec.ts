// Where the page stands when a question leaves and while its answer arrives.
import { expect } from "@playwright/test";
import { test } from "#platform/testing/e2e/journey.ts";
import { answers, ask, openChat } from "./desk.ts";

test("une nouvelle question va en haut, et rien n’est sous le champ", async ({ page }) => {
  await openChat(page);
  await ask(page, "Anaphylaxie : conduite à tenir");
  await expect(answers(page).last()).toHaveAttribute("aria-busy", "false");
  for (const [question, count, size] of [
    ["Hyperkaliémie : traitement", 2, { width: 1440, height: 900 }],
    ["Asthme aigu grave : traitement", 3, { width: 390, height: 844 }],
  ] as const) {
    await page.setViewportSize(size);
    await ask(page, question);
    const title = page.getByRole("heading", { level: 2, name: question });
    await expect(answers(page)).toHaveCount(count);
    const answer = answers(page).last();
    await expect(answer).toHaveAttribute("aria-busy", "false");
    await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(80);
    const field = await page.locator("form[data-bottom-bar]").boundingBox();
    const start = await answer.boundingBox();
    expect(start?.y).toBeLessThan(field?.y ?? 0);
    // It begins under its question: the page did not follow its end while it grew.
    expect(start?.y).toBeGreaterThan((await title.boundingBox())?.y ?? 0);
    // What is docked stands on its own ground: nothing of the answer shows through.
    const ground = await page
      .locator("form[data-bottom-bar]")
      .evaluate((form) => getComputedStyle(form).backgroundColor);
    expect(ground).toMatch(/^rgb\(/);
  }
});
