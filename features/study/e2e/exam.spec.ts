// An exam in the underground: the network is cut, the tab is killed, the paper that arrives is the
// paper that was answered.
import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";
import { underWorker } from "#platform/testing/e2e/worker.ts";

test.use({ serviceWorkers: "allow" });

const room = (page: Page) => page.getByRole("region", { name: "Épreuve" });
const line = (page: Page, at: number) => room(page).getByRole("checkbox").nth(at);

test("un examen sans réseau, l’onglet tué : la copie qui arrive est celle qui a été remplie", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signUp(page);
  await page.goto("/offline");
  await underWorker(page);
  await page.goto("/study");
  await page.getByText("Examen", { exact: true }).click();
  await page.getByText("3", { exact: true }).click();
  await page.getByText("Autres choix").click();
  await page.getByText("QRM", { exact: true }).click();
  const asked: string[] = [];
  page.on("request", (one) => asked.push(new URL(one.url()).pathname));
  await page.getByRole("button", { name: "Commencer" }).click();
  await expect(room(page)).toContainText("Question 1 sur");
  // What has just come is not asked for a second time.
  expect(asked).toContain("/rpc/study/start");
  expect(asked).not.toContain("/rpc/study/attempt");
  const id = new URL(page.url()).searchParams.get("paper") ?? "";

  await context.setOffline(true);
  await page.keyboard.press("b");
  await page.keyboard.press("h");
  await expect(line(page, 1)).toBeChecked();
  await expect(room(page)).toContainText("Enregistré ici, sans réseau");

  // Killed, then opened again where there is still no network.
  await page.reload();
  await expect(line(page, 1)).toBeChecked();
  await page.keyboard.press("b");
  await page.keyboard.press("a");
  await page.keyboard.press("ArrowRight");
  await expect(room(page)).toContainText("Question 2 sur");
  await page.keyboard.press("c");
  await page.reload();
  await expect(room(page)).toContainText("Question 2 sur");
  await expect(line(page, 2)).toBeChecked();
  await accessible(page);

  await room(page).getByRole("button", { name: "Rendre la copie" }).first().click();
  await page.getByRole("button", { name: "Rendre", exact: true }).click();
  await expect(page.getByText("La copie est rendue, elle attend d’être envoyée.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("La copie est rendue, elle attend d’être envoyée.")).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole("region", { name: "Résultats" })).toBeVisible({ timeout: 30_000 });
  const { body } = await call(page, "study/result", { id });
  const { questions } = body as { questions: { given: string[]; confidence: string | null }[] };
  expect(questions.slice(0, 2)).toEqual([
    expect.objectContaining({ given: ["a"], confidence: "unsure" }),
    expect.objectContaining({ given: ["c"], confidence: null }),
  ]);
  expect(await page.evaluate(() => localStorage.getItem("offlineQueue"))).toBe("[]");
});
