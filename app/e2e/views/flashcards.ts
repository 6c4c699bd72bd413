import { expect } from "@playwright/test";
import { call } from "#platform/testing/e2e/people.ts";
import { button, type Stage, type View, visit } from "./view.ts";

/** A shipped deck in the person's collection, then one tab of the page. */
async function withCards(stage: Stage, tab: string): Promise<void> {
  expect((await call(stage.page, "flashcards/addStarter", { id: "avc" })).status).toBe(200);
  await visit(stage, `/flashcards?tab=${tab}`);
}

async function study(stage: Stage): Promise<void> {
  await withCards(stage, "study");
  const [start, show] = [button(stage, "flashcards:decks.studyAll"), button(stage, "flashcards:study.show")];
  // The session of the look before is resumed.
  await expect(start.or(show)).toBeVisible();
  if (await start.isVisible()) await start.click();
  await expect(show).toBeVisible();
}

const view = (name: string, open: View["open"], more: Partial<View> = {}): View => ({
  name: `cards, ${name}`,
  who: "person",
  route: "/flashcards",
  open,
  ...more,
});

export const flashcardsViews: readonly View[] = [
  view("no deck", async (stage) => {
    await visit(stage, "/flashcards");
    await expect(stage.page.getByText(stage.say("flashcards:decks.none"))).toBeVisible();
  }),
  view("decks", async (stage) => {
    await withCards(stage, "study");
    await expect(button(stage, "flashcards:decks.studyAll")).toBeVisible();
  }),
  view("a question", study),
  view("an answer and its ratings", async (stage) => {
    await study(stage);
    await button(stage, "flashcards:study.show").click();
    await expect(stage.page.getByRole("group", { name: stage.say("flashcards:rating.label") })).toBeVisible();
  }),
  view("create", async (stage) => {
    await withCards(stage, "create");
    await expect(button(stage, "flashcards:create.submit")).toBeVisible();
  }),
  view("statistics", async (stage) => {
    await withCards(stage, "stats");
    await expect(stage.page.getByRole("heading", { name: stage.say("flashcards:stats.forecast.title") })).toBeVisible();
  }),
  view("planning", async (stage) => {
    await withCards(stage, "planning");
    await expect(stage.page.getByText(stage.say("flashcards:planning.workload"))).toBeVisible();
  }),
  view("manage", async (stage) => {
    await withCards(stage, "manage");
    await expect(stage.page.getByRole("table").first()).toBeVisible();
  }),
];
