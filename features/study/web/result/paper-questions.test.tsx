import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { PaperQuestions } from "./paper-questions.tsx";

const question = (id: string, statement: string) => ({
  ...{ id, digest: "d".repeat(64), given: ["a"], confidence: null, flagged: false, spent: 4_000 },
  ...{ score: 1, steps: [{ rule: "single", right: true }] },
  content: {
    ...{ type: "qru", statement, explanation: null, specialty: null, difficulty: "medium" },
    ...{ item: null, rank: null, source: null },
    propositions: [
      { id: "a", text: "Oui", correct: true, explanation: null },
      { id: "b", text: "Non", correct: false, explanation: null },
    ],
  },
});

test("a question made of an English text is marked English, and every other French", async () => {
  const english = question(crypto.randomUUID(), "Which value is missing?");
  const questions = [
    { ...english, content: { ...english.content, language: "en" } },
    question(crypto.randomUUID(), "Laquelle ?"),
  ];
  fakeCalls({ "study/result": () => ({ id: "p", profile: "edn-2024", score: 1, questions }) });
  await renderPage(<PaperQuestions id="p" />, { texts: ["study"] });
  expect(await screen.findByText("Which value is missing?")).toHaveAttribute("lang", "en");
  expect(screen.getByText("Laquelle ?")).toHaveAttribute("lang", "fr");
  const lines = screen.getAllByText("Oui").filter((one) => one.hasAttribute("lang"));
  expect(lines.map((one) => one.getAttribute("lang"))).toEqual(["en", "fr"]);
});

test("a shipped question can be reported from its correction; a person's own cannot", async () => {
  const questions = [
    question("hyperkaliemie-01", "Question livrée ?"),
    question(crypto.randomUUID(), "La mienne ?"),
  ];
  const asked = fakeCalls({
    "study/result": () => ({ id: "p", profile: "edn-2024", score: 1, questions }),
    "content-reports/mine": () => [],
  });
  await renderPage(<PaperQuestions id="p" />, { texts: ["study", "content-reports"] });
  await userEvent.click(await screen.findByText("Question livrée ?"));
  await userEvent.click(screen.getByText("La mienne ?"));
  const report = await screen.findAllByRole("button", { name: "Signaler une erreur" });
  expect(report).toHaveLength(1);
  await userEvent.click(report[0] as HTMLElement);
  expect(await screen.findByRole("dialog")).toHaveTextContent("Question livrée ?");
  expect(asked.find(({ path }) => path === "content-reports/mine")?.input).toEqual({
    kind: "question",
    target: "hyperkaliemie-01",
  });
});
