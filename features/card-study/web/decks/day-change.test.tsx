import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { DayChange } from "./day-change.tsx";

const draw = async (change: { moved: number } | null) => {
  const calls = fakeCalls({
    "flashcards/dayChange": () => change,
    "flashcards/readDayChange": () => ({ done: true }),
  });
  await renderPage(<DayChange />, { texts: ["flashcards"] });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain("flashcards/dayChange"));
  return calls;
};

test.each([
  [0, "Aucune carte n’a changé de date."],
  [1, "1 carte revient à une autre date."],
  [12, "12 cartes reviennent à une autre date."],
])("%i cards that moved are said, until it is read", async (moved, sentence) => {
  const calls = await draw({ moved });
  expect(await screen.findByText(new RegExp(sentence))).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "J’ai compris" }));
  expect(screen.queryByText(new RegExp(sentence))).toBeNull();
  expect(calls.at(-1)?.path).toBe("flashcards/readDayChange");
});

test("where nothing changed, nothing is said", async () => {
  await draw(null);
  expect(screen.queryByRole("button")).toBeNull();
});
