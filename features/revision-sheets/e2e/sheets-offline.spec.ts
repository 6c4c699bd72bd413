// The sheets of tonight on the underground: read and reviewed with no network, and on the server at
// the next station.
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";
import { takeAlong } from "#platform/testing/e2e/worker.ts";

test.use({ serviceWorkers: "allow" });

test("lire et réviser ses fiches sans réseau ; la note part à son retour", async ({
  page,
  context,
}) => {
  await signUp(page);
  for (const topic of ["anaphylaxie", "pneumothorax"])
    await call(page, "revision-sheets/generate", {
      ...{ id: randomUUID(), from: { kind: "topic", topic }, language: "fr" },
    });
  await takeAlong(page);

  await context.setOffline(true);
  await page.goto("/revision-sheets");
  await expect(page.getByText(/Le serveur ne répond pas.*voici les fiches gardées/)).toBeVisible();
  await page.getByRole("searchbox", { name: "Chercher dans mes fiches" }).fill("pneumo");
  await page.getByRole("link", { name: "Pneumothorax" }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Traitement" })).toBeVisible();
  await accessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Réviser 2 fiches" }).click();
  await page.getByRole("button", { name: "Ouvrir la fiche" }).click();
  await page.keyboard.press("4");
  await expect(page.getByText("Fiche 2 sur 2")).toBeVisible();

  // The tab dies in the middle: what was rated stays rated.
  await page.reload();
  await expect(page.getByText("Fiche 1 sur 1")).toBeVisible();

  await context.setOffline(false);
  const due = async () =>
    (
      (await call(page, "revision-sheets/due", { timeZone: "Europe/Paris" })).body as {
        total: number;
      }
    ).total;
  await expect.poll(due, { timeout: 30_000 }).toBe(1);
});

test("personne n’a de fiche au premier jour : sans réseau, la page le dit, sans erreur", async ({
  page,
  context,
}) => {
  await signUp(page);
  await takeAlong(page);
  await context.setOffline(true);
  await page.goto("/revision-sheets");
  await expect(
    page.getByText(/Au dernier relevé de cet appareil.*vous n’aviez aucune fiche/),
  ).toBeVisible();
  await expect(page.getByText("Les fiches n’ont pas pu être lues.")).toHaveCount(0);
});
