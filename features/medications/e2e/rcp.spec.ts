// The RCP of a drug by section, and what changed since the reading before: both read from files, as
// an installation without access to the official site does.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { sclepios } from "#app/testing/cli-process.ts";
import { SCHEMES, violations } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { onPaper } from "#platform/testing/e2e/paper.ts";
import { signUp } from "#platform/testing/e2e/people.ts";
import { rcpPage } from "../testing/rcp-page.ts";

/** Of the shipped list; another journey looks at a drug whose RCP was never read. */
const CIS = "61893609";
const NAME = "TIOTROPIUM BIOGARAN EOLIP 18 microgrammes, poudre pour inhalation en gélule";
const BEFORE = rcpPage({ name: NAME });
const AFTER = rcpPage({
  ...{ name: NAME, updated: "02/03/2026" },
  contraindications: ["Grossesse.", "Saignement évolutif."],
});

async function bring(page: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "sclepios-rcp-"));
  try {
    const path = join(folder, `${CIS}.html`);
    await writeFile(path, page);
    const env = { DATA_DIR: process.env.SCLEPIOS_E2E_DATA ?? "" };
    const { code, out, err } = await sclepios(["import", "rcp", path], { env });
    expect(code, out + err).toBe(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test.use({ viewport: { width: 390, height: 800 } });

test("le RCP par rubrique, puis ce qui a changé depuis la dernière lecture, à l’écran et sur papier", async ({
  page,
}) => {
  await bring(BEFORE);
  await signUp(page);
  await page.goto(`/medications/${CIS}`);
  const rcp = page.getByRole("region", { name: /RCP/ });
  await expect(rcp).toContainText("26 janvier 2024");
  await expect(rcp.getByText("Hypersensibilité à la substance active.").first()).toBeVisible();
  await expect(rcp).toContainText("jamais essayé");
  await expect(rcp.getByText(/rubriques? (?:a|ont) changé/)).toHaveCount(0);

  await bring(AFTER);
  await page.reload();
  await expect(rcp.getByText(/1 rubrique a changé depuis la lecture/)).toBeVisible();
  const changed = rcp.getByRole("group").filter({ hasText: "rubrique a changé" });
  await expect(changed.getByText("Hypersensibilité à la substance active.")).toBeVisible();
  await expect(changed.getByText("Saignement évolutif.")).toBeVisible();
  await rcp.getByText("Surveillance", { exact: true }).click();
  await expect(rcp.getByRole("listitem").filter({ hasText: "kaliémie" })).toBeVisible();
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    expect(await violations(page, scheme === SCHEMES[0] ? "all" : "colours")).toEqual([]);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await onPaper(page, async () => {
    // Folded on the screen, whole on paper.
    await expect(rcp.getByText(/Allaitement\s: à éviter/).first()).toBeVisible();
    await expect(changed.getByText("Saignement évolutif.")).toBeVisible();
  });
});
