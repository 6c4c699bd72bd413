// A fifth series, values by the formulas written apart; run once before any repair: 15 of 16, none
// computed wrong.
import type { AskedScore } from "./asked-score.ts";

export const FIFTH_HELD_OUT: readonly AskedScore[] = [
  {
    question: "Cockcroft : F, 79 ans, 49 kg, créatininémie 0,9 mg/dL",
    calculator: "cockcroft-gault",
    value: 39.2,
  },
  {
    question:
      "clairance de cockcroft chez un patient (homme) de 52 ans, 70 kilos, avec créat = 250 µmol/L",
    calculator: "cockcroft-gault",
    value: 30.3,
  },
  {
    question: "cockcroft femme 52 ans, créat 250 µmol/L",
    calculator: "cockcroft-gault",
    ask: ["weight"],
  },
  { question: "eGFR ckd epi 48H créat 300µmol/L", calculator: "ckd-epi-2021", value: 21.4 },
  {
    question: "ckdepi 2021 : dame de quatre-vingt-deux ans, créatinine cent dix µmol/L",
    calculator: "ckd-epi-2021",
    value: 43.3,
  },
  {
    question:
      "CHA2DS2VA : 71 ans, ni HTA ni diabète, ATCD AIT 2020, IC à FEVG altérée, pas de maladie vasculaire",
    calculator: "cha2ds2-va",
    value: 4,
  },
  {
    question: "chads va H 77 ans HTA diabète AOMI, jamais d'AVC, pas d'insuffisance cardiaque",
    calculator: "cha2ds2-va",
    value: 5,
  },
  {
    question: "curb-65 pneumopathie F 92 ans, désorientée, PA 85/40, FR 35, urée 18 mmol/L",
    calculator: "curb-65",
    value: 5,
  },
  {
    question: "curb 65 pour H 45 ans TA 12/7 FR 18 urée 4 mmol/L pas de confusion",
    calculator: "curb-65",
    value: 0,
  },
  {
    question:
      "Wells EP : pas de TVP clinique, FC 115, alité depuis 4 jours, pas d'ATCD thromboembolique, pas d'hémoptysie, K du poumon en traitement, EP = diagnostic le plus probable",
    calculator: "wells-pe",
    value: 7,
  },
  {
    question: "HEART : H 61 ans, douleur évocatrice, ECG normal, HTA, tropo normale",
    calculator: "heart",
    ask: ["history"],
  },
  {
    question: "score HEART F 40 ans douleur atypique ecg normal aucun fdr tropo negative",
    calculator: "heart",
    value: 0,
  },
  { question: "QTc de Bazett avec QT = 0,46 s et FC = 50/min", calculator: "qtc", value: 419.9 },
  {
    question: "glasgow : ouvre les yeux à la douleur, gémit, décérébration",
    calculator: "glasgow",
    value: 6,
  },
  { question: "GCS : yeux ouverts spontanément, confus, obéit", calculator: "glasgow", value: 14 },
  {
    question:
      "SOFA PaO2 110 sous FiO2 40 % VNI, plaq 95 G/L, bilirubine totale 22 µmol/L, PAM 62 sans vasopresseur, glasgow 13, créat 130 µmol/L, diurèse 900 mL/24 h",
    calculator: "sofa",
    value: 8,
  },
];
