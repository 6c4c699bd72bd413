// The quiz: its choices, while it is made, a question, its explanation, each tier of its results,
// each of its errors.
import { expect } from "@playwright/test";
import { call } from "#platform/testing/e2e/people.ts";
import { button, REFUSED, type Stage, type View, visit } from "#platform/testing/e2e/view.ts";

const view = (name: string, open: View["open"], more: Partial<View> = {}): View => ({
  name: `quiz, ${name}`,
  who: "person",
  route: "/quiz",
  open,
  ...more,
});

async function ask(stage: Stage, topic = "hyperkaliémie"): Promise<void> {
  await visit(stage, "/quiz");
  await way(stage, "topic");
  const field = { name: stage.say("quiz:form.topic"), exact: true };
  await stage.page.getByRole("textbox", field).fill(topic);
  await button(stage, "quiz:form.generate").click();
}

const TEXT =
  "La surveillance d’une anaphylaxie dure au moins 6 heures à l’hôpital.\n\nL’adrénaline se répète après 5 minutes.";

/** What was chosen last is chosen still: its own words stand on the page too. */
const way = ({ page, say }: Stage, kind: string) =>
  page
    .getByText(say(`quiz:form.kinds.${kind}`), { exact: true })
    .first()
    .click();

async function paste(stage: Stage, text = TEXT): Promise<void> {
  const { page, say } = stage;
  await way(stage, "text");
  await page.getByRole("textbox", { name: say("quiz:form.text"), exact: true }).fill(text);
}

const alert = async (stage: Stage, key: string) =>
  expect(stage.page.getByRole("alert")).toContainText(stage.say(key));

interface Opened {
  id: string;
  keys: { propositions: { id: string; correct: boolean }[] }[];
}

/** A quiz of five on the server, of which the first `right` are answered rightly. */
async function finished(stage: Stage, right: number): Promise<void> {
  const { page } = stage;
  await ask(stage);
  await page.waitForURL(/paper=/u);
  const id = new URL(page.url()).searchParams.get("paper") ?? "";
  const { keys } = (await call(page, "study/attempt", { id })).body as Opened;
  const facts = keys.map(({ propositions }, position) => ({
    ...{ id: crypto.randomUUID(), attemptId: id, position, elapsed: 1 },
    given: propositions
      .filter(({ correct }) => correct === position < right)
      .map((one) => one.id)
      .slice(0, 1),
  }));
  await call(page, "study/submit", { id, facts });
  await visit(stage, `/quiz?paper=${id}`);
  await expect(page.getByText(stage.say("quiz:origin.rules.library"))).toBeVisible();
}

const room = ({ page, say }: Stage) => page.getByRole("region", { name: say("study:room.name") });
const broken = { complains: REFUSED };

export const quizViews: readonly View[] = [
  view("choices", async (stage) => {
    await visit(stage, "/quiz");
    await expect(button(stage, "quiz:form.generate")).toBeVisible();
  }),
  view("choices in its tab", async (stage) => {
    await visit(stage, "/study?tab=quiz");
    await way(stage, "sheet");
    await expect(
      stage.page.getByLabel(stage.say("quiz:form.sheet"), { exact: true }),
    ).toBeVisible();
  }),
  view("choices, a text", async (stage) => {
    await visit(stage, "/quiz");
    await paste(stage);
    await expect(button(stage, "quiz:form.generate")).toBeEnabled();
  }),
  view("choices with a model, a text that may name a patient", async (stage) => {
    await stage.page.route("**/rpc/study/quizSetup", (route) =>
      route.fulfill({ json: { json: { sheets: [], model: true, left: 12 } } }),
    );
    await visit(stage, "/quiz");
    await paste(stage, "Madame Durand, née le 12/03/1950, est surveillée 6 heures.");
    await button(stage, "quiz:form.generate").click();
    await expect(stage.page.getByRole("alertdialog")).toBeVisible();
  }),
  view("results, extracted from a text", async (stage) => {
    await visit(stage, "/quiz");
    await paste(stage);
    await button(stage, "quiz:form.generate").click();
    await stage.page.waitForURL(/paper=/u);
    const id = new URL(stage.page.url()).searchParams.get("paper") ?? "";
    await call(stage.page, "study/submit", { id });
    await visit(stage, `/quiz?paper=${id}`);
    await expect(stage.page.getByText(stage.say("quiz:origin.rules.text"))).toBeVisible();
  }),
  view(
    "the month is used up",
    async (stage) => {
      const json = { defined: true, code: "MONTHLY_LIMIT", status: 429, message: "", data: null };
      await stage.page.route("**/rpc/study/generateQuiz", (route) =>
        route.fulfill({ status: 429, json: { json } }),
      );
      await ask(stage);
      await alert(stage, "quiz:errors.monthlyLimit");
    },
    broken,
  ),
  view("being made", async (stage) => {
    await stage.page.route("**/rpc/study/generateQuiz", () => {});
    await ask(stage);
    await expect(button(stage, "quiz:generating.cancel")).toBeVisible();
  }),
  view("a question", async (stage) => {
    await ask(stage);
    await expect(room(stage)).toBeVisible();
    await stage.page.keyboard.press("a");
    await expect(button(stage, "study:room.validate")).toBeEnabled();
  }),
  view("an explanation", async (stage) => {
    await ask(stage);
    await expect(room(stage)).toBeVisible();
    await stage.page.keyboard.press("a");
    await button(stage, "study:room.validate").click();
    await expect(stage.page.getByRole("table")).toBeVisible();
  }),
  ...(
    [
      ["excellent", 5],
      ["good", 4],
      ["average", 3],
      ["needsWork", 1],
    ] as const
  ).map(([tier, right]) =>
    view(`results, ${tier}`, async (stage) => {
      await finished(stage, right);
      await expect(
        stage.page.getByRole("heading", { name: stage.say(`study:tiers.${tier}`) }),
      ).toBeVisible();
    }),
  ),
  view(
    "a subject without a sheet",
    async (stage) => {
      await ask(stage, "drépanocytose");
      await expect(stage.page.getByRole("alert")).toBeVisible();
      await expect(button(stage, "quiz:errors.change")).toBeVisible();
    },
    broken,
  ),
  view(
    "generation failed",
    async (stage) => {
      await stage.page.route("**/rpc/study/generateQuiz", (route) => route.abort());
      await ask(stage);
      await alert(stage, "quiz:errors.failed");
    },
    broken,
  ),
  view(
    "loading failed",
    async (stage) => {
      await stage.page.route("**/rpc/study/quizSetup", (route) => route.fulfill({ status: 500 }));
      await visit(stage, "/quiz");
      await alert(stage, "quiz:errors.loading");
    },
    broken,
  ),
  view(
    "no question",
    async (stage) => {
      const json = { defined: true, code: "NO_QUESTIONS", status: 422, message: "", data: null };
      await stage.page.route("**/rpc/study/generateQuiz", (route) =>
        route.fulfill({ status: 422, json: { json } }),
      );
      await ask(stage);
      await alert(stage, "quiz:errors.none");
    },
    broken,
  ),
  view(
    "session not begun",
    async (stage) => {
      await stage.page.route("**/rpc/study/attempt", (route) => route.fulfill({ status: 404 }));
      await visit(stage, `/quiz?paper=${crypto.randomUUID()}`);
      await expect(stage.page.getByText(stage.say("study:errors.session"))).toBeVisible();
    },
    broken,
  ),
];
