// On paper, also from a dark screen: what was asked and answered, black on white, without what only
// a screen can press.
import { expect, type Page } from "@playwright/test";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";

const inkOf = (page: Page) =>
  page.getByRole("main").evaluate((element) => getComputedStyle(element).color);

/** Nothing to press, nothing of the shell, nothing wider than the sheet. */
async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await inkOf(page)).toBe("rgb(0, 0, 0)");
  await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("button").filter({ visible: true })).toHaveCount(0);
  // A4 without its margins, at 96 dots an inch.
  await page.setViewportSize({ width: 718, height: 1000 });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
  expect((await page.pdf()).length).toBeGreaterThan(10_000);
}

test("une question, puis le résultat d’une épreuve, sur papier", async ({ page }) => {
  await signUp(page);
  const id = crypto.randomUUID();
  const { body } = await call(page, "study/start", {
    ...{ id, mode: "exam", profile: "edn-2024", count: 3, minutes: 30 },
    ...{ timeZone: "Europe/Paris", filters: { types: ["qrm"] } },
  });
  const [first] = (body as { questions: { statement: string }[] }).questions;
  const statement = page.getByText(first?.statement.slice(0, 40) ?? "none").first();
  await page.goto(`/study?paper=${id}`);
  await expect(statement).toBeVisible();
  await expectPaper(page);
  await expect(statement).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await call(page, "study/submit", { id });
  await page.reload();
  await expect(page.getByText("Barème EDN 2024").first()).toBeAttached();
  await expectPaper(page);
  await expect(statement).toBeVisible();
});
