// What a reader who wrote neither formula nor test computed from the publications: thresholds
// exactly, values as a laboratory or a monitor writes them, decimal commas, the other unit.
import { describe, expect, test } from "vitest";
import { partsOf, QUIET_SOFA, run } from "../testing/printed-scores.ts";
import type { Given } from "./read-input.ts";

type Said = Record<string, Given>;
const also = (id: string, given: Said, extra: string) =>
  run(id, given).also.find((one) => one.id === extra)?.value;
const none = (...names: string[]) => Object.fromEntries(names.map((name) => [name, false]));

const APACHE: Said = {
  temperature: "37 °C",
  map: "90 mmHg",
  heartRate: 80,
  respiratoryRate: 18,
  fio2: "21 %",
  pao2: "90 mmHg",
  ph: "7,40",
  sodium: 140,
  potassium: "4,0",
  creatinine: "80 µmol/L",
  hematocrit: "40 %",
  whiteCells: "8 G/L",
  gcs: 15,
  age: 40,
  chronicHealth: "none",
};

describe("severity", () => {
  test.each<[Said, string, number]>([
    [{ creatinine: "1,5 mg/dL", acuteRenalFailure: true }, "creatinine", 4],
    [{ creatinine: "1,49 mg/dL" }, "creatinine", 0],
    [{ creatinine: "3,5 mg/dL", acuteRenalFailure: true }, "creatinine", 8],
    [{ creatinine: "35 mg/L", acuteRenalFailure: false }, "creatinine", 4],
    [{ fio2: "0,49", pao2: "54,9 mmHg" }, "oxygenation", 4],
    [{ fio2: "50 %", pao2: "54,9 mmHg", paco2: "40 mmHg" }, "oxygenation", 2],
    [{ fio2: "50 %", aado2: "350 mmHg" }, "oxygenation", 3],
    [{ fio2: "100 %", aado2: "499,9 mmHg" }, "oxygenation", 3],
    [{ temperature: "102,2 °F" }, "temperature", 3],
  ])("APACHE II %j: %s %d", (given, part, points) =>
    expect(partsOf("apache-ii", { ...APACHE, ...given })[part]).toBe(points),
  );

  test.each<[Said, string, number]>([
    [{ vasopressors: true, norepinephrine: "0,1 µg/kg/min" }, "circulation", 3],
    [{ vasopressors: true, norepinephrine: "0,11 µg/kg/min" }, "circulation", 4],
    [{ vasopressors: true, norepinephrine: "6 µg/kg/h" }, "circulation", 3],
    [{ vasopressors: true, dopamine: "5 µg/kg/min" }, "circulation", 2],
    [{ vasopressors: true, dopamine: "15,1 µg/kg/min" }, "circulation", 4],
    [{ platelets: "19 999 /mm³" }, "coagulation", 4],
    [{ bilirubin: "12 mg/dL" }, "liver", 4],
    [{ urineOutput: "0,5 L/24 h" }, "kidney", 0],
    [{ urineOutput: "199 mL/24 h" }, "kidney", 4],
    [{ pao2: "8 kPa", fio2: "40 %", ventilated: true }, "respiration", 3],
  ])("SOFA %j: %s %d", (given, part, points) =>
    expect(partsOf("sofa", { ...QUIET_SOFA, ...given })[part]).toBe(points),
  );

  const NEWS: Said = {
    respiratoryRate: 16,
    spo2: "97 %",
    oxygen: false,
    systolic: 120,
    heartRate: 70,
    alert: true,
    temperature: "37 °C",
  };
  test.each<[Said, number]>([
    [{ spo2: "92 %", spo2Scale: "scale1" }, 2],
    [{ spo2: "92 %", spo2Scale: "scale2" }, 0],
    [{ spo2: "88 %", spo2Scale: "scale2", oxygen: true }, 2],
    [{ spo2: "93 %", spo2Scale: "scale2", oxygen: true }, 3],
    [{ spo2: "97 %", spo2Scale: "scale2", oxygen: true }, 5],
    [{ spo2: "97 %", spo2Scale: "scale2" }, 0],
    [{ spo2: "83 %", spo2Scale: "scale2" }, 3],
    [{ systolic: 110 }, 1],
    [{ systolic: "22 cmHg" }, 3],
    [{ temperature: "95 °F" }, 3],
  ])("NEWS2 %j: %d", (given, total) =>
    expect(run("news2", { ...NEWS, ...given }).value).toBe(total),
  );

  test.each<[string, string, string, number | null]>([
    ["3", "T", "5", null],
    ["NT", "4", "6", null],
    ["4", "5", "NT", null],
    ["1", "1", "1", 3],
    ["2", "2", "4", 8],
  ])("Glasgow E%s V%s M%s", (eyes, verbal, motor, total) => {
    const outcome = run("glasgow", { eyes, verbal, motor });
    expect(outcome.value).toBe(total);
    if (total === null) expect(outcome.band).toBeNull();
  });
});

