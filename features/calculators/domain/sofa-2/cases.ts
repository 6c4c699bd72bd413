import type { Calculator } from "../calculator.ts";

/** Nothing of the lungs nor of the circulation. */
const OTHERS = {
  gcs: 15,
  delirium: false,
  bilirubin: 10,
  creatinine: 80,
  rrt: "no",
  platelets: 250,
} as const;
const QUIET = { ...OTHERS, pfRatio: 400, vasoactive: "none", map: 80 } as const;

const TESTS =
  "Tests of another public implementation of SOFA-2 (critical care calculators, Python)";

export const CASES: Calculator["cases"] = [
  {
    origin: "independent",
    source: `${TESTS}: Glasgow 14, P/F 280, bilirubin 2.0, creatinine 1.5, platelets 120, MAP 65: 1 each`,
    inputs: {
      gcs: 14,
      pfRatio: 280,
      bilirubin: { value: 2, unit: "mg/dL" },
      creatinine: { value: 1.5, unit: "mg/dL" },
      rrt: "no",
      platelets: 120,
      vasoactive: "none",
      map: 65,
    },
    value: 6,
  },
  {
    origin: "independent",
    source: `${TESTS}: 4 + 4 + 4 + 3 + 4 + 4`,
    inputs: {
      gcs: 5,
      pfRatio: 60,
      support: "advanced",
      bilirubin: { value: 15, unit: "mg/dL" },
      creatinine: { value: 4, unit: "mg/dL" },
      rrt: "no",
      platelets: 40,
      vasoactive: "given",
      norepinephrine: 0.6,
    },
    value: 23,
  },
  { origin: "derived", source: "Everything normal", inputs: QUIET, value: 0 },
  {
    origin: "derived",
    source: "Glasgow 15 under a drug for delirium: 1",
    inputs: { ...QUIET, delirium: true },
    value: 1,
  },
  {
    origin: "derived",
    source: "SpO₂ 90 % under 50 %: 180, at most 2 without support, 3 with it",
    inputs: { ...OTHERS, spo2: 90, fio2: 50, support: "advanced", vasoactive: "none", map: 80 },
    value: 3,
  },
  {
    origin: "derived",
    source: "Noradrenaline 0.1 + adrenaline 0.1 + vasopressin: low dose with another drug, 3",
    inputs: {
      ...OTHERS,
      pfRatio: 400,
      vasoactive: "given",
      norepinephrine: 0.1,
      epinephrine: 0.1,
      otherAgent: true,
    },
    value: 3,
  },
  {
    origin: "derived",
    source: "ECMO for the heart: 4 for the circulation and 4 for respiration",
    inputs: { ...OTHERS, mechanical: "ecmoHeart", vasoactive: "none" },
    value: 8,
  },
  {
    origin: "derived",
    source: "No drug available, MAP 45: 3; anuria of 12 hours: 3",
    inputs: { ...QUIET, vasoactive: "unavailable", map: 45, oliguria: "severe" },
    value: 6,
  },
];
