// Ninety questions on scores with their values, thirty a language, written without sight of the
// rules that read them, and frozen before any of these rules was tuned. Those of two turns give in
// the second what the first lacks.
export interface SaidScore {
  turns: readonly [string] | readonly [string, string];
  calculator: string;
  /** What a physician reads in the words; a yes-or-no that is not listed is no. */
  inputs?: Readonly<Record<string, number | string | true | { value: number; unit: string }>>;
  /** Instead of a result: what must be asked, because the words contradict each other. */
  ask?: string;
}

const FRENCH: readonly SaidScore[] = [
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

const ENGLISH: readonly SaidScore[] = [
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

const SPANISH: readonly SaidScore[] = [
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

export const AS_SAID_FIRST = { fr: FRENCH, en: ENGLISH, es: SPANISH } as const;
