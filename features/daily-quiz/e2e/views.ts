import { expect } from "@playwright/test";
import { call } from "#platform/testing/e2e/people.ts";
import { button, REFUSED, type Stage, type View, visit } from "#platform/testing/e2e/view.ts";

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

/** Leaves each question, on the screen, to the end. */
async function finishHere(stage: Stage): Promise<void> {
  await button(stage, "daily-quiz:intro.begin").click();
  const last = button(stage, "study:room.finish");
  const step = button(stage, "study:room.next").or(button(stage, "study:room.validate"));
  while (!(await last.isVisible())) {
    await step.click();
    await expect(last.or(step)).toBeVisible();
  }
  await last.click();
}

const view = (name: string, open: View["open"], more: Partial<View> = {}): View => ({
  name: `daily-quiz, ${name}`,
  who: "person",
  route: "/daily-quiz",
  open,
  ...more,
});
const broken = { complains: REFUSED };

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
  view(
    "not loaded",
    async (stage) => {
      await stage.page.route("**/rpc/daily-quiz/open", (route) => route.fulfill({ status: 500 }));
      await visit(stage, "/daily-quiz");
      await expect(stage.page.getByRole("alert")).toContainText(
        stage.say("daily-quiz:failed.load"),
      );
    },
    broken,
  ),
  view("a question that is missing", async (stage) => {
    await stage.page.route("**/rpc/study/attempt", async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { json: { questions: unknown[] } };
      body.json.questions = [];
      await route.fulfill({ response, json: body });
    });
    await visit(stage, "/daily-quiz");
    await button(stage, "daily-quiz:intro.begin").click();
    await expect(button(stage, "study:room.reload")).toBeVisible();
  }),
  view(
    "not saved",
    async (stage) => {
      const { page } = stage;
      await page.route("**/rpc/study/submit", (route) => route.fulfill({ status: 500 }));
      await visit(stage, "/daily-quiz");
      const begin = button(stage, "daily-quiz:intro.begin");
      const refused = page
        .getByRole("alert")
        .filter({ hasText: stage.say("daily-quiz:failed.save") });
      await expect(begin.or(refused)).toBeVisible();
      // In a second language it is finished already, and still not saved.
      if (await begin.isVisible()) await finishHere(stage);
      await expect(refused).toBeVisible();
    },
    broken,
  ),
];
