import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { ImportFile } from "./import-file.tsx";

interface Input {
  columns?: (string | null)[];
  keep: boolean;
}

/** A server that finds a question once it knows which column is the statement. */
function readFile({ columns = [null, "statement"], keep }: Input) {
  const found = columns[0] === "statement" ? 1 : 0;
  return {
    ...{ format: "csv", found, added: keep ? found : null, refusedTotal: 0, refused: [] },
    columns: ["Texte", "Question"].map((name, at) => ({ name, role: columns[at] ?? null })),
    preview: [],
  };
}

test("a column is said to be the statement, and the other one no longer is", async () => {
  const calls = fakeCalls({ "study/importQuestions": (input) => readFile(input as Input) });
  const onKept = vi.fn();
  const { container } = await renderPage(<ImportFile onKept={onKept} />, { texts: ["study"] });
  const file = new File(["Texte,Question\n"], "a.csv", { type: "text/csv" });
  await userEvent.upload(container.querySelector("input[type=file]") as HTMLInputElement, file);
  const first = await screen.findByRole("combobox", { name: /^Colonne 1/ });
  expect(screen.getByRole("button", { name: "Ajouter à mes questions" })).toBeDisabled();
  await userEvent.selectOptions(first, "Énoncé");
  expect(await screen.findByText("1 question trouvée.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Ajouter à mes questions" }));
  // Nothing is said of what was there already when there was nothing.
  expect(await screen.findByText("1 question ajoutée.")).toBeVisible();
  expect(onKept).toHaveBeenCalled();
  expect(calls.map(({ input }) => (input as Input).columns)).toEqual([
    undefined,
    ["statement", null],
    ["statement", null],
  ]);
});
