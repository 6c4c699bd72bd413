import { defineCalculator } from "../calculator.ts";
import { adultAge, albumin, bilirubin, creatinine, measure } from "../quantities.ts";
import { bandOf } from "../score.ts";

const BANDS = [
  { id: "responder", from: 0, tone: "neutral" },
  { id: "nonResponder", from: 0.45, after: true, tone: "alert" },
] as const;

/** Printed "above 1.3 mg/dL (115 µmol/L)": each in the unit that was typed. */
const isRaised = (value: number, unit: string | undefined): boolean =>
  value > (unit === "creatinineMicro" ? 115 : 114.92);

/**
 * Lille model (Louvet 2007): severe alcoholic hepatitis at the seventh day of corticosteroids. The
 * kidney counts as 0 or 1, never by its creatinine.
 */
export const lille = defineCalculator({
  id: "lille",
  category: "digestive",
  reasons: ["liver"],
  inputs: {
    age: adultAge,
    albumin,
    bilirubinDay0: bilirubin,
    bilirubinDay7: bilirubin,
    creatinine,
    prothrombinTime: measure(["clockSecond"], {
      normal: [11, 14],
      usual: [10, 60],
      possible: [8, 120],
      decimals: 1,
    }),
  },
  result: { unit: "", decimals: 2, min: 0, max: 1 },
  bands: BANDS,
  compute(
    { age, albumin: protein, bilirubinDay0, bilirubinDay7, creatinine: kidney, prothrombinTime },
    typed,
    show,
  ) {
    const raised = isRaised(kidney, typed.creatinine) ? 1 : 0;
    const fall = bilirubinDay0 - bilirubinDay7;
    const r =
      3.19 -
      0.101 * age +
      0.147 * protein +
      0.0165 * fall -
      0.206 * raised -
      0.0065 * bilirubinDay0 -
      0.0096 * prothrombinTime;
    const value = 1 / (1 + Math.exp(r));
    return {
      value,
      band: bandOf(BANDS, value),
      parts: [],
      also: [{ id: "r", value: r, unit: "", decimals: 2 }],
      formula: `R = ${show(3.19, 2)} − ${show(0.101, 3)} × ${show(age, 1)} + ${show(0.147, 3)} × ${show(protein, 1)} + ${show(0.0165, 4)} × ${show(fall, 1)} − ${show(0.206, 3)} × ${raised} − ${show(0.0065, 4)} × ${show(bilirubinDay0, 1)} − ${show(0.0096, 4)} × ${show(prothrombinTime, 1)} = ${show(r, 3)} ; e^(−R) / (1 + e^(−R)) = ${show(value, 3)}`,
      notes: [],
    };
  },
  reference: {
    authors: "Louvet A, Naveau S, Abdelnour M, et al.",
    title:
      "The Lille model: a new tool for therapeutic strategy in patients with severe alcoholic hepatitis treated with steroids",
    journal: "Hepatology 2007;45(6):1348-1354",
    year: 2007,
    doi: "10.1002/hep.21607",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source:
        "50 years, 30 g/L, 200 then 200 µmol/L, 80 µmol/L, 20 s: R = 3.19 − 5.05 + 4.41 + 0 − 0 − 1.3 − 0.192 = 1.058",
      inputs: {
        age: 50,
        albumin: 30,
        bilirubinDay0: 200,
        bilirubinDay7: 200,
        creatinine: 80,
        prothrombinTime: 20,
      },
      value: 0.257_692,
      within: 1e-5,
      band: "responder",
    },
    {
      origin: "derived",
      source: "The same, bilirubin up to 300 and creatinine 150: R = 1.058 − 1.65 − 0.206 = −0.798",
      inputs: {
        age: 50,
        albumin: 30,
        bilirubinDay0: 200,
        bilirubinDay7: 300,
        creatinine: 150,
        prothrombinTime: 20,
      },
      value: 0.689_546,
      within: 1e-5,
      band: "nonResponder",
    },
    {
      origin: "derived",
      source: "The first again in g/dL and mg/dL: creatinine of 1.3 mg/dL is not above 1.3",
      inputs: {
        age: 50,
        albumin: { value: 3, unit: "g/dL" },
        bilirubinDay0: 200,
        bilirubinDay7: 200,
        creatinine: { value: 1.3, unit: "mg/dL" },
        prothrombinTime: 20,
      },
      value: 0.257_692,
      within: 1e-5,
      band: "responder",
    },
  ],
  review: {
    day: "2026-11-26",
    primaryOpened: false,
    opened: [
      {
        link: "https://globalrph.com/medcalcs/lille-model-scoring-in-severe-alcoholic-hepatitis/",
        where:
          "Every coefficient with its unit, the evolution as day 0 minus day 7, the kidney as 0 or 1; this page exchanges the two survivals",
        compared: "constants",
      },
      {
        link: "https://clinideck.com/lille-model-for-alcoholic-hepatitis/",
        where: "The same coefficients and the same definition of the kidney",
        compared: "constants",
      },
      {
        link: "http://lillemodel.com/lillept.asp",
        where:
          "Site of the authors: survival at 6 months of about 25 % above 0.45 and 85 % below; prothrombin time in seconds; albumin before any infusion of it",
        compared: "bands",
      },
      {
        link: "https://staging.scite.ai/reports/meld-score-is-a-better-vGAMg3",
        where:
          "Abstract of the publication: six variables, cutoff 0.45, survival at 6 months 25 ± 3.8 % above it and 85 ± 2.5 % below",
        compared: "bands",
      },
      {
        link: "http://www.medicalalgorithms.com/lille-model-of-louvet-et-al-for-evaluating-a-patient-with-severe-alcoholic-hepatitis",
        where: "The same coefficients, third source",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});
