import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { type CardState, NEW_CARD } from "#features/memory/domain/schedule.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { CardStanding } from "./card-standing.tsx";

const known: CardState = {
  ...NEW_CARD,
  ...{ phase: "review", stability: 30, difficulty: 5.34, reviews: 7, streak: 4 },
};

test.each([
  ["known for a month", known, ["Maîtrisée", "4 sur 5", "4", "5,3 sur 10"]],
  ["never reviewed", NEW_CARD, ["Nouvelle", "1 sur 5", "0", "–"]],
])("a card %s shows its mastery, level, streak and difficulty", async (_, state, figures) => {
  await renderPage(<CardStanding state={state} />, { texts: ["flashcards"] });
  expect((await screen.findAllByRole("definition")).map(({ textContent }) => textContent)).toEqual(
    figures,
  );
});
