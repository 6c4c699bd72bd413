// Sixty questions as clinicians type them, each naming one of the ten calculators with its values.
// Expected: the value computed by hand from the publication, or the inputs to ask for.
import type { AskedScore } from "./asked-score.ts";
import { SEVERITY_QUESTIONS } from "./severity-questions.ts";

export const QUESTIONS: readonly AskedScore[] = [
  // Cockcroft-Gault: (140 − age) × weight × k / creatinine, k = 1.2278 men, 1.0436 women
  {
    question: "Cockcroft femme de 82 ans, 54 kg, créatinine 96 µmol/L",
    calculator: "cockcroft-gault",
    value: 34.0,
  },
  {
    question:
      "Clairance de la créatinine selon Cockcroft chez un homme de 67 ans pesant 80 kg avec une créatininémie à 120 µmol/L ?",
    calculator: "cockcroft-gault",
    value: 59.8,
  },
  {
    question: "cockroft H 75 ans 72 kg creat 1,4 mg/dl",
    calculator: "cockcroft-gault",
    value: 46.4,
  },
  {
    question: "Calcule le Cockcroft d’une patiente de 90 ans, poids 48 kg, créat à 110 µmol/L",
    calculator: "cockcroft-gault",
    value: 22.8,
  },
  {
    question: "Cockcroft poids ajusté : femme 80 ans, 95 kg, 165 cm, créatinine 88,4 µmol/L",
    calculator: "cockcroft-gault",
    value: 51.1,
  },
  {
    question:
      "cockcroft avec poids idéal, femme de 80 ans, 95 kg pour 1m65, créatininémie 88,4 µmol/L",
    calculator: "cockcroft-gault",
    value: 40.3,
  },
  {
    question: "Cockcroft pour une femme de 82 ans, créatinine 96 µmol/L",
    calculator: "cockcroft-gault",
    ask: ["weight"],
  },
  // 90 is written of µmol/L only: supposed, and shown as such. (140 − 60) × 80 × 1.2278 / 90
  {
    question: "Cockcroft homme 60 ans 80 kg créatinine 90",
    calculator: "cockcroft-gault",
    value: 87.3,
  },
  // CKD-EPI 2021
  {
    question: "DFG CKD-EPI 2021 d’une femme de 55 ans avec créatinine 0,9 mg/dL",
    calculator: "ckd-epi-2021",
    value: 75.5,
  },
  { question: "ckd epi homme 55 ans créat 1,2 mg/dl", calculator: "ckd-epi-2021", value: 71.4 },
  {
    question:
      "Quel est le débit de filtration glomérulaire (CKD-EPI) chez une femme de 80 ans dont la créatininémie est de 300 µmol/L ?",
    calculator: "ckd-epi-2021",
    value: 13.1,
  },
  {
    question: "DFG d'un homme de 50 ans, créatinine plasmatique 79,56 µmol/L",
    calculator: "ckd-epi-2021",
    value: 104.1,
  },
  {
    question: "DFG CKD-EPI : 64 ans, créatinine 110 µmol/L",
    calculator: "ckd-epi-2021",
    ask: ["sex"],
  },
  { question: "CKD-EPI femme créatinine 110 µmol/L", calculator: "ckd-epi-2021", ask: ["age"] },
  // CHA₂DS₂-VA
  {
    question: "CHA2DS2-VA chez une femme de 72 ans hypertendue et diabétique",
    calculator: "cha2ds2-va",
    value: 3,
  },
  {
    question:
      "Score CHA₂DS₂-VA : homme de 80 ans, antécédent d’AVC, insuffisance cardiaque, pas de diabète, pas d’HTA, pas de maladie vasculaire",
    calculator: "cha2ds2-va",
    value: 5,
  },
  {
    question: "CHA2DS2-VA d'un homme de 66 ans sans autre facteur de risque",
    calculator: "cha2ds2-va",
    value: 1,
  },
  {
    question: "cha2ds2-va patient 58 ans, HTA, DT2, AOMI, pas d'AVC ni d'insuffisance cardiaque",
    calculator: "cha2ds2-va",
    value: 3,
  },
  {
    question: "CHA2DS2-VA d’une femme de 77 ans coronarienne stentée, hypertendue",
    calculator: "cha2ds2-va",
    value: 4,
  },
  {
    question: "CHA2DS2-VA chez un hypertendu diabétique en FA",
    calculator: "cha2ds2-va",
    ask: ["age"],
  },
  // CURB-65
  {
    question: "CURB-65 : 78 ans, urée 9 mmol/L, FR 24/min, PA 130/75, pas de confusion",
    calculator: "curb-65",
    value: 2,
  },
  {
    question: "curb65 pneumopathie femme 82 ans confuse, urée 12 mmol/l, FR 34, TA 85/50",
    calculator: "curb-65",
    value: 5,
  },
  {
    question:
      "Calculer le CURB 65 d’un homme de 45 ans non confus, fréquence respiratoire 18/min, pression artérielle 125/80 mmHg, urée 0,3 g/L",
    calculator: "curb-65",
    value: 0,
  },
  {
    question: "CURB-65 patient de 65 ans, lucide, urée 7 mmol/L, FR 30, tension 12/6",
    calculator: "curb-65",
    value: 3,
  },
  {
    question: "CURB-65 : 70 ans, orienté, FR 22, PAS 85, urée 0,6 g/L",
    calculator: "curb-65",
    value: 3,
  },
  {
    question: "CURB-65 : homme 78 ans, urée 9 mmol/L, FR 32/min, confusion",
    calculator: "curb-65",
    ask: ["systolic", "diastolic"],
  },
  {
    question: "CURB-65 : 78 ans, FR 24, PA 130/75, pas de confusion",
    calculator: "curb-65",
    ask: ["urea"],
  },
  {
    question: "CURB-65 : 78 ans, urée 9 mmol/L, FR 24, PA 130/75",
    calculator: "curb-65",
    ask: ["confusion"],
  },
  // Wells
  {
    question:
      "Score de Wells EP : FC 115, hémoptysie, signes de TVP, pas de cancer, pas d’immobilisation, pas d’antécédent de TVP, diagnostic alternatif plus probable",
    calculator: "wells-pe",
    value: 5.5,
  },
  {
    question:
      "Wells embolie pulmonaire : femme de 40 ans, FC 88, ni hémoptysie ni cancer, pas de chirurgie récente, pas d’antécédent d’EP, pas de signe de TVP, un autre diagnostic est plus probable",
    calculator: "wells-pe",
    value: 0,
  },
  {
    question:
      "wells ep : tachycardie à 120/min, chirurgie il y a 10 jours, EP est le diagnostic le plus probable, sans autre critère",
    calculator: "wells-pe",
    value: 6,
  },
  {
    question:
      "Wells EP chez un homme avec antécédent d’embolie pulmonaire, cancer du poumon sous chimiothérapie, FC 104 et autre diagnostic moins probable qu’une EP",
    calculator: "wells-pe",
    value: 7,
  },
  {
    question:
      "Score de Wells pour une suspicion d’EP : mollet gauche gonflé et douloureux, FC à 92, alitée depuis 5 jours, hémoptysie, diagnostic alternatif aussi probable, sans antécédent, pas de cancer",
    calculator: "wells-pe",
    value: 5.5,
  },
  {
    question: "Wells EP : FC 115, hémoptysie, cancer actif",
    calculator: "wells-pe",
    ask: ["alternativeLessLikely"],
  },
  {
    question:
      "Score de Wells EP : pas d’hémoptysie, pas de cancer, pas d’immobilisation, pas d’antécédent de TVP, pas de signes de phlébite, EP diagnostic le plus probable",
    calculator: "wells-pe",
    ask: ["heartRateOver100"],
  },
  // HEART
  {
    question:
      "Score HEART : homme de 60 ans, histoire modérément suspecte, troubles de repolarisation non spécifiques, HTA et tabac, troponine normale",
    calculator: "heart",
    value: 4,
  },
  {
    question:
      "HEART femme 70 ans, douleur très suspecte, sous-décalage du ST, diabète, HTA, tabagisme, troponine à 5 fois la normale",
    calculator: "heart",
    value: 10,
  },
  {
    question:
      "score heart 42 ans, anamnèse peu évocatrice, ECG normal, aucun facteur de risque, troponine négative",
    calculator: "heart",
    value: 0,
  },
  {
    question: "HEART : 66 ans, histoire très évocatrice, BBG, coronarien connu, troponine normale",
    calculator: "heart",
    value: 7,
  },
  {
    question:
      "Score HEART chez un homme de 55 ans : douleur atypique, ECG normal, 2 facteurs de risque, troponine entre 1 et 3 fois la normale",
    calculator: "heart",
    value: 3,
  },
  {
    question:
      "Score HEART : homme de 60 ans, histoire modérément suspecte, ECG normal, HTA et tabac",
    calculator: "heart",
    ask: ["troponin"],
  },
  {
    question: "score HEART 60 ans, ECG normal, troponine normale, 1 facteur de risque",
    calculator: "heart",
    ask: ["history"],
  },
  // QTc
  { question: "QTc Bazett avec QT 400 ms et FC 80/min", calculator: "qtc", value: 461.9 },
  {
    question: "qtc fridericia : QT 440 ms, fréquence cardiaque 55",
    calculator: "qtc",
    value: 427.4,
  },
  {
    question: "QT corrigé selon Framingham, QT mesuré à 400 ms, FC 80 bpm",
    calculator: "qtc",
    value: 438.5,
  },
  { question: "QTc Hodges QT 400 ms FC 80", calculator: "qtc", value: 435 },
  {
    question: "QTc avec un QT à 0,42 s et un pouls à 75/min chez une femme",
    calculator: "qtc",
    value: 469.6,
  },
  { question: "QTc si QT 420 ms ?", calculator: "qtc", ask: ["heartRate"] },
  ...SEVERITY_QUESTIONS,
];