describe("liver and kidney", () => {
  const LIVER: Said = { bilirubin: "3 mg/dL", inr: 2, creatinine: "2 mg/dL", dialysis: false };
  test.each<[Said, number, number]>([
    [{ sex: "male", sodium: 130, albumin: "25 g/L" }, 30, 28],
    [{ sex: "female", sodium: 130, albumin: "2,5 g/dL" }, 31, 28],
    [{ sex: "male", sodium: 140, albumin: "42 g/L" }, 25, 25],
    // Bounds: bilirubin 12, INR 3, creatinine 5 counted 3 (4 in the older), sodium 125, albumin 1.5.
    [
      {
        sex: "male",
        bilirubin: "12 mg/dL",
        inr: 3,
        creatinine: "5 mg/dL",
        sodium: 120,
        albumin: "10 g/L",
      },
      40,
      40,
    ],
    [
      {
        sex: "female",
        bilirubin: "0,5 mg/dL",
        inr: "0,8",
        creatinine: "0,6 mg/dL",
        sodium: 137,
        albumin: "35 g/L",
      },
      7,
      6,
    ],
  ])("MELD 3.0 %j: %d, and MELD-Na %d", (given, total, withSodium) => {
    expect(run("meld", { ...LIVER, ...given }).value).toBe(total);
    expect(also("meld", { ...LIVER, ...given }, "meldNa")).toBe(withSodium);
  });

  const OLDER: Said = {
    bilirubin: "2 mg/dL",
    inr: "1,5",
    creatinine: "1,5 mg/dL",
    dialysis: false,
  };
  test.each<[Said, number]>([
    [{ sodium: 125 }, 26],
    [{ sodium: 120 }, 26],
    [{ sodium: 137 }, 17],
    [{ sodium: 145 }, 17],
    // Up to 11 sodium does not count.
    [{ bilirubin: "1 mg/dL", inr: 1, creatinine: "1,2 mg/dL", sodium: 125 }, 8],
    [{ bilirubin: "8 mg/dL", inr: "2,5", creatinine: "6 mg/dL", sodium: 130 }, 38],
    [{ bilirubin: "8 mg/dL", inr: "2,5", dialysis: true, sodium: 130 }, 38],
  ])("MELD-Na %j: %d", (given, total) =>
    expect(run("meld-na", { ...OLDER, ...given }).value).toBe(total),
  );

  test.each<[number, string, string, number, number, number]>([
    [50, "male", "0,9 mg/dL", 99.239, 104.049, 97.04],
    [50, "female", "7 mg/L", 101.025, 105.298, 97.04],
    [70, "male", "1,5 mg/dL", 46.5, 49.774, 44.517],
    [70, "female", "1,5 mg/dL", 34.934, 37.257, 33.494],
    [40, "male", "0,6 mg/dL", 125.766, 125.149, 122.265],
    [85, "female", "1,1 mg/dL", 45.744, 49.241, 40.924],
  ])("%d years, %s, %s: CKD-EPI 2009 %d, 2021 %d, EKFC %d", (age, sex, creatinine, ...rates) => {
    for (const [index, id] of ["ckd-epi-2009", "ckd-epi-2021", "ekfc"].entries())
      expect(run(id, { age, sex, creatinine }).value).toBeCloseTo(rates[index] ?? 0, 2);
  });

  test.each<[string, string, number]>([
    ["male", "actual", 111.11],
    ["male", "ideal", 61.05],
    ["male", "adjusted", 81.08],
    ["female", "actual", 94.44],
    ["female", "adjusted", 62.51],
  ])("Cockcroft at 120 kg, %s, %s weight: %d", (sex, weightBasis, rate) => {
    const height = sex === "male" ? "1m70" : "160 cm";
    const given = { age: 60, sex, weight: "120 kg", creatinine: "1,2 mg/dL", weightBasis, height };
    expect(run("cockcroft-gault", given).value).toBeCloseTo(rate, 1);
  });
});

