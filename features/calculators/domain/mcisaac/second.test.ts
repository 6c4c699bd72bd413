// McIsaac a second time: every form, with the age by its three printed classes.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

const FOUR = ["fever", "noCough", "tenderNodes", "tonsils"];
const AGES = [
  [3, 1],
  [14, 1],
  [15, 0],
  [44, 0],
  [45, -1],
  [90, -1],
] as const;

test("the criteria that are there, and the points of the age", () => {
  for (const [age, points] of AGES)
    for (let code = 0; code < 16; code += 1) {
      const form = Object.fromEntries(FOUR.map((name, bit) => [name, (code >> bit) % 2 === 1]));
      const total = code.toString(2).replaceAll("0", "").length + points;
      const { value, band, notes } = run("mcisaac", { ...form, age });
      expect([value, band]).toEqual([total, total < 2 ? "under" : "test"]);
      expect(notes).toEqual(age < 15 ? ["child"] : []);
    }
});
