import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Me } from "#platform/auth/web/me.ts";
import { session } from "#platform/auth/web/session.ts";
import { cache } from "#platform/offline/web/cache.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { Insights, Predictions, Statistics } from "../../domain/wire-statistics.ts";
import { InsightsTab } from "./insights-tab.tsx";
import { PerformanceTab } from "./performance-tab.tsx";
import { PredictionsTab } from "./predictions-tab.tsx";
import { ProgressTab } from "./progress-tab.tsx";
import { readStatisticsSearch } from "./search.ts";

const NONE = { reviews: 0, duration: 0, xp: 0, questions: 0, answered: 0 };
const empty: Statistics = {
  days: Array.from({ length: 7 }, (_, n) => ({ day: `2026-11-${15 + n}`, ...NONE })),
  total: NONE,
  before: NONE,
  slices: [],
  due: { asked: 0, passed: 0 },
  dueBefore: { asked: 0, passed: 0 },
  tags: [],
  specialties: [],
  bands: [],
};
const full: Statistics = {
  ...empty,
  days: empty.days.map((day) => ({ ...day, reviews: 10, duration: 120_000, xp: 30 })),
  total: { ...NONE, reviews: 70, duration: 840_000, xp: 210 },
  before: { ...NONE, reviews: 50, duration: 600_000, xp: 100 },
  slices: [{ from: "2026-11-15", to: "2026-11-15", asked: 40, passed: 30 }],
  due: { asked: 40, passed: 30 },
  tags: [{ tag: "avc", asked: 12, passed: 9 }],
  bands: [{ from: 4, asked: 40, passed: 30 }],
};
const foretold: Predictions = {
  reviews: 420,
  needed: 100,
  measuring: false,
  ready: {
    calibration: {
      expected: 380.4,
      passed: 350,
      verdict: "forgets more",
      rows: [{ from: 0.9, to: 0.95, recall: 0.92, asked: 420, passed: 350, low: 0.79, high: 0.87 }],
    },
    cards: 120,
    horizons: [
      { days: 7, load: { mean: 60.4, low: 50, high: 71 }, retention: null },
      {
        days: 30,
        load: { mean: 190, low: 170, high: 211 },
        retention: { mean: 0.84, low: 0.78, high: 0.9 },
      },
      {
        days: 90,
        load: { mean: 400, low: 350, high: 452 },
        retention: { mean: 0.85, low: 0.8, high: 0.9 },
      },
    ],
    daily: Array.from({ length: 90 }, () => 4),
    today: "2026-11-21",
  },
};

test("a newcomer is told what to do first, in every tab", async () => {
  fakeCalls({
    "progress/statistics": () => empty,
    "progress/predictions": () => ({ reviews: 12, needed: 100, measuring: false, ready: null }),
    "progress/insights": (): Insights => ({ reviews: 12, needed: 100, days: 90, found: [] }),
  });
  const tabs = (
    <>
      <ProgressTab range={7} />
      <PerformanceTab range={7} />
      <PredictionsTab range={7} />
      <InsightsTab />
    </>
  );
  await renderPage(tabs, { texts: ["progress"] });
  expect(await screen.findByText("Rien à compter pour l’instant")).toBeVisible();
  expect(screen.getByText("Aucune carte n’est encore revenue")).toBeVisible();
  await waitFor(() => expect(screen.getAllByText("Encore 88 révisions")).toHaveLength(2));
  expect(screen.getAllByRole("link", { name: "Étudier des cartes" })).toHaveLength(4);
  expect(screen.queryByRole("img")).toBeNull();
});

test("what was done stands beside the days before, each chart with its table; what was not done has no chart", async () => {
  fakeCalls({ "progress/statistics": () => full });
  await renderPage(<ProgressTab range={7} />, { texts: ["progress"] });
  expect(await screen.findByText("50 les 7 jours d’avant")).toBeVisible();
  const titles = screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent ?? "");
  expect(titles).toEqual(["Révisions par jour", "Minutes par jour"]);
  for (const title of titles)
    expect(screen.getByRole("table", { name: title, hidden: true })).toBeInTheDocument();
});

test("a figure that has its home elsewhere is not drawn again: its home is one press away", async () => {
  fakeCalls({
    "progress/statistics": () => full,
    "progress/predictions": () => foretold,
  });
  const parts = (
    <>
      <ProgressTab range={7} />
      <PerformanceTab range={7} />
      <PredictionsTab range={7} />
    </>
  );
  await renderPage(parts, { texts: ["progress"] });
  const homes = {
    "XP de chaque jour, niveau et série": "/scores",
    "Où en sont vos cartes": "/flashcards?tab=stats",
    "Par paquet et selon l’âge de la carte": "/flashcards?tab=stats",
    "Planning : nouvelles cartes, minutes et examen": "/flashcards?tab=planning",
  };
  for (const [name, address] of Object.entries(homes))
    expect(await screen.findByRole("link", { name })).toHaveAttribute("href", address);
});

test("questions of study have their days, and their specialties without any card", async () => {
  const statistics: Statistics = {
    ...empty,
    days: empty.days.map((day) => ({ ...day, answered: 6 })),
    total: { ...NONE, answered: 42 },
    specialties: [
      { specialty: "nephrologie", asked: 22, passed: 11 },
      { specialty: "cardiologie", asked: 20, passed: 15 },
    ],
  };
  fakeCalls({ "progress/statistics": () => statistics });
  const tabs = (
    <>
      <ProgressTab range={7} />
      <PerformanceTab range={7} />
    </>
  );
  await renderPage(tabs, { texts: ["progress", "study"] });
  expect(await screen.findByRole("heading", { name: "Questions d’étude par jour" })).toBeVisible();
  const table = screen.getByRole("table", { name: "Questions par spécialité", hidden: true });
  const rows = within(table).getAllByRole("row", { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining("Spécialité"),
    expect.stringMatching(/Néphrologie22\s?50/u),
    expect.stringMatching(/Cardiologie20\s?75/u),
  ]);
  expect(screen.queryByText("Aucune carte n’est encore revenue")).toBeNull();
});

