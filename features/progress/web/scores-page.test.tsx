import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { eraseDrafts } from "#platform/auth/web/drafts.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { DayOnWire, Overview } from "../domain/wire-progress.ts";
import { announceBadges } from "./announce.ts";
import { AchievementsTab } from "./scores/achievements-tab.tsx";
import { ClinicalTab } from "./scores/clinical-tab.tsx";
import { FlashcardsTab } from "./scores/flashcards-tab.tsx";
import { OverviewTab } from "./scores/overview-tab.tsx";
import { QuizTab } from "./scores/quiz-tab.tsx";
import { LevelWidget } from "./widgets/level-widget.tsx";
import { StreakWidget } from "./widgets/streak-widget.tsx";

const figures = { xp: 0, done: 0, earning: 0, met: 0, duration: 0 };
const OVERVIEW: Overview = {
  today: "2026-11-21",
  timeZone: "Europe/Paris",
  xp: 750,
  level: { number: 3, from: 600, next: 1200 },
  xpToNext: 450,
  streak: { days: 4, frozen: 1, longest: 9, doneToday: false, onCallToday: true },
  badges: [
    { id: "dedicatedStudent", value: 3, target: 5, earnedOn: null },
    { id: "quizExpert", value: 0, target: 50, earnedOn: null },
    { id: "cardMaster", value: 86, target: 100, earnedOn: null },
    { id: "impressiveStreak", value: 9, target: 7, earnedOn: "2026-10-12" },
  ],
  totals: {
    flashcards: { xp: 720, done: 143, earning: 101, met: 86, duration: 5_400_000 },
    revisionSheets: { ...figures, xp: 30, done: 1 },
    quiz: figures,
    clinical: figures,
  },
  todayFigures: figures,
  workedDays: 12,
};
const DAYS: DayOnWire[] = [
  { day: "2026-11-20", ...figures, xp: 42, done: 9, earning: 6, onCall: false },
  { day: "2026-11-21", ...figures, onCall: true },
];
const answers = {
  "progress/overview": () => OVERVIEW,
  "progress/listDays": () => DAYS,
  "progress/onCall": () => ({ today: "2026-11-21", days: ["2026-10-01", "2026-11-21"] }),
};
const plain = (text: string | null) => (text ?? "").replaceAll(/\s/g, " ");

beforeEach(() => localStorage.clear());

test("the level and the streak that other pages show lead to the scores", async () => {
  fakeCalls(answers);
  const widgets = (
    <>
      <LevelWidget />
      <StreakWidget />
    </>
  );
  await renderPage(widgets, { texts: ["progress"] });
  for (const name of [/^Niveau 3/, /^4 jours d’affilée/])
    expect(await screen.findByRole("link", { name })).toHaveAttribute("href", "/scores");
});

test("the overview says where one stands, without counting down, and its chart has a table", async () => {
  fakeCalls(answers);
  await renderPage(<OverviewTab />, { texts: ["progress"] });
  expect(plain((await screen.findByText("Niveau 3")).parentElement?.textContent ?? "")).toBe(
    "Niveau 3750 XP, encore 450 avant le niveau 4",
  );
  const streak = plain(screen.getByText("4 jours d’affilée").parentElement?.textContent ?? "");
  expect(streak).toContain("Aujourd’hui est une garde : la série attend.");
  expect(streak).toContain("1 garde traversée sans l’interrompre.");
  expect(streak).toContain("La plus longue : 9 jours.");
  const table = await screen.findByRole("table", {
    name: /XP des 30 derniers jours/,
    hidden: true,
  });
  expect(
    within(table).getByRole("row", { name: "20 novembre 2026 42 9 non", hidden: true }),
  ).toBeInTheDocument();
  const sources = screen.getByRole("region", { name: "D’où viennent vos XP" });
  expect(plain(sources.textContent)).toContain("Cartes mémoire720 XP143 révisions");
  expect(sources).not.toHaveTextContent(/quiz/i);
});

