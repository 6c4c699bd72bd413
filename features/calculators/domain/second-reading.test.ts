// What a second reading found: each test failed before its repair. A value that two columns, two
// units or two answers could mean is asked for, and what is shown never contradicts its band.
import { expect, test } from "vitest";
import type { Language } from "#platform/i18n/languages.ts";
import { textsOf } from "../server/texts.ts";
import { QUIET_SOFA } from "../testing/printed-scores.ts";
import type { Calculator } from "./calculator.ts";
import { findById } from "./catalogue.ts";
import { evaluate } from "./evaluate.ts";
import { showEntry, showExtra, showIn, showResult } from "./present.ts";
import { readScoreQuestion } from "./prose/read-question.ts";
import type { Given } from "./read-input.ts";
import { problemSentence } from "./sentences.ts";

const calculator = (id: string): Calculator => {
  const found = findById(id);
  if (!found) throw new Error(id);
  return found;
};
const of = (id: string, given: Record<string, Given>) => evaluate(calculator(id), given);
const say = (key: string, vars: Record<string, unknown> = {}): string => {
  if (key === "units.years") return "ans";
  return [key, vars.min, vars.max].filter((word) => typeof word === "string").join(" ");
};
const partsOf = (id: string, given: Record<string, Given>) =>
  Object.fromEntries((of(id, given).outcome?.parts ?? []).map((part) => [part.id, part.points]));

test("SOFA: mg/L is the mg column of the table, ten times mg/dL", () => {
  for (const [typed, points] of [
    ["11 mg/L", 0],
    ["12 mg/L", 1],
    ["19,5 mg/L", 1],
    ["20 mg/L", 2],
    ["34,9 mg/L", 2],
    ["35 mg/L", 3],
    ["50 mg/L", 4],
  ] as const)
    expect([typed, partsOf("sofa", { ...QUIET_SOFA, creatinine: typed }).kidney]).toEqual([
      typed,
      points,
    ]);
  for (const [typed, points] of [
    ["19,5 mg/L", 1],
    ["59,5 mg/L", 2],
    ["119,5 mg/L", 3],
    ["120 mg/L", 4],
  ] as const)
    expect([typed, partsOf("sofa", { ...QUIET_SOFA, bilirubin: typed }).liver]).toEqual([
      typed,
      points,
    ]);
});

test("SOFA: a value between two printed classes belongs to the lower one, in both columns", () => {
  const kidney = (given: Given) => partsOf("sofa", { ...QUIET_SOFA, creatinine: given }).kidney;
  expect(["1,15 mg/dL", "1,95 mg/dL", "3,45 mg/dL", "4,95 mg/dL"].map(kidney)).toEqual([
    0, 1, 2, 3,
  ]);
  expect([109.9, 170.5, 299.5].map(kidney)).toEqual([0, 1, 2]);
});

test("SOFA: the printed kPa of the ratio (53.3, 40, 26.7, 13.3) are the thresholds of a ratio typed in kPa", () => {
  const at = (value: number) =>
    partsOf("sofa", {
      ...QUIET_SOFA,
      pfRatio: { value, unit: "kPa" },
      pao2: undefined,
      fio2: undefined,
      ventilated: true,
    }).respiration;
  expect([53.3, 53.2, 40, 39.9, 26.7, 26.6, 13.3, 13.2].map(at)).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
});

test("SOFA: dobutamine without vasoactive drugs, or a ratio that its gases deny, is a question and no score", () => {
  expect(of("sofa", { ...QUIET_SOFA, dobutamine: true })).toMatchObject({
    problems: [{ field: "vasopressors", rule: "doseWithoutDrug" }],
    outcome: null,
  });
  expect(of("sofa", { ...QUIET_SOFA, pfRatio: 150, ventilated: true })).toMatchObject({
    problems: [{ field: "pfRatio", rule: "ratioDisagrees" }],
    outcome: null,
  });
  expect(of("sofa", { ...QUIET_SOFA, pfRatio: 450 }).problems).toEqual([]);
});

