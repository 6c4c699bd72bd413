import { useLocation } from "@tanstack/react-router";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { SearchAnswer, SheetSummary } from "../contract.ts";
import { LibraryPage } from "./library-page.tsx";

const sheet = (id: string, title: string, specialty: SheetSummary["specialty"]): SheetSummary => ({
  id,
  title,
  specialty,
  population: "adult",
  abbreviations: [],
  checked: "2026-11-21",
  passages: 30,
  confirmed: 4,
  doses: 12,
});
const LIST = [
  sheet("avc-ischemique", "Accident vasculaire cérébral ischémique", "neurologie"),
  sheet("embolie-pulmonaire", "Embolie pulmonaire", "pneumologie"),
  sheet("choc-septique", "Choc septique", "urgences"),
];
const EMPTY: SearchAnswer = {
  sheets: [],
  suggestions: [],
  passages: [],
  missing: [],
  sections: [],
  population: null,
};
const FOUND: SearchAnswer = {
  ...EMPTY,
  sheets: [{ id: "embolie-pulmonaire", title: "Embolie pulmonaire", score: 0.9 }],
  passages: [
    {
      sheetId: "embolie-pulmonaire",
      title: "Embolie pulmonaire",
      anchor: "t1",
      section: "treatment",
      text: "Anticoagulation dès la suspicion forte.",
      score: 0.8,
    },
  ],
};

const OTHER: SearchAnswer = {
  ...EMPTY,
  sheets: [{ id: "choc-septique", title: "Choc septique", score: 0.9 }],
};

type Later<T> = T | Promise<T>;

/** Where the page has led, beside it. */
const Address = () => (
  <output aria-label="address">{useLocation({ select: ({ pathname }) => pathname })}</output>
);

const open = (
  search: (input: { query: string }) => Later<SearchAnswer>,
  list: () => Later<SheetSummary[]> = () => LIST,
) => {
  const calls = fakeCalls({ "guidelines/list": list, "guidelines/search": search });
  const page = (
    <>
      <LibraryPage />
      <Address />
    </>
  );
  return renderPage(page, { texts: ["guidelines"] }).then(() => calls);
};
const address = () => screen.getByRole("status", { name: "address" });
const field = () => screen.getByRole("searchbox", { name: "Rechercher dans les fiches" });

describe("the library", () => {
  test("lists the sheets by specialty, emergencies first", async () => {
    await open(() => EMPTY);
    const headings = await screen.findAllByRole("heading", { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      "Urgences",
      "Neurologie",
      "Pneumologie",
    ]);
    const emergencies = screen.getByRole("region", { name: "Urgences" });
    expect(within(emergencies).getByRole("link")).toHaveAttribute(
      "href",
      "/guidelines/choc-septique",
    );
    expect(screen.getAllByText(/30 passages.*12 doses/)).toHaveLength(3);
  });

  test("answers while one types, and walks through the results by arrows", async () => {
    const calls = await open(() => FOUND);
    const user = userEvent.setup();
    await user.type(field(), "ep ttt");
    const last = { path: "guidelines/search", input: { query: "ep ttt", limit: 8 } };
    await waitFor(() => expect(calls.at(-1)).toEqual(last));
    const [found] = await screen.findAllByRole("link", { name: "Embolie pulmonaire" });
    expect(screen.getByRole("status", { name: "" })).toHaveTextContent("1 fiche trouvée");
    await user.keyboard("{ArrowDown}");
    await waitFor(() => expect(found).toHaveFocus());
    await user.keyboard("{ArrowDown}");
    const passage = screen.getByRole("link", { name: /Anticoagulation/ });
    expect(passage).toHaveFocus();
    expect(passage).toHaveAttribute("href", "/guidelines/embolie-pulmonaire#t1");
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(field()).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(field()).toHaveValue("");
    expect(await screen.findByRole("heading", { name: "Urgences" })).toBeVisible();
  });

  test("says that it has nothing, and on what", async () => {
    await open(() => ({ ...EMPTY, missing: ["pneumothorax"] }));
    await userEvent.type(field(), "pneumothorax");
    expect(await screen.findByText(/Pas encore de fiche sur\s: pneumothorax\./)).toBeVisible();
    expect(screen.getByRole("status", { name: "" })).toHaveTextContent(
      "Rien trouvé dans la bibliothèque",
    );
  });

  test("offers to search again after a failure", async () => {
    let failures = 1;
    await open(() => {
      if (failures-- > 0) throw new Refusal(500, "INTERNAL_SERVER_ERROR");
      return FOUND;
    });
    await userEvent.type(field(), "ep");
    await userEvent.click(await screen.findByRole("button", { name: "Réessayer" }));
    await waitFor(() =>
      expect(screen.getAllByRole("link", { name: "Embolie pulmonaire" })).toHaveLength(1),
    );
  });
});

