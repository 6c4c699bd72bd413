import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { RATINGS } from "#features/memory/domain/rating.ts";
import { BarChart } from "#platform/ui/charts/bar-chart.tsx";
import { niceMaximum, shade } from "#platform/ui/charts/scale.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { Optimisation, Stats } from "../../domain/wire-stats.ts";
import { HeatMap } from "./heat-map.tsx";
import { StatsTab } from "./stats-tab.tsx";

const STATS: Stats = {
  totals: { cards: 120, notes: 100, reviews: 340, studiedDays: 2, duration: 5_400_000 },
  mastery: { new: 20, learning: 5, inProgress: 60, mastered: 30, toLearn: 3, suspended: 2 },
  forecast: [
    { day: "2026-11-21", cards: 12 },
    { day: "2026-11-22", cards: 8 },
  ],
  calendar: [{ day: "2026-11-20", reviews: 40, duration: 600_000 }],
  retention: {
    all: { asked: 100, passed: 91 },
    young: { asked: 90, passed: 81 },
    mature: { asked: 10, passed: 10 },
  },
  buttons: RATINGS.map((rating, place) => ({ rating, learning: place, young: 2, mature: 3 })),
  intervals: [{ from: 0, to: 1, cards: 4 }],
  stability: [{ from: 1, to: 2, cards: 4 }],
  difficulty: [
    { from: 1, to: 2, cards: 4 },
    { from: 9, to: 10, cards: 3 },
    { from: 10, to: 10, cards: 2 },
  ],
  hours: Array.from({ length: 24 }, (_, hour) => ({
    hour,
    asked: hour === 8 ? 40 : 0,
    passed: hour === 8 ? 38 : 0,
  })),
  tags: [
    { tag: "neuro::avc", cards: 12, asked: 30, passed: 24 },
    { tag: "externat::neuro::avc", cards: 12, asked: 30, passed: 24 },
  ],
};
const ready: Optimisation = {
  id: "00000000-0000-4000-8000-000000000001",
  status: "ready",
  createdAt: new Date(),
  reviews: 900,
  weights: [0.2],
  before: 0.3401,
  after: 0.3302,
  effect: { moved: 5443, dueBefore: [3, 4], dueAfter: [2, 5] },
};

test("every chart has the same figures as a table, and a small sample stays silent", async () => {
  const calls = fakeCalls({
    "flashcards/stats": () => STATS,
    "flashcards/listDecks": () => [],
    "flashcards/optimisation": () => null,
  });
  await renderPage(<StatsTab />, { texts: ["flashcards"] });
  expect(await screen.findByRole("heading", { name: "Rétention réelle" })).toBeVisible();
  const titles = screen
    .getAllByRole("heading", { level: 2 })
    .map((heading) => heading.textContent ?? "");
  expect(titles).toHaveLength(11);
  for (const title of titles.slice(0, 10))
    expect(screen.getByRole("table", { name: title, hidden: true })).toBeInTheDocument();
  const retention = screen.getByRole("table", { name: "Rétention réelle", hidden: true });
  expect(
    within(retention).getByRole("row", { name: /Toutes 91\s% 100/, hidden: true }),
  ).toBeInTheDocument();
  expect(
    within(retention).getByRole("row", { name: /21 jours et plus trop peu 10/, hidden: true }),
  ).toBeInTheDocument();
  const difficulty = screen.getByRole("table", { name: "Difficulté", hidden: true });
  expect(
    within(difficulty)
      .getAllByRole("rowheader", { hidden: true })
      .map((one) => one.textContent),
  ).toEqual(["1", "9", "10"]);
  // Two tags that end alike are two bars, each named whole.
  const tags = screen.getByRole("img", { name: "Par étiquette" });
  expect([...tags.querySelectorAll("title")].map(({ textContent }) => textContent)).toEqual([
    "neuro::avc · 12",
    "externat::neuro::avc · 12",
  ]);
  await userEvent.selectOptions(screen.getByLabelText("Période"), "90 jours");
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === "flashcards/stats").at(-1)?.input).toMatchObject({
      days: 90,
    }),
  );
});

test("another range leaves the figures where they are until the new ones come", async () => {
  const next = Promise.withResolvers<Stats>();
  fakeCalls({
    "flashcards/listDecks": () => [],
    "flashcards/stats": ({ days }: { days: number }) => (days === 7 ? next.promise : STATS),
    "flashcards/optimisation": () => null,
  });
  await renderPage(<StatsTab />, { texts: ["flashcards"] });
  const reviews = await screen.findByText("340");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Période" }), "7");
  expect(reviews.closest("[aria-busy]")).toHaveAttribute("aria-busy", "true");
  next.resolve({ ...STATS, totals: { ...STATS.totals, reviews: 41 } });
  expect((await screen.findByText("41")).closest("[aria-busy]")).toHaveAttribute(
    "aria-busy",
    "false",
  );
});

test("own parameters are shown with their effect, and applied only when asked", async () => {
  let shown = ready;
  const calls = fakeCalls({
    "flashcards/stats": () => STATS,
    "flashcards/listDecks": () => [],
    "flashcards/optimisation": () => shown,
    "flashcards/applyOptimisation": () => {
      shown = { ...ready, status: "applied" };
      return shown;
    },
    "flashcards/optimise": () => {
      throw new Refusal(409, "TOO_FEW_REVIEWS", { reviews: 12, needed: 400 });
    },
  });
  await renderPage(<StatsTab />, { texts: ["flashcards"] });
  const part = await screen.findByRole("region", { name: "Paramètres de mémoire" });
  expect(await within(part).findByText(/^5\s443 échéances changeraient\.$/)).toBeVisible();
  expect(part).toHaveTextContent(
    "0,3401 aujourd’hui, 0,3302 avec vos paramètres. Plus bas, donc plus juste.",
  );
  expect(calls.map(({ path }) => path)).not.toContain("flashcards/applyOptimisation");
  await userEvent.click(within(part).getByRole("button", { name: "Appliquer" }));
  expect(await within(part).findByText("Ces paramètres sont appliqués.")).toBeVisible();
  await userEvent.click(within(part).getByRole("button", { name: "Calculer mes paramètres" }));
  expect(await within(part).findByRole("alert")).toHaveTextContent(
    /Il faut 400 révisions.*vous en avez 12/,
  );
});

