import { expect } from "@playwright/test";
import { test } from "#platform/testing/e2e/journey.ts";
import { composer, openChat } from "./desk.ts";

test("le point d’interrogation dit les raccourcis, et chacun agit", async ({ page }) => {
  await openChat(page);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Raccourcis clavier" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type("AVC n r e ?");
  await expect(composer(page)).toHaveValue("AVC n r e ?");
});
