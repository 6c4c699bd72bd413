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
});
const LIST = [
  sheet("avc-ischemique", "Accident vasculaire cérébral ischémique", "neurologie"),
  sheet("embolie-pulmonaire", "Embolie pulmonaire", "pneumologie"),
  sheet("choc-septique", "Choc septique", "urgences"),
];
const EMPTY: SearchAnswer = { sheets: [], suggestions: [], passages: [], missing: [], sections: [], population: null };
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

const open = (search: (input: { query: string }) => SearchAnswer) => {
  const calls = fakeCalls({ "guidelines/list": () => LIST, "guidelines/search": search });
  return renderPage(<LibraryPage />, { texts: ["guidelines"] }).then(() => calls);
};
const field = () => screen.getByRole("searchbox", { name: "Rechercher dans les fiches" });

describe("the library", () => {
  test("lists the sheets by specialty, emergencies first", async () => {
    await open(() => EMPTY);
    const headings = await screen.findAllByRole("heading", { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual(["Urgences", "Neurologie", "Pneumologie"]);
    const emergencies = screen.getByRole("region", { name: "Urgences" });
    expect(within(emergencies).getByRole("link")).toHaveAttribute("href", "/guidelines/choc-septique");
    expect(screen.getAllByText(/4 passages sur 30/)).toHaveLength(3);
  });

  test("answers while one types, asking once per pause, and walks through the results by arrows", async () => {
    const calls = await open(() => FOUND);
    const user = userEvent.setup();
    await user.type(field(), "ep ttt");
    const [found] = await screen.findAllByRole("link", { name: "Embolie pulmonaire" });
    expect(screen.getByRole("status")).toHaveTextContent("1 fiche trouvée");
    const asked = calls.filter((call) => call.path === "guidelines/search");
    expect(asked.length).toBeLessThan("ep ttt".length);
    expect(asked.at(-1)?.input).toEqual({ query: "ep ttt", limit: 8 });
    await user.keyboard("{ArrowDown}");
    expect(found).toHaveFocus();
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
    expect(screen.getByRole("status")).toHaveTextContent("Rien trouvé dans la bibliothèque");
  });

  test("offers to search again after a failure", async () => {
    let failures = 1;
    await open(() => {
      if (failures-- > 0) throw new Refusal(500, "INTERNAL_SERVER_ERROR");
      return FOUND;
    });
    await userEvent.type(field(), "ep");
    await userEvent.click(await screen.findByRole("button", { name: "Réessayer" }));
    await waitFor(() => expect(screen.getAllByRole("link", { name: "Embolie pulmonaire" })).toHaveLength(1));
  });
});