test("a day on call is marked, taken off, and refused with its reason", async () => {
  const marked: unknown[] = [];
  fakeCalls({
    ...answers,
    "progress/markOnCall": (input: { day: string; onCall: boolean }) => {
      marked.push(input);
      if (input.onCall) throw new Refusal(422, "ON_CALL_TOO_MANY", { most: 3 });
      return { today: "2026-11-21", days: [] };
    },
  });
  await renderPage(<OverviewTab />, { texts: ["progress"] });
  const part = await screen.findByRole("region", { name: "Gardes" });
  const list = await within(part).findByRole("list", { name: "Gardes notées" });
  // What is out of reach can no longer be taken off, and is not listed.
  expect(within(list).getAllByRole("listitem")).toHaveLength(1);
  await userEvent.click(within(part).getByRole("button", { name: "Noter une garde" }));
  expect(plain((await within(part).findByRole("alert")).textContent)).toBe(
    "Au plus 3 gardes sur sept jours peuvent être notées.",
  );
  await userEvent.click(
    within(list).getByRole("button", { name: "Retirer la garde du 21 novembre 2026" }),
  );
  expect(marked).toMatchObject([
    { day: "2026-11-21", onCall: true },
    { day: "2026-11-21", onCall: false },
  ]);
  await userEvent.clear(within(part).getByLabelText("Jour de garde"));
  await userEvent.click(within(part).getByRole("button", { name: "Noter une garde" }));
  expect(await within(part).findByText("Choisissez un jour.")).toBeVisible();
  fireEvent.change(within(part).getByLabelText("Jour de garde"), {
    target: { value: "20261-11-21" },
  });
  await userEvent.click(within(part).getByRole("button", { name: "Noter une garde" }));
  expect(await within(part).findByText("Choisissez un jour.")).toBeVisible();
  expect(marked).toHaveLength(2);
});

test("the cards say what earned and how it is counted", async () => {
  fakeCalls(answers);
  await renderPage(<FlashcardsTab />, { texts: ["progress"] });
  expect((await screen.findByText("cartes étudiées")).parentElement).toHaveTextContent("86");
  expect(screen.getByText("minutes").parentElement).toHaveTextContent("90");
  const table = await screen.findByRole("table", { name: /Révisions de cartes/, hidden: true });
  expect(
    within(table).getByRole("row", { name: "20 novembre 2026 6 3", hidden: true }),
  ).toBeInTheDocument();
  expect(plain(screen.getByRole("region", { name: /Comment les XP/ }).textContent)).toContain(
    "10 XP pour une difficulté moyenne, de 6 à 15",
  );
});

test("days without anything have a sentence, and no chart of zeros; thousands are written as such", async () => {
  const none = { xp: 0, done: 0, earning: 0, met: 0, duration: 0, onCall: false };
  const days = Array.from({ length: 30 }, (_, n) => ({
    day: `2026-11-${String(n + 1).padStart(2, "0")}`,
    ...none,
  }));
  let shown = days;
  fakeCalls({ ...answers, "progress/listDays": () => shown });
  const first = await renderPage(<FlashcardsTab />, { texts: ["progress"] });
  expect(await screen.findByText("Aucune révision de carte pendant ces jours.")).toBeVisible();
  expect(screen.queryByRole("img")).toBeNull();
  first.unmount();
  shown = days.map((day, n) => (n === 20 ? { ...day, done: 1300, earning: 1200 } : day));
  await renderPage(<FlashcardsTab />, { texts: ["progress"] });
  expect(await screen.findByText(/^1\s200 sur 1\s300 révisions ont rapporté/)).toBeVisible();
  expect(screen.getByRole("img", { name: /Révisions de cartes/ })).toBeVisible();
});

test("achievements: the earned ones first with their day, the others with how far they are", async () => {
  fakeCalls(answers);
  await renderPage(<AchievementsTab />, { texts: ["progress"] });
  const items = await screen.findAllByRole("listitem");
  expect(items.map((item) => item.querySelector("b")?.textContent)).toEqual([
    "Série impressionnante",
    "Maîtrise des cartes",
    "Étude assidue",
    "Expertise en quiz",
  ]);
  expect(items[0]).toHaveTextContent("Obtenu le 12 octobre 2026");
  expect(items[1]).toHaveTextContent("86 sur 100");
  expect(within(items[1] as HTMLElement).getByRole("progressbar")).toHaveAttribute("value", "86");
});

