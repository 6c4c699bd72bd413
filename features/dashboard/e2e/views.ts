import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { call } from "#platform/testing/e2e/people.ts";
import { REFUSED, type Stage, type View, visit } from "#platform/testing/e2e/view.ts";

const view = (name: string, open: View["open"], complains?: RegExp): View => ({
  name: `dashboard, ${name}`,
  who: "person",
  route: "/dashboard",
  open,
  ...(complains ? { complains } : {}),
});

/** Two cards, one of them reviewed, and a conversation. */
async function withADay({ page }: Stage): Promise<void> {
  const { body: kept } = await call(page, "flashcards/search", {
    query: "",
    limit: 1,
    timeZone: "Europe/Paris",
  });
  // In a second language they are there.
  if ((kept as { total: number }).total > 0) return;
  const [deckId, conversation] = [randomUUID(), randomUUID()];
  await call(page, "flashcards/createDeck", { id: deckId, name: "Urgences", options: {} });
  const notes = ["Un", "Deux"].map((question) => ({
    id: randomUUID(),
    deckId,
    kind: "basic",
    question,
    answer: "x",
  }));
  await call(page, "flashcards/createNotes", { notes });
  const { body } = await call(page, "flashcards/search", { query: "un", timeZone: "Europe/Paris" });
  const cardId = (body as { cards: { id: string }[] }).cards[0]?.id;
  const now = new Date().toISOString();
  await call(page, "flashcards/rate", {
    sentAt: now,
    facts: [{ id: randomUUID(), cardId, at: now, rating: "good", duration: 4000 }],
  });
  await call(page, "chat/create", { id: conversation, title: "Seuil de D-dimères à 74 ans" });
}

export const views: readonly View[] = [
  view("newcomer", async (stage) => {
    await visit(stage, "/dashboard");
    await expect(stage.page.getByText(stage.say("flashcards:widget.first"))).toBeVisible();
  }),
  view("with cards and a conversation", async (stage) => {
    const { page, say } = stage;
    await withADay(stage);
    await visit(stage, "/dashboard");
    await expect(
      page.getByRole("link", { name: "Seuil de D-dimères à 74 ans" }).first(),
    ).toBeVisible();
    await expect(
      page.getByText(say("flashcards:widget.reviews", { count: 1, shown: "1" })).first(),
    ).toBeVisible();
  }),
  view(
    "a part that fails",
    async (stage) => {
      await stage.page.route("**/rpc/flashcards/summary**", (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await visit(stage, "/dashboard");
      await expect(
        stage.page.getByText(stage.say("flashcards:stats.failed")).first(),
      ).toBeVisible();
    },
    REFUSED,
  ),
];
