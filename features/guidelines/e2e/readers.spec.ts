import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { giveRole, signUp } from "#platform/testing/e2e/people.ts";

// A passage that no other journey looks at: what is said of it here is said for everybody.
const [SHEET, ANCHOR] = ["pneumothorax", "p1"];

async function openPassage(page: Page) {
  await page.goto(`/guidelines/${SHEET}#${ANCHOR}`);
  const passage = page.locator(`#${ANCHOR}`);
  await passage.getByRole("button", { name: /^Sources / }).click();
  return passage;
}

test("une erreur signalée est lue par un modérateur, close, et sa réponse lue", async ({
  page,
  browser,
}) => {
  await signUp(page);
  const passage = await openPassage(page);
  await passage.getByRole("button", { name: "Signaler une erreur" }).click();
  const dialog = page.getByRole("dialog");
  const words = `Mot d’essai ${crypto.randomUUID()}`;
  await dialog.getByRole("radio", { name: "On peut mal comprendre" }).check();
  await dialog.getByRole("textbox").fill(words);
  await dialog.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByText("Merci. Le signalement est gardé")).toBeVisible();

  const reader = await browser.newPage();
  await signUp(reader, { role: "moderator" });
  await reader.goto("/admin/users");
  await expect(reader.getByRole("heading", { name: "Accès refusé" })).toBeVisible();
  await reader.goto("/admin/content#reports");
  const row = reader.locator("tbody tr").filter({ hasText: words });
  await expect(row).toBeVisible();
  await accessible(reader);
  await row.getByRole("button").click();
  await reader.getByRole("dialog").getByRole("textbox").fill("Réécrit, merci.");
  await reader.getByRole("dialog").getByRole("button", { name: "Clore" }).click();
  await expect(row).toHaveCount(0);
  await reader.close();

  await passage.getByRole("button", { name: "Signaler une erreur" }).click();
  await expect(dialog.getByText("Réécrit, merci.")).toBeVisible();
});

test("un passage écarté par deux médecins l’est pour tous, jusqu’à ce qu’un administrateur le reprenne", async ({
  page,
  browser,
}) => {
  const reason = `Protocole d’essai ${crypto.randomUUID()}`;
  for (const [name, says] of [
    ["Dr Premier", /écarté par vous/],
    ["Dr Second", /écarté dans cet établissement/],
  ] as const) {
    const doctor = await browser.newPage();
    const { id } = await signUp(doctor, { name });
    await giveRole(id, { providerRole: "doctor" });
    const passage = await openPassage(doctor);
    await passage.getByRole("button", { name: "Relecture locale" }).click();
    const dialog = doctor.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Ne pas utiliser ici" }).check();
    await accessible(doctor);
    await dialog.getByRole("textbox", { name: "Raison" }).fill(reason);
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await expect(passage.getByText(says)).toBeVisible();
    await doctor.close();
  }
  await signUp(page, { role: "admin" });
  const passage = await openPassage(page);
  await expect(passage.getByText(/écarté dans cet établissement/)).toBeVisible();
  await expect(passage.getByText(reason).first()).toBeVisible();
  await passage.getByRole("button", { name: "Afficher le texte écarté" }).click();
  await accessible(page);
  await passage.getByRole("button", { name: "Relecture locale" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Utiliser de nouveau" }).click();
  await expect(passage.getByText(reason)).toHaveCount(0);
  await expect(passage.getByText(/écarté dans cet établissement/)).toHaveCount(0);
});
