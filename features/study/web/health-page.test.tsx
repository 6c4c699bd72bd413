import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { HealthPage } from "./health-page.tsx";

test("too few answers are not told as the same marks for all", async () => {
  const question = (id: string, people: number, success: number | null) => ({
    ...{ id, statement: id, type: "qru", people, success },
    ...{ discrimination: null, neverChosen: success === null ? null : ["C"] },
  });
  fakeCalls({
    "study/questionHealth": () => ({
      items: [question("rare", 9, null), question("manquée", 12, 0)],
      next: null,
    }),
  });
  await renderPage(<HealthPage />, { texts: ["study"] });
  const cells = async (name: string) => {
    const row = (await screen.findByText(name)).closest("tr") as HTMLElement;
    return within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent)
      .slice(1);
  };
  expect(await cells("rare")).toEqual(["9", "trop peu", "trop peu", "trop peu"]);
  expect(await cells("manquée")).toEqual([
    "12",
    expect.stringMatching(/^0\s%$/),
    "aucun écart à comparer",
    "C",
  ]);
});
