// The first page of the day: of somebody new, of a learner, and of a learner on the underground.
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";
import { underWorker } from "#platform/testing/e2e/worker.ts";

test.use({ serviceWorkers: "allow" });

const HOUR = 3_600_000;
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

function tagOf(n: number): string {
  if (n < 24) return "ionogramme";
  return n < 120 ? "neurologie" : "jamais-vue";
}

/**
 * A hundred and twenty cards seen five times and ten never seen; those about electrolytes are
 * forgotten each time they come back.
 */
async function learn(page: Page): Promise<void> {
  const deckId = randomUUID();
  await call(page, "flashcards/createDeck", {
    id: deckId,
    name: "Urgences",
    options: { fuzz: false, leechThreshold: 3 },
  });
  const notes = Array.from({ length: 130 }, (_, n) => ({
    ...{
      id: randomUUID(),
      deckId,
      kind: "basic",
      question: `Question ${n}`,
      answer: `Réponse ${n}`,
    },
    tags: [tagOf(n)],
  }));
  expect((await call(page, "flashcards/createNotes", { notes })).status).toBe(200);
  const { body } = await call(page, "flashcards/search", {
    query: "",
    limit: 200,
    timeZone: "Europe/Paris",
  });
  const now = Date.now();
  const facts = (body as { cards: { id: string; tags: string[] }[] }).cards.flatMap(
    ({ id: cardId, tags }, n) =>
      (tags.includes("jamais-vue") ? [] : [1000, 900, 500, 200, 30]).flatMap((hours, turn) => {
        const told = (later: number, rating: string) => ({
          ...{ id: randomUUID(), cardId, rating, duration: 6000 },
          at: new Date(now - (hours + (n % 20) - later) * HOUR).toISOString(),
        });
        if (turn === 0) return [told(0, "easy")];
        return tags.includes("ionogramme")
          ? [told(0, "very_difficult"), told(0.5, "good")]
          : [told(0, "difficult")];
      }),
  );
  for (let from = 0; from < facts.length; from += 500) {
    const sent = { sentAt: new Date(now).toISOString(), facts: facts.slice(from, from + 500) };
    expect((await call(page, "flashcards/rate", sent)).status).toBe(200);
  }
}

test("une personne nouvelle sait par quoi commencer, et sa question arrive chez l’assistant", async ({
  page,
}) => {
  await signUp(page, { name: "Nora Nouvelle" });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Bonjour Nora" })).toBeVisible();
  await expect(region(page, "À faire aujourd’hui")).toContainText(
    "Prenez un paquet prêt à l’emploi",
  );
  await expect(region(page, "Votre semaine")).toContainText(
    "Aucune révision ces sept derniers jours.",
  );
  await expect(region(page, "Activité récente")).toContainText("apparaîtront ici");
  await expect(
    page.getByRole("navigation", { name: "Raccourcis" }).getByRole("link"),
  ).not.toHaveCount(0);
  await accessible(page);

  await test.step("les prévisions disent ce qui leur manque", async () => {
    await page.goto("/statistiques?tab=predictions");
    await expect(page.getByText("Encore 100 révisions")).toBeVisible();
  });

  await test.step("un paquet prêt à l’emploi est au bout du premier bouton", async () => {
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Choisir un paquet" }).click();
    await expect(page).toHaveURL(/\/flashcards\?tab=study/);
  });

  await test.step("la question posée ici est posée à l’assistant", async () => {
    await page.goto("/dashboard");
    await page
      .getByRole("textbox", { name: "Que cherchez-vous à trancher\u00a0?" })
      .fill("Wells à 3 : que faire ?");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/chat\?conversation=/);
    await expect(
      page.getByRole("heading", { level: 1, name: "Wells à 3 : que faire ?" }),
    ).toBeVisible();
  });
});

test("une personne qui révise voit son jour, ses prévisions, et va jusqu’aux cartes", async ({
  page,
  context,
}) => {
  await signUp(page, { name: "Léa Studieuse" });
  await learn(page);
  await page.goto("/dashboard");
  await underWorker(page);
  await expect(
    region(page, "À faire aujourd’hui").getByRole("link", { name: "Réviser" }),
  ).toBeVisible();
  await expect(
    region(page, "Votre semaine").getByText(/\d+ révisions en sept jours/),
  ).toBeVisible();
  await expect(region(page, "Où en sont vos cartes").getByText("130 cartes")).toBeVisible();
  await expect(
    region(page, "Activité récente")
      .getByRole("link", { name: /révisions de cartes/ })
      .first(),
  ).toBeVisible();
  await accessible(page);

  await test.step("au clavier, des statistiques à la prévision", async () => {
    await page
      .getByRole("navigation", { name: "Menu" })
      .getByRole("link", { name: "Statistiques" })
      .click();
    await expect(page.getByRole("heading", { name: "Révisions par jour" })).toBeVisible();
    await page.getByRole("tab", { name: "Progression" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/tab=predictions/);
    const table = page.getByRole("table", { name: "Prévisions" });
    await expect(table.getByRole("row", { name: /^7 jours .* de \d+ à \d+/ })).toBeVisible();
    await expect(page.getByText(/cartes sues étaient attendues/)).toBeVisible();
    await accessible(page);
  });

  await test.step("une analyse mène exactement aux cartes qu’elle compte", async () => {
    await page.getByRole("tab", { name: "Analyse" }).click();
    await expect(page.getByRole("heading", { name: "24 cartes rebelles" })).toBeVisible();
    await expect(
      page.getByRole("heading", {
        name: "L’étiquette «\u00a0ionogramme\u00a0» est moins bien sue",
      }),
    ).toBeVisible();
    await accessible(page);
    await page
      .getByRole("link", { name: "Voir les 24 cartes", description: "24 cartes rebelles" })
      .click();
    await expect(page.getByRole("searchbox")).toHaveValue("is:leech");
    await expect(page.getByText("24 cartes", { exact: true })).toBeVisible();
  });

  await test.step("sans réseau, le tableau de bord montre ce que l’appareil a gardé, et le dit", async () => {
    await page.goto("/offline");
    await page.getByRole("button", { name: "Tout télécharger" }).click();
    await expect(page.getByRole("button", { name: "Tout actualiser" })).toBeVisible({
      timeout: 60_000,
    });
    await context.setOffline(true);
    await page.goto("/dashboard");
    await expect(
      page.getByText("Vous êtes hors ligne\u00a0: cette page montre ce que cet appareil a gardé"),
    ).toBeVisible();
    await expect(
      region(page, "Votre semaine").getByText(/\d+ révisions en sept jours/),
    ).toBeVisible();
    await expect(
      region(page, "Votre semaine")
        .getByText(/gardé sur cet appareil/)
        .first(),
    ).toBeVisible();
    await expect(region(page, "À faire aujourd’hui")).toContainText("Le serveur ne répond pas");
    await accessible(page);
  });
});

test("au premier affichage, rien ne saute sous le doigt", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.addInitScript(() => {
    const kept = { sum: 0 };
    Object.assign(globalThis, { shifts: kept });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        kept.sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/dashboard");
  await expect(page.getByText("Niveau 1")).toBeVisible();
  await expect(page.getByRole("link", { name: "Score de Wells" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  // 0.1 is what the Web Vitals call good.
  expect(
    await page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum),
  ).toBeLessThan(0.1);
});
