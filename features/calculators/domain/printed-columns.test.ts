// A table printed in two units has its boundaries in each: a value typed at a printed boundary gets
// the points of that class, although rounding makes the columns differ.
import { expect, test } from "vitest";
import { partsOf, QUIET_SOFA, run } from "../testing/printed-scores.ts";
import type { Given } from "./read-input.ts";

const IGS = {
  age: 30,
  heartRate: 80,
  systolic: 120,
  temperature: 37,
  ventilated: true,
  pfRatio: 300,
  urineOutput: 1500,
  urea: 5,
  whiteCells: 8,
  potassium: 4,
  sodium: 140,
  bicarbonate: 24,
  bilirubin: 10,
  gcs: 15,
  chronicDisease: "none",
  admission: "scheduled",
};
const BLEEDING = {
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
const LIVER = { bilirubin: 10, albumin: 40, inr: 1, ascites: "none", encephalopathy: "none" };
const PNEUMONIA = { confusion: false, urea: 5, respiratoryRate: 18, systolic: 120, diastolic: 80 };
const ACS = {
  age: 25,
  heartRate: 40,
  systolic: 210,
  creatinine: 80,
  killip: "I",
  arrest: false,
  stDeviation: false,
  raisedMarkers: false,
};

type Row = readonly [
  id: string,
  quiet: Record<string, Given>,
  field: string,
  part: string,
  unit: string,
  classes: readonly (readonly [under: number, at: number, before: number, after: number])[],
];
const [urea, ratio, bilirubin] = [
  ["urea", "urea"],
  ["pfRatio", "oxygenation"],
  ["bilirubin", "bilirubin"],
] as const;

const TABLE: readonly Row[] = [
  [
    "igs-ii",
    IGS,
    ...urea,
    "mmol/L",
    [
      [9.9, 10, 0, 6],
      [29.9, 30, 6, 10],
    ],
  ],
  [
    "igs-ii",
    IGS,
    ...urea,
    "g/L",
    [
      [0.59, 0.6, 0, 6],
      [1.79, 1.8, 6, 10],
    ],
  ],
  [
    "igs-ii",
    IGS,
    ...urea,
    "mg/dL",
    [
      [59, 60, 0, 6],
      [179, 180, 6, 10],
    ],
  ],
  [
    "igs-ii",
    IGS,
    ...urea,
    "mg/dL BUN",
    [
      [27.9, 28, 0, 6],
      [83.9, 84, 6, 10],
    ],
  ],
  [
    "igs-ii",
    IGS,
    ...ratio,
    "mmHg",
    [
      [99, 100, 11, 9],
      [199, 200, 9, 6],
    ],
  ],
  [
    "igs-ii",
    IGS,
    ...ratio,
    "kPa",
    [
      [13.2, 13.3, 11, 9],
      [26.5, 26.6, 9, 6],
    ],
  ],
  [
    "igs-ii",
    IGS,
    ...bilirubin,
    "µmol/L",
    [
      [68.3, 68.4, 0, 4],
      [102.5, 102.6, 4, 9],
    ],
  ],
  [
    "igs-ii",
    IGS,
    ...bilirubin,
    "mg/dL",
    [
      [3.9, 4, 0, 4],
      [5.9, 6, 4, 9],
    ],
  ],
  [
    "igs-ii",
    IGS,
    ...bilirubin,
    "mg/L",
    [
      [39, 40, 0, 4],
      [59, 60, 4, 9],
    ],
  ],
  [
    "blatchford",
    BLEEDING,
    ...urea,
    "mmol/L",
    [
      [6.4, 6.5, 0, 2],
      [7.9, 8, 2, 3],
      [24.9, 25, 4, 6],
    ],
  ],
  [
    "blatchford",
    BLEEDING,
    ...urea,
    "mg/dL BUN",
    [
      [18.1, 18.2, 0, 2],
      [22.3, 22.4, 2, 3],
      [27.9, 28, 3, 4],
      [69.9, 70, 4, 6],
    ],
  ],
  [
    "blatchford",
    BLEEDING,
    "haemoglobin",
    "haemoglobin",
    "g/dL",
    [
      [9.9, 10, 6, 3],
      [12.9, 13, 1, 0],
    ],
  ],
  [
    "child-pugh",
    LIVER,
    ...bilirubin,
    "µmol/L",
    [
      [33, 34, 1, 2],
      [51, 51.1, 2, 3],
    ],
  ],
  [
    "child-pugh",
    LIVER,
    ...bilirubin,
    "mg/dL",
    [
      [1.9, 2, 1, 2],
      [3, 3.1, 2, 3],
    ],
  ],
  [
    "child-pugh",
    LIVER,
    ...bilirubin,
    "mg/L",
    [
      [19, 20, 1, 2],
      [30, 31, 2, 3],
    ],
  ],
  [
    "child-pugh",
    LIVER,
    "albumin",
    "albumin",
    "g/dL",
    [
      [2.7, 2.8, 3, 2],
      [3.5, 3.6, 2, 1],
    ],
  ],
  ["curb-65", { ...PNEUMONIA, age: 40 }, ...urea, "mmol/L", [[7, 7.1, 0, 1]]],
  ["curb-65", { ...PNEUMONIA, age: 40 }, ...urea, "g/L", [[0.42, 0.43, 0, 1]]],
  ["curb-65", { ...PNEUMONIA, age: 40 }, ...urea, "mg/dL BUN", [[19, 20, 0, 1]]],
  [
    "grace",
    ACS,
    "creatinine",
    "creatinine",
    "mg/dL",
    [
      [1.19, 1.2, 7, 10],
      [3.99, 4, 21, 28],
    ],
  ],
  [
    "grace",
    ACS,
    "creatinine",
    "creatinine",
    "mg/L",
    [
      [11.9, 12, 7, 10],
      [39.9, 40, 21, 28],
    ],
  ],
  [
    "sofa",
    QUIET_SOFA,
    "bilirubin",
    "liver",
    "µmol/L",
    [
      [19, 20, 0, 1],
      [32, 33, 1, 2],
    ],
  ],
  [
    "sofa",
    QUIET_SOFA,
    "bilirubin",
    "liver",
    "mg/dL",
    [
      [1.1, 1.2, 0, 1],
      [1.9, 2, 1, 2],
    ],
  ],
  [
    "sofa",
    QUIET_SOFA,
    "creatinine",
    "kidney",
    "µmol/L",
    [
      [109, 110, 0, 1],
      [170, 171, 1, 2],
    ],
  ],
  [
    "sofa",
    QUIET_SOFA,
    "creatinine",
    "kidney",
    "mg/dL",
    [
      [1.1, 1.2, 0, 1],
      [1.9, 2, 1, 2],
    ],
  ],
];

test.each(TABLE)("%s: each printed boundary, %#", (id, quiet, field, part, unit, classes) => {
  const points = (value: number) => partsOf(id, { ...quiet, [field]: { value, unit } })[part];
  for (const [under, at, before, after] of classes)
    expect([unit, at, points(under), points(at)]).toEqual([unit, at, before, after]);
});

test("thresholds of D-dimer are the same in µg/L and in mg/L", () => {
  const signs = { dvtSigns: false, haemoptysis: false, mostLikely: false };
  for (const [given, band] of [
    ["999 µg/L", "excluded"],
    ["1000 µg/L", "imaging"],
    ["0.999 mg/L", "excluded"],
    ["1.0 mg/L", "imaging"],
  ] as const)
    expect([given, run("years", { ...signs, dDimer: given }).band]).toEqual([given, band]);
});