test("SOFA: noradrenaline can be added to dobutamine or adrenaline, counts, and stands in the line for the record", () => {
  const shocked = { ...QUIET_SOFA, vasopressors: true, map: undefined };
  expect(of("sofa", { ...shocked, dobutamine: true })).toMatchObject({
    missing: [],
    outcome: { value: 2 },
  });
  for (const other of [{ dobutamine: true }, { epinephrine: 0.05 }]) {
    const evaluation = of("sofa", { ...shocked, ...other, norepinephrine: 0.3 });
    expect(evaluation.outcome?.value).toBe(4);
    expect(evaluation.relevant).toContain("norepinephrine");
  }
});

test("APACHE II: PaO₂ between the classes 55 to 60 and 61 to 70 belongs to the lower one; 8 kPa is 60 mmHg", () => {
  const calm = {
    temperature: 37,
    map: 85,
    heartRate: 80,
    respiratoryRate: 16,
    fio2: 30,
    ph: 7.4,
    sodium: 140,
  };
  const rest = {
    potassium: 4,
    creatinine: 80,
    hematocrit: 40,
    whiteCells: 8,
    gcs: 15,
    age: 30,
    chronicHealth: "none",
  };
  const at = (pao2: Given) => partsOf("apache-ii", { ...calm, ...rest, pao2 }).oxygenation;
  expect([61, 60.5, 60, "8 kPa", "7,3 kPa", 70.5].map(at)).toEqual([1, 3, 3, 3, 4, 0]);
});

test.each<[string, string, string]>([
  ["curb-65", "urea", "1,2"],
  ["apache-ii", "paco2", "5,3"],
  ["apache-ii", "pao2", "16"],
  ["sofa", "bilirubin", "1,2"],
  ["sofa", "norepinephrine", "6"],
  ["sofa", "urineOutput", "1,5"],
  ["ckd-epi-2021", "creatinine", "20"],
  ["curb-65", "systolic", "25"],
])(
  "%s, %s: “%s” without its unit is unlikely in the first and likely in another, and is asked for",
  (id, name, text) => {
    expect(of(id, { [name]: text }).problems[0]).toMatchObject({ field: name, code: "unitNeeded" });
  },
);

test.each([
  ["SOFA sous noradrénaline 6", "norepinephrine"],
  ["SOFA sous NAD 2", "norepinephrine"],
  ["Cockcroft homme de 50 ans, créatinine 90 µmol/L, poids 210", "weight"],
  ["CKD-EPI femme de 50 ans, créatinine 17", "creatinine"],
])("in a question too: %s", (question, name) => {
  const read = readScoreQuestion(question);
  expect(read?.inputs).not.toHaveProperty(name);
  expect(read?.unread).toContainEqual(expect.objectContaining({ name, code: "unitNeeded" }));
});

test.each([
  [
    "SOFA chez un patient avec PAM 72 sans catécholamine, diurèse 1,5",
    "urineOutput",
    1.5,
    "litreDay",
  ],
  ["APACHE II : FiO2 60 %, PaO2 80 mmHg, PaCO2 5,3", "paco2", 5.3, "kPa"],
  ["CURB-65 : urée 0,9", "urea", 0.9, "ureaGL"],
  ["Cockcroft créat 118", "creatinine", 118, "creatinineMicro"],
] as const)(
  "one unit only makes it plausible, and it is shown as supposed: %s",
  (question, name, value, unit) => {
    const read = readScoreQuestion(question);
    expect(read?.inputs[name]).toMatchObject({ value });
    expect(read?.supposed[name]?.[0]).toBe(unit);
  },
);

test("a number of JSON is in the unit the catalogue announces, and pointed at when unlikely", () => {
  expect(of("ckd-epi-2021", { creatinine: 20 })).toMatchObject({
    problems: [],
    unlikely: ["creatinine"],
  });
});

