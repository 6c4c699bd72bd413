// An exam as a person sees it, and the ways it can be torn away.
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { call } from "#platform/testing/e2e/people.ts";
import { underWorker } from "#platform/testing/e2e/worker.ts";

export const LETTERS = ["a", "b", "c", "d"] as const;
export const room = (page: Page) => page.getByRole("region", { name: "Épreuve" });
export const box = (page: Page, at: number) => room(page).getByRole("checkbox").nth(at);

/** An exam of several answers a question, whole on the device; its id. */
export async function enter(page: Page, count: number): Promise<string> {
  await page.goto("/offline");
  await underWorker(page);
  await page.goto("/study");
  await page.getByText("Examen", { exact: true }).click();
  await page.getByText(String(count), { exact: true }).click();
  await page.getByText("Autres choix").click();
  await page.getByText("QRM", { exact: true }).click();
  await page.getByRole("button", { name: "Commencer" }).click();
  await expect(room(page)).toContainText("Question 1 sur");
  return new URL(page.url()).searchParams.get("paper") ?? "";
}

/** Hands the paper in. */
export async function handIn(page: Page): Promise<void> {
  await room(page).getByRole("button", { name: "Rendre la copie" }).first().click();
  await page.getByRole("button", { name: "Rendre", exact: true }).click();
}

/** The process of the page dies: no event, no last word. */
export async function killed(context: BrowserContext, page: Page, id: string): Promise<Page> {
  const session = await context.newCDPSession(page);
  const gone = page.waitForEvent("crash");
  void session.send("Page.crash").catch(() => {});
  await gone;
  await page.close();
  const next = await context.newPage();
  await next.goto(`/study?paper=${id}`);
  await expect(room(next)).toBeVisible();
  return next;
}

interface Marked {
  questions: { given: string[] | null }[];
}
/** What the server has of each question, as letters. */
export const givenIn = async (page: Page, id: string) =>
  ((await call(page, "study/result", { id })).body as Marked).questions.map(({ given }) =>
    [...(given ?? [])].toSorted().join(""),
  );

/** The letters that are ticked on screen. */
export async function tickedIn(page: Page): Promise<string> {
  const ticked: string[] = [];
  for (const [at, letter] of LETTERS.entries())
    if (await box(page, at).isChecked()) ticked.push(letter);
  return ticked.join("");
}