describe("heart and vessels", () => {
  test.each<[Said, string, number]>([
    [{ creatinine: "1,2 mg/dL" }, "creatinine", 10],
    [{ creatinine: "1,19 mg/dL" }, "creatinine", 7],
    [{ heartRate: 50 }, "heartRate", 3],
    [{ systolic: 80 }, "systolic", 53],
    [{ systolic: "79 mmHg" }, "systolic", 58],
    [{ age: 90 }, "age", 100],
    [{ killip: "IV" }, "killip", 59],
  ])("GRACE %j: %s %d", (given, part, points) => {
    const quiet = { age: 55, heartRate: 75, systolic: 130, creatinine: "1 mg/dL", killip: "I" };
    const absent = none("arrest", "stDeviation", "raisedMarkers");
    expect(partsOf("grace", { ...quiet, ...absent, ...given })[part]).toBe(points);
  });

  test.each<[Said, number]>([
    [{ age: 64 }, 0],
    [{ age: 65 }, 1],
    [{ age: 74 }, 1],
    [{ age: 75 }, 2],
    [{ age: 75, strokeTiaEmbolism: true, hypertension: true }, 5],
  ])("CHA₂DS₂-VA %j: %d", (given, total) => {
    const absent = none(
      "heartFailure",
      "hypertension",
      "diabetes",
      "strokeTiaEmbolism",
      "vascularDisease",
    );
    expect(run("cha2ds2-va", { ...absent, ...given }).value).toBe(total);
  });

  test.each<[string, number, readonly number[]]>([
    ["400 ms", 75, [447.21, 430.89, 430.8, 426.25, 433.33]],
    ["0,36 s", 100, [464.76, 426.83, 421.6, 430, 440]],
    ["440 ms", 50, [401.66, 414.06, 409.2, 422.5, 415.56]],
  ])("QTc of %s at %d by the five formulas", (qt, heartRate, expected) => {
    const values = run("qtc", { qt, heartRate }).also.map(({ value }) => value);
    for (const [index, value] of values.entries())
      expect(value).toBeCloseTo(expected[index] ?? 0, 1);
  });

  test.each<[string, string | undefined, string]>([
    ["450 ms", "male", "prolonged"],
    ["449 ms", "male", "normal"],
    ["459 ms", "female", "normal"],
    ["460 ms", "female", "prolonged"],
    ["455 ms", undefined, "sexDependent"],
    ["500 ms", "female", "high"],
    ["390 ms", "male", "short"],
    ["391 ms", "male", "normal"],
  ])("QTc of %s at 60, %s: %s", (qt, sex, band) => {
    const given = { qt, heartRate: 60, ...(sex === undefined ? {} : { sex }) };
    expect(run("qtc", given).band).toBe(band);
  });

  test.each<[readonly string[], number, string, string, string]>([
    [["alternativeLessLikely", "cancer"], 4, "moderate", "unlikely", "likely"],
    [["dvtSigns", "haemoptysis"], 4, "moderate", "unlikely", "likely"],
    [["alternativeLessLikely", "heartRateOver100"], 4.5, "moderate", "likely", "likely"],
    [["dvtSigns", "alternativeLessLikely"], 6, "moderate", "likely", "likely"],
    [["dvtSigns", "alternativeLessLikely", "cancer"], 7, "high", "likely", "likely"],
    [["heartRateOver100"], 1.5, "low", "unlikely", "unlikely"],
  ])("Wells %j: %d", (present, total, three, two, simplified) => {
    const outcome = run("wells-pe", {
      ...none("dvtSigns", "alternativeLessLikely", "heartRateOver100", "immobilisationOrSurgery"),
      ...none("previousDvtOrPe", "haemoptysis", "cancer"),
      ...Object.fromEntries(present.map((name) => [name, true])),
    });
    expect([outcome.value, outcome.band]).toEqual([total, three]);
    expect(outcome.also.map(({ band }) => band)).toEqual([two, simplified]);
  });
});

