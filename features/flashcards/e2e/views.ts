import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { call } from "#platform/testing/e2e/people.ts";
import { button, type Stage, type View, visit } from "#platform/testing/e2e/view.ts";

/** A deck with one card of each written kind, a formula and a table. */
async function withCards({ page }: Stage): Promise<void> {
  const deckId = randomUUID();
  await call(page, "flashcards/createDeck", { id: deckId, name: "Urgences", options: {} });
  const note = (kind: string, question: string, answer: string) => ({
    id: randomUUID(),
    deckId,
    kind,
    question,
    answer,
  });
  await call(page, "flashcards/createNotes", {
    notes: [
      note(
        "basic",
        "Clairance \\(\\frac{a}{b}\\) ?",
        "<table><tr><td>a</td><td>b</td></tr></table>",
      ),
      note("cloze", "Le {{c1::potassium}} monte", ""),
      note("typed", "Antidote ?", "Naloxone"),
    ],
  });
}

const view = (name: string, tab: string, open: View["open"]): View => ({
  name: `flashcards, ${name}`,
  who: "person",
  route: "/flashcards",
  async open(stage) {
    await withCards(stage);
    await visit(stage, `/flashcards?tab=${tab}`);
    await open(stage);
  },
});

async function study(stage: Stage): Promise<void> {
  const question = stage.page.getByRole("region", { name: stage.say("flashcards:study.question") });
  const start = button(stage, "flashcards:decks.studyAll");
  await expect(question.or(start)).toBeVisible();
  // In a second language the session of the first one goes on.
  if (await start.isVisible()) await start.click();
  await expect(question).toBeVisible();
}

/** Proposals with a long list and a remark. */
async function propose(stage: Stage): Promise<void> {
  const judging = stage.page.getByRole("region", {
    name: stage.say("flashcards:generate.judging"),
  });
  const start = button(stage, "flashcards:generate.start");
  await expect(judging.or(start)).toBeVisible();
  // In a second language the proposals of the first one wait.
  if (await start.isVisible()) {
    await stage.page.locator("form textarea").first().fill(COURSE);
    await start.click();
  }
  await expect(judging).toBeVisible();
}

const COURSE = `Sepsis

Signes de gravité :
- marbrures
- oligurie
- confusion
- polypnée
- hypotension

Noradrénaline : objectif de PAM ≥ 65 mmHg dans le choc septique.`;

export const views: readonly View[] = [
  view("decks", "study", (stage) =>
    expect(button(stage, "flashcards:decks.studyAll")).toBeVisible(),
  ),
  view("decks as cards", "study", async (stage) => {
    await stage.page.evaluate(() => localStorage.setItem("list-view", "cards"));
    await stage.page.evaluate(() => localStorage.setItem("font-size", "large"));
    await stage.page.reload();
    const decks = stage.page.getByRole("list", { name: stage.say("flashcards:decks.label") });
    await expect(decks.getByRole("listitem").first()).toBeVisible();
  }),
  view("deck options", "study", async (stage) => {
    await stage.page
      .getByRole("button", { name: /^(Options de|Options of|Opciones de)/ })
      .first()
      .click();
    await expect(stage.page.getByRole("dialog")).toBeVisible();
  }),
  view("question", "study", study),
  view("answer", "study", async (stage) => {
    await study(stage);
    await stage.page.keyboard.press("Space");
    await expect(
      stage.page.getByRole("group", { name: stage.say("flashcards:rating.label") }),
    ).toBeVisible();
  }),
  view("create", "create", (stage) =>
    expect(button(stage, "flashcards:create.submit")).toBeEnabled(),
  ),
  view("generate", "generate", (stage) =>
    expect(button(stage, "flashcards:generate.start")).toBeEnabled(),
  ),
  view("proposals", "generate", propose),
  view("edited proposal", "generate", async (stage) => {
    await propose(stage);
    await button(stage, "flashcards:generate.edit").click();
    await expect(
      stage.page.getByRole("form", { name: stage.say("flashcards:generate.edit") }),
    ).toBeVisible();
  }),
  view("statistics", "stats", (stage) =>
    expect(button(stage, "flashcards:optimiser.start")).toBeVisible(),
  ),
  view("planning", "planning", (stage) =>
    expect(button(stage, "flashcards:planning.compute")).toBeVisible(),
  ),
  view("manage", "manage", (stage) => expect(stage.page.getByRole("table")).toBeVisible()),
  view("manage, a search of another page", "manage#prop:lapses<4", (stage) =>
    expect(stage.page.getByRole("heading", { level: 2 }).first()).toBeVisible(),
  ),
  view("files", "manage", async (stage) => {
    await stage.page.getByText(stage.say("flashcards:manage.views.files"), { exact: true }).click();
    await expect(button(stage, "flashcards:export.start")).toBeVisible();
  }),
];