test("shares of few answers stay silent", async () => {
  fakeCalls({ "progress/statistics": () => full });
  await renderPage(<PerformanceTab range={7} />, { texts: ["progress"] });
  expect(await screen.findByText(/sur 40 réponses.*avant.*trop peu/)).toBeVisible();
  const tags = screen.getByRole("table", { name: "Selon l’étiquette", hidden: true });
  expect(
    within(tags).getByRole("row", { name: "avc 12 trop peu", hidden: true }),
  ).toBeInTheDocument();
});

test("predictions are intervals, with the person’s own memory beside the model", async () => {
  fakeCalls({ "progress/predictions": () => foretold });
  await renderPage(<PredictionsTab range={30} />, { texts: ["progress"] });
  const table = await screen.findByRole("table", { name: "Prévisions" });
  expect(
    within(table).getByRole("row", { name: /^7 jours 60\s*de 50 à 71 trop peu/ }),
  ).toBeVisible();
  expect(
    within(table).getByRole("row", {
      name: /^30 jours 190\s*de 170 à 211 84\s%\s*de 78\s% à 90\s%/,
    }),
  ).toBeVisible();
  expect(
    screen.getByText(
      /Sur 420 révisions, 380 cartes sues étaient attendues.*350 l’ont été\. Vous oubliez plus/,
    ),
  ).toBeVisible();
  const daily = screen.getByRole("table", { name: "Réponses à donner", hidden: true });
  expect(within(daily).getAllByRole("row", { hidden: true })).toHaveLength(11);
});

test("each insight leads to the cards behind it", async () => {
  const found: Insights["found"] = [
    { kind: "leeches", cards: 3, query: "is:leech" },
    {
      ...{
        kind: "tag",
        tag: "sodium",
        query: "tag:=sodium rated:90 answer:due",
        cards: 1,
        asked: 100,
        passed: 70,
      },
      ...{ other: { asked: 900, passed: 828 }, difference: -0.22, low: -0.34, high: -0.11 },
    },
    {
      ...{
        kind: "hours",
        from: 0,
        to: 4,
        query: "hour:0-4 rated:90 answer:due",
        cards: 1234,
        asked: 150,
        passed: 150,
      },
      ...{ other: { asked: 900, passed: 800 }, difference: 0.11, low: 0.05, high: 0.14 },
    },
  ];
  fakeCalls({
    "progress/insights": (): Insights => ({ reviews: 1000, needed: 100, days: 90, found }),
  });
  await renderPage(<InsightsTab />, { texts: ["progress"] });
  expect(await screen.findByRole("heading", { name: "3 cartes rebelles" })).toBeVisible();
  expect(
    screen.getByText(
      /70\s% de cartes sues sur 100 réponses \(1 carte\), contre 92\s% ailleurs\. L’écart est de 11 à 34 points/,
    ),
  ).toBeVisible();
  expect(screen.getByRole("heading", { name: /De 0\sh à 4\sh, vous savez mieux/ })).toBeVisible();
  expect(screen.getByText(/L’écart est de 5 à 14 points/)).toBeVisible();
  const links = screen
    .getAllByRole("link")
    .map((link) => decodeURIComponent(link.getAttribute("href") ?? ""));
  expect(links.map((href) => decodeURIComponent(href))).toEqual([
    "/flashcards?tab=manage#is:leech",
    "/flashcards?tab=manage#tag:=sodium rated:90 answer:due",
    "/flashcards?tab=manage#hour:0-4 rated:90 answer:due",
  ]);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Voir les 3 cartes",
    "Voir la carte",
    expect.stringMatching(/^Voir les 1\s234 cartes$/),
  ]);
});

test("a failure is said with a way to try again; without network the copy of this device is shown with its date", async () => {
  vi.spyOn(session, "current").mockReturnValue({ id: "p1" } as Me);
  vi.spyOn(cache, "put").mockResolvedValue();
  const kept = vi.spyOn(cache, "get");
  let answer = (): Statistics => {
    throw new Refusal(500, "INTERNAL_SERVER_ERROR");
  };
  fakeCalls({ "progress/statistics": () => answer() });
  await renderPage(<ProgressTab range={7} />, { texts: ["progress"] });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Les statistiques n’ont pas pu être lues.",
  );
  expect(kept).not.toHaveBeenCalled();
  kept.mockResolvedValue({ owner: "p1", data: full, at: new Date("2026-11-20T08:00:00Z") });
  answer = () => {
    throw new TypeError("network");
  };
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByText("50 les 7 jours d’avant")).toBeVisible();
  expect(await screen.findByText(/relevé du 20 nov\. 2026.*gardé sur cet appareil/)).toBeVisible();
  vi.restoreAllMocks();
});

test("the address knows the tabs and the ranges, and nothing else", () => {
  expect(readStatisticsSearch({ tab: "insights", range: "90" })).toEqual({
    tab: "insights",
    range: 90,
  });
  expect(readStatisticsSearch({ tab: "x", range: 31 })).toEqual({
    tab: undefined,
    range: undefined,
  });
});
