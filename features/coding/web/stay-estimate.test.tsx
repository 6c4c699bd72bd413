import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { CodedView } from "../contract.ts";
import type { StaySupplements } from "../domain/stay.ts";
import { CODED, TEXT } from "../testing/coded.ts";
import { StayEstimate } from "./stay-estimate.tsx";

const description = {
  proposals: [],
  ...({ text: TEXT, context: "sejour", date: "2025-06-01", age: null, sex: null } as const),
  ...({
    time: null,
    specialty: null,
    surgery: "usual",
    ccmu: null,
    outcome: null,
  } as const),
};

test("what a stay depends on is said present or absent, and what would be more precise", async () => {
  fakeCalls({});
  const removed = [{ table: "ccam" as const, code: "DEQP003", to: null }];
  const coding = { description, coded: CODED };
  await renderPage(<StayEstimate coding={coding} corrections={removed} />, { texts: ["coding"] });
  const stay = await screen.findByRole("region", { name: "Estimation du séjour" });
  expect(stay).toHaveTextContent(/Diagnostic principal : présent \(A000\)/);
  expect(stay).toHaveTextContent(/associés : absent.*Actes : absent.*GHM confirmé : absent/);
  expect(stay).toHaveTextContent(/A000 : Libellé sans précision/);
  await userEvent.type(within(stay).getByRole("textbox", { name: /GHM/ }), "04M053");
  expect(stay).toHaveTextContent(/GHM confirmé : présent \(04M053\)/);
});

test.each([
  [[], /relié : présent \(C509\)/, /enregistrée en DR dès qu’elle en respecte/],
  [[{ code: "C509", label: "Tumeur" }], /relié : absent/, /DR sans objet/],
])("with %j in place of the principal diagnosis, the related one is told", async (to, ...said) => {
  fakeCalls({});
  const [one] = CODED.cim10 as [CodedView["cim10"][number]];
  const cim10 = [
    { ...one, code: "Z511", label: "Séance de chimiothérapie pour tumeur" },
    { ...one, code: "C509", label: "Tumeur maligne du sein", position: "related" as const },
  ];
  const related = { rule: "asked" as const, candidates: ["C509"] };
  const coding = { description, coded: { ...CODED, cim10, related } };
  const corrections = to.map((code) => ({ table: "cim10" as const, code: "Z511", to: code }));
  await renderPage(<StayEstimate {...{ coding, corrections }} />, { texts: ["coding"] });
  const stay = await screen.findByRole("region", { name: "Estimation du séjour" });
  for (const sentence of said) expect(stay).toHaveTextContent(sentence);
  expect(within(stay).getByRole("link", { name: /chapitre IV/ })).toBeVisible();
});

test("a stay is estimated from the GHM that the person gives; a wrong one is refused in words", async () => {
  const estimate = {
    ghs: "1144",
    from: "2025-03-01",
    base: 5283.97,
    low: 0,
    high: 23,
    days: 30,
    adjustment: 1176,
    amount: 6459.97,
  };
  const none: StaySupplements = { year: null, from: null, lines: [], total: 0 };
  const paid: StaySupplements = {
    ...{ year: "2025", from: "2025-03-01", total: 3065.85 },
    lines: [{ code: "REA", days: 3, daily: 1021.95, amount: 3065.85 }],
  };
  const sent: object[] = [];
  fakeCalls({
    "coding/stay": (input: { supplements: object }) => {
      sent.push(input.supplements);
      const supplements = Object.keys(input.supplements).length > 0 ? paid : none;
      return { edition: "2025", label: "Pneumonies", estimates: [estimate], supplements };
    },
  });
  await renderPage(<StayEstimate coding={{ description, coded: CODED }} corrections={[]} />, {
    texts: ["coding"],
  });
  await userEvent.click(await screen.findByRole("button", { name: "Estimer" }));
  const stay = screen.getByRole("region", { name: "Estimation du séjour" });
  expect(within(stay).getByText(/Un GHM a six caractères/)).toBeVisible();
  await userEvent.type(within(stay).getByRole("textbox", { name: /GHM/ }), "04m053");
  await userEvent.type(within(stay).getByRole("textbox", { name: /Durée/ }), "30");
  await userEvent.click(within(stay).getByRole("button", { name: "Estimer" }));
  expect(await within(stay).findByRole("status")).toHaveTextContent(/1144.*6.?459,97/);
  await userEvent.click(within(stay).getByText("Suppléments journaliers"));
  await userEvent.type(within(stay).getByRole("textbox", { name: /REA/ }), "trois");
  await userEvent.click(within(stay).getByRole("button", { name: "Estimer" }));
  expect(within(stay).getByText("Un nombre de jours entier.")).toBeVisible();
  expect(sent).toEqual([{}]);
  await userEvent.clear(within(stay).getByRole("textbox", { name: /REA/ }));
  await userEvent.type(within(stay).getByRole("textbox", { name: /REA/ }), "3");
  await userEvent.click(within(stay).getByRole("button", { name: "Estimer" }));
  await waitFor(() => expect(sent).toEqual([{}, { REA: 3 }]));
  expect(await within(stay).findByText(/Avec les suppléments/)).toHaveTextContent(/9.?525,82/);
  expect(within(stay).getByRole("status")).toHaveTextContent(
    /Réanimation \(REA\).*3 jours à 1.?021,95.*année 2025, en vigueur depuis le 1 mars 2025/,
  );
});
