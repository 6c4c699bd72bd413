// What a paper of many answers shows once it is handed in: ranks and specialties, what confidence was
// worth, the time of each question.
import { expect } from "@playwright/test";
import { call } from "#platform/testing/e2e/people.ts";
import { type Stage, type View, visit } from "#platform/testing/e2e/view.ts";

interface Opened {
  questions: { propositions: { id: string }[] | null }[];
}

const LEVELS = ["sure", "unsure", null];

/** An exam of thirty questions, ten sure, ten in doubt, ten without a word. */
async function examOf({ page }: Stage): Promise<string> {
  const id = crypto.randomUUID();
  const paper = { id, mode: "exam", profile: "edn-2024", count: 30, minutes: 60 };
  const asked = { ...paper, filters: { types: ["qrm", "qru"] }, timeZone: "Europe/Paris" };
  const { questions } = (await call(page, "study/start", asked)).body as Opened;
  const facts = questions.map(({ propositions }, position) => ({
    ...{ id: crypto.randomUUID(), attemptId: id, position, elapsed: 1_000 * (position + 1) },
    ...{ spent: 12_000 + 3_000 * (position % 9), confidence: LEVELS[position % 3] },
    given: (propositions ?? []).slice(0, (position % 2) + 1).map((line) => line.id),
  }));
  expect((await call(page, "study/submit", { id, facts })).status).toBe(200);
  return id;
}

export const resultViews: readonly View[] = [
  {
    name: "study, results with confidence and times",
    who: "person",
    route: "/study",
    async open(stage) {
      const id = await examOf(stage);
      await visit(stage, `/study?tab=history&paper=${id}`);
      const { page, say } = stage;
      await expect(page.getByRole("img", { name: say("study:confidence.curve") })).toBeVisible();
      await expect(page.getByRole("heading", { name: say("study:times.title") })).toBeVisible();
    },
  },
];
