// Two telephones on one run, in two accounts: they agree, cut and killed or not. And one's own checklist.
import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";

const log = (page: Page) => page.getByRole("list", { name: "Journal" });
const words = async (page: Page) =>
  (await log(page).getByRole("listitem").locator("span").allTextContents()).toSorted();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("deux téléphones sur une conduite : le journal est le même, réseau coupé et onglet tué compris", async ({
  page,
  browser,
}) => {
  await signUp(page);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await phone.addInitScript(() => {
    if (location.protocol !== "about:") localStorage.setItem("pwa-permanently-dismissed", "true");
  });
  const other = await phone.newPage();
  await signUp(other);

  await page.goto("/checklists/anaphylaxie/run");
  await press(page, "Fait");
  await press(page, "Suivre sur un autre téléphone");
  const code = await page.getByText(/^[A-Z2-9]{6}$/).textContent();
  await other.goto("/checklists");
  await other.getByLabel("Suivre une conduite : code").fill((code ?? "").toLowerCase());
  await press(other, "Suivre");
  await expect(other.getByText("Étape 2 sur 21")).toBeVisible();
  await expect(page.getByText("2 téléphones")).toBeVisible();
  await accessible(other);

  await press(other, "Fait");
  await expect(page.getByText("Étape 3 sur 21")).toBeVisible();

  // One is cut and goes on alone, the other writes a note meanwhile.
  await phone.setOffline(true);
  await press(other, "Fait");
  await expect(other.getByText(/^Hors de portée/)).toBeVisible();
  await press(page, "Note");
  await page.getByRole("textbox", { name: "Note" }).fill("VVP posée");
  await page.keyboard.press("Enter");
  await phone.setOffline(false);
  await other.reload();
  await expect(log(other)).toContainText("VVP posée");
  await expect(page.getByText("Étape 4 sur 21")).toBeVisible();
  await expect.poll(() => words(page)).toEqual(await words(other));
  const order = (one: Page) => log(one).getByRole("listitem").locator("span").allTextContents();
  expect(await order(page)).toEqual(await order(other));
  await phone.close();
});

test("une check-list dupliquée, modifiée, partagée : chacun la lit, son auteur en garde les versions", async ({
  page,
  browser,
}) => {
  await signUp(page);
  await page.goto("/checklists/anaphylaxie");
  await page.getByRole("link", { name: "Dupliquer" }).click();
  const title = `Anaphylaxie fictive ${crypto.randomUUID().slice(0, 4)}`;
  // Whoever changes a step sees what it doses, not the name that the library has for it.
  const dosed = page.getByRole("group", { name: "Étape 5 sur 21" });
  await expect(dosed.getByText("0,5\u00a0mg", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("anaphylaxie#")).toHaveCount(0);
  // The words of a box stand beside it.
  const box = await dosed.getByRole("checkbox", { name: "Étape critique" }).boundingBox();
  const said = await dosed.getByText("Étape critique").boundingBox();
  expect(said?.x ?? 0).toBeGreaterThan(box?.x ?? 0);
  expect(said?.y ?? 0).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
  await page.getByLabel("Titre", { exact: true }).fill(title);
  await accessible(page);
  await press(page, "Enregistrer la check-list");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText("0,5\u00a0mg", { exact: true }).first()).toBeVisible();
  await page.getByRole("link", { name: "Modifier" }).click();
  const last = page.getByRole("group", { name: "Étape 21 sur 21" });
  await last.getByLabel("Précision").fill("Appeler le poste fictif, 5\u00a0mg de fictif.");
  await expect(last.getByRole("note")).toContainText("n’a pas été vérifiée");
  await press(page, "Enregistrer la version 2");
  await expect(page.getByText("2 versions")).toBeVisible();
  await press(page, "Partager avec l’établissement");
  await expect(page.getByText("Lue par tous ceux de l’établissement.")).toBeVisible();
  await accessible(page);
  const reader = await browser.newPage();
  await signUp(reader);
  await reader.goto("/checklists");
  await reader.getByRole("link", { name: new RegExp(title) }).click();
  await expect(reader.getByText(/^Écrite par .*version 2/)).toBeVisible();
  await expect(reader.getByRole("link", { name: "Modifier" })).toHaveCount(0);
  await reader.close();
  await press(page, "Supprimer");
  await press(page, "Supprimer vraiment, avec ses versions");
  await expect(page.getByRole("heading", { level: 1, name: "Check-lists" })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});
