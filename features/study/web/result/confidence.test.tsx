import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { Result } from "../../domain/wire-session.ts";
import { Confidence } from "./confidence.tsx";

const answers = (count: number, confidence: "sure" | "unsure" | null, score: number) =>
  Array.from({ length: count }, () => ({ given: ["a"], confidence, score }));
const draw = async (questions: object[], earlier: object | null = null) => {
  fakeCalls({
    "study/confidence": () => earlier ?? { papers: 0, levels: [] },
  });
  const result = { id: crypto.randomUUID(), questions } as unknown as Result;
  await renderPage(<Confidence result={result} />, { texts: ["study"] });
};

test("under ten answers a level there is no curve, and what is missing is said", async () => {
  await draw([...answers(4, "sure", 1), ...answers(2, "unsure", 0)]);
  expect(await screen.findByText(/4, encore 6 pour une moyenne/u)).toBeVisible();
  expect(screen.queryByRole("img")).toBeNull();
});

test("two levels with enough answers make the curve; sure and wrong is a sentence", async () => {
  await draw([...answers(12, "sure", 0.5), ...answers(10, "unsure", 0.25)]);
  expect(await screen.findByRole("img", { name: /Courbe de confiance/u })).toHaveTextContent(
    "0,25",
  );
  expect(screen.getByText(/12 réponses sûres/u)).toBeVisible();
});

test("the papers before are a line of their own, also when this one has too few answers", async () => {
  await draw(answers(3, "sure", 1), {
    papers: 4,
    levels: [
      { level: "unsure", count: 20, mean: 0.4 },
      { level: null, count: 0, mean: 0 },
      { level: "sure", count: 30, mean: 0.8 },
    ],
  });
  expect(await screen.findByRole("img", { name: /Courbe de confiance/u })).toBeVisible();
  expect(screen.getByText(/Pointillé/u)).toBeVisible();
  expect(screen.getByText("Dans vos 4 épreuves précédentes")).toBeVisible();
});

test("answers that never said how sure they were draw nothing", async () => {
  await draw(answers(30, null, 1));
  expect(screen.queryByRole("heading")).toBeNull();
});
