// An administrator brings a table, follows it to its end, and a wrong file is refused in a sentence.
import { expect } from "@playwright/test";
import { SCHEMES, violations } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";
import { CIM10 } from "../testing/sources.ts";

test.use({ viewport: { width: 390, height: 800 } });

test("un import suivi jusqu’au bout, un fichier refusé, l’édition précédente qui répond", async ({
  page,
}) => {
  await signUp(page, { role: "admin" });
  await page.goto("/admin/nomenclatures");
  const row = page.getByRole("row", { name: /CIM-10/ }).first();
  await expect(row).toContainText("jamais essayé");
  const send = async (name: string, text: string) => {
    const file = { name, mimeType: "text/plain", buffer: Buffer.from(text) };
    await page.getByLabel(/^Fichiers/).setInputFiles(file);
    await page.getByRole("button", { name: "Envoyer et importer" }).click();
  };
  const first = page.getByRole("region", { name: "Imports" }).getByRole("listitem").first();

  await page.getByRole("checkbox", { name: /extrait/ }).check();
  await send(CIM10.name, CIM10.text);
  await expect(first).toContainText(CIM10.name);
  await expect(first).toHaveAttribute("data-status", /done|unchanged/);
  await expect(row).toContainText(/Codes\s: 4/);

  await send("LIBCIM10MULTI-coupe.TXT", `${CIM10.text}\nR074  |4|NN`);
  await expect(first.getByRole("alert")).toContainText("L’édition précédente répond toujours");
  await expect(first).toHaveAttribute("data-status", "failed");
  await expect(row).toContainText(/Codes\s: 4/);
  // Files from a device are not the official address.
  await expect(row).toContainText("jamais essayé");
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    expect(await violations(page, scheme === SCHEMES[0] ? "all" : "colours")).toEqual([]);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});
