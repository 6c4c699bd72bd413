import { expect, test } from "vitest";
import { wholeCard } from "./whole-card.ts";

test("a statement is asked by the words before its colon", () =>
  expect(
    wholeCard(
      "Anaphylaxie, gestes immédiats : appel à l’aide, arrêt de l’allergène.",
      "Anaphylaxie",
    ),
  ).toEqual({
    kind: "basic",
    question: "Anaphylaxie, gestes immédiats\u00a0?",
    answer: "Appel à l’aide, arrêt de l’allergène.",
  }));

test("a statement without one is asked by its subject", () => {
  const text = "L’adrénaline se répète. Voie IV : au bloc.";
  expect(wholeCard(text, "Anaphylaxie")).toEqual({
    kind: "basic",
    question: "Anaphylaxie",
    answer: text,
  });
});