describe("keys pressed before the results are there", () => {
  test("arrow and Enter open the first of them once they come", async () => {
    const answer = Promise.withResolvers<SearchAnswer>();
    const calls = await open(() => answer.promise);
    await userEvent.type(field(), "ep{ArrowDown}{Enter}");
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain("guidelines/search"));
    expect(address()).toHaveTextContent(/^\/$/);
    answer.resolve(FOUND);
    await waitFor(() => expect(address()).toHaveTextContent("/guidelines/embolie-pulmonaire"));
  });

  test("two arrows go to the second, one taken back to the first", async () => {
    const answers = [Promise.withResolvers<SearchAnswer>(), Promise.withResolvers<SearchAnswer>()];
    const [first, second] = answers;
    await open(({ query }) => (query === "ep" ? first : second)?.promise ?? EMPTY);
    await userEvent.type(field(), "ep{ArrowDown}{ArrowDown}");
    first?.resolve(FOUND);
    await waitFor(() =>
      expect(screen.getByRole("link", { name: /Anticoagulation/ })).toHaveFocus(),
    );
    await userEvent.type(field(), " ttt{ArrowDown}{ArrowDown}{ArrowUp}");
    second?.resolve(OTHER);
    await waitFor(() => expect(screen.getByRole("link", { name: "Choc septique" })).toHaveFocus());
  });

  test("the results of earlier words are not those", async () => {
    const answer = Promise.withResolvers<SearchAnswer>();
    await open(({ query }) => (query === "ep" ? FOUND : answer.promise));
    await userEvent.type(field(), "ep");
    const [stale] = await screen.findAllByRole("link", { name: "Embolie pulmonaire" });
    await userEvent.type(field(), " choc{ArrowDown}{Enter}");
    expect(stale).not.toHaveFocus();
    answer.resolve(OTHER);
    await waitFor(() => expect(address()).toHaveTextContent("/guidelines/choc-septique"));
  });

  test("the list that is still loading is waited for too", async () => {
    const list = Promise.withResolvers<SheetSummary[]>();
    await open(
      () => EMPTY,
      () => list.promise,
    );
    await userEvent.type(field(), "{ArrowDown}");
    list.resolve(LIST);
    await waitFor(() => expect(screen.getByRole("link", { name: /^Choc septique/ })).toHaveFocus());
  });

  test.each([
    ["typing on", "{ArrowDown}{Enter} ttt"],
    ["Escape", "{ArrowDown}{Enter}{Escape}ep"],
    ["leaving the field", "{ArrowDown}{Enter}{Tab}"],
  ])("%s takes them back", async (_, keys) => {
    const answer = Promise.withResolvers<SearchAnswer>();
    await open(() => answer.promise);
    await userEvent.type(field(), `ep${keys}`);
    answer.resolve(FOUND);
    expect(await screen.findByRole("link", { name: "Embolie pulmonaire" })).not.toHaveFocus();
    expect(address()).toHaveTextContent(/^\/$/);
  });
});
