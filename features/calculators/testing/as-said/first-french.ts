import type { SaidScore } from "./said-score.ts";

export const FIRST_FRENCH: readonly SaidScore[] = [
  {
    turns: ["CURB-65 : femme 84 ans, confuse, urée 0,9 g/L, FR 32, TA 100/55"],
    calculator: "curb-65",
    inputs: {
      confusion: true,
      urea: { value: 0.9, unit: "g/L" },
      respiratoryRate: 32,
      systolic: 100,
      diastolic: 55,
      age: 84,
    },
  },
  {
    turns: ["curb65 pneumopathie homme 58 ans pas de confusion urée 6 mmol/L FR 22 TA 13/7"],
    calculator: "curb-65",
    inputs: { urea: 6, respiratoryRate: 22, systolic: 130, diastolic: 70, age: 58 },
  },
  {
    turns: ["CURB-65 chez un patient de 71 ans, orienté, urée 8,2 mmol/L, tension 118/64", "FR 30"],
    calculator: "curb-65",
    inputs: { urea: 8.2, respiratoryRate: 30, systolic: 118, diastolic: 64, age: 71 },
  },
  {
    turns: [
      "âge 66 ans, pneumonie : FR 26, urée 12 mmol, PA 85/50, désorientation : non. CURB 65 ?",
    ],
    calculator: "curb-65",
    inputs: { urea: 12, respiratoryRate: 26, systolic: 85, diastolic: 50, age: 66 },
  },
  {
    turns: [
      "Glasgow : ouvre les yeux à la douleur, sons incompréhensibles, retire la main quand on pince",
    ],
    calculator: "glasgow",
    inputs: { eyes: "2", verbal: "2", motor: "4" },
  },
  {
    turns: ["Calcule le Glasgow : yeux ouverts spontanément, propos confus, obéit aux ordres"],
    calculator: "glasgow",
    inputs: { eyes: "4", verbal: "4", motor: "6" },
  },
  {
    turns: [
      "glasgow d'un traumatisé : n'ouvre les yeux qu'à l'appel, localise la douleur",
      "il dit des mots inappropriés",
    ],
    calculator: "glasgow",
    inputs: { eyes: "3", verbal: "3", motor: "5" },
  },
  {
    turns: [
      "HEART : homme 52 ans, histoire peu évocatrice, ECG normal, tabac et HTA, troponine négative",
    ],
    calculator: "heart",
    inputs: {
      history: "slight",
      ecg: "normal",
      age: 52,
      riskFactors: "oneOrTwo",
      troponin: "normal",
    },
  },
  {
    turns: [
      "score HEART femme de 68 ans, douleur très suspecte, sous-décalage de ST, diabète, HTA et tabac",
      "troponine normale",
    ],
    calculator: "heart",
    inputs: {
      history: "high",
      ecg: "stDeviation",
      age: 68,
      riskFactors: "threeOrAtherosclerosis",
      troponin: "normal",
    },
  },
  {
    turns: [
      "Douleur thoracique, 44 ans, HEART ? anamnèse moyennement suspecte, troubles non spécifiques de la repolarisation, aucun facteur de risque, troponine à 2 fois la normale",
    ],
    calculator: "heart",
    inputs: {
      history: "moderate",
      ecg: "nonspecific",
      age: 44,
      riskFactors: "none",
      troponin: "upToThree",
    },
  },
  {
    turns: [
      "CHA2DS2-VA : 78 ans, hypertendue, diabétique, pas d'AVC, insuffisance cardiaque, pas d'artérite",
    ],
    calculator: "cha2ds2-va",
    inputs: { age: 78, hypertension: true, diabetes: true, heartFailure: true },
  },
  {
    turns: [
      "FA, homme de 66 ans, ancien infarctus, HTA traitée, ni diabète ni AVC ni insuffisance cardiaque. CHA2DS2-VA ?",
    ],
    calculator: "cha2ds2-va",
    inputs: { age: 66, hypertension: true, vascularDisease: true },
  },
  {
    turns: [
      "CHA2DS2-VA d'une patiente hypertendue avec antécédent d'AIT, sans diabète ni insuffisance cardiaque ni maladie vasculaire",
      "76 ans",
    ],
    calculator: "cha2ds2-va",
    inputs: { age: 76, hypertension: true, strokeTiaEmbolism: true },
  },
  {
    turns: [
      "CHA2DS2-VA, 70 ans, pas d'AVC, HTA, pas de diabète, AIT il y a 3 ans, cœur et artères sains",
    ],
    calculator: "cha2ds2-va",
    ask: "strokeTiaEmbolism",
  },
  {
    turns: [
      "Wells EP : FC 112, hémoptysie, cancer du sein en cours de chimio, pas d'immobilisation, pas d'antécédent de phlébite, pas de signe de TVP, un autre diagnostic est plus probable",
    ],
    calculator: "wells-pe",
    inputs: { heartRateOver100: true, haemoptysis: true, cancer: true },
  },
  {
    turns: [
      "score de Wells embolie : mollet gauche gonflé et douloureux à la palpation, pouls 118, opéré de la hanche il y a 10 jours, EP = diagnostic le plus probable, jamais de phlébite, pas d'hémoptysie, pas de cancer",
    ],
    calculator: "wells-pe",
    inputs: {
      dvtSigns: true,
      heartRateOver100: true,
      immobilisationOrSurgery: true,
      alternativeLessLikely: true,
    },
  },
  {
    turns: [
      "Wells EP chez un homme alité depuis 5 jours, FC 95, antécédent d'embolie pulmonaire, ni hémoptysie ni cancer, mollets souples",
      "l'EP est le diagnostic le plus vraisemblable",
    ],
    calculator: "wells-pe",
    inputs: { immobilisationOrSurgery: true, previousDvtOrPe: true, alternativeLessLikely: true },
  },
  {
    turns: [
      "SOFA : PaO2 75 sous 40 % de FiO2, intubé ventilé, plaquettes 90 000, bilirubine 45 µmol/L, noradrénaline 0,2 µg/kg/min, Glasgow 13, créatinine 210 µmol/L",
    ],
    calculator: "sofa",
    inputs: {
      pao2: 75,
      fio2: 40,
      ventilated: true,
      platelets: 90,
      bilirubin: 45,
      vasopressors: true,
      norepinephrine: 0.2,
      gcs: 13,
      creatinine: 210,
    },
  },
  {
    turns: [
      "sofa patient septique PaO2 88 en air ambiant, plaquettes 210 G/L, bilirubine 15 µmol/L, PAM 62 sans amines, Glasgow 15, créat 130 µmol/L",
    ],
    calculator: "sofa",
    inputs: {
      pao2: 88,
      fio2: 21,
      platelets: 210,
      bilirubin: 15,
      map: 62,
      gcs: 15,
      creatinine: 130,
    },
  },
  {
    turns: [
      "SOFA : P/F 280, plaquettes 140, bilirubine 28 µmol/L, PAM 75 sans catécholamines, créatinine 95 µmol/L",
      "Glasgow 14",
    ],
    calculator: "sofa",
    inputs: { pfRatio: 280, platelets: 140, bilirubin: 28, map: 75, gcs: 14, creatinine: 95 },
  },
  {
    turns: [
      "APACHE II : 67 ans, T 39,2, PAM 65, FC 125, FR 30, FiO2 40 %, PaO2 68, pH 7,28, Na 138, K 4,2, créatinine 150 µmol/L, IRA, hématocrite 33 %, leucocytes 18, Glasgow 14, pas d'insuffisance d'organe chronique",
    ],
    calculator: "apache-ii",
    inputs: {
      age: 67,
      temperature: 39.2,
      map: 65,
      heartRate: 125,
      respiratoryRate: 30,
      fio2: 40,
      pao2: 68,
      ph: 7.28,
      sodium: 138,
      potassium: 4.2,
      creatinine: 150,
      acuteRenalFailure: true,
      hematocrit: 33,
      whiteCells: 18,
      gcs: 14,
      chronicHealth: "none",
    },
  },
  {
    turns: [
      "apache 2 homme 49 ans température 36,8 pam 88 fc 96 fr 18 pao2 82 en air ambiant ph 7,41 natrémie 141 kaliémie 3,9 créatinine 70 µmol/L hématocrite 41 % gb 9 glasgow 15 sans antécédent grave",
    ],
    calculator: "apache-ii",
    inputs: {
      age: 49,
      temperature: 36.8,
      map: 88,
      heartRate: 96,
      respiratoryRate: 18,
      pao2: 82,
      fio2: 21,
      ph: 7.41,
      sodium: 141,
      potassium: 3.9,
      creatinine: 70,
      hematocrit: 41,
      whiteCells: 9,
      gcs: 15,
      chronicHealth: "none",
    },
  },
  {
    turns: ["QTc Bazett : QT 420, FC 75"],
    calculator: "qtc",
    inputs: { qt: 420, heartRate: 75 },
  },
  {
    turns: ["QT 0,38 s à 92/min, QTc selon Fridericia"],
    calculator: "qtc",
    inputs: { qt: 380, heartRate: 92, formula: "fridericia" },
  },
  {
    turns: ["QT mesuré à 440 ms chez une femme, fréquence 58, QT corrigé ?"],
    calculator: "qtc",
    inputs: { qt: 440, heartRate: 58, sex: "female" },
  },
  {
    turns: ["Cockcroft : femme 81 ans, 52 kg, créat 118"],
    calculator: "cockcroft-gault",
    inputs: { age: 81, sex: "female", weight: 52, creatinine: 118 },
  },
  {
    turns: ["Cockcroft d'un homme de 73 ans, créatinine 13 mg/L", "80 kg"],
    calculator: "cockcroft-gault",
    inputs: { age: 73, sex: "male", weight: 80, creatinine: { value: 1.3, unit: "mg/dL" } },
  },
  {
    turns: ["clairance selon Cockcroft mr 64 ans 91 kg créatinine 98 µmol/L"],
    calculator: "cockcroft-gault",
    inputs: { age: 64, sex: "male", weight: 91, creatinine: 98 },
  },
  {
    turns: ["CKD-EPI femme 47 ans créat 62 µmol/L"],
    calculator: "ckd-epi-2021",
    inputs: { age: 47, sex: "female", creatinine: 62 },
  },
  {
    turns: ["DFG CKD-EPI d'un homme de 70 ans dont la créatinine est à 145"],
    calculator: "ckd-epi-2021",
    inputs: { age: 70, sex: "male", creatinine: 145 },
  },
];
