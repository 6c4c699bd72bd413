import { expect, type Page } from "@playwright/test";
import { SCHEMES, violations } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";

/**
 * A new account, signed in, that consented. Returns what the policy refused and the addresses the
 * server was asked for.
 */
async function open(page: Page, address: string): Promise<{ refused: string[]; asked: string[] }> {
  const seen = { refused: [] as string[], asked: [] as string[] };
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) seen.refused.push(message.text());
  });
  page.on("request", (request) => seen.asked.push(`${request.url()} ${request.postData() ?? ""}`));
  const person = {
    email: `${crypto.randomUUID()}@example.org`,
    name: "Camille Essai",
    password: "Correct-Horse-1",
  };
  expect((await page.request.post("/api/auth/sign-up/email", { data: person })).ok()).toBe(true);
  const consent = { consent_given: true, data_processing_purposes: ["account"] };
  expect((await page.request.post("/api/gdpr_consent", { data: consent })).ok()).toBe(true);
  await page.goto(address);
  return seen;
}

async function accessible(page: Page): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violations(page, colorScheme === SCHEMES[0] ? "all" : "colours")).toEqual([]);
  }
}

test("trouver un calculateur au clavier, le remplir, lire le résultat, le garder à la recharge", async ({
  page,
}) => {
  const { refused, asked } = await open(page, "/calculator");
  const field = page.getByRole("searchbox", { name: "Rechercher un calculateur" });
  await expect(page.getByRole("heading", { level: 2, name: "Rein" })).toBeVisible();
  await accessible(page);
  await field.fill("cockroft");
  await expect(page.getByRole("link", { name: /Cockcroft/ })).toBeVisible();
  await field.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /Cockcroft/ })).toBeVisible();
  await accessible(page);
  await page.getByLabel("Âge").fill("82");
  await page.getByRole("radio", { name: "Femme" }).check();
  await page.getByLabel("Poids réel", { exact: true }).first().fill("54");
  await page.getByLabel("Créatininémie", { exact: true }).fill("96");
  const result = page.getByRole("region", { name: "Résultat", exact: true });
  await expect(result).toContainText("34");
  await expect(page.getByText("Calculé avec le poids réel, comme la publication.")).toBeVisible();
  await accessible(page);
  await expect(page).toHaveURL(/\/calculator\/cockcroft-gault#age=82/);
  await page.reload();
  await expect(result).toContainText("34");
  await page.getByLabel("Créatininémie", { exact: true }).fill("-1");
  await expect(result).toContainText("À corriger");
  await accessible(page);
  // Health data reaches no server: neither in an address nor in a body.
  expect(asked.filter((line) => /creatinine=|age=82|weight=/.test(line))).toEqual([]);
  expect(refused).toEqual([]);
});

test("au téléphone le résultat reste en vue, sans défilement de côté", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await open(page, "/calculator/apache-ii#fio2=60%20%25&pao2=80%20mmHg&age=40");
  const result = page.getByRole("region", { name: "Résultat", exact: true });
  await expect(result).toContainText("Il manque");
  await expect(page.getByLabel("PaCO₂", { exact: true })).toBeVisible();
  await page.getByLabel("Hématocrite", { exact: true }).scrollIntoViewIfNeeded();
  await expect(result).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await accessible(page);
});

