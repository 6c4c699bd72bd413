// The quiz of a day in the underground: what was brought the day before is played, finished and
// sent when the network is back.
import { expect } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";
import { underWorker } from "#platform/testing/e2e/worker.ts";

test.use({ serviceWorkers: "allow", timezoneId: "Europe/Paris" });

const DAY = 86_400_000;

interface Opened {
  tomorrow: { day: string; paper: { id: string; count: number } };
}

test("le quiz apporté la veille se joue sans réseau, puis part", async ({ page, context }) => {
  await signUp(page);
  await page.goto("/offline");
  await underWorker(page);
  await page.goto("/daily-quiz");
  await expect(page.getByRole("button", { name: "Commencer" })).toBeVisible();
  const { body } = await call(page, "daily-quiz/open", { timeZone: "Europe/Paris" });
  const { tomorrow } = body as Opened;

  // The next day, underground: the clock of the device has moved, the network is gone.
  await context.setOffline(true);
  await page.clock.setFixedTime(Date.now() + DAY);
  await page.reload();
  await page.getByRole("button", { name: "Commencer" }).click();
  const room = page.getByRole("region", { name: "Épreuve" });
  await expect(room).toContainText(`Question 1 sur ${tomorrow.paper.count}`);
  await accessible(page);
  for (let at = 1; at <= tomorrow.paper.count; at += 1) {
    await expect(room).toContainText(`Question ${at} sur`);
    await room.getByRole("button", { name: "Valider" }).click();
    const last = at === tomorrow.paper.count;
    await room.getByRole("button", { name: last ? "Voir le bilan" : "Suivante" }).click();
  }
  await expect(page.getByText("Le quiz est gardé ici et attend d’être envoyé.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Le quiz est gardé ici et attend d’être envoyé.")).toBeVisible();
  await expect(page.getByText(`0/${tomorrow.paper.count}`)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Défi de la semaine" })).toBeVisible({
    timeout: 30_000,
  });
  const asked = { day: tomorrow.day, timeZone: "Europe/Paris" };
  const summary = await call(page, "daily-quiz/summary", asked);
  expect(summary.body).toMatchObject({ count: tomorrow.paper.count, right: 0 });
});
