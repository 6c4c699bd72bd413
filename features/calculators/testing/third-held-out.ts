// A third series in the telegraphic style of a call, run once before any repair: 26 of 40 as
// expected, none computed wrong. Since then one urea was given its unit, which the reader rightly
// asks for.
import type { AskedScore } from "./asked-score.ts";

export const THIRD_HELD_OUT: readonly AskedScore[] = [
  {
    question: "F 72 ans 58 kg créat 105 µmol/L, cockcroft ?",
    calculator: "cockcroft-gault",
    value: 39.2,
  },
  {
    question: "Clairance de la créatinine (Cockcroft et Gault) H de 45 a, pds 92 kg, créat 13 mg/L",
    calculator: "cockcroft-gault",
    value: 93.4,
  },
  {
    question: "cockcroft M 88A 51,5kg creatininémie 142 micromoles par litre",
    calculator: "cockcroft-gault",
    value: 23.2,
  },
  {
    question:
      "un homme de soixante-dix ans, soixante-cinq kilos, créatinine à 130 µmol/L : Cockcroft ?",
    calculator: "cockcroft-gault",
    value: 43.0,
  },
  {
    question: "cockcroft 1m58 61 kg femme créat 88 µmol/l",
    calculator: "cockcroft-gault",
    ask: ["age"],
  },
  {
    question: "CKD EPI: créat 156 µmol/L chez un patient masculin âgé de 71 ans",
    calculator: "ckd-epi-2021",
    value: 40.7,
  },
  {
    question: "DFG estimé d'une femme de 29 ans, créatininémie à 6,2 mg/L",
    calculator: "ckd-epi-2021",
    value: 123.5,
  },
  { question: "dfg ckd-epi 2021 M 60 a creat 98 umol/l", calculator: "ckd-epi-2021", value: 76.1 },
  {
    question: "quelle est la fonction rénale en CKD-EPI de Mme D., 93 ans, créat 140 micromol/L",
    calculator: "ckd-epi-2021",
    value: 30.3,
  },
  {
    question: "ckd-epi H 52 ans créat à l'admission ?",
    calculator: "ckd-epi-2021",
    ask: ["creatinine"],
  },
  {
    question:
      "cha2ds2va F 76 ans HTA traitée, ATCD d'AIT, pas de diabète, pas d'IC, pas d'artérite",
    calculator: "cha2ds2-va",
    value: 5,
  },
  { question: "CHA₂DS₂-VA homme 64 ans, aucun antécédent", calculator: "cha2ds2-va", value: 0 },
  {
    question: "Mon patient de 69 ans est diabétique et a fait un infarctus, cha2ds2-va ?",
    calculator: "cha2ds2-va",
    value: 3,
  },
  {
    question: "CHA2DS2-VA d'une dame insuffisante cardiaque et hypertendue",
    calculator: "cha2ds2-va",
    ask: ["age"],
  },
  {
    question: "curb 65: H 81 ans, confus, urée 11 mmol/L, FR 28, TA 95/55",
    calculator: "curb-65",
    value: 4,
  },
  {
    question:
      "CURB-65 F 50 ans pneumopathie, consciente et orientée, urée 4,1 mmol/L, 18 cycles/min, 128/76",
    calculator: "curb-65",
    value: 0,
  },
  {
    question: "score curb-65 patient de 70 ans désorienté, TA 8/5, polypnée 34, urée 0,72 g/L",
    calculator: "curb-65",
    value: 5,
  },
  {
    question: "curb-65 chez un homme de 67 ans non confus, urée 5 mmol/L, FR 16",
    calculator: "curb-65",
    ask: ["systolic", "diastolic"],
  },
  {
    question:
      "Wells : tachycarde à 112, ATCD de phlébite, pas de cancer, pas d'hémoptysie, pas de chirurgie récente, mollets souples, EP diagnostic le plus probable",
    calculator: "wells-pe",
    value: 6,
  },
  {
    question:
      "score de wells ep, FC 88/min, pas de signe clinique de TVP, pas d'ATCD de MTEV, pas d'immobilisation, pas de cancer, pas d'hémoptysie, diagnostic alternatif plus probable",
    calculator: "wells-pe",
    value: 0,
  },
  {
    question:
      "Wells EP post-op J5 PTG, fc 120, crache du sang, aucun diag alternatif plus probable, pas de signe de phlébite, jamais d'EP ni TVP, pas de néoplasie",
    calculator: "wells-pe",
    value: 7,
  },
  {
    question:
      "wells ep femme, cancer du sein sous chimio, fc 95, pas de phlébite clinique, pas d'atcd d'EP, pas d'alitement, pas d'hémoptysie",
    calculator: "wells-pe",
    ask: ["alternativeLessLikely"],
  },
  {
    question: "HEART : douleur typique, ECG normal, F 67 ans, HTA + tabac, tropo négative",
    calculator: "heart",
    value: 5,
  },
  {
    question:
      "score heart H 50 ans histoire peu évocatrice, ecg sans anomalie, pas de FDR, troponine normale",
    calculator: "heart",
    value: 1,
  },
  {
    question:
      "HEART 72 ans, douleur moyennement évocatrice, sous-décalage ST, ATCD d'infarctus, troponine x5",
    calculator: "heart",
    value: 9,
  },
  {
    question: "HEART 55 ans douleur atypique, ECG normal, 1 FDR",
    calculator: "heart",
    ask: ["troponin"],
  },
  { question: "QTc Bazett : QT 420 ms, FC 75", calculator: "qtc", value: 469.6 },
  {
    question: "QT corrigé par Fridericia d'un QT à 0,38 s pour une fréquence à 100/min",
    calculator: "qtc",
    value: 450.5,
  },
  { question: "qtc selon Framingham qt 400 fc 60", calculator: "qtc", value: 400 },
  { question: "qtc bazett qt mesuré 440 ms", calculator: "qtc", ask: ["heartRate"] },
  {
    question: "Glasgow : ouvre les yeux à la douleur, propos inappropriés, localise",
    calculator: "glasgow",
    value: 10,
  },
  { question: "GCS Y4 V4 M6", calculator: "glasgow", value: 14 },
  {
    question: "glasgow: n'ouvre pas les yeux, ne répond pas, extension à la douleur",
    calculator: "glasgow",
    value: 4,
  },
  {
    question: "Glasgow d'un patient qui ouvre les yeux à la voix et obéit aux ordres",
    calculator: "glasgow",
    ask: ["verbal"],
  },
  {
    question:
      "SOFA : PaO2/FiO2 220, ventilé, plaquettes 85 000/mm3, bilirubine 40 µmol/L, noradrénaline 0,2 µg/kg/min, GCS 15, créat 190 µmol/L, diurèse 1200 mL/j",
    calculator: "sofa",
    value: 12,
  },
  {
    question:
      "SOFA patient en air ambiant PaO2 80 mmHg, plaquettes 210 G/L, bili 12 µmol/L, PAM 78 sans amines, Glasgow 14, créatinine 90 µmol/L, diurèse 1,5 L",
    calculator: "sofa",
    value: 2,
  },
  {
    question:
      "sofa : P/F 150 sous VNI, bilirubine 15 µmol/L, créat 100 µmol/L, glasgow 15, PAM 60 sans noradrénaline, diurèse 2 L/j",
    calculator: "sofa",
    ask: ["platelets"],
  },
  {
    question:
      "APACHE II : homme 58 ans, T 38,7 °C, PAM 68, FC 118, FR 28, FiO2 0,4 PaO2 75, pH 7,31, Na 132, K 4,8, créat 150 µmol/L sans insuffisance rénale aiguë, Ht 36 %, GB 15,2 G/L, Glasgow 13, pas d'antécédent chronique grave",
    calculator: "apache-ii",
    value: 16,
  },
  {
    question:
      "apache 2 F 80 ans T°36,5 PAM 90 FC 80 FR 16 PaO2 90 sous FiO2 21 %, pH 7,40, Na+ 140, K+ 4, créatinine 80 µmol/L pas d'IRA, hématocrite 40 %, leucocytes 8 G/L, glasgow 15, pas de maladie chronique",
    calculator: "apache-ii",
    value: 6,
  },
  {
    question:
      "APACHE II 45 ans T 37 PAM 80 FC 90 FR 18 PaO2 85 FiO2 0,21 pH 7,38 Na 138 créat 70 µmol/L pas d'IRA Ht 41 % GB 9 G/L GCS 15 sans comorbidité",
    calculator: "apache-ii",
    ask: ["potassium"],
  },
];
