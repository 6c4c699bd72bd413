// Written and computed by an author who had read no rule of the product; run once before any
// repair: 40 of 40.
import type { AskedScore } from "./asked-score.ts";

export const SECOND_AUTHOR: readonly AskedScore[] = [
  {
    question:
      "Glasgow : ouvre les yeux à la douleur, mots inappropriés, localise la douleur (Y2 V3 M5)",
    calculator: "glasgow",
    value: 10,
  },
  {
    question: "gcs Y1 V2 M4 a l'arrivée du smur",
    calculator: "glasgow",
    value: 7,
  },
  {
    question:
      "score de glasgow chez un jeune qui ouvre les yeux spontanément, confus, obéit aux ordres",
    calculator: "glasgow",
    value: 14,
  },
  {
    question: "calcule le glasgow, ouvre les yeux à l'appel, obéit aux ordres simples",
    calculator: "glasgow",
    ask: ["verbal"],
  },
  {
    question: "Glasgow patient Y3 V4 M6 après chute",
    calculator: "glasgow",
    value: 13,
  },
  {
    question: "CURB-65 homme 78 ans confus, urée 9 mmol/L, FR 32, TA 85/50",
    calculator: "curb-65",
    value: 5,
  },
  {
    question: "curb65 femme de 64 ans non confuse, urée 6,2 mmol/l, FR 24/min, PA 118/64 mmHg",
    calculator: "curb-65",
    value: 0,
  },
  {
    question: "CURB 65 : 65 ans, pas de confusion, urée à 7,5 mmol/L, FR 28, PA 132/60",
    calculator: "curb-65",
    value: 3,
  },
  {
    question: "CURB-65 pour un patient de 81 ans, pas de confusion, FR 26, TA 120/75",
    calculator: "curb-65",
    ask: ["urea"],
  },
  {
    question:
      "CHA2DS2-VA femme 76 ans en FA, HTA, diabète, pas d'insuffisance cardiaque, pas d'AVC ni AIT, pas d'atteinte vasculaire",
    calculator: "cha2ds2-va",
    value: 4,
  },
  {
    question:
      "cha2ds2-va : homme 68 ans, AIT en 2021, hypertendu, non diabétique, sans insuffisance cardiaque, sans infarctus ni AOMI",
    calculator: "cha2ds2-va",
    value: 4,
  },
  {
    question:
      "score CHA2DS2-VA d'un homme de 54 ans, pas d'HTA, pas de diabète, pas d'insuffisance cardiaque, pas d'AVC, pas de maladie vasculaire",
    calculator: "cha2ds2-va",
    value: 0,
  },
  {
    question:
      "CHA2DS2-VA patiente hypertendue et diabétique, sans insuffisance cardiaque, sans AVC, sans atteinte vasculaire",
    calculator: "cha2ds2-va",
    ask: ["age"],
  },
  {
    question:
      "score HEART : histoire très suspecte, sous-décalage de ST à l'ECG, 70 ans, 3 facteurs de risque, troponine à 4 fois la normale",
    calculator: "heart",
    value: 10,
  },
  {
    question:
      "HEART douleur moyennement suspecte, ECG normal, 52 ans, 2 facteurs de risque (tabac et HTA), troponine normale",
    calculator: "heart",
    value: 3,
  },
  {
    question:
      "heart score anamnèse peu suspecte, troubles de repolarisation non spécifiques, 44 ans, aucun facteur de risque, troponine à 2 fois la normale",
    calculator: "heart",
    value: 2,
  },
  {
    question:
      "HEART : histoire très suspecte, ECG normal, 66 ans, un facteur de risque, tropo pas encore revenue",
    calculator: "heart",
    ask: ["troponin"],
  },
  {
    question:
      "Wells EP : signes de TVP, diagnostic alternatif moins probable que l'EP, FC 112, chirurgie il y a 2 semaines, pas d'antécédent d'EP ni de TVP, pas d'hémoptysie, pas de cancer",
    calculator: "wells-pe",
    value: 9,
  },
  {
    question:
      "score de Wells embolie pulmonaire, FC 100/min, hémoptysie, cancer actif, pas de signe de TVP, un autre diagnostic est plus probable, pas d'immobilisation ni chirurgie, pas d'antécédent de TVP/EP",
    calculator: "wells-pe",
    value: 2,
  },
  {
    question:
      "Wells EP FC 104, antécédent d'EP, pas de signe de phlébite, diagnostic alternatif plus probable, pas de chirurgie ni immobilisation, pas d'hémoptysie, pas de cancer",
    calculator: "wells-pe",
    value: 3,
  },
  {
    question:
      "wells ep : pas de signe de TVP, diagnostic alternatif plus probable, alitée 5 jours, pas d'ATCD, pas d'hémoptysie, pas de cancer",
    calculator: "wells-pe",
    ask: ["heartRateOver100"],
  },
  {
    question: "Cockcroft homme 80 ans 70 kg créatinine 120 µmol/L",
    calculator: "cockcroft-gault",
    value: 43,
    within: 0.6,
  },
  {
    question: "clairance cockcroft dame 72 ans, 55 kg, créat 95 micromol/l",
    calculator: "cockcroft-gault",
    value: 40.9,
    within: 0.6,
  },
  {
    question: "Cockcroft-Gault femme de 85 ans pesant 48 kg, créatininémie 11 mg/L",
    calculator: "cockcroft-gault",
    value: 28.2,
    within: 0.6,
  },
  {
    question: "cockcroft homme de 67 ans créat 140 µmol/L",
    calculator: "cockcroft-gault",
    ask: ["weight"],
  },
  {
    question: "DFG CKD-EPI 2021 homme 60 ans créatinine 110 µmol/L",
    calculator: "ckd-epi-2021",
    value: 66,
    within: 0.6,
  },
  {
    question: "ckd epi 2021, femme de 45 ans, créat à 62 µmol/l",
    calculator: "ckd-epi-2021",
    value: 108,
    within: 0.6,
  },
  {
    question: "CKD-EPI 2021 patiente 83 ans créatinine 210 µmol/L",
    calculator: "ckd-epi-2021",
    value: 20,
    within: 0.6,
  },
  {
    question: "ckd-epi 2021 homme créatinine 95 µmol/L",
    calculator: "ckd-epi-2021",
    ask: ["age"],
  },
  {
    question: "QTc Bazett QT 400 ms FC 75/min",
    calculator: "qtc",
    value: 447,
    within: 0.6,
  },
  {
    question: "QT corrigé selon Fridericia : QT 440 ms, fréquence cardiaque 100",
    calculator: "qtc",
    value: 522,
    within: 0.6,
  },
  {
    question: "qtc formule de Framingham QT 380 ms pour une FC à 90",
    calculator: "qtc",
    value: 431,
    within: 0.6,
  },
  {
    question: "QTc Bazett, QT mesuré à 460 ms",
    calculator: "qtc",
    ask: ["heartRate"],
  },
  {
    question:
      "SOFA : PaO2/FiO2 180 sous ventilation mécanique, plaquettes 90 G/L, bilirubine 40 µmol/L, noradrénaline 0,2 µg/kg/min, Glasgow 13, créatinine 180 µmol/L, diurèse 1200 mL/j",
    calculator: "sofa",
    value: 14,
  },
  {
    question:
      "score SOFA P/F 350 non ventilé, plaquettes 160 G/L, bili 15 µmol/L, PAM 65 sans amines, Glasgow 15, créat 100 µmol/L, diurèse 1500 ml/24h",
    calculator: "sofa",
    value: 2,
  },
  {
    question:
      "SOFA rapport PaO2/FiO2 250 sous O2 non ventilé, plaquettes 45 G/L, bilirubine 110 µmol/L, noradrénaline 0,08 µg/kg/min, Glasgow 9, créatinine 320 µmol/L, diurèse 900 mL/j",
    calculator: "sofa",
    value: 17,
  },
  {
    question:
      "SOFA P/F 300 ventilé, plaquettes 120 G/L, PAM 80 sans vasopresseur, Glasgow 15, créat 90 µmol/L, diurèse 1800 mL/j",
    calculator: "sofa",
    ask: ["bilirubin"],
  },
  {
    question:
      "APACHE II : 62 ans, température rectale 39,2 °C, PAM 60 mmHg, FC 125, FR 28, FiO2 0,40 PaO2 62 mmHg, pH artériel 7,28, Na 138, K 3,2, créatinine 190 µmol/L sans insuffisance rénale aiguë, hématocrite 32 %, leucocytes 18 G/L, Glasgow 14, aucune défaillance chronique ni immunodépression",
    calculator: "apache-ii",
    value: 20,
  },
  {
    question:
      "APACHE II patient de 78 ans admission médicale non chirurgicale, cirrhose avec hypertension portale, T rectale 35,5, PAM 75, FC 95, FR 22, FiO2 0,6 gradient A-a 380 mmHg, pH 7,35, Na 128, K 5,7, créat 250 µmol/L avec insuffisance rénale aiguë, Ht 28 %, GB 2,5 G/L, Glasgow 9",
    calculator: "apache-ii",
    value: 34,
  },
  {
    question:
      "apache 2 femme 50 ans, T 38 rectale, PAM 90, FC 100, FR 20, FiO2 0,3 PaO2 80, pH 7,40, Na 140, K 4, créat 80 µmol/L pas d'IRA, leucocytes 10 G/L, Glasgow 15, pas de défaillance chronique",
    calculator: "apache-ii",
    ask: ["hematocrit"],
  },
];