describe("lungs, metabolism, burns", () => {
  const PSI_LIST = ["nursingHome", "neoplasia", "liverDisease", "heartFailure", "strokeHistory"];
  const PSI: Said = {
    ...none(...PSI_LIST, "renalDisease", "acidosis", "raisedUrea", "lowSodium", "highGlucose"),
    ...none("anaemia", "hypoxaemia", "effusion", "alteredMentation"),
    sex: "male",
    respiratoryRate: 20,
    systolic: 120,
    temperature: "37,5 °C",
    heartRate: 90,
  };
  test.each<[Said, number, string]>([
    [{ age: 50, effusion: true, hypoxaemia: true }, 70, "I"],
    [{ age: 51 }, 51, "II"],
    [{ age: 70 }, 70, "II"],
    [{ age: 71 }, 71, "III"],
    [{ age: 80, sex: "female", nursingHome: true, effusion: true }, 90, "III"],
    [{ age: 81, effusion: true }, 91, "IV"],
    [{ age: 50, heartRate: 125 }, 60, "II"],
    [{ age: 80, acidosis: true, raisedUrea: true }, 130, "IV"],
    [{ age: 81, acidosis: true, raisedUrea: true }, 131, "V"],
    [{ age: 45, temperature: "40 °C" }, 60, "II"],
  ])("PSI %j: %d, class %s", (given, points, band) =>
    expect(run("psi", { ...PSI, ...given })).toMatchObject({ value: points, band }),
  );

  test.each<[Said, number, number]>([
    [{ sodium: 130, glucose: "500 mg/dL" }, 136.4, 139.6],
    [{ sodium: 130, glucose: "5 g/L" }, 136.4, 139.6],
    [{ sodium: 130, glucose: "100 mg/dL" }, 130, 130],
    [{ sodium: 130, glucose: "80 mg/dL" }, 130, 130],
    [{ sodium: 120, glucose: "1 100 mg/dL" }, 136, 144],
  ])("corrected sodium %j: %d by 1.6, %d by 2.4", (given, katz, hillier) => {
    expect(run("corrected-sodium", given).value).toBeCloseTo(katz, 2);
    expect(also("corrected-sodium", given, "hillier")).toBeCloseTo(hillier, 2);
  });

  test.each<[Said, string, number | undefined]>([
    [{ sinceBurn: 0 }, "rateNow", 525],
    [{ sinceBurn: "3 h" }, "rateNow", 840],
    [{ sinceBurn: "3 h", given: "1 L" }, "rateNow", 640],
    [{ sinceBurn: "8 h" }, "rateNow", undefined],
    [{ sinceBurn: "2,5 h" }, "rateAfter", 262.5],
    [{}, "rateFromBurn", 525],
  ])("Parkland at 70 kg and 30 %%, %j: %s %d", (given, extra, rate) => {
    const told = also("parkland", { weight: "70 kg", burnt: "30 %", ...given }, extra);
    if (rate === undefined) expect(told).toBeUndefined();
    else expect(told).toBeCloseTo(rate, 6);
  });
});
