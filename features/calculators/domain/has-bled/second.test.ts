// HAS-BLED a second time: 512 combinations against a plain count.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

const NAMES = [
  "hypertension",
  "renal",
  "liver",
  "stroke",
  "bleeding",
  "labileInr",
  "drugs",
  "alcohol",
];

test("every combination is a count, with the printed rate up to 5", () => {
  const printed = [1.13, 1.02, 1.88, 3.74, 8.7, 12.5];
  for (let code = 0; code < 512; code += 1) {
    const said = Object.fromEntries(NAMES.map((name, bit) => [name, (code >> bit) % 2 === 1]));
    const { value, band, also } = run("has-bled", { ...said, age: code >= 256 ? 66 : 65 });
    const count = code.toString(2).replaceAll("0", "").length;
    expect([value, band, also[0]?.value]).toEqual([
      count,
      count >= 3 ? "high" : "under",
      printed[count],
    ]);
  }
});

test("events for 100 patient-years are not written as a percentage", () => {
  const nothing = Object.fromEntries(
    ["hypertension", "renal", "liver", "stroke", "bleeding", "labileInr", "drugs", "alcohol"].map(
      (name) => [name, false],
    ),
  );
  expect(run("has-bled", { ...nothing, age: 50 }).also).toMatchObject([{ value: 1.13, unit: "" }]);
});
