// The tabs of /statistiques; those of /scores stand in views.ts.
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { call } from "#platform/testing/e2e/people.ts";
import { type Stage, type View, visit } from "#platform/testing/e2e/view.ts";

/** A hundred and fifty cards reviewed five times, those of one tag forgotten again and again. */
async function withHistory({ page }: Stage): Promise<void> {
  const { body: overview } = await call(page, "flashcards/search", {
    query: "",
    limit: 1,
    timeZone: "Europe/Paris",
  });
  // In a second language they are there.
  if ((overview as { total: number }).total > 0) return;
  const deckId = randomUUID();
  await call(page, "flashcards/createDeck", {
    id: deckId,
    name: "Urgences",
    options: { fuzz: false, leechThreshold: 3 },
  });
  const notes = Array.from({ length: 150 }, (_, n) => ({
    ...{ id: randomUUID(), deckId, kind: "basic", question: `Question ${n}`, answer: "x" },
    tags: [n < 30 ? "ionogramme" : "neurologie"],
  }));
  await call(page, "flashcards/createNotes", { notes });
  const { body } = await call(page, "flashcards/search", {
    query: "",
    limit: 200,
    timeZone: "Europe/Paris",
  });
  const now = Date.now();
  const facts = (body as { cards: { id: string; tags: string[] }[] }).cards.flatMap(
    ({ id: cardId, tags }, n) =>
      [1000, 900, 500, 200, 30].flatMap((hours, turn) => {
        const told = (later: number, rating: string) => ({
          ...{ id: randomUUID(), cardId, rating, duration: 6000 },
          at: new Date(now - (hours + (n % 40) - later) * 3_600_000).toISOString(),
        });
        if (turn === 0) return [told(0, "easy")];
        const lost = tags.includes("ionogramme") || (n + turn) % 9 === 0;
        return lost ? [told(0, "very_difficult"), told(0.5, "good")] : [told(0, "difficult")];
      }),
  );
  for (let from = 0; from < facts.length; from += 500)
    await call(page, "flashcards/rate", {
      sentAt: new Date(now).toISOString(),
      facts: facts.slice(from, from + 500),
    });
}

const statistics = (
  name: string,
  address: string,
  open: (stage: Stage) => Promise<void>,
): View => ({
  name: `statistics, ${name}`,
  who: "person",
  route: "/statistiques",
  async open(stage) {
    if (name !== "newcomer") await withHistory(stage);
    await visit(stage, `/statistiques${address}`, stage.say("progress:statistics.page.title"));
    await open(stage);
  },
});

export const statisticsViews: readonly View[] = [
  statistics("newcomer", "?tab=predictions", ({ page, say }) =>
    expect(page.getByText(say("progress:statistics.tooFew.title", { count: 100 }))).toBeVisible(),
  ),
  statistics("progress", "?range=7", ({ page, say }) =>
    expect(
      page.getByRole("heading", { name: say("progress:statistics.reviews.title") }),
    ).toBeVisible(),
  ),
  statistics("performance", "?tab=performance&range=90", ({ page, say }) =>
    expect(
      page.getByRole("heading", { name: say("progress:statistics.performance.tags") }),
    ).toBeVisible(),
  ),
  statistics("performance of questions", "?tab=performance&range=7", async (stage) => {
    const { page, say } = stage;
    const id = randomUUID();
    const paper = {
      id,
      mode: "training",
      profile: "edn-2024",
      count: 15,
      timeZone: "Europe/Paris",
    };
    const opened = await call(page, "study/start", { ...paper, filters: { types: ["qru"] } });
    const { keys } = opened.body as { keys: { propositions: { id: string }[] }[] };
    const facts = keys.map(({ propositions }, position) => ({
      ...{ id: randomUUID(), attemptId: id, position, elapsed: 1 },
      given: propositions.slice(0, 1).map((line) => line.id),
    }));
    await call(page, "study/submit", { id, facts });
    await page.reload();
    await expect(
      page.getByRole("heading", { name: say("progress:statistics.answers.title") }),
    ).toBeVisible();
  }),
  statistics("predictions", "?tab=predictions&range=90", ({ page, say }) =>
    expect(
      page.getByRole("table", { name: say("progress:statistics.predictions.title") }),
    ).toBeVisible(),
  ),
  statistics("insights", "?tab=insights", ({ page }) =>
    expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible(),
  ),
];
