import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { study } from "#features/study/web/feature.ts";
import { session } from "#platform/auth/web/session.ts";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { sync } from "#platform/offline/web/sync.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { DailyQuizPage } from "./daily-quiz-page.tsx";

const draw = () => renderPage(<DailyQuizPage />, { texts: ["daily-quiz", "study", "progress"] });
beforeEach(() => {
  localStorage.clear();
  registerFeatures([study]);
  vi.spyOn(session, "current").mockReturnValue({ id: "p1", consent: true } as ReturnType<
    typeof session.current
  >);
});

const propositions = [
  { id: "a", text: "Un", correct: true, explanation: null },
  { id: "b", text: "Deux", correct: false, explanation: null },
];
const content = (at: number) => ({
  ...{ type: "qru", statement: `Question ${at}`, explanation: null, specialty: "cardiologie" },
  ...{ difficulty: "easy", item: null, rank: null, source: null, propositions },
});
const shown = (at: number) => ({
  ...{ type: "qru", statement: `Question ${at}`, specialty: "cardiologie", difficulty: "easy" },
  ...{ item: null, expected: null, questions: null },
  propositions: propositions.map(({ id, text }) => ({ id, text })),
});

function quiz(change: object = {}) {
  const paper = {
    ...{ id: crypto.randomUUID(), mode: "training", profile: "edn-2024", specialties: [] },
    ...{ count: 2, minutes: null, startedAt: new Date(), submittedAt: null, duration: null },
    ...{ score: null, answered: null, elapsed: 0, answers: [] },
    ...{ questions: [shown(1), shown(2)], keys: [content(1), content(2)] },
    ...change,
  };
  return { day: "2026-11-23", level: "standard", common: 1, paper };
}
type Quiz = ReturnType<typeof quiz>;
const calls = (today: Quiz, more: object = {}) => {
  fakeCalls({
    "daily-quiz/open": () => ({ today, tomorrow: null }),
    "study/attempt": () => today.paper,
    ...more,
  });
};
const summary = ({ day, paper }: Quiz) => ({
  ...{ day, attemptId: paper.id, count: 2, right: 1, score: 0.5 },
  ...{ spent: 65_000, xp: 10, streak: { days: 3, frozen: 1 }, badges: ["quizExpert"] },
  challenge: { week: "2026-11-23", target: 3, reached: 1, specialties: ["cardiologie"] },
  nextAt: new Date("2026-11-24T03:00:00Z"),
});
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("what could not be loaded is said, and asked for again", async () => {
  const today = quiz();
  let up = false;
  calls(today, {
    "daily-quiz/open": () => {
      if (!up) throw new Refusal(500, "INTERNAL_SERVER_ERROR");
      return { today, tomorrow: null };
    },
  });
  await draw();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Impossible de charger le quiz du jour",
  );
  up = true;
  await press("Réessayer");
  expect(await screen.findByText(/Sans compte à rebours/u)).toBeVisible();
});

test("a level that could not be kept is said, and the quiz stays as it was", async () => {
  calls(quiz(), {
    "daily-quiz/setLevel": () => {
      throw new Refusal(500, "INTERNAL_SERVER_ERROR");
    },
  });
  await draw();
  await userEvent.click(await screen.findByRole("radio", { name: /Avancé/u }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Erreur lors de l’enregistrement :");
  expect(screen.getByRole("radio", { name: /Socle/u })).toBeChecked();
});

test("a question that is missing is said, and comes with the paper that is read again", async () => {
  const today = quiz();
  let whole = false;
  calls(today, {
    "study/attempt": () => ({ ...today.paper, questions: whole ? today.paper.questions : [] }),
  });
  await draw();
  await press("Commencer");
  expect(await screen.findByText("Cette question est introuvable.")).toBeVisible();
  whole = true;
  await press("Recharger");
  expect(await screen.findByText("Question 1")).toBeVisible();
});

test("a question says whether it is everyone's or one that was missed", async () => {
  calls(quiz());
  await draw();
  await press("Commencer");
  expect(await screen.findByText("La même pour tout le monde aujourd’hui")).toBeVisible();
  await userEvent.keyboard("a");
  await press("Valider");
  await press("Suivante");
  expect(await screen.findByText("Tirée de ce que vous avez manqué")).toBeVisible();
});

test("a finished quiz that the server does not take is said, and sent again", async () => {
  const today = quiz({ count: 1 });
  let up = false;
  calls(today, {
    "study/answer": () => ({ results: [] }),
    "study/submit": () => {
      if (!up) throw new Refusal(500, "INTERNAL_SERVER_ERROR");
      return { results: [], submittedAt: new Date() };
    },
    "daily-quiz/summary": () => summary(today),
    "study/result": () => ({ ...today.paper, score: 1, questions: [] }),
  });
  await draw();
  await press("Commencer");
  await screen.findByText("Question 1");
  await userEvent.keyboard("a");
  await press("Valider");
  await press("Voir le bilan");
  expect(await screen.findByText(/Le quiz est gardé ici/u)).toBeVisible();
  await act(() => sync());
  expect(await screen.findByRole("alert")).toHaveTextContent("Erreur lors de l’enregistrement :");
  up = true;
  await press("Réessayer");
  expect(await screen.findByRole("heading", { name: "Défi de la semaine" })).toBeVisible();
});

test("a finished day shows its results", async () => {
  const today = quiz({ submittedAt: new Date() });
  calls(today, {
    "daily-quiz/summary": () => summary(today),
    "study/result": () => ({ ...today.paper, score: 0.5, questions: [] }),
  });
  await draw();
  const done = await screen.findByRole("region", { name: "Quiz du jour terminé" });
  for (const text of ["1/2", "1 min 5 s", "+10", "3 jours", "1 jour de garde"])
    expect(done).toHaveTextContent(text);
  expect(await screen.findByText("Expertise en quiz")).toBeVisible();
  expect(screen.getByRole("img", { name: "1 sur 3" })).toBeVisible();
  expect(done).toHaveTextContent("Cardiologie");
});
