import { expect, test } from "vitest";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { madeSheet } from "../../testing/sheets.ts";
import { withPending } from "./pending.ts";
import { sendReviews } from "./send.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const sheet = madeSheet();
const item = (id: string, data: object) => ({
  ...{ id, type: "revision_sheet_review", timestamp: NOW.getTime() },
  data: { owner: "p1", sheetId: sheet.id, at: NOW.toISOString(), ...data },
});

test("reviews that wait count once, and an undo takes them back", () => {
  const easy = item("f1", { rating: "easy" });
  const [rated] = withPending([sheet], [easy]);
  expect(rated?.state).toMatchObject({ phase: "review", reviews: 1 });
  expect(withPending(rated ? [rated] : [], [easy])[0]?.state.reviews).toBe(1);
  expect(withPending([sheet], [easy, item("f2", { retracts: "f1" })])[0]?.state.phase).toBe("new");
  expect(withPending([sheet], [item("f3", { rating: "perfect" })])[0]?.state.phase).toBe("new");
});

test("reviews leave without their owner; each refusal comes back with its sentence", async () => {
  const calls = fakeCalls({
    "revision-sheets/review": () => ({
      serverTime: NOW,
      results: [
        { id: "f1", status: "applied", reason: null },
        { id: "f2", status: "already", reason: null },
        { id: "f3", status: "refused", reason: "unknownSheet" },
      ],
      sheets: [],
    }),
  });
  const items = ["f1", "f2", "f3"].map((id) => item(id, { rating: "good" }));
  const verdict = await sendReviews(items, new AbortController().signal);
  expect(verdict.acknowledged).toEqual(["f1", "f2"]);
  expect(verdict.refused).toEqual([
    { id: "f3", reason: expect.stringContaining("supprimée ailleurs") },
  ]);
  expect((calls[0]?.input as { facts: object[] } | undefined)?.facts[0]).toEqual({
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...{ id: "f1", sheetId: sheet.id, at: NOW.toISOString(), rating: "good" },
  });
});
