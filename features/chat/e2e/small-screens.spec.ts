// The assistant on telephones, tablets, and a desk enlarged to twice its size.
import { expect, type Locator, type Page } from "@playwright/test";
import { violations } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { answers, ask, composer, openChat } from "./desk.ts";

/** Whole on screen, above the composer. */
const readAbove = (page: Page, notice: Locator) =>
  expect
    .poll(async () => {
      const box = await notice.boundingBox();
      const bar = await page.locator("form[data-bottom-bar]").boundingBox();
      return box !== null && box.y > 0 && box.y + box.height <= (bar?.y ?? 0);
    })
    .toBe(true);

const ASKED = {
  courte: "Exacerbation de BPCO : oxygène",
  longue: "Une question fictive qui tient sur plusieurs lignes du champ. ".repeat(9),
} as const;

for (const [length, text] of Object.entries(ASKED))
  test(`sur un téléphone, la raison d’un refus se lit au-dessus de la question (${length}), même quand la page apprend le reste ensuite`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // What the page still asks the server is told after the refusal.
    let tell = () => {};
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await page.route("**/rpc/chat/setup*", async (route) => {
      await told;
      await route.continue();
    });
    await openChat(page);
    await page.route("**/rpc/chat/send", (route) => route.abort());
    await ask(page, text);
    const notice = page.getByRole("alert").filter({ hasText: "Votre texte est conservé" });
    await expect(notice).toBeVisible();
    await readAbove(page, notice);
    tell();
    await expect(page.getByText("Aucun modèle de langage")).toBeVisible();
    await readAbove(page, notice);
  });

test("sur une tablette et à 200 %, la barre du bas ne couvre pas le bouton d’envoi", async ({
  page,
}) => {
  await openChat(page);
  await ask(page, "Asthme aigu grave");
  await expect(
    answers(page).last().getByRole("button", { name: "Copier la réponse" }),
  ).toBeVisible();
  await composer(page).fill("et chez l’enfant ?");
  for (const size of [
    { width: 768, height: 1024 },
    { width: 720, height: 450 },
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    const reached = () =>
      page.getByRole("button", { name: "Envoyer" }).evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(reached).toBe(true);
  }
});

for (const scheme of ["light", "dark"] as const) {
  test(`sur un téléphone, en ${scheme}, rien ne déborde et axe ne trouve rien`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await openChat(page);
    await ask(page, "Choc septique : premières minutes");
    await expect(
      answers(page).last().getByRole("button", { name: "Copier la réponse" }),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    expect(await violations(page)).toEqual([]);
  });
}
