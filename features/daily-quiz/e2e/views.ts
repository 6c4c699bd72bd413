import { expect } from "@playwright/test";
import { call } from "#platform/testing/e2e/people.ts";
import { button, type Stage, type View, visit } from "#platform/testing/e2e/view.ts";

const timeZone = "Europe/Paris";

interface Opened {
  today: { day: string; paper: { id: string; keys: { propositions?: { id: string }[] }[] } };
}
async function today({ page }: Stage): Promise<Opened["today"]> {
  const { status, body } = await call(page, "daily-quiz/open", { timeZone });
  expect(status).toBe(200);
  return (body as Opened).today;
}

/** Hands it in with the first line of each question: some are right, others are not. */
async function finish(stage: Stage): Promise<void> {
  const { paper } = await today(stage);
  const facts = paper.keys.map(({ propositions }, position) => ({
    ...{ id: crypto.randomUUID(), attemptId: paper.id, position, elapsed: 1, spent: 38_000 },
    given: [propositions?.[0]?.id ?? "?"],
  }));
  await call(stage.page, "study/submit", { id: paper.id, facts });
}

const view = (name: string, open: View["open"]): View => ({
  name: `daily-quiz, ${name}`,
  who: "person",
  route: "/daily-quiz",
  open,
});

export const views: readonly View[] = [
  view("before", async (stage) => {
    await visit(stage, "/daily-quiz");
    await expect(button(stage, "daily-quiz:intro.begin")).toBeVisible();
  }),
  view("a question", async (stage) => {
    await visit(stage, "/daily-quiz");
    await button(stage, "daily-quiz:intro.begin").click();
    await expect(stage.page.getByText(stage.say("daily-quiz:kind.common"))).toBeVisible();
  }),
  view("finished", async (stage) => {
    await finish(stage);
    await visit(stage, "/daily-quiz");
    await expect(
      stage.page.getByRole("heading", { name: stage.say("daily-quiz:challenge.title") }),
    ).toBeVisible();
    await expect(stage.page.locator("summary").first()).toBeVisible();
  }),
];