test("on a phone, each tag and each state of a card has its whole name beside its bar", async () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(340);
  const tags = Array.from({ length: 8 }, (_, n) => ({
    tag: `externat::item-${n}`,
    cards: 9 - n,
    asked: 0,
    passed: 0,
  }));
  fakeCalls({
    "flashcards/stats": () => ({ ...STATS, tags }),
    "flashcards/listDecks": () => [],
    "flashcards/optimisation": () => null,
  });
  await renderPage(<StatsTab />, { texts: ["flashcards"] });
  const shown = await screen.findByRole("img", { name: "Par étiquette" });
  for (const { tag } of tags) expect(within(shown).getByText(tag)).toBeVisible();
  const states = screen.getByRole("img", { name: "Où en sont les cartes" });
  for (const name of [
    "Nouvelle",
    "Apprentissage",
    "À réapprendre",
    "En cours",
    "Maîtrisée",
    "Suspendue",
  ])
    expect(within(states).getByText(name)).toBeVisible();
});

test("the calendar ends on the server's day, whatever the clock of the device says; no card leads to a first one", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-03-01T12:00:00Z") });
  let shown = STATS;
  fakeCalls({
    "flashcards/stats": () => shown,
    "flashcards/listDecks": () => [],
    "flashcards/optimisation": () => null,
  });
  await renderPage(<StatsTab />, { texts: ["flashcards"] });
  const map = await screen.findByRole("img", { name: "Jours d’étude" });
  expect([...map.querySelectorAll("title")].at(-2)?.textContent).toBe("20 novembre 2026 · 40");
  shown = { ...STATS, totals: { cards: 0, notes: 0, reviews: 0, studiedDays: 0, duration: 0 } };
  await userEvent.selectOptions(screen.getByLabelText("Période"), "7 jours");
  expect(await screen.findByRole("link", { name: "Ajouter des cartes" })).toHaveAttribute(
    "href",
    "/flashcards?tab=create",
  );
});

test("as many columns are named as their names have room for", async () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(340);
  const bars = (names: readonly string[]) => names.map((name) => ({ label: name, values: [1] }));
  const numbers = Array.from({ length: 10 }, (_, n) => String(n + 1));
  const days = Array.from({ length: 10 }, (_, n) => `${n + 11} nov.`);
  await renderPage(
    <>
      <BarChart label="numbers" bars={bars(numbers)} />
      <BarChart label="days" bars={bars(days)} />
    </>,
    { texts: [] },
  );
  const named = (label: string, names: readonly string[]) =>
    [...screen.getByRole("img", { name: label }).querySelectorAll("title ~ text")].filter(
      ({ textContent }) => names.includes(textContent ?? ""),
    ).length;
  expect(named("numbers", numbers)).toBe(10);
  expect(named("days", days)).toBe(4);
});

test.each([
  [300, 365],
  [340, 30],
  [340, 13],
  [700, 365],
  [1000, 90],
])(
  "in %s pixels, the names of %s columns neither touch nor leave the chart",
  async (width, count) => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
    const bars = Array.from({ length: count }, (_, n) => ({
      label: `${(n % 30) + 1} sept.`,
      values: [1],
    }));
    await renderPage(<BarChart label="days" bars={bars} />, { texts: [] });
    const places = [
      ...screen.getByRole("img", { name: "days" }).querySelectorAll("title ~ text"),
    ].map((name) => Number(name.getAttribute("x")));
    const letters = 8 * 7;
    expect(places.length).toBeGreaterThan(2);
    expect(Math.max(...places) + letters / 2).toBeLessThanOrEqual(width);
    for (const [n, place] of places.slice(1).entries())
      expect(place - (places[n] ?? 0)).toBeGreaterThanOrEqual(letters);
  },
);

test("the calendar names its months and days of the week, and opens on today", async () => {
  vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(936);
  await renderPage(
    <HeatMap
      days={[{ day: "2026-11-20", reviews: 40 }]}
      today="2026-11-21"
      span={90}
      label="Jours d’étude"
      extent="90 jours"
      describe={(day, reviews) => `${day} · ${reviews}`}
    />,
    { texts: [] },
  );
  const map = screen.getByRole("img", { name: "Jours d’étude" });
  expect([...map.querySelectorAll("text")].map(({ textContent }) => textContent)).toEqual([
    ...["sept.", "oct.", "nov."],
    ...["lun.", "mer.", "ven.", "dim."],
  ]);
  expect(map.querySelectorAll("rect")).toHaveLength(90);
  expect(screen.getByRole("region", { name: "90 jours" }).scrollLeft).toBe(936);
});

test("axes end on round numbers, days have four shades", () => {
  expect([0, 1, 3, 5, 7, 9, 12, 41, 99, 230, 5443].map(niceMaximum)).toEqual([
    2, 2, 4, 6, 8, 10, 20, 50, 100, 300, 6000,
  ]);
  expect([0, 1, 25, 26, 50, 100].map((value) => shade(value, 100))).toEqual([0, 1, 1, 2, 2, 4]);
});
