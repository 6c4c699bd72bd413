import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Me } from "#platform/auth/web/me.ts";
import { session } from "#platform/auth/web/session.ts";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { type Contributions, webFeature } from "#platform/feature/web/web-feature.ts";
import { network } from "#platform/network/web/network-state.ts";
import { occupation } from "#platform/ui/device-preference.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { DashboardPage } from "./dashboard-page.tsx";

const me = { id: "p1", name: "Camille Essai", consent: true } as Me;
const lends = (name: string, dashboard: () => Promise<Contributions>) =>
  webFeature({ name, routes: [], widgets: { dashboard } });
const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000);

let broken = false;
const Fragile = () => {
  if (broken) throw new Error("broken");
  return <p>Réparé</p>;
};

beforeEach(() => {
  vi.spyOn(session, "current").mockReturnValue(me);
});

test("nothing is lent yet: the question and the sections are there, and no line for a banner or badges", async () => {
  await renderPage(<DashboardPage />, { texts: ["dashboard"] });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Bonjour Camille");
  expect(await screen.findByText(/apparaîtront ici/)).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
    "Que cherchez-vous à trancher\u00a0?",
    "À faire aujourd’hui",
    "Votre semaine",
    "Où en sont vos cartes",
    "Activité récente",
  ]);
});

test("parts stand at their place, in order; a banner is first", async () => {
  registerFeatures([
    lends("a", async () => ({
      widgets: [
        { id: "late", place: "todo", order: 20, component: () => <p>Second</p> },
        { id: "trial", place: "notice", component: () => <p>Essai gratuit</p> },
        { id: "seal", place: "badges", component: () => <p>Série</p> },
      ],
      quickActions: [{ id: "x", label: "chat:nav.title", to: "/chat#x" }],
    })),
    lends("b", async () => ({
      widgets: [{ id: "soon", place: "todo", order: 10, component: () => <p>Premier</p> }],
    })),
  ]);
  const { container } = await renderPage(<DashboardPage />, { texts: ["dashboard", "nav"] });
  const todo = await screen.findByRole("region", { name: "À faire aujourd’hui" });
  await waitFor(() => expect(todo).toHaveTextContent("PremierSecond"));
  expect(screen.getByRole("region", { name: "Badges" })).toHaveTextContent("Série");
  expect(container.textContent?.indexOf("Essai gratuit")).toBeLessThan(
    container.textContent?.indexOf("Bonjour") ?? 0,
  );
  const shortcuts = screen.getByRole("navigation", { name: "Raccourcis" });
  expect(within(shortcuts).getByRole("link")).toHaveAttribute("href", "/chat#x");
});

test("a part that throws or cannot be loaded stops no other, and can be tried again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  broken = true;
  let absent = true;
  registerFeatures([
    lends("a", async () => ({
      widgets: [
        { id: "fragile", place: "todo", component: Fragile },
        { id: "solid", place: "week", component: () => <p>Intact</p> },
      ],
    })),
    lends("b", async () => {
      if (absent) throw new TypeError("Failed to fetch dynamically imported module");
      return { widgets: [{ id: "back", place: "standing", component: () => <p>Revenu</p> }] };
    }),
  ]);
  await renderPage(<DashboardPage />, { texts: ["dashboard"] });
  const todo = await screen.findByRole("region", { name: "À faire aujourd’hui" });
  expect(await within(todo).findByText("Cette partie n’a pas pu s’afficher.")).toBeVisible();
  expect(screen.getByText("Intact")).toBeVisible();
  broken = false;
  await userEvent.click(within(todo).getByRole("button", { name: "Réessayer" }));
  expect(await within(todo).findByText("Réparé")).toBeVisible();
  expect(screen.getByText("1 partie de cette page n’a pas pu être chargée.")).toBeVisible();
  absent = false;
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByText("Revenu")).toBeVisible();
  expect(screen.queryByText(/n’a pas pu être chargée/)).toBeNull();
});

test("recent activity is one list, latest first; what did not answer is said", async () => {
  const item = (id: string, ago: number) => ({
    id,
    label: `Fait ${id}`,
    to: `/chat#${id}`,
    at: hours(ago),
  });
  const recent = (id: string, read: () => Promise<ReturnType<typeof item>[]>) =>
    lends(id, async () => ({ recent: { id, read } }));
  registerFeatures([
    recent("a", async () => [
      item("a1", 2),
      item("a2", 50),
      item("a3", 60),
      item("a4", 70),
      item("a5", 80),
    ]),
    recent("b", async () => [item("b1", 3), item("b2", 90)]),
    recent("c", async () => {
      throw new TypeError("network");
    }),
  ]);
  await renderPage(<DashboardPage />, { texts: ["dashboard"] });
  const list = await screen.findByRole("region", { name: "Activité récente" });
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole("link")
        .map((one) => one.textContent),
    ).toEqual(["a1", "b1", "a2", "a3", "a4", "a5"].map((id) => `Fait ${id}`)),
  );
  expect(within(list).getByText("il y a 2 heures")).toBeVisible();
  expect(
    await within(list).findByText("Une partie de l’activité n’a pas pu être lue."),
  ).toBeVisible();
});

test("without network the page says what it shows", async () => {
  await renderPage(<DashboardPage />, { texts: ["dashboard"] });
  expect(screen.queryByText(/ce que cet appareil a gardé/)).toBeNull();
  act(() => network.offline());
  expect(await screen.findByText(/ce que cet appareil a gardé, avec sa date/)).toBeVisible();
});

test("whoever learns has what is due before the question; whoever practises after it", async () => {
  await renderPage(<DashboardPage />, { texts: ["dashboard"] });
  const due = screen.getByRole("heading", { name: "À faire aujourd’hui" });
  const isFirst = () =>
    (due.compareDocumentPosition(screen.getByText("Que cherchez-vous à trancher ?")) &
      Node.DOCUMENT_POSITION_FOLLOWING) !==
    0;
  expect(isFirst()).toBe(false);
  act(() => occupation.write("learning"));
  expect(isFirst()).toBe(true);
  act(() => occupation.write("practising"));
  expect(isFirst()).toBe(false);
});
