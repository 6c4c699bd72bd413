// A student before a shift: a sheet from a topic, read, corrected, reviewed, learnt as cards, taken
// along on paper.
import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";

const dialog = (page: Page) => page.getByRole("dialog");

async function fromTopic(page: Page, topic: string): Promise<void> {
  await page.goto("/revision-sheets?view=new");
  await page.getByRole("textbox", { name: "Sujet" }).fill(topic);
  await page.getByRole("button", { name: "Créer la fiche" }).click();
  await expect(dialog(page).getByRole("heading", { name: "Points clés" })).toBeVisible();
}

test("un sujet devient une fiche sourcée, corrigée, révisée, mise en cartes et imprimée", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/revision-sheets");
  await expect(page.getByText("Aucune fiche pour l’instant")).toBeVisible();
  await accessible(page);
  await fromTopic(page, "anaphylaxie");
  await expect(dialog(page).getByText("Fiche extraite")).toBeVisible();
  await expect(
    dialog(page).getByText(/Extraite de la bibliothèque, sans modèle de langage/),
  ).toBeVisible();
  const treatment = dialog(page).getByRole("region", { name: "Traitement" });
  await expect(treatment.getByRole("listitem").first()).toContainText("naphylaxie");
  await accessible(page);

  // A number leads to its source, and the source to its passage.
  await treatment
    .getByRole("button", { name: /^Source \d+$/ })
    .first()
    .click();
  const source = dialog(page).locator("li:focus");
  await expect(source.getByRole("link")).toHaveAttribute("href", /^\/guidelines\/anaphylaxie#t1$/);

  // A wrong dose is marked, not corrected; a reload in the middle loses nothing.
  await dialog(page).getByRole("button", { name: "Modifier" }).click();
  const field = dialog(page).getByRole("textbox", { name: "Mises en garde" });
  await field.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("\nAdrénaline 50 mg IV en bolus");
  await accessible(page);
  await page.reload();
  await expect(dialog(page).getByText(/Brouillon gardé sur cet appareil/)).toBeVisible();
  await field.focus();
  await page.keyboard.press("Control+s");
  const marked = dialog(page).getByRole("region", { name: "Mises en garde" }).locator("mark");
  await expect(marked).toHaveText(["Adrénaline", "50 mg"]);
  await expect(dialog(page).getByText(/1 énoncé contient un nombre/)).toBeVisible();

  await dialog(page).getByRole("button", { name: "En cartes" }).click();
  await expect(
    dialog(page).getByText(
      /cartes ajoutées au paquet «\sFiches de révision\s»\. 1 énoncé non vérifié/,
    ),
  ).toBeVisible();
  await dialog(page).getByRole("button", { name: "En cartes" }).click();
  await expect(dialog(page).getByText(/déjà dans le paquet/)).toBeVisible();

  // On paper, also from a dark screen: the sheet alone, black on white, without its buttons.
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { name: "Fiches de révision", level: 1 })).toBeHidden();
  await expect(dialog(page).getByRole("button", { name: "Modifier" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Anaphylaxie", level: 2 }).last()).toBeVisible();
  const ink = await treatment
    .getByRole("listitem")
    .first()
    .evaluate((item) => getComputedStyle(item).color);
  expect(ink).toBe("rgb(0, 0, 0)");
  expect((await page.pdf()).length).toBeGreaterThan(20_000);
  await page.emulateMedia({ media: "screen", colorScheme: "light" });

  const file = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: "PDF" }).click();
  expect((await file).suggestedFilename()).toBe("Anaphylaxie.pdf");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Réviser 1 fiche" }).click();
  await expect(page.getByText("Rappelez-vous la fiche avant de l’ouvrir")).toBeVisible();
  await accessible(page);
  await page.keyboard.press("Space");
  const ratings = page.getByRole("group", { name: /Comment vous la rappeliez-vous/ });
  await expect(ratings.getByRole("button")).toHaveCount(5);
  await accessible(page);
  await page.keyboard.press("3");
  await expect(page.getByText("1 fiche révisée")).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.getByRole("status").filter({ hasText: "Note annulée" })).toBeVisible();
  await page.keyboard.press("Space");
  await page.keyboard.press("4");
  await expect
    .poll(
      async () =>
        (
          (await call(page, "revision-sheets/due", { timeZone: "Europe/Paris" })).body as {
            total: number;
          }
        ).total,
    )
    .toBe(0);
  await page.getByRole("button", { name: "Mes fiches" }).click();
  await expect(page.getByRole("button", { name: "Rien à réviser aujourd’hui" })).toBeDisabled();

  // Deleted by the menu, brought back.
  await page.getByRole("button", { name: /Actions sur «\sAnaphylaxie\s»/ }).click();
  await page.getByRole("menuitem", { name: "Supprimer" }).click();
  await expect(page.getByText("Aucune fiche pour l’instant")).toBeVisible();
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByRole("link", { name: "Anaphylaxie", exact: true })).toBeVisible();
});

test("rien sur le sujet : la page le dit et montre d’autres chemins ; un texte collé devient une fiche", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/revision-sheets?view=new");
  await page.getByRole("textbox", { name: "Sujet" }).fill("zorglubite chronique");
  await page.getByRole("button", { name: "Créer la fiche" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "La bibliothèque n’a rien sur « zorglubite chronique »",
  );
  await accessible(page);
  await page.getByRole("button", { name: "Coller un texte à la place" }).click();
  await page
    .getByRole("textbox", { name: "Texte à mettre en fiche" })
    .fill(
      "Zorglubite\n\nDéfinition\nLa zorglubite est une maladie imaginaire.\n\nTraitement\n- Repos au lit strict\n- Boire beaucoup d’eau",
    );
  await page.getByRole("button", { name: "Créer la fiche" }).click();
  await expect(
    dialog(page).getByText("Extraite de votre texte, sans modèle de langage"),
  ).toBeVisible();
  await expect(
    dialog(page).getByRole("region", { name: "Traitement" }).getByRole("listitem"),
  ).toHaveCount(2);
});

test("une fiche imprimée en PDF se relit : son fichier devient une fiche", async ({ page }) => {
  await signUp(page);
  await fromTopic(page, "anaphylaxie");
  const download = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: "PDF" }).click();
  const path = await (await download).path();
  await page.goto("/revision-sheets?view=new");
  await page.getByRole("radio", { name: "Un fichier" }).check();
  await page.getByLabel("Fichier", { exact: true }).setInputFiles(path);
  const text = page.getByRole("textbox", { name: "Texte à mettre en fiche" });
  await expect(text).toHaveValue(/Anaphylaxie.*Traitement/su);
  await page.getByRole("button", { name: "Créer la fiche" }).click();
  await expect(
    dialog(page).getByText("Extraite de votre texte, sans modèle de langage"),
  ).toBeVisible();
  await expect(
    dialog(page).getByRole("region", { name: "Traitement" }).getByRole("listitem").first(),
  ).toBeVisible();
});

test("deux onglets modifient la même fiche : les deux versions sont gardées", async ({ page }) => {
  await signUp(page);
  await fromTopic(page, "pneumothorax");
  await dialog(page).getByRole("button", { name: "Modifier" }).click();
  await dialog(page).getByRole("textbox", { name: "Titre" }).fill("Ma version");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await dialog(other).getByRole("textbox", { name: "Titre" }).fill("L’autre version");
  await dialog(other).getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog(other).getByRole("heading", { name: "Points clés" })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog(page).getByText("Fiche modifiée ailleurs")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Ma version (votre version)" })).toBeVisible();
  await expect(page.getByRole("link", { name: "L’autre version", exact: true })).toBeVisible();
});
