import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { ChecklistView } from "../../contract.ts";
import type { RunEntry } from "../../domain/run.ts";
import { Reports } from "./reports.tsx";
import { writeRun } from "./run-store.ts";

const CHECKLIST: ChecklistView = {
  ...{ id: "fictive", title: "Fictive", summary: "Fictive.", names: [] },
  ...{ specialty: "emergency", category: "procedure", population: "adult", critical: 0 },
  ...{ readAgain: false, sheets: [], sources: [], review: [], versions: [] },
  steps: [
    {
      ...{ id: "un", title: "Geste un", critical: false, metronome: false },
      ...{ sources: [], doses: [], withheld: [] },
    },
  ],
};
const ended = (hour: number, place: string) => {
  const at = new Date(2026, 10, 28, hour, 5).getTime();
  const entry = (kind: RunEntry["kind"], after: number, more: object = {}) => ({
    ...{ id: crypto.randomUUID(), kind, at: at + after },
    ...more,
  });
  const entries = [
    entry("start", 0),
    entry("place", 1, { text: place }),
    entry("done", 62_000, { step: "un" }),
    entry("end", 90_000),
  ];
  writeRun({ id: crypto.randomUUID(), checklistId: "fictive", title: "Fictive", entries });
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("each report says when it began and where; what is copied and put in the PDF is that log", async () => {
  ended(9, "Box 3");
  ended(14, "Box 4");
  const sent: { subtitle: string; lines: { words: string }[] }[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response(new Blob(["%PDF-"]));
  });
  URL.createObjectURL = () => "blob:fictive";
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const user = userEvent.setup();
  await renderPage(<Reports checklist={CHECKLIST} />, { texts: ["checklists"] });
  const [latest, first] = screen.getAllByRole("article");
  expect(within(first as HTMLElement).getByRole("heading", { level: 3 })).toHaveTextContent(
    "28/11/2026 09:05:00, Box 3",
  );
  const last = within(latest as HTMLElement);
  await user.click(last.getByRole("button", { name: "Copier" }));
  expect(await last.findByRole("button", { name: "Copié" })).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied.split("\n")).toEqual([
    "Fictive, 28/11/2026 14:05:00, Box 4",
    "00:00\t14:05:00\tDébut",
    "00:00\t14:05:00\tLieu\u00a0: Box 4",
    "01:02\t14:06:02\tFait\u00a0: Geste un",
    "01:30\t14:06:30\tFin",
  ]);
  await user.click(last.getByRole("button", { name: "PDF" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ subtitle: "28/11/2026 14:05:00, Box 4" });
  expect(sent[0]?.lines.map(({ words }) => words)).toEqual([
    "Début",
    "Lieu\u00a0: Box 4",
    "Fait\u00a0: Geste un",
    "Fin",
  ]);
});
