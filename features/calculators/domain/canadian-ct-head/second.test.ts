// The rule a second time: every combination, as a plain count.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

const NAMES = [
  "gcsUnder15",
  "skullFracture",
  "basalFracture",
  "vomiting",
  "amnesia",
  "dangerousMechanism",
];

test("every combination is a count; none of them is the only negative answer", () => {
  for (let code = 0; code < 2 ** NAMES.length; code += 1)
    for (const [age, byAge] of [
      [64, 0],
      [65, 1],
    ] as const) {
      const said = Object.fromEntries(NAMES.map((name, bit) => [name, (code >> bit) % 2 === 1]));
      const count = Object.values(said).filter(Boolean).length + byAge;
      const { value, band } = run("canadian-ct-head", { age, ...said });
      expect([value, band]).toEqual([count, count === 0 ? "none" : "some"]);
    }
});
