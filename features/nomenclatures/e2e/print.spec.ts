// What is held of each official source on paper, also from a dark screen.
import { expect } from "@playwright/test";
import { test } from "#platform/testing/e2e/journey.ts";
import { onPaper } from "#platform/testing/e2e/paper.ts";
import { signUp } from "#platform/testing/e2e/people.ts";

test.use({ colorScheme: "dark", viewport: { width: 1280, height: 800 } });

test("ce qui répond de chaque nomenclature, sur papier", async ({ page }) => {
  await signUp(page, { role: "admin" });
  await page.goto("/admin/nomenclatures");
  const row = page.getByRole("row", { name: /CIM-10/ }).first();
  await expect(row).toBeVisible();
  await onPaper(page, async () => {
    await expect(row).toBeVisible();
    await expect(page.getByText("jamais essayé").first()).toBeVisible();
  });
});
