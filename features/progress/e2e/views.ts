import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { call } from "#platform/testing/e2e/people.ts";
import { button, type Stage, type View, visit } from "#platform/testing/e2e/view.ts";
import { statisticsViews } from "./statistics-views.ts";

const DAY = 86_400_000;
const local = (at: Date) => at.toLocaleDateString("sv-SE", { timeZone: "Europe/Paris" });

/** Reviews of the last days, and a day on call. */
async function withProgress({ page }: Stage): Promise<void> {
  // In a second language they are there.
  const { body: overview } = await call(page, "progress/overview", { timeZone: "Europe/Paris" });
  if ((overview as { workedDays: number }).workedDays > 0) return;
  const deckId = randomUUID();
  const noteId = randomUUID();
  const now = Date.now();
  await call(page, "flashcards/createDeck", { id: deckId, name: "Urgences", options: {} });
  await call(page, "flashcards/createNotes", {
    notes: [{ id: noteId, deckId, kind: "basic", question: "Antidote ?", answer: "Naloxone" }],
  });
  const { body } = await call(page, "flashcards/note", { id: noteId });
  const cardId = (body as { cards: { id: string }[] }).cards[0]?.id;
  const facts = [9, 5, 1, 0.2].map((days) => ({
    ...{ id: randomUUID(), cardId, rating: "good" },
    at: new Date(now - days * DAY).toISOString(),
  }));
  await call(page, "flashcards/rate", { sentAt: new Date(now).toISOString(), facts });
  await call(page, "progress/markOnCall", {
    timeZone: "Europe/Paris",
    day: local(new Date(now + 2 * DAY)),
    onCall: true,
  });
}

const view = (tab: string, open: (stage: Stage) => Promise<void>): View => ({
  name: `scores, ${tab}`,
  who: "person",
  route: "/scores",
  async open(stage) {
    await withProgress(stage);
    await visit(stage, `/scores?tab=${tab}`);
    await open(stage);
  },
});

const text = ({ page, say }: Stage, key: string) =>
  page.getByText(say(key), { exact: true }).first();

export const views: readonly View[] = [
  ...statisticsViews,
  view("overview", async (stage) => {
    await expect(button(stage, "progress:onCall.mark")).toBeVisible();
    await expect(
      stage.page.getByRole("list", { name: stage.say("progress:onCall.list") }),
    ).toBeVisible();
    await expect(stage.page.locator("main svg rect").first()).toBeAttached();
  }),
  view("quiz", (stage) => expect(text(stage, "progress:unfilled.quiz.title")).toBeVisible()),
  view("clinical", (stage) =>
    expect(text(stage, "progress:unfilled.clinical.title")).toBeVisible(),
  ),
  view("flashcards", async (stage) => {
    await expect(text(stage, "progress:how.title")).toBeVisible();
    await expect(stage.page.locator("main svg rect").first()).toBeAttached();
  }),
  view("achievements", (stage) =>
    expect(text(stage, "progress:badges.cardMaster.title")).toBeVisible(),
  ),
];
