import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { ReverseAnswer } from "../../contract.ts";
import { ReverseQuestion } from "./reverse-question.tsx";

const NOTHING: ReverseAnswer = {
  thesaurus: { edition: "2020-10-20", pairs: 1584, partial: false },
  ...{ known: true, effect: [], interacting: [], forbidden: [], rcpRead: 2, unverified: [] },
};

async function ask(answer: Partial<ReverseAnswer>, kind: string, words?: string) {
  const asked: object[] = [];
  fakeCalls({
    "medications/ask": (input: object) => {
      asked.push(input);
      return { ...NOTHING, ...answer };
    },
  });
  await renderPage(<ReverseQuestion among={["Eliquis", "x"]} />, { texts: ["medications"] });
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: /Quels/ }), kind);
  if (words) await userEvent.type(screen.getByRole("textbox"), words);
  await userEvent.click(screen.getByRole("button", { name: "Chercher" }));
  return asked;
}

test("what interacts with a drug, gravest first, those of the prescription marked", async () => {
  const pair = { levels: [], mechanism: "Addition.", detail: "", among: [] as string[] };
  const asked = await ask(
    {
      interacting: [
        { ...pair, other: "fictol", level: "CI", among: ["Eliquis"] },
        { ...pair, other: "neutrol", level: "PE" },
      ],
      unverified: ["x"],
    },
    "interagissent avec…",
    "exempline",
  );
  expect(asked).toEqual([
    { question: { kind: "interacting", drug: "exempline" }, among: ["Eliquis", "x"] },
  ]);
  const lines = await screen.findAllByRole("listitem");
  expect(lines[0]).toHaveTextContent("Contre-indication fictol dans l’ordonnance : Eliquis");
  expect(screen.getByText("Non vérifié : x")).toBeVisible();
  expect(screen.getByText(/édition 2020-10-20/)).toBeVisible();
});

test("an effect is chosen among those that the thesaurus gathers", async () => {
  const asked = await ask(
    { effect: [{ substance: "exempline", classes: ["torsadogènes"], among: [] }] },
    "ont cet effet…",
  );
  expect(asked).toMatchObject([{ question: { kind: "effect", effect: "qt" } }]);
  expect(await screen.findByText("exempline")).toBeVisible();
});

test("a condition is looked for in what was read, and the answer says so", async () => {
  const route = "/guidelines/fiche#t1";
  await ask(
    {
      forbidden: [
        { drug: "MARQUOL", cis: "60000001", route: null, title: "MARQUOL", text: "Grossesse." },
        { drug: "fictol", cis: null, route, title: "Fiche", text: "grossesse" },
      ],
    },
    "sont contre-indiqués si…",
    "grossesse",
  );
  const [first, second] = await screen.findAllByRole("listitem");
  expect(within(first as HTMLElement).getByRole("link")).toHaveAttribute(
    "href",
    "/medications/60000001",
  );
  expect(within(second as HTMLElement).getByRole("link")).toHaveAttribute("href", route);
  expect(screen.getByText(/rubrique 4.3 des 2 RCP lus ici/)).toBeVisible();
});

test("nothing found says where it was looked for", async () => {
  await ask({}, "sont contre-indiqués si…", "asthme");
  expect(await screen.findByRole("status")).toHaveTextContent(/dans les 2 RCP lus ici/);
});
test("an unknown drug was not looked for", async () => {
  await ask({ known: false }, "interagissent avec…", "inconnol");
  expect(await screen.findByRole("status")).toHaveTextContent("inconnol : non vérifié");
});
test("nothing typed is refused in words", async () => {
  const asked = await ask({}, "interagissent avec…");
  expect(await screen.findByText("Saisissez le nom d’un médicament.")).toBeVisible();
  expect(asked).toEqual([]);
});
