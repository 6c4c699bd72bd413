// From the department's file to the answer of the assistant, and from its number to the passage.
import { expect } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { giveRole, signUp } from "#platform/testing/e2e/people.ts";
import { bringProtocol } from "./bring-protocol.ts";

// A subject that no other journey asks about: what is here is cited to everybody of the run.
const TEXT =
  "# Débit initial\n\n- Bolus fictif A\n- Débit fictif B\n\n# Relais\n\nRelais fictif C.";

test("importer un protocole, le demander à l’assistant, l’ouvrir au passage, le retirer", async ({
  page,
}) => {
  const { id } = await signUp(page);
  await giveRole(id, { providerRole: "doctor" });
  await page.goto("/guidelines");
  await page
    .getByRole("region", { name: "Protocoles du service" })
    .getByRole("link")
    .last()
    .click();
  await expect(page).toHaveURL(/\/protocols/);
  await page.goto("/protocols/new");
  await page.getByLabel("Fichier", { exact: true }).setInputFiles({
    ...{ name: "Atosiban.md", mimeType: "text/markdown", buffer: Buffer.from(TEXT) },
  });
  await expect(page.getByRole("region", { name: "2 passages" })).toContainText("Débit fictif B");
  await expect(page.getByLabel("Titre")).toHaveValue("Atosiban");
  await page.getByLabel("Service").fill("Maternité fictive");
  await page.getByLabel("Auteur").fill("Dr Fictif");
  await accessible(page);
  await page.getByRole("button", { name: "Enregistrer le protocole" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Atosiban" })).toBeVisible();

  await page.goto("/chat");
  await page
    .getByRole("textbox", { name: "Votre question" })
    .fill("notre protocole atosiban, relais");
  await page.keyboard.press("Enter");
  const answer = page.getByRole("article", { name: "Réponse de Sclepios" }).last();
  const title = answer.getByRole("heading", { name: "Protocole local : Atosiban" });
  await expect(title).toBeVisible();
  await expect(answer.getByText("protocole local, non relu par Sclepios").first()).toBeVisible();
  await answer
    .getByRole("listitem")
    .filter({ hasText: "Relais fictif C." })
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(/\/protocols\/[0-9a-f-]{36}\/1#p2$/);
  const passage = page.locator("[data-targeted]");
  await expect(passage).toContainText("Relais fictif C.");
  await expect(passage).toBeFocused();
  await accessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Relais fictif C.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Retirer" })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole("button", { name: "Retirer" }).click();
  await expect(page.getByText("Protocole retiré.")).toBeVisible();
  await page.getByRole("button", { name: "Remettre en service" }).click();
  await expect(page.getByText("Protocole remis en service.")).toBeVisible();
  await page.getByRole("button", { name: "Retirer" }).click();
  await expect(page.getByText("Protocole retiré.")).toBeVisible();
});

test("sans réseau, la liste et un protocole ouvert sont ceux de cet appareil, avec leur date", async ({
  page,
}) => {
  const { id } = await signUp(page);
  await giveRole(id, { providerRole: "doctor" });
  const address = await bringProtocol(page);
  await page.goto("/protocols");
  const link = page.locator(`a[href^="${address}"]`).first();
  await link.click();
  await expect(page).toHaveURL(new RegExp(address));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Tocolyse fictive");
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Protocoles du service" }).first().click();
  await expect(page).toHaveURL(/\/protocols$/);
  const kept = page.getByText(/gardé sur cet appareil/);
  await expect(kept).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(new RegExp(address));
  await expect(kept).toBeVisible();
});
