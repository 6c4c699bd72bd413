import { expect, test } from "vitest";
import { findDurations, isLonger, optionOf } from "./durations.ts";

const minutes = (text: string) => findDurations(text).map((one) => one.minutes);

test.each([
  ["deficit de 45 min", [45]],
  ["pendant 1 h 30", [90]],
  ["pendant 1h30", [90]],
  ["duree 1 h", [60]],
  ["2 heures et demie", [150]],
  ["une demi-heure", [30]],
  ["trois quarts d'heure", [45]],
  ["lasted 20 minutes", [20]],
  ["half an hour", [30]],
  ["media hora", [30]],
  ["duro 10 minutos", [10]],
  ["desde hace 2 horas", [120]],
  ["depuis 3 h", [180]],
  ["il y a 3 h", []],
  ["hace 2 horas", []],
  ["2 hours ago", []],
  ["vu a 14h30", []],
  ["fc 90/min, 16 par min", []],
  ["2 heures apres le choc", []],
])("%s", (text, expected) => {
  expect(minutes(text)).toEqual(expected);
});

test("a limit answers when it leaves one answer only", () => {
  const [above, below] = findDurations("plus de 30 min ; moins de 30 min");
  if (!above || !below) throw new Error("not read");
  expect([isLonger(above, 30), isLonger(below, 30), isLonger(above, 40)]).toEqual([
    true,
    false,
    null,
  ]);
  const classes = [
    [10, "under10"],
    [60, "from10"],
    [Number.POSITIVE_INFINITY, "from60"],
  ] as const;
  const option = (text: string) => findDurations(text).map((one) => optionOf(one, classes))[0];
  expect(
    ["9 min", "10 min", "59 min", "60 min", "plus d'1 h", "moins d'1 h", "moins de 10 min"].map(
      option,
    ),
  ).toEqual(["under10", "from10", "from10", "from60", "from60", undefined, "under10"]);
});
