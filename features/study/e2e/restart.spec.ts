// A paper is begun again: from the history while it is open, from its results once it is handed in.
import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";

const room = (page: Page) => page.getByRole("region", { name: "Épreuve" });

test("recommencer : les mêmes questions depuis la première, et ce qui est perdu est dit avant", async ({
  page,
}) => {
  await signUp(page);
  const id = crypto.randomUUID();
  const asked = { id, mode: "exam", profile: "edn-2024", count: 3, minutes: 30 };
  const { body } = await call(page, "study/start", {
    ...{ ...asked, timeZone: "Europe/Paris", filters: { types: ["qrm"] } },
  });
  const { questions } = body as { questions: { statement: string }[] };
  await page.goto(`/study?paper=${id}`);
  await expect(room(page)).toBeVisible();
  await page.keyboard.press("a");
  await expect(room(page).getByRole("checkbox").first()).toBeChecked();
  await page.goto("/study?tab=history");
  await page.getByRole("button", { name: "Recommencer" }).click();
  await expect(
    page.getByText("Les réponses données jusqu’ici sont jetées", { exact: false }),
  ).toBeVisible();
  await accessible(page);
  await page.getByRole("button", { name: "Recommencer l’épreuve" }).click();
  await expect(room(page)).toContainText("Question 1 sur 3");
  await expect(room(page)).toContainText(questions[0]?.statement.slice(0, 40) ?? "");
  await expect(room(page).getByRole("checkbox").first()).not.toBeChecked();
  const next = new URL(page.url()).searchParams.get("paper");
  expect(next).not.toBe(id);
  expect((await call(page, "study/attempt", { id })).status).toBe(404);

  await call(page, "study/submit", { id: next });
  await page.reload();
  await page.getByRole("button", { name: "Recommencer" }).click();
  await expect(room(page)).toContainText("Question 1 sur 3");
  expect((await call(page, "study/result", { id: next })).status).toBe(200);
});
