import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { ChecklistSummary } from "../contract.ts";
import { ChecklistsOf } from "./sheet-checklists.tsx";

const TEXTS = { texts: ["checklists"] };
const listed = (id: string, title: string, sheets: string[]): ChecklistSummary => ({
  ...{ id, title, sheets, summary: "", names: [], steps: 1, critical: 0, readAgain: false },
  ...{ specialty: "emergency", category: "procedure", population: "all" },
});

test("a sheet leads to the checklists that stand on it, and to no other", async () => {
  fakeCalls({
    "checklists/list": () => [
      listed("anaphylaxie", "Anaphylaxie", ["anaphylaxie"]),
      listed("alerte-avc", "Alerte AVC", ["avc-ischemique"]),
    ],
  });
  await renderPage(<ChecklistsOf sheetId="anaphylaxie" />, TEXTS);
  const link = await screen.findByRole("link", { name: "Anaphylaxie" });
  expect(link).toHaveAttribute("href", "/checklists/anaphylaxie");
  expect(screen.queryByRole("link", { name: "Alerte AVC" })).toBeNull();
});

test("where there is none, no line is left", async () => {
  const asked: string[] = [];
  fakeCalls({
    "checklists/list": () => {
      asked.push("list");
      return [];
    },
  });
  await renderPage(<ChecklistsOf sheetId="anaphylaxie" />, TEXTS);
  await waitFor(() => expect(asked).toEqual(["list"]));
  expect(screen.queryByText("Check-lists")).toBeNull();
});
