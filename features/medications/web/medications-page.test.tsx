import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { Analysis } from "../contract.ts";
import { MedicationsPage } from "./medications-page.tsx";

const draw = () => renderPage(<MedicationsPage />, { texts: ["medications"] });
const search = () => screen.findByRole("button", { name: "Rechercher" });
const analyse = () => screen.findByRole("button", { name: "Analyser" });
const prescription = () => screen.findByRole("textbox", { name: /un par ligne/ });
const SOURCE = { edition: "2020-10-20", pairs: 1584, partial: false };
const PATIENT: Analysis["patient"] = {
  ...{ kidney: null, asked: [], drugs: [] },
  allergies: { found: [], unverified: [] },
};
const NOTHING: Analysis = {
  ...{ source: SOURCE, interactions: [], duplicates: [], unverified: [], patient: PATIENT },
};

test("an empty search is refused in words and asks nothing", async () => {
  fakeCalls({});
  await draw();
  await userEvent.click(await search());
  expect(await screen.findByText("Saisissez le nom d’un médicament.")).toBeVisible();
  await userEvent.click(await analyse());
  expect(await screen.findByText("Saisissez au moins un médicament.")).toBeVisible();
});

test("what is found leads to its sheet", async () => {
  fakeCalls({
    "medications/search": () => ({
      partial: false,
      results: [{ code: "60000001", label: "EXEMPLINE 10 mg", score: 1 }],
    }),
  });
  await draw();
  await userEvent.type(await screen.findByRole("textbox", { name: /Nom, substance/ }), "ex{Enter}");
  expect(await screen.findByRole("link", { name: "EXEMPLINE 10 mg" })).toHaveAttribute(
    "href",
    "/medications/60000001",
  );
});

test("the gravest interactions come first, with what is not verified", async () => {
  const asked: string[][] = [];
  const pair = (level: "CI" | "PE", a: string, b: string): Analysis["interactions"][number] => ({
    a,
    b,
    level,
    levels: [level],
    said: ["A + B"],
    details: [{ level, detail: "", mechanism: "Addition des effets.", pair: "A + B" }],
  });
  fakeCalls({
    "medications/analyse": ({ drugs }: { drugs: string[] }) => {
      asked.push(drugs);
      const interactions = [pair("PE", "un", "deux"), pair("CI", "un", "trois")];
      return { ...NOTHING, interactions, unverified: ["inconnol"] };
    },
  });
  await draw();
  await userEvent.type(await prescription(), "un\n deux \n\ntrois");
  await userEvent.click(await analyse());
  const headings = (await screen.findAllByRole("heading", { level: 3 })).map(
    ({ textContent }) => textContent,
  );
  expect(headings).toEqual([
    ...["Analyse", "Contre-indication 1", "Précaution d’emploi 1", "Non vérifié"],
    "Ce qui est écrit, médicament par médicament",
  ]);
  expect(asked).toEqual([["un", "deux", "trois"]]);
  const unverified = screen.getByRole("heading", { name: "Non vérifié" }).parentElement;
  expect(within(unverified as HTMLElement).getByText("inconnol")).toBeVisible();
});

test("nothing found says where, and a shipped list says that it is partial", async () => {
  const answers: Analysis[] = [NOTHING, { ...NOTHING, source: { ...SOURCE, partial: true } }];
  fakeCalls({ "medications/analyse": () => answers.shift() });
  await draw();
  await userEvent.type(await prescription(), "un");
  await userEvent.click(await analyse());
  expect(await screen.findByRole("status")).toHaveTextContent(
    /Aucune interaction dans le thésaurus de l’ANSM, édition 2020-10-20, 1\s584 couples/,
  );
  await userEvent.click(await analyse());
  expect(await screen.findByText(/Liste partielle/)).toBeVisible();
});

test("a search that fails says so and keeps what was typed", async () => {
  fakeCalls({
    "medications/search": () => {
      throw new Refusal(500, "INTERNAL_SERVER_ERROR");
    },
  });
  await draw();
  await userEvent.type(await screen.findByRole("textbox", { name: /Nom, substance/ }), "ex{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("La recherche n’a pas abouti");
  expect(screen.getByRole("textbox", { name: /Nom, substance/ })).toHaveValue("ex");
});
