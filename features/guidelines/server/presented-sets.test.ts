// Subjects presented and not named, in the frozen sets of their room: what is named or answered
// never goes below what it was.
import { expect, test } from "vitest";
import { ask, readPresentedSet } from "../testing/presented-sets.ts";
import { shippedIndex } from "../testing/shipped-index.ts";

test.each([
  { set: "absent-tuned", least: 221, otherSheets: 11 },
  { set: "absent-held", least: 210, otherSheets: 16 },
  { set: "sheets-tuned", least: 46, otherSheets: 1 },
  { set: "sheets-held", least: 43, otherSheets: 0 },
  { set: "wards-tuned", least: 292, otherSheets: 0 },
] as const)("$set", async ({ set, least, otherSheets }) => {
  const answers = (await readPresentedSet(set)).map((one) => ask(one, shippedIndex));
  const failed = answers.filter(({ verdict }) => verdict !== "right");
  expect(answers.length - failed.length, JSON.stringify(failed, null, 1)).toBeGreaterThanOrEqual(
    least,
  );
  expect(
    failed.filter(({ verdict }) => verdict === "other sheet").length,
    JSON.stringify(failed, null, 1),
  ).toBeLessThanOrEqual(otherSheets);
});