const clinicalCase = (runs: object[]) => ({
  case: {
    ...{ id: "essai", title: "Un homme qui s’effondre", specialty: "urgences" },
    ...{ difficulty: "easy", item: null, rank: null },
  },
  ...{ steps: 4, questions: 3, standing: "done", runs },
});

test("clinical cases: those finished with their last score, or the way to the first", async () => {
  const run = { id: "11111111-1111-4111-8111-111111111111", duration: 60_000 };
  const finished = {
    ...{ ...run, score: 0.75 },
    ...{ startedAt: new Date("2026-11-20T10:00:00Z"), submittedAt: new Date() },
  };
  let runs: object[] = [{ ...finished, submittedAt: null, score: null }];
  fakeCalls({
    "study/cases": () => ({ total: 1, cases: [clinicalCase(runs)], specialties: [] }),
  });
  const texts = ["progress", "cases", "offline"];
  const first = await renderPage(<ClinicalTab />, { texts });
  expect(await screen.findByText("Pas encore de cas terminé")).toBeVisible();
  expect(screen.getByRole("link", { name: "Voir les cas cliniques" })).toBeVisible();
  first.unmount();
  runs = [finished, { ...finished, id: "22222222-2222-4222-8222-222222222222", score: 0.2 }];
  await renderPage(<ClinicalTab />, { texts });
  expect(await screen.findByRole("link", { name: "Un homme qui s’effondre" })).toHaveAttribute(
    "href",
    expect.stringContaining(run.id),
  );
  expect(screen.getByText("15/20")).toBeVisible();
  expect(plain(screen.getByRole("listitem").textContent)).toContain("2 fois");
});

test("questions: what was answered, or that nothing was", async () => {
  let quiz: object = { xp: 0, done: 0, earning: 0, met: 0, duration: 0 };
  fakeCalls({
    ...answers,
    "progress/overview": () => ({ ...OVERVIEW, totals: { ...OVERVIEW.totals, quiz } }),
  });
  const first = await renderPage(<QuizTab />, { texts: ["progress"] });
  expect(await screen.findByText(/Aucune question n’a été rendue/)).toBeVisible();
  first.unmount();
  quiz = { xp: 310, done: 74, earning: 70, met: 61, duration: 3_000_000 };
  await renderPage(<QuizTab />, { texts: ["progress"] });
  expect((await screen.findByText("questions rencontrées")).parentElement).toHaveTextContent("61");
  expect(screen.getByText("réponses").parentElement).toHaveTextContent("74");
  expect(screen.getByText("minutes").parentElement).toHaveTextContent("50");
});

test("what cannot be read says so, and tries again", async () => {
  let up = false;
  fakeCalls({
    "progress/overview": () => {
      if (!up) throw new Refusal(500, "INTERNAL_SERVER_ERROR");
      return OVERVIEW;
    },
  });
  await renderPage(<AchievementsTab />, { texts: ["progress"] });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Vos scores n’ont pas pu être chargés.",
  );
  up = true;
  await userEvent.click(screen.getByRole("button"));
  expect(await screen.findByText("Maîtrise des cartes")).toBeVisible();
});

test("an achievement is told once on a device, and not what it had before", async () => {
  const kept = (owner = "someone") =>
    JSON.parse(localStorage.getItem(`progress-badges:${owner}`) ?? "null");
  announceBadges("someone", OVERVIEW.badges);
  expect(kept()).toEqual(["impressiveStreak"]);
  const more = OVERVIEW.badges.map((badge) =>
    badge.id === "cardMaster" ? { ...badge, earnedOn: "2026-11-21" } : badge,
  );
  announceBadges("someone", more);
  expect(kept()).toEqual(["impressiveStreak", "cardMaster"]);
  announceBadges("someone", OVERVIEW.badges);
  expect(kept()).toEqual(["impressiveStreak", "cardMaster"]);
  announceBadges("somebody else", []);
  expect(kept("somebody else")).toEqual([]);
  eraseDrafts("someone");
  expect(Object.keys(localStorage)).toEqual(["progress-badges:somebody else"]);
});