test("a number left with its decimal sign is that number; any dash is a minus", () => {
  expect(of("apache-ii", { temperature: "38." }).entries.temperature?.value).toBe(38);
  expect(of("apache-ii", { temperature: "38, °C" }).entries.temperature?.value).toBe(38);
  for (const dash of ["-", "\u2212", "\u2013", "\u2010", "\u2011", "\uFE63", "\uFF0D"])
    expect(of("qtc", { heartRate: `${dash}80` }).problems).toEqual([
      expect.objectContaining({ field: "heartRate", code: "negative" }),
    ]);
});

test("QTc: “390 ms or less” is short, 390.3 is not, and no result is shown in the band of another", () => {
  const show = showIn("en");
  const shown = (qt: number) => {
    const { outcome } = of("qtc", { qt, heartRate: 60, sex: "male" });
    if (!outcome) throw new Error("a result is needed");
    const [bazett] = outcome.also;
    return [
      outcome.band,
      showResult(calculator("qtc"), outcome, show, say),
      bazett && showExtra(calculator("qtc"), bazett, show, say),
    ];
  };
  expect(shown(390)).toEqual(["short", "390\u00A0ms", "390\u00A0ms"]);
  expect(shown(390.3)).toEqual(["normal", "390.3\u00A0ms", "390.3\u00A0ms"]);
  expect(shown(449.7)).toEqual(["normal", "449.7\u00A0ms", "449.7\u00A0ms"]);
  expect(shown(450)).toEqual(["prolonged", "450\u00A0ms", "450\u00A0ms"]);
  expect(shown(499.6)).toEqual(["prolonged", "499.6\u00A0ms", "499.6\u00A0ms"]);
});

test("per cent touches its number in English, and a space parts them in French and Spanish", () => {
  const curb = calculator("curb-65");
  const { outcome } = of("curb-65", {
    confusion: false,
    urea: 5,
    respiratoryRate: 16,
    systolic: 120,
    diastolic: 80,
    age: 40,
  });
  const mortality = outcome?.also[0];
  if (!mortality) throw new Error("a mortality is needed");
  expect(
    ["en", "fr", "es"].map((one) => showExtra(curb, mortality, showIn(one as Language), say)),
  ).toEqual(["0.7%", "0,7\u00A0%", "0,7\u00A0%"]);
});

test("the unit of a result has the decimal sign of its reader", () => {
  const { outcome } = of("ckd-epi-2021", { age: 55, sex: "female", creatinine: "0.9 mg/dL" });
  if (!outcome) throw new Error("a result is needed");
  expect(showResult(calculator("ckd-epi-2021"), outcome, showIn("en"), say)).toBe(
    "75\u00A0mL/min/1.73 m²",
  );
  expect(showResult(calculator("ckd-epi-2021"), outcome, showIn("fr"), say)).toBe(
    "75\u00A0mL/min/1,73 m²",
  );
  expect(showResult(calculator("ckd-epi-2021"), outcome, showIn("es"), say)).toBe(
    "75\u00A0mL/min/1,73 m²",
  );
});

test("a fraction is written bare, a rate touches its unit, in the line for the record and in the limits told", () => {
  const apache = calculator("apache-ii");
  const { entries } = of("apache-ii", {
    fio2: "0,6",
    hematocrit: "0,4",
    heartRate: "110/min",
    age: 40,
  });
  const shown = (name: string) => {
    const [input, entry] = [apache.inputs[name], entries[name]];
    if (!input || !entry) throw new Error(name);
    return showEntry(name, input, entry, textsOf(apache, "fr"), showIn("fr"), say);
  };
  expect(["fio2", "hematocrit", "heartRate", "age"].map(shown)).toEqual([
    "0,6",
    "0,4",
    "110/min",
    "40\u00A0ans",
  ]);
  const told = (name: string, text: string) => {
    const [problem] = of("apache-ii", { [name]: text }).problems;
    if (!problem) throw new Error(name);
    return problemSentence(problem, apache, textsOf(apache, "fr"), showIn("fr"), say);
  };
  expect(told("heartRate", "900")).toBe("problems.impossible 10/min 350/min");
  expect(told("hematocrit", "0,9 fraction")).toBe("problems.impossible 0,04 0,85");
  expect(told("age", "17")).toBe("problems.impossible 18\u00A0ans 125\u00A0ans");
});
