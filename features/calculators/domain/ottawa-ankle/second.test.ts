// The rules a second time, as two sentences.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

const NAMES = [
  "malleolarPain",
  "midfootPain",
  "lateralMalleolus",
  "medialMalleolus",
  "fifthMetatarsal",
  "navicular",
  "cannotWalk",
];

test("each of 128 combinations", () => {
  for (let code = 0; code < 128; code += 1) {
    const said = Object.fromEntries(NAMES.map((name, bit) => [name, (code >> bit) % 2 === 1]));
    const any = (...names: string[]) => names.some((name) => said[name]);
    const expected = [
      ...(said.malleolarPain && any("cannotWalk", "medialMalleolus", "lateralMalleolus")
        ? ["ankle"]
        : []),
      ...(said.midfootPain && any("cannotWalk", "navicular", "fifthMetatarsal") ? ["foot"] : []),
    ];
    const orphan =
      (any("lateralMalleolus", "medialMalleolus") && !said.malleolarPain) ||
      (any("fifthMetatarsal", "navicular") && !said.midfootPain) ||
      (said.cannotWalk && !any("malleolarPain", "midfootPain"));
    if (orphan) expected.push("zone");
    expect(run("ottawa-ankle", said).notes).toEqual(expected);
  }
});

test("a sign ticked without the pain of its zone is never a green no", () => {
  const none = Object.fromEntries(NAMES.map((name) => [name, false]));
  expect(run("ottawa-ankle", none)).toMatchObject({ value: 0, band: "none", notes: [] });
  for (const sign of NAMES.slice(2))
    expect(run("ottawa-ankle", { ...none, [sign]: true })).toMatchObject({
      value: 0,
      band: null,
      notes: ["zone"],
    });
  // Pain of one zone, tenderness of the other.
  expect(
    run("ottawa-ankle", { ...none, midfootPain: true, medialMalleolus: true }).band,
  ).toBeNull();
  // Pain of its zone without a sign: the rule does say no.
  expect(run("ottawa-ankle", { ...none, midfootPain: true }).band).toBe("none");
});
