import type { SaidScore } from "./said-score.ts";

export const FIRST_SPANISH: readonly SaidScore[] = [
  {
    turns: ["CURB-65: mujer de 80 años, sin confusión, urea 8 mmol/L, FR 32, TA 110/58"],
    calculator: "curb-65",
    inputs: { urea: 8, respiratoryRate: 32, systolic: 110, diastolic: 58, age: 80 },
  },
  {
    turns: [
      "curb 65 neumonía varón 63 años, desorientado, urea 60 mg/dL, frecuencia respiratoria 26, tensión 95/65",
    ],
    calculator: "curb-65",
    inputs: {
      confusion: true,
      urea: { value: 60, unit: "mg/dL" },
      respiratoryRate: 26,
      systolic: 95,
      diastolic: 65,
      age: 63,
    },
  },
  {
    turns: ["CURB-65 paciente de 69 años, orientado, urea 6,5 mmol/L, FR 28", "TA 88/50"],
    calculator: "curb-65",
    inputs: { urea: 6.5, respiratoryRate: 28, systolic: 88, diastolic: 50, age: 69 },
  },
  {
    turns: ["Glasgow: abre los ojos al dolor, emite sonidos incomprensibles, retira al dolor"],
    calculator: "glasgow",
    inputs: { eyes: "2", verbal: "2", motor: "4" },
  },
  {
    turns: ["escala de Glasgow: apertura ocular espontánea, confuso, obedece órdenes"],
    calculator: "glasgow",
    inputs: { eyes: "4", verbal: "4", motor: "6" },
  },
  {
    turns: ["Glasgow: abre los ojos a la voz, palabras inapropiadas", "localiza el dolor"],
    calculator: "glasgow",
    inputs: { eyes: "3", verbal: "3", motor: "5" },
  },
  {
    turns: ["Glasgow: no abre los ojos, no habla, extensión al dolor"],
    calculator: "glasgow",
    inputs: { eyes: "1", verbal: "1", motor: "2" },
  },
  {
    turns: [
      "HEART: hombre 45 años, historia poco sospechosa, ECG normal, fumador, troponina normal",
    ],
    calculator: "heart",
    inputs: {
      history: "slight",
      ecg: "normal",
      age: 45,
      riskFactors: "oneOrTwo",
      troponin: "normal",
    },
  },
  {
    turns: [
      "escala HEART en mujer de 70 años, historia muy sospechosa, descenso del ST, diabetes, hipertensión y tabaquismo, troponina elevada 4 veces el límite",
    ],
    calculator: "heart",
    inputs: {
      history: "high",
      ecg: "stDeviation",
      age: 70,
      riskFactors: "threeOrAtherosclerosis",
      troponin: "overThree",
    },
  },
  {
    turns: [
      "HEART varón de 57 años, historia moderadamente sospechosa, alteraciones inespecíficas de la repolarización, sin factores de riesgo",
      "troponina negativa",
    ],
    calculator: "heart",
    inputs: {
      history: "moderate",
      ecg: "nonspecific",
      age: 57,
      riskFactors: "none",
      troponin: "normal",
    },
  },
  {
    turns: [
      "CHA2DS2-VA: 77 años, hipertensa, diabética, sin ictus, sin insuficiencia cardíaca, sin enfermedad vascular",
    ],
    calculator: "cha2ds2-va",
    inputs: { age: 77, hypertension: true, diabetes: true },
  },
  {
    turns: [
      "fibrilación auricular, hombre 64 años, infarto previo, ictus en 2020, no hipertenso, no diabético, no insuficiencia cardiaca, CHA2DS2-VA",
    ],
    calculator: "cha2ds2-va",
    inputs: { age: 64, vascularDisease: true, strokeTiaEmbolism: true },
  },
  {
    turns: [
      "CHA2DS2-VA: insuficiencia cardíaca e hipertensión, ni diabetes ni ictus ni arteriopatía",
      "tiene 68 años",
    ],
    calculator: "cha2ds2-va",
    inputs: { age: 68, heartFailure: true, hypertension: true },
  },
  {
    turns: [
      "CHA2DS2-VA 71 años, sin ictus, hipertenso, no diabético, AIT hace 2 años, corazón sano",
    ],
    calculator: "cha2ds2-va",
    ask: "strokeTiaEmbolism",
  },
  {
    turns: [
      "Wells TEP: FC 115, hemoptisis, cáncer de colon en quimioterapia, sin cirugía ni inmovilización, sin trombosis previa, piernas normales, otro diagnóstico más probable",
    ],
    calculator: "wells-pe",
    inputs: { heartRateOver100: true, haemoptysis: true, cancer: true },
  },
  {
    turns: [
      "Wells embolia pulmonar: pierna derecha hinchada y dolorosa, frecuencia cardíaca 92, operada hace 2 semanas, TEP el diagnóstico más probable, no antecedentes de trombosis, no hemoptisis, no cáncer",
    ],
    calculator: "wells-pe",
    inputs: { dvtSigns: true, immobilisationOrSurgery: true, alternativeLessLikely: true },
  },
  {
    turns: [
      "Wells TEP: antecedente de TVP, encamado desde hace una semana, FC 98, sin hemoptisis, sin cáncer, sin signos de trombosis",
      "el TEP es el diagnóstico más probable",
    ],
    calculator: "wells-pe",
    inputs: { previousDvtOrPe: true, immobilisationOrSurgery: true, alternativeLessLikely: true },
  },
  {
    turns: [
      "SOFA: PaO2 70 con FiO2 50 %, intubado, plaquetas 60 000, bilirrubina 3 mg/dL, noradrenalina 0,3 µg/kg/min, Glasgow 10, creatinina 2,5 mg/dL",
    ],
    calculator: "sofa",
    inputs: {
      pao2: 70,
      fio2: 50,
      ventilated: true,
      platelets: 60,
      bilirubin: { value: 3, unit: "mg/dL" },
      vasopressors: true,
      norepinephrine: 0.3,
      gcs: 10,
      creatinine: { value: 2.5, unit: "mg/dL" },
    },
  },
  {
    turns: [
      "sofa PaO2 92 aire ambiente, plaquetas 250, bilirrubina 0,8 mg/dL, PAM 80 sin vasopresores, Glasgow 15, creatinina 1,5 mg/dL",
    ],
    calculator: "sofa",
    inputs: {
      pao2: 92,
      fio2: 21,
      platelets: 250,
      bilirubin: { value: 0.8, unit: "mg/dL" },
      map: 80,
      gcs: 15,
      creatinine: { value: 1.5, unit: "mg/dL" },
    },
  },
  {
    turns: [
      "APACHE II: 58 años, temperatura 40, PAM 75, FC 115, FR 26, FiO2 30 %, PaO2 71, pH 7,31, sodio 128, potasio 5,6, creatinina 90 µmol/L, hematocrito 48 %, leucocitos 16, Glasgow 15, sin enfermedad crónica",
    ],
    calculator: "apache-ii",
    inputs: {
      age: 58,
      temperature: 40,
      map: 75,
      heartRate: 115,
      respiratoryRate: 26,
      fio2: 30,
      pao2: 71,
      ph: 7.31,
      sodium: 128,
      potassium: 5.6,
      creatinine: 90,
      hematocrit: 48,
      whiteCells: 16,
      gcs: 15,
      chronicHealth: "none",
    },
  },
  {
    turns: [
      "apache ii mujer 44 años T 37 PAM 90 FC 80 FR 16 aire ambiente PaO2 95 pH 7,40 Na 140 K 4 creatinina 60 µmol/L Hto 38 % leucocitos 8, sin insuficiencia orgánica crónica",
      "Glasgow 15",
    ],
    calculator: "apache-ii",
    inputs: {
      age: 44,
      temperature: 37,
      map: 90,
      heartRate: 80,
      respiratoryRate: 16,
      fio2: 21,
      pao2: 95,
      ph: 7.4,
      sodium: 140,
      potassium: 4,
      creatinine: 60,
      hematocrit: 38,
      whiteCells: 8,
      gcs: 15,
      chronicHealth: "none",
    },
  },
  {
    turns: ["QTc: QT 390 ms, frecuencia cardíaca 100"],
    calculator: "qtc",
    inputs: { qt: 390, heartRate: 100 },
  },
  {
    turns: ["QT corregido por Fridericia, QT 430, FC 64"],
    calculator: "qtc",
    inputs: { qt: 430, heartRate: 64, formula: "fridericia" },
  },
  {
    turns: ["QTc en hombre con QT de 0,40 s y 72 lpm"],
    calculator: "qtc",
    inputs: { qt: 400, heartRate: 72, sex: "male" },
  },
  {
    turns: ["Cockcroft: hombre 45 años, 80 kg, creatinina 1,1 mg/dL"],
    calculator: "cockcroft-gault",
    inputs: { age: 45, sex: "male", weight: 80, creatinine: { value: 1.1, unit: "mg/dL" } },
  },
  {
    turns: [
      "aclaramiento de creatinina Cockcroft-Gault mujer 79 años, creatinina 1,3",
      "pesa 62 kg",
    ],
    calculator: "cockcroft-gault",
    inputs: { age: 79, sex: "female", weight: 62, creatinine: { value: 1.3, unit: "mg/dL" } },
  },
  {
    turns: ["Cockcroft señora de 90 años y 48 kg con creatinina de 95"],
    calculator: "cockcroft-gault",
    inputs: { age: 90, sex: "female", weight: 48, creatinine: 95 },
  },
  {
    turns: ["CKD-EPI varón 61 años creatinina 0,9 mg/dL"],
    calculator: "ckd-epi-2021",
    inputs: { age: 61, sex: "male", creatinine: { value: 0.9, unit: "mg/dL" } },
  },
  {
    turns: ["filtrado glomerular CKD-EPI mujer de 55 años, creatinina 180 µmol/L"],
    calculator: "ckd-epi-2021",
    inputs: { age: 55, sex: "female", creatinine: 180 },
  },
  {
    turns: ["¿CKD-EPI de un hombre de 82 años con creatinina 2,1 mg/dL?"],
    calculator: "ckd-epi-2021",
    inputs: { age: 82, sex: "male", creatinine: { value: 2.1, unit: "mg/dL" } },
  },
];
