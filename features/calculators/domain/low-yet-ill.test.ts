// A reassuring band reached by someone whose own answers contradict it says so beside the result.
import { expect, test } from "vitest";
import { run } from "../testing/printed-scores.ts";
import type { Given } from "./read-input.ts";

const PNEUMONIA_LIST = [
  "nursingHome",
  "neoplasia",
  "liverDisease",
  "heartFailure",
  "strokeHistory",
  "renalDisease",
  "alteredMentation",
  "acidosis",
  "raisedUrea",
  "lowSodium",
  "highGlucose",
  "anaemia",
  "hypoxaemia",
  "effusion",
];
const calm = Object.fromEntries(PNEUMONIA_LIST.map((name) => [name, false]));
const breath = { respiratoryRate: 18, temperature: 37, heartRate: 90 };

const LOW_YET_ILL: readonly (readonly [string, Record<string, Given>, Record<string, Given>])[] = [
  [
    "curb-65",
    { confusion: false, urea: 5, respiratoryRate: 20, systolic: 70, age: 30 },
    { systolic: 110, diastolic: 70 },
  ],
  ["psi", { ...calm, ...breath, age: 30, sex: "female", systolic: 70 }, { systolic: 110 }],
  ["mgap", { mechanism: "blunt", gcs: 15, age: 30, systolic: 50 }, { systolic: 110 }],
  [
    "heart",
    { history: "slight", ecg: "normal", age: 40, riskFactors: "none", troponin: "overThree" },
    { troponin: "normal" },
  ],
];

test.each(LOW_YET_ILL)("%s: the low band is contradicted aloud, and only then", (id, ill, well) => {
  const wanted = id === "heart" ? "troponin" : "hypotension";
  expect(["low", "II"]).toContain(run(id, ill).band);
  expect(run(id, ill).notes).toContain(wanted);
  expect(run(id, { ...ill, ...well }).notes).not.toContain(wanted);
});
