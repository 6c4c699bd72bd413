// A clinical case in the underground: opened once, it is done without network, the tab killed on
// the way, and what arrives is what was answered.
import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";
import { underWorker } from "#platform/testing/e2e/worker.ts";

test.use({ serviceWorkers: "allow" });

const room = (page: Page) => page.getByRole("region", { name: "Cas clinique" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

interface Result {
  score: number;
  questions: { given: string[] | null; score: number }[];
}

test("un cas ouvert une fois se fait sans réseau, l’onglet tué reprend à l’étape", async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await signUp(page);
  await page.goto("/offline");
  await underWorker(page);
  await page.goto("/study?tab=cases");
  const row = page.getByRole("listitem").filter({ hasText: "Deux séances manquées" });
  await row.getByRole("button", { name: "Commencer" }).click();
  await expect(room(page)).toContainText("Étape 1 sur 6");
  await expect(room(page)).toContainText("Patient fictif.");
  const id = new URL(page.url()).searchParams.get("paper") ?? "";

  await context.setOffline(true);
  await press(page, "Étape suivante");
  await expect(room(page)).toContainText("Étape 2 sur 6");
  // What is not told yet is not on the screen.
  await expect(room(page)).not.toContainText("ondes P absentes");
  await room(page).getByRole("checkbox").first().click();

  // Killed while it is being answered, and opened again where there is still no network.
  await page.reload();
  await expect(room(page)).toContainText("Étape 2 sur 6");
  await expect(room(page).getByRole("checkbox").first()).toBeChecked();
  await press(page, "Valider, sans retour");
  await expect(room(page)).toContainText("Auto-corrigé sur cet appareil");
  await expect(room(page)).toContainText("Ce que le cas attendait");
  await accessible(page);

  // Killed once it is validated: no way back.
  await page.reload();
  await expect(room(page)).toContainText("Ce que le cas attendait");
  await expect(room(page).getByRole("checkbox")).toHaveCount(0);
  await press(page, "Étape suivante");
  await expect(room(page)).toContainText("ondes P absentes");

  const end = page.getByRole("region", { name: "Fin du cas" });
  for (let at = 0; at < 20; at += 1) {
    const forward = room(page).getByRole("contentinfo").or(room(page).locator("footer"));
    const button = forward.getByRole("button").last();
    await expect(end.or(button).first()).toBeVisible();
    if (await end.isVisible()) break;
    if ((await button.textContent())?.startsWith("Valider"))
      await room(page).getByRole("checkbox").first().click();
    await button.click();
  }
  await expect(end).toContainText("Auto-corrigé sur cet appareil");
  await expect(end).toContainText("Hyperkaliémie sévère avec signes électriques");
  await page.reload();
  await expect(end).toContainText("Auto-corrigé sur cet appareil");
  const here = await end.getByRole("heading", { level: 2 }).textContent();
  expect(here).toBe("Deux séances manquées");

  await context.setOffline(false);
  await expect(end).toContainText("Corrigé par le serveur.", { timeout: 30_000 });
  await accessible(page);
  const { body } = await call(page, "study/result", { id });
  const { questions } = body as Result;
  expect(questions.map(({ given }) => given)).toEqual(questions.map(() => ["a"]));
  expect(await page.evaluate(() => localStorage.getItem("offlineQueue"))).toBe("[]");

  // A missed line is a card in one press.
  await end.locator("summary").first().click();
  await end.getByRole("button", { name: "En faire une carte" }).first().click();
  await expect(end.getByText("Carte ajoutée à « Questions manquées ».")).toBeVisible();

  await press(page, "Revenir aux cas");
  await expect(row.getByText("Terminé")).toBeVisible();
});
