// Glasgow-Blatchford a second time: the printed classes from below.
import { expect, test } from "vitest";
import { partsOf } from "../../testing/printed-scores.ts";

const QUIET = {
  sex: "male",
  urea: 5,
  haemoglobin: 150,
  systolic: 130,
  heartRate: 80,
  melaena: false,
  syncope: false,
  hepaticDisease: false,
  cardiacFailure: false,
};

test("each printed threshold, just under and at it", () => {
  const at = (given: Record<string, number | string>) =>
    partsOf("blatchford", { ...QUIET, ...given });
  for (const [urea, points] of [
    [6.4, 0],
    [6.5, 2],
    [7.9, 2],
    [8, 3],
    [9.9, 3],
    [10, 4],
    [24.9, 4],
    [25, 6],
  ] as const)
    expect([urea, at({ urea }).urea]).toEqual([urea, points]);
  for (const [haemoglobin, man, woman] of [
    [99, 6, 6],
    [100, 3, 1],
    [119, 3, 1],
    [120, 1, 0],
    [129, 1, 0],
    [130, 0, 0],
  ] as const) {
    expect([haemoglobin, at({ haemoglobin }).haemoglobin]).toEqual([haemoglobin, man]);
    expect([haemoglobin, at({ haemoglobin, sex: "female" }).haemoglobin]).toEqual([
      haemoglobin,
      woman,
    ]);
  }
  for (const [systolic, points] of [
    [89, 3],
    [90, 2],
    [99, 2],
    [100, 1],
    [109, 1],
    [110, 0],
  ] as const)
    expect([systolic, at({ systolic }).systolic]).toEqual([systolic, points]);
  expect([at({ heartRate: 99 }).heartRate, at({ heartRate: 100 }).heartRate]).toEqual([0, 1]);
});