/** Names of measures and of answers whose longest word does not fit where they stand. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "form :is(label[for], legend, label > span:first-of-type)",
      ),
    ]
      .filter((one) => {
        const copy = one.cloneNode(true) as HTMLElement;
        copy.style.cssText =
          "position:absolute;width:min-content;overflow-wrap:normal;hyphens:none;visibility:hidden";
        one.parentElement?.append(copy);
        const needed = copy.getBoundingClientRect().width;
        copy.remove();
        return needed > one.getBoundingClientRect().width + 1;
      })
      .map((one) => one.textContent ?? ""),
  );

test("au bureau, aucun mot d’un nom ni d’une réponse n’est coupé, et le résultat reste en vue", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/calculator");
  const result = page.getByRole("region", { name: "Résultat", exact: true });
  for (const id of ["sofa", "apache-ii", "igs-ii", "lille", "pesi", "heart", "abcd2", "nihss"]) {
    await page.goto(`/calculator/${id}`);
    await expect(result).toBeVisible();
    expect(await cut(page), id).toEqual([]);
    await page.getByRole("button", { name: "Tout effacer" }).scrollIntoViewIfNeeded();
    await expect(result).toBeInViewport();
  }
});

test("imprimé : le résultat, les réponses choisies et la publication", async ({ page }) => {
  await open(page, "/calculator/glasgow#eyes=3&verbal=T&motor=5");
  await expect(page.getByRole("region", { name: "Résultat", exact: true })).toContainText(
    "E3 VT M5",
  );
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("3 · à la parole", { exact: true })).toBeVisible();
  await expect(page.getByText("4 · spontanée", { exact: true })).toBeHidden();
  await expect(page.getByRole("button", { name: "Imprimer" })).toBeHidden();
  await expect(page.getByText(/Teasdale G, Jennett B/)).toBeVisible();
});

test("imprimé : ce qui est tapé y est, un champ laissé vide n’y est pas", async ({ page }) => {
  await open(page, "/calculator/parkland#weight=75%20kg");
  await page.getByLabel("Surface brûlée", { exact: true }).fill("50");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByLabel("Poids", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Surface brûlée", { exact: true })).toBeVisible();
  await expect(page.getByLabel(/^Volume déjà perfusé/).first()).toBeHidden();
});

test("un calculateur inconnu, et la palette", async ({ page }) => {
  await open(page, "/calculator/inconnu");
  await expect(page.getByText("Calculateur introuvable")).toBeVisible();
  await page.keyboard.press("Control+k");
  await page
    .getByRole("dialog")
    .getByRole("textbox")
    .or(page.getByRole("dialog").getByRole("searchbox"))
    .first()
    .fill("curb");
  await page.getByText("CURB-65, pneumonie communautaire").first().click();
  await expect(page).toHaveURL(/\/calculator\/curb-65$/);
});

test("Wells en quatre pressions : deux critères, le jugement, la ligne copiée ; les autres comptés absents", async ({
  page,
}) => {
  await open(page, "/calculator/wells-pe");
  const result = page.getByRole("region", { name: "Résultat", exact: true });
  await page.getByRole("checkbox", { name: /^Signes cliniques de thrombose/ }).check();
  await page.getByRole("checkbox", { name: /Fréquence cardiaque/ }).check();
  await expect(page.getByText(/Non cochés, comptés absents\s: 4\./)).toBeVisible();
  await expect(result).toContainText("4,5 à 7,5");
  await accessible(page);
  await page.getByRole("radio", { name: /^oui/ }).check();
  await expect(result).toContainText("7,5/12,5");
  await page.getByRole("button", { name: "Copier pour le dossier" }).click();
  await expect(page.getByRole("region", { name: "Ligne pour le dossier" })).toContainText(
    /critères absents\s: 4/,
  );
});

test("HEART au clavier seul : un chiffre choisit et passe à la suite, la tranche certaine est dite", async ({
  page,
}) => {
  await open(page, "/calculator/heart");
  const result = page.getByRole("region", { name: "Résultat", exact: true });
  await page.getByRole("radio", { name: /Peu suspecte/ }).focus();
  await page.keyboard.press("2");
  await page.keyboard.press("2");
  await page.keyboard.type("71");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.getByRole("radio", { name: /Aucun connu/ }).focus();
  await page.keyboard.press("1");
  await expect(result).toContainText(/Déjà\s: Risque élevé/);
  await page.keyboard.press("0");
  await expect(result).toContainText("7/10");
});

test("marquer une brûlure au clavier sur le corps dessiné, la reporter dans Parkland, l’imprimer", async ({
  page,
}) => {
  const { refused } = await open(page, "/calculator/lund-browder");
  await page.getByRole("radio", { name: "Adulte" }).check();
  await page.getByRole("button", { name: /^Tronc, avant/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Main gauche, arrière/ }).click();
  const result = page.getByRole("region", { name: "Résultat", exact: true });
  await expect(result).toContainText("14,25");
  await accessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: /^Tronc, avant/ })).toBeVisible();
  await expect(page.getByText("Préciser la part brûlée")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: /remplissage de Parkland/ }).click();
  await expect(page.getByLabel("Surface brûlée", { exact: true })).toHaveValue("14,25");
  await page.getByLabel("Poids", { exact: true }).fill("80");
  await expect(result).toContainText("4560");
  expect(refused).toEqual([]);
});
