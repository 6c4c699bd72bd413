import type { SaidScore } from "./said-score.ts";

export const FIRST_ENGLISH: readonly SaidScore[] = [
  {
    turns: ["CURB-65 for a 78 year old man, not confused, urea 9.1 mmol/L, RR 24, BP 128/72"],
    calculator: "curb-65",
    inputs: { urea: 9.1, respiratoryRate: 24, systolic: 128, diastolic: 72, age: 78 },
  },
  {
    turns: ["curb65 new confusion, BUN 28 mg/dL, resp rate 34, blood pressure 86/48, 91yo"],
    calculator: "curb-65",
    inputs: {
      confusion: true,
      urea: { value: 28, unit: "mg/dL BUN" },
      respiratoryRate: 34,
      systolic: 86,
      diastolic: 48,
      age: 91,
    },
  },
  {
    turns: ["CURB-65: 54F, alert and oriented, RR 20, BP 118/76", "urea 5 mmol/L"],
    calculator: "curb-65",
    inputs: { urea: 5, respiratoryRate: 20, systolic: 118, diastolic: 76, age: 54 },
  },
  {
    turns: ["GCS: eyes open to voice, disoriented, squeezes my hand on command"],
    calculator: "glasgow",
    inputs: { eyes: "3", verbal: "4", motor: "6" },
  },
  {
    turns: ["What is the Glasgow coma scale if no eye opening, moans only, extends to pain?"],
    calculator: "glasgow",
    inputs: { eyes: "1", verbal: "2", motor: "2" },
  },
  {
    turns: ["GCS head injury, opens eyes to pain, inappropriate words", "withdraws from pain"],
    calculator: "glasgow",
    inputs: { eyes: "2", verbal: "3", motor: "4" },
  },
  {
    turns: ["GCS E4 V4 M6"],
    calculator: "glasgow",
    inputs: { eyes: "4", verbal: "4", motor: "6" },
  },
  {
    turns: [
      "HEART score: 59 year old woman, moderately suspicious history, normal ECG, hypertension and smoker, negative troponin",
    ],
    calculator: "heart",
    inputs: {
      history: "moderate",
      ecg: "normal",
      age: 59,
      riskFactors: "oneOrTwo",
      troponin: "normal",
    },
  },
  {
    turns: [
      "HEART score, 66 year old man, highly suspicious story, ST depression, known coronary disease, troponin 5 times the upper limit",
    ],
    calculator: "heart",
    inputs: {
      history: "high",
      ecg: "stDeviation",
      age: 66,
      riskFactors: "threeOrAtherosclerosis",
      troponin: "overThree",
    },
  },
  {
    turns: [
      "HEART score 41M, slightly suspicious history, ECG normal, no risk factors",
      "troponin normal",
    ],
    calculator: "heart",
    inputs: { history: "slight", ecg: "normal", age: 41, riskFactors: "none", troponin: "normal" },
  },
  {
    turns: [
      "CHA2DS2-VA: 81 year old, hypertension, old MI, no stroke, no diabetes, no heart failure",
    ],
    calculator: "cha2ds2-va",
    inputs: { age: 81, hypertension: true, vascularDisease: true },
  },
  {
    turns: [
      "AF patient aged 69 with reduced ejection fraction, diabetic, previous TIA, normotensive, no vascular disease: CHA2DS2-VA?",
    ],
    calculator: "cha2ds2-va",
    inputs: { age: 69, heartFailure: true, diabetes: true, strokeTiaEmbolism: true },
  },
  {
    turns: [
      "CHA2DS2-VA, hypertension and peripheral artery disease, no stroke, no diabetes, no heart failure",
      "she is 74",
    ],
    calculator: "cha2ds2-va",
    inputs: { age: 74, hypertension: true, vascularDisease: true },
  },
  {
    turns: [
      "CHA2DS2-VA 72 yo, never had a stroke, hypertension, stroke in 2019, no diabetes, heart fine",
    ],
    calculator: "cha2ds2-va",
    ask: "strokeTiaEmbolism",
  },
  {
    turns: [
      "Wells PE: HR 120, on chemo for lung cancer, coughing blood, no leg swelling, no surgery or bed rest, no prior DVT, PE is the most likely diagnosis",
    ],
    calculator: "wells-pe",
    inputs: {
      heartRateOver100: true,
      cancer: true,
      haemoptysis: true,
      alternativeLessLikely: true,
    },
  },
  {
    turns: [
      "Wells score for pulmonary embolism, heart rate 88, knee replacement 2 weeks ago, swollen tender calf, pneumonia more likely, no previous clot, no haemoptysis, no malignancy",
    ],
    calculator: "wells-pe",
    inputs: { immobilisationOrSurgery: true, dvtSigns: true },
  },
  {
    turns: [
      "Wells PE, previous DVT, HR 104, no cancer, no hemoptysis, no immobilisation, legs normal",
      "no other diagnosis is more likely than PE",
    ],
    calculator: "wells-pe",
    inputs: { previousDvtOrPe: true, heartRateOver100: true, alternativeLessLikely: true },
  },
  {
    turns: [
      "SOFA: PaO2 75 on 30% mask, platelets 120, bilirubin 1.0 mg/dL, MAP 72 off pressors, GCS 15, creatinine 1.0 mg/dL",
    ],
    calculator: "sofa",
    inputs: {
      pao2: 75,
      fio2: 30,
      platelets: 120,
      bilirubin: { value: 1, unit: "mg/dL" },
      map: 72,
      gcs: 15,
      creatinine: { value: 1, unit: "mg/dL" },
    },
  },
  {
    turns: [
      "sofa score ventilated patient PaO2 64 mmHg FiO2 0.8, plt 38, bili 7 mg/dL, norepinephrine 0.08 mcg/kg/min, GCS 7, creat 3.8 mg/dL",
    ],
    calculator: "sofa",
    inputs: {
      pao2: 64,
      fio2: 80,
      ventilated: true,
      platelets: 38,
      bilirubin: { value: 7, unit: "mg/dL" },
      vasopressors: true,
      norepinephrine: 0.08,
      gcs: 7,
      creatinine: { value: 3.8, unit: "mg/dL" },
    },
  },
  {
    turns: [
      "SOFA: P/F ratio 320, platelets 180, MAP 66 without vasopressors, GCS 14, creatinine 160 µmol/L",
      "bilirubin 30 µmol/L",
    ],
    calculator: "sofa",
    inputs: { pfRatio: 320, platelets: 180, bilirubin: 30, map: 66, gcs: 14, creatinine: 160 },
  },
  {
    turns: [
      "APACHE II: 72 year old, temp 38.6, MAP 58, HR 132, RR 28, FiO2 0.35, PaO2 62, pH 7.22, Na 148, K 5.7, creatinine 2.4 mg/dL, acute kidney injury, hematocrit 29%, WBC 22, GCS 13, no chronic organ failure",
    ],
    calculator: "apache-ii",
    inputs: {
      age: 72,
      temperature: 38.6,
      map: 58,
      heartRate: 132,
      respiratoryRate: 28,
      fio2: 35,
      pao2: 62,
      ph: 7.22,
      sodium: 148,
      potassium: 5.7,
      creatinine: { value: 2.4, unit: "mg/dL" },
      acuteRenalFailure: true,
      hematocrit: 29,
      whiteCells: 22,
      gcs: 13,
      chronicHealth: "none",
    },
  },
  {
    turns: [
      "apache ii 60M T 35.5 MAP 110 HR 68 RR 14 room air PaO2 90 pH 7.36 sodium 133 potassium 3.3 creatinine 88 µmol/L haematocrit 45% white cells 6.5 GCS 15 cirrhosis with portal hypertension, medical admission",
    ],
    calculator: "apache-ii",
    inputs: {
      age: 60,
      temperature: 35.5,
      map: 110,
      heartRate: 68,
      respiratoryRate: 14,
      fio2: 21,
      pao2: 90,
      ph: 7.36,
      sodium: 133,
      potassium: 3.3,
      creatinine: 88,
      hematocrit: 45,
      whiteCells: 6.5,
      gcs: 15,
      chronicHealth: "medicalOrEmergencySurgery",
    },
  },
  {
    turns: ["QTc please: QT 400 ms, HR 88"],
    calculator: "qtc",
    inputs: { qt: 400, heartRate: 88 },
  },
  {
    turns: ["Fridericia QTc for QT 460 at a rate of 50 bpm"],
    calculator: "qtc",
    inputs: { qt: 460, heartRate: 50, formula: "fridericia" },
  },
  {
    turns: ["corrected QT, measured QT 0.41 seconds, pulse 70, female"],
    calculator: "qtc",
    inputs: { qt: 410, heartRate: 70, sex: "female" },
  },
  {
    turns: ["Cockcroft-Gault: 66 year old man, 78 kg, creatinine 1.4 mg/dL"],
    calculator: "cockcroft-gault",
    inputs: { age: 66, sex: "male", weight: 78, creatinine: { value: 1.4, unit: "mg/dL" } },
  },
  {
    turns: [
      "creatinine clearance Cockcroft Gault lady aged 83, creatinine 101 umol/L",
      "weighs 55 kg",
    ],
    calculator: "cockcroft-gault",
    inputs: { age: 83, sex: "female", weight: 55, creatinine: 101 },
  },
  {
    turns: ["Cockcroft 77F 60kg Cr 140"],
    calculator: "cockcroft-gault",
    inputs: { age: 77, sex: "female", weight: 60, creatinine: 140 },
  },
  {
    turns: ["eGFR CKD-EPI 2021, 50 year old female, creatinine 0.8 mg/dL"],
    calculator: "ckd-epi-2021",
    inputs: { age: 50, sex: "female", creatinine: { value: 0.8, unit: "mg/dL" } },
  },
  {
    turns: ["CKD-EPI for a male of 35, serum creatinine 250"],
    calculator: "ckd-epi-2021",
    inputs: { age: 35, sex: "male", creatinine: 250 },
  },
];
