// The connected model, as the page asks it: what it adds is read by the engine like any word.
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { CodedView, SavedCoding } from "../contract.ts";
import { CODED, TEXT } from "../testing/coded.ts";
import { CodingPage } from "./coding-page.tsx";

type Description = SavedCoding["description"];
const server = (answers: Parameters<typeof fakeCalls>[0]) =>
  fakeCalls({ "coding/records": () => ({ records: [] }), ...answers });
const button = (name: string) => screen.findByRole("button", { name });
const answered = { coded: CODED, model: true };

async function generate() {
  await renderPage(<CodingPage />, { texts: ["coding"] });
  await userEvent.type(await screen.findByRole("textbox", { name: "Description clinique" }), TEXT);
  await userEvent.click(await button("Générer"));
}

test("a connected model is asked when the person wants; its lines and what was set aside are told", async () => {
  const sent: Description[] = [];
  const proposals = [{ table: "cim10", code: "J189", words: "toux" }];
  server({
    "coding/code": (input: Description) => {
      sent.push(input);
      const [one] = CODED.cim10 as [CodedView["cim10"][number]];
      const proposed = { ...one, code: "J189", reasons: [{ key: "reason.model" }] };
      const cim10 = input.proposals.length > 0 ? [one, proposed] : [one];
      return { ...answered, coded: { ...CODED, cim10 } };
    },
    "coding/propose": () => ({ proposals, dropped: 2, failure: null }),
  });
  await generate();
  await userEvent.click(screen.getByRole("radio", { name: "Séjour" }));
  await userEvent.type(await screen.findByRole("textbox", { name: /GHM/ }), "04M053");
  await userEvent.click(await button("Demander au modèle"));
  const model = await screen.findByRole("region", { name: "Propositions du modèle" });
  await waitFor(() => expect(sent.map((one) => one.proposals)).toEqual([[], [], proposals]));
  expect(await screen.findByText(/1 ligne de plus.*2 propositions écartées/)).toBeVisible();
  expect(within(model).queryByRole("alert")).toBeNull();
  expect(screen.getByRole("textbox", { name: /GHM/ })).toHaveValue("04M053");
  await userEvent.click(screen.getByRole("radio", { name: "Ville" }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ context: "ville", proposals }));
});

const monthIsOver = () => {
  throw new Refusal(429, "MONTHLY_LIMIT", { limit: 5, resetsAt: new Date() });
};
test.each([
  [() => ({ proposals: [], dropped: 0, failure: "responseFormat" }), /illisible/],
  [monthIsOver, /limite du mois/],
])("a model that fails leaves what the rules read (%#)", async (answer, sentence) => {
  server({ "coding/code": () => answered, "coding/propose": answer });
  await generate();
  await userEvent.click(await button("Demander au modèle"));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole("region", { name: "CIM-10" })).toHaveTextContent("A000");
});

test("without a model nothing is offered", async () => {
  server({ "coding/code": () => ({ coded: CODED, model: false }) });
  await generate();
  expect(await screen.findByRole("region", { name: "CIM-10" })).toHaveTextContent("A000");
  expect(screen.queryByRole("region", { name: "Propositions du modèle" })).toBeNull();
});
