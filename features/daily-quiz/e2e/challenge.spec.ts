// The challenge of the week is what was missed; brought back, it is counted, on the page and on the
// dashboard, and a finished day shows what it gave.
import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { onPaper } from "#platform/testing/e2e/paper.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";

interface Paper {
  id: string;
  count: number;
  keys: { type: string; accepted?: string[]; propositions?: { id: string; correct: boolean }[] }[];
}

/** Hands a paper in, each question wholly right. */
async function answerRightly(page: Page, { id, keys }: Paper): Promise<void> {
  const facts = keys.map(({ accepted, propositions }, position) => ({
    ...{ id: crypto.randomUUID(), attemptId: id, position, elapsed: 1_000 },
    given:
      propositions?.filter(({ correct }) => correct).map((line) => line.id) ??
      accepted?.slice(0, 1),
  }));
  expect((await call(page, "study/submit", { id, facts })).status).toBe(200);
}

test("ce qui a été manqué devient le défi de la semaine, et se compte quand il revient", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Commencer" }).first().waitFor();
  await page.goto("/daily-quiz");
  const begin = page.getByRole("button", { name: "Commencer" });
  await expect(begin).toBeVisible();
  await onPaper(page, () => expect(page.getByText("Niveau", { exact: true })).toBeVisible());
  await begin.click();
  const room = page.getByRole("region", { name: "Épreuve" });
  await onPaper(page, () => expect(room).toContainText("Question 1 sur 5"));
  for (let at = 1; at <= 5; at += 1) {
    await expect(room).toContainText(`Question ${at} sur 5`);
    await room.getByRole("button", { name: "Valider" }).click();
    await room.getByRole("button", { name: at === 5 ? "Voir le bilan" : "Suivante" }).click();
  }
  const challenge = page.getByRole("heading", { name: "Défi de la semaine" });
  await expect(challenge).toBeVisible();
  await expect(page.getByRole("img", { name: "0 sur 5" })).toBeVisible();
  await accessible(page);
  // The corrections too, that the screen unfolds one by one.
  await onPaper(page, () => expect(page.getByText(/^Discordance/).first()).toBeVisible());

  // What was missed comes back from the results, and is answered rightly.
  const opened = await call(page, "daily-quiz/open", { timeZone: "Europe/Paris" });
  const { today } = opened.body as { today: { paper: Paper } };
  const id = crypto.randomUUID();
  const again = { attemptId: today.paper.id, only: "wrong" };
  const asked = { id, mode: "training", profile: "edn-2024", count: 15, again };
  const { body } = await call(page, "study/start", { ...asked, timeZone: "Europe/Paris" });
  await answerRightly(page, body as Paper);

  await page.goto("/daily-quiz");
  await expect(page.getByRole("img", { name: "5 sur 5" })).toBeVisible();
  await expect(page.getByText("Tout est revenu.")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "Voir les résultats" })).toBeVisible();
});
